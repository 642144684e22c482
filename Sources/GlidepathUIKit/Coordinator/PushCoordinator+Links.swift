#if canImport(UIKit)
  public import Glidepath
  public import UIKit

  // Doors other than pushes: each is one line in the delegate method of its name.
  extension PushCoordinator {
    /// To be called in `application(_:open:options:)`; tells whether the URL is one of the app's.
    @discardableResult public func open(_ url: URL) -> Bool {
      take(Link(url), .callback, nil)
    }

    /// To be called in `scene(_:openURLContexts:)`.
    public func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
      take(contexts, .callback, SceneID(scene))
    }

    /// To be called in `application(_:continue:restorationHandler:)` and `scene(_:continue:)`: for
    /// universal links, Handoff, Spotlight and Live Activities.
    ///
    /// Tells whether the activity is one of the app's.
    @discardableResult public func `continue`(
      _ activity: NSUserActivity, in scene: UIScene? = nil
    ) -> Bool {
      take(Link(activity), .callback, scene.map { SceneID($0) })
    }

    /// To be called in `application(_:performActionFor:completionHandler:)` and
    /// `windowScene(_:performActionFor:completionHandler:)`; the result is the handler's argument.
    ///
    /// The item's `userInfo` names the screen as a push does.
    @discardableResult public func perform(
      _ item: UIApplicationShortcutItem, in scene: UIScene? = nil
    ) -> Bool {
      take(Link(item), .callback, scene.map { SceneID($0) })
    }

    /// Lands on a screen for an intent, a widget or whatever else asks; returns what came of it.
    ///
    /// The route's gates hold, so this may take as long as a tap may wait.
    @discardableResult public func land(
      _ screen: Screen, in scene: UIScene? = nil
    ) async -> Outcome {
      await withCheckedContinuation { continuation in
        landingRequests += 1
        let id = LandingRequest.ID(landingRequests)
        requests[id] = { continuation.resume(returning: $0) }
        send(
          .requested(
            LandingRequest(
              id: id, address: screen.address,
              scene: scene.map { SceneID($0) })))
      }
    }

    func takeLinks(in options: [UIApplication.LaunchOptionsKey: Any]?) {
      if let url = options?[.url] as? URL { take(Link(url), .launchOptions, nil) }
      let activities = options?[.userActivityDictionary] as? [AnyHashable: Any]
      if let activity = activities?.values.lazy.compactMap({ $0 as? NSUserActivity }).first {
        take(Link(activity), .launchOptions, nil)
      }
      if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
        take(Link(item), .launchOptions, nil)
      }
    }

    func takeLinks(in options: UIScene.ConnectionOptions, of scene: SceneID) {
      take(options.urlContexts, .sceneConnection, scene)
      for activity in options.userActivities.sorted(by: { $0.activityType < $1.activityType }) {
        take(Link(activity), .sceneConnection, scene)
      }
      if let item = options.shortcutItem { take(Link(item), .sceneConnection, scene) }
    }

    // A set has no order; the same URLs are taken in the same one each time.
    private func take(_ contexts: Set<UIOpenURLContext>, _ door: Link.Door, _ scene: SceneID) {
      for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
        take(Link(url), door, scene)
      }
    }

    @discardableResult private func take(
      _ link: Link?, _ door: Link.Door, _ scene: SceneID?
    ) -> Bool {
      // An app's activities and quick actions need not be links at all.
      guard let link, machine.rules.isOwn(link) else { return false }
      send(.linked(link, door, scene))
      return true
    }
  }

  extension Link {
    fileprivate init(_ url: URL) { self.init(.url(url.absoluteString), kind: .url) }

    fileprivate init?(_ activity: NSUserActivity) {
      let searched = activity.userInfo?[Self.searchedItem] as? String
      if let text = activity.webpageURL?.absoluteString ?? searched {
        self.init(.url(text), kind: .userActivity)
      } else if let fields = activity.userInfo, !fields.isEmpty {
        self.init(.fields(Push(userInfo: fields)), kind: .userActivity)
      } else {
        return nil
      }
    }

    fileprivate init?(_ item: UIApplicationShortcutItem) {
      guard let info = item.userInfo, !info.isEmpty else { return nil }
      let fields = Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0.key), $0.value) })
      self.init(.fields(Push(userInfo: fields)), kind: .quickAction)
    }

    /// `CSSearchableItemActivityIdentifier`, without linking Core Spotlight.
    private static let searchedItem = "kCSSearchableItemActivityIdentifier"
  }
#endif
