import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Default order of callbacks")
struct DefaultOrderTests {
  static let rows: [DefaultRow] = lifeCycle + taps + pushes + ends

  @Test("Every situation brings its callbacks in the default order", arguments: rows, Cell.all)
  func defaultOrder(_ row: DefaultRow, _ cell: Cell) throws {
    guard row.exists(in: cell) else { return }
    var phone = cell.phone()
    try phone.enter(row.situation)
    let orders = try phone.meet(row.event)
    #expect(
      Shorthand.told(orders, in: cell.architecture) == row.expected(in: cell), "\(row), \(cell)")
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test("A SwiftUI app's scene goes the way of any scene", arguments: rows, Cell.all)
  func swiftUIMoments(_ row: DefaultRow, _ cell: Cell) throws {
    guard cell.architecture == .swiftUI, row.exists(in: cell) else { return }
    var phone = cell.phone()
    try phone.enter(row.situation)
    #expect(Shorthand.all(try phone.meet(row.event)) == row.scene, "\(row), \(cell)")
  }

  static let lifeCycle: [DefaultRow] =
    [.neverLaunched, .forceQuit, .endedBySystem].map {
      DefaultRow(
        $0, .icon, "wFL dFL aActive", scene: "wFL dFL cfg sConn sFg sActive",
        swiftUI: "wFL dFL cfg")
    }
    + [.background, .suspended].map {
      DefaultRow($0, .icon, "aFg aActive", scene: "sFg sActive", swiftUI: "")
    }
    + [
      DefaultRow(.inactive, .icon, "aActive", scene: "sActive", swiftUI: ""),
      DefaultRow(.active, .home, "aResign aBg", scene: "sResign sBg", swiftUI: ""),
      DefaultRow(.inactive, .home, "aBg", scene: "sBg", swiftUI: ""),
      DefaultRow(
        .launchedByPush, .icon, "aFg aActive", scene: "cfg sConn sFg sActive", swiftUI: "cfg"),
    ]

  static let taps: [DefaultRow] =
    [.neverLaunched, .forceQuit, .endedBySystem].map {
      DefaultRow(
        $0, .tap, "wFL(RN) dFL(RN) dR aActive", legacy: "wFL(RN) dFL(RN) fetch aActive",
        scene: "wFL dFL cfg(NR) sConn(NR) sFg dR sActive", swiftUI: "wFL dFL cfg(NR) dR")
    }
    + [.background, .suspended].map {
      DefaultRow(
        $0, .tap, "aFg dR aActive", legacy: "aFg fetch aActive", scene: "sFg dR sActive",
        swiftUI: "dR")
    }
    + [
      DefaultRow(
        .launchedByPush, .tap, "aFg dR aActive", legacy: "aFg fetch aActive",
        scene: "cfg(NR) sConn(NR) sFg dR sActive", swiftUI: "cfg(NR) dR"),
      DefaultRow(.active, .bannerTap, "dR", scene: "dR", swiftUI: "dR"),
      DefaultRow(
        .active, .centerTap, "aResign dR aActive", legacy: "aResign fetch aActive",
        scene: "sResign dR sActive", swiftUI: "dR"),
    ]

  static let pushes: [DefaultRow] =
    [.inactive, .active].flatMap {
      [
        DefaultRow($0, .alertPush, "wP", legacy: "fetch", scene: "wP", swiftUI: "wP"),
        DefaultRow(
          $0, .wakingAlertPush, "wP fetch", legacy: "fetch", scene: "wP fetch",
          swiftUI: "wP fetch"),
        DefaultRow($0, .silentPush, "fetch", scene: "fetch", swiftUI: "fetch"),
      ]
    }
    + [.silentPush, .wakingAlertPush].flatMap {
      [
        DefaultRow(.background, $0, "fetch", scene: "fetch", swiftUI: "fetch"),
        DefaultRow(.suspended, $0, "aBg fetch", scene: "fetch", swiftUI: "fetch"),
        DefaultRow(
          .endedBySystem, $0, "wFL(RN) dFL(RN) aBg fetch", scene: "wFL dFL fetch",
          swiftUI: "wFL dFL fetch"),
        DefaultRow(.forceQuit, $0, "", scene: "", swiftUI: ""),
        DefaultRow(.neverLaunched, $0, "", scene: "", swiftUI: ""),
      ]
    }
    + [.neverLaunched, .forceQuit, .endedBySystem, .suspended, .background].map {
      DefaultRow($0, .alertPush, "", scene: "", swiftUI: "")
    }

  static let ends: [DefaultRow] =
    [
      DefaultRow(
        .active, .forceQuit, "aResign aBg aTerm", scene: "sResign sDisc aTerm", swiftUI: "aTerm"),
      DefaultRow(.inactive, .forceQuit, "aBg aTerm", scene: "sDisc aTerm", swiftUI: "aTerm"),
      DefaultRow(.endedBySystem, .forceQuit, "", scene: "", swiftUI: ""),
      DefaultRow(.launchedByPush, .forceQuit, "aTerm", scene: "aTerm", swiftUI: "aTerm"),
    ]
    + [.forceQuit, .endBySystem].flatMap {
      [
        DefaultRow(.background, $0, "aTerm", scene: "sDisc aTerm", swiftUI: "aTerm"),
        DefaultRow(.suspended, $0, "", scene: "", swiftUI: ""),
      ]
    }
    + [.inactive, .active].map {
      DefaultRow($0, .endBySystem, "", scene: "", swiftUI: "")
    }
}
