@testable import Glidepath

/// An app as they are shipped: tabs for home, orders and chats, of which home is a route as well.
extension Rules {
  static let kinds = RouteTable<ShopScreen> {
    Route("home") { .home }.placed(.tab("home"))
    Route("orderDetail", .string("orderId")) { .order(id: $0) }
      .placed(.tab("orders"))
      .requires(.signedIn)
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .placed(.tab("chats"))
    Route("messageCenter") { .messageCenter }.placed(.modal)
    Route(
      "conversation", .string("targetId"), .integer("type"),
      .optional(.string("messageId")).detail()
    ) {
      .conversation(target: $0, type: $1, message: $2)
    }
    .popsToExisting()
  }.links(schemes: ["shop"]).rules(foregroundActions: ["open"])
}

extension Push {
  static let page: Push = ["targetScreen": "page", "number": 1]
  static let chat: Push = ["targetScreen": "conversation", "targetId": "u1", "type": 1]
}

extension Address {
  static let page = Address("page", ["number": "1"])
  static let chat = Address("conversation", ["targetId": "u1", "type": "1"])
  static let product = Address("product", ["id": "1"])
}

extension Layout {
  static func kindTabs(selected: Int? = 0) -> Layout {
    .tabs([.stack([.home]), .stack([.orders]), .stack([.chats])], selected: selected)
  }
}

extension Host {
  /// The app in use, its tabs in front.
  static func inTabs(_ selected: Int = 0) -> Host {
    var host = Host.active(rules: .kinds)
    host.open(.main, .kindTabs(selected: selected))
    return host
  }

  /// The app started by a tap, before it is active.
  static func cold(
    _ layout: Layout, by response: Response, shut gate: Gate? = nil
  ) -> Host {
    var host = Host(rules: .kinds)
    if let gate { host.setGate(gate, isOpen: false) }
    host.launch(usesScenes: true)
    host.open(.main, layout)
    host.send(.sceneConnected(.main, response))
    return host
  }

  mutating func say(_ gate: Gate, isOpen: Bool) {
    setGate(gate, isOpen: isOpen)
    send(.gatesChanged)
  }

  /// Presents something that hides all below, as `.fullScreen` does.
  mutating func presentFullScreen(_ layout: Layout, in scene: SceneID = .main) {
    present(layout, in: scene)
    change(scene) { window in
      window.modals[window.modals.count - 1].coversAll = true
      return true
    }
  }

  /// Changes the tabs in the window's root, whatever the app means by it.
  mutating func changeTabs(
    in scene: SceneID = .main, _ change: (inout Node.Tabs, inout UInt64) -> Void
  ) {
    var number = nextNode
    self.change(scene) { window in
      guard case .tabs(var tabs) = window.root else { return false }
      change(&tabs, &number)
      window.root = .tabs(tabs)
      return true
    }
    nextNode = number
  }

  /// The app fills a tab that was empty.
  mutating func fill(_ place: Int, with screens: [Address], in scene: SceneID = .main) {
    changeTabs(in: scene) { tabs, number in
      guard case .stack(var stack) = tabs.children[place] else { return }
      stack.children = screens.map { Layout.screen($0).node(numberedFrom: &number) }
      tabs.children[place] = .stack(stack)
    }
  }

  /// The user touches the tab that is selected, whose stack goes to its lowest screen.
  mutating func touchTabAgain(in scene: SceneID = .main) {
    send(.tabBarTouched(scene))
    guard let stack = hierarchy(of: scene)?.root.currentStack else { return }
    change(scene) { $0.root.pop(toRootOf: stack.id) }
    tell(scene)
  }

  /// Two windows side by side, both active, the first one in front.
  static func twoWindows(_ layout: Layout = .kindTabs()) -> Host {
    var host = Host.inTabs()
    host.open(.main, layout)
    host.open(.second, layout)
    host.send(.sceneConnected(.second, nil))
    host.comeForward(.second)
    host.comeForward(.main)
    host.advance(seconds: 2)
    return host
  }

  var landingsAgain: [Address] {
    records.compactMap { record in
      guard case .landedAgain(let address) = record.outcome else { return nil }
      return address
    }
  }
}
