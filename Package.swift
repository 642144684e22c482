// swift-tools-version: 6.2
import PackageDescription

/// Applied to every Swift target below, so that no target is held to less than another.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Glidepath",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Glidepath", targets: ["Glidepath"]),
    .library(name: "GlidepathUIKit", targets: ["GlidepathUIKit"]),
  ],
  targets: [
    .target(name: "Glidepath"),
    .target(
      name: "GlidepathUIKit",
      dependencies: [
        "Glidepath",
        .target(name: "UIKit", condition: .when(platforms: [.linux])),
        .target(name: "UserNotifications", condition: .when(platforms: [.linux])),
      ]
    ),
    .target(name: "GlidepathJSON"),
    .testTarget(name: "GlidepathTests", dependencies: ["Glidepath"]),
    .testTarget(name: "GlidepathJSONTests", dependencies: ["GlidepathJSON"]),
  ]
)

// The manifest's `#if os` tests the machine that builds, not the one that runs. That is what is
// wanted here: the phone and everything that needs it exist on Linux only, where modules named
// UIKit and UserNotifications hide nothing of Apple's.
#if os(Linux)
  package.products += [
    .executable(name: "glidepath", targets: ["GlidepathTool"]),
    .executable(name: "ShopChatApp", targets: ["ShopChatApp"]),
    .library(
      name: "GlidepathTesting",
      targets: ["GlidepathTesting", "UIKit", "UserNotifications", "_Testing_UIKit"]),
  ]
  package.targets += [
    .target(name: "CPhoneClock"),
    .target(name: "CPhoneProcess"),
    .target(name: "PhoneLink"),
    .target(name: "UserNotifications", dependencies: ["PhoneLink"]),
    .target(name: "UIKit", dependencies: ["PhoneLink", "CPhoneClock", "UserNotifications"]),
    .target(name: "ShopChat", dependencies: ["Glidepath", "GlidepathUIKit", "UIKit"]),
    // An executable cannot be linked into another target, so the app is a library and this starts it.
    .executableTarget(
      name: "ShopChatApp", dependencies: ["ShopChat", "UIKit"], resources: [.copy("AppBundle")]),
    // The sample app among libraries that misbehave, apart from it so that it stays a sample.
    .target(name: "UnrulyHosts", dependencies: ["ShopChat", "UIKit", "UserNotifications"]),
    .executableTarget(
      name: "UnrulyApp", dependencies: ["UnrulyHosts", "UIKit"], resources: [.copy("AppBundle")]),
    .target(name: "PhoneModel", dependencies: ["PhoneLink"]),
    .target(
      name: "GlidepathSimulator",
      dependencies: ["PhoneModel", "PhoneLink", "CPhoneProcess", "Glidepath", "GlidepathJSON"]
    ),
    // Runs before `main`: a test binary started as an app becomes that app.
    .target(name: "CAppEntry"),
    .target(
      name: "GlidepathTesting",
      dependencies: [
        "CAppEntry", "GlidepathJSON", "GlidepathSimulator", "PhoneLink", "PhoneModel", "UIKit",
      ]
    ),
    // Swift Testing asks for it where a file imports both `Testing` and `UIKit`.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "GlidepathCommands",
      dependencies: ["GlidepathSimulator", "GlidepathJSON", "PhoneLink", "PhoneModel"]),
    // `Glidepath` and `glidepath` would be one folder on a disk that ignores case.
    .executableTarget(
      name: "GlidepathTool", dependencies: ["GlidepathCommands", "ShopChatApp", "UnrulyApp"]),
    .testTarget(name: "PhoneLinkTests", dependencies: ["PhoneLink"]),
    .testTarget(
      name: "PhoneModelTests",
      dependencies: ["PhoneModel", "PhoneLink"],
      resources: [.copy("Fixtures")]
    ),
    // For tests only: an app that never comes to rest, or dies.
    .executableTarget(name: "RestlessApp", dependencies: ["UIKit"], path: "Tests/RestlessApp"),
    .testTarget(
      name: "GlidepathSimulatorTests",
      dependencies: [
        "GlidepathSimulator", "GlidepathJSON", "PhoneModel", "PhoneLink", "ShopChatApp",
        "RestlessApp", "UnrulyApp",
      ]
    ),
    .testTarget(
      name: "UIKitTests", dependencies: ["GlidepathTesting", "UIKit", "UserNotifications"]),
    .testTarget(
      name: "GlidepathUIKitTests",
      dependencies: [
        "Glidepath", "GlidepathTesting", "GlidepathUIKit", "UIKit", "UserNotifications",
      ]),
    .testTarget(
      name: "GlidepathTestingTests",
      dependencies: ["GlidepathTesting", "ShopChat", "UIKit", "UserNotifications"]),
    .testTarget(
      name: "GlidepathCommandsTests",
      dependencies: ["GlidepathCommands", "GlidepathSimulator", "PhoneModel", "PhoneLink"]),
  ]
#endif

for target in package.targets
where !["CPhoneClock", "CPhoneProcess", "CAppEntry"].contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
