@testable import Glidepath

// Taps, links, and the user's own way through the app.
extension AppWalk {
  private mutating func address() -> Address {
    number += 1
    switch user.below(7) {
    case 0, 1: return Address("page", ["number": "\(number)"])
    case 2: return Address("conversation", ["targetId": "\(user.below(3))", "type": "1"])
    case 3: return .messages
    default: return Address("orderDetail", ["orderId": "\(number)"])
    }
  }

  /// A tap on a new notification, entered in the book.
  mutating func newTap(scene: SceneID?) -> Response {
    let address = address()
    let target = scene ?? (user.chance(30) ? front?.scene : nil)
    let name = "n\(number)"
    say("user taps \(name), \(address)\(target.map { " in \($0.name)" } ?? "")")
    book.tapped(
      name, address, target: target, by: kind.saysAccount && hasSaidAccount ? account : nil,
      scene: target ?? front?.scene ?? (windows.count == 1 ? windows.first?.scene : nil),
      isSignedIn: isSignedIn && kind.saysAccount)
    var push: [(String, PayloadValue)] = [("targetScreen", .string(address.name))]
    for parameter in address.parameters {
      let number = Int(parameter.value).map { PayloadValue.integer(Int64($0)) }
      let isText = parameter.key == "orderId" || parameter.key == "targetId"
      push.append((parameter.key, isText ? .string(parameter.value) : number ?? .null))
    }
    return .to(name, Push(PayloadObject(push)), scene: target)
  }

  mutating func tap() {
    let response = newTap(scene: nil)
    respond(response)
  }

  /// A link, or a request of the app's own.
  mutating func follow(link: Bool, in scene: SceneID) {
    let address = address()
    say("\(link ? "a link" : "the app's request") leads to \(address)")
    book.met.insert(link ? "link" : "request")
    book.followed(address, in: scene)
    if link {
      let query = address.parameters.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      host.link(.url("shop://\(address.name)?\(query)"), scene: scene)
    } else {
      host.request(address, scene: scene)
    }
    sync()
  }

  mutating func navigate(_ scene: SceneID) {
    guard let window = window(scene), window.shows == .main, window.pin == nil,
      window.login == nil, !isLocked, covering(scene).last?.kind != .question,
      covering(scene).last?.hasUnsavedWork != true
    else { return }
    switch user.below(5) {
    case 0: push(scene)
    case 1: switchTab(scene)
    default: goBack(scene)
    }
  }

  private mutating func push(_ scene: SceneID) {
    let root = covering(scene).last?.root ?? interface(scene)
    guard let stack = root?.currentStack else { return }
    number += 1
    let address = user.pick([
      Address("product", ["id": "\(number)"]), Address("page", ["number": "\(number)"]),
    ])
    say("user opens \(address)")
    book.userMoved(scene, to: address, in: self)
    _ = host.push(address, onto: stack.id, in: scene)
    tell(scene)
  }

  private mutating func switchTab(_ scene: SceneID) {
    guard covering(scene).isEmpty, let tabs = interface(scene)?.visibleTabs,
      !tabs.children.isEmpty, window(scene)?.isSliding == false
    else { return }
    select(user.below(tabs.children.count), in: scene, touching: true)
  }

  /// A tab is selected: by a touch, or by the app.
  mutating func select(_ place: Int, in scene: SceneID, touching: Bool) {
    guard let tabs = interface(scene)?.visibleTabs, tabs.children.indices.contains(place) else {
      return
    }
    say("\(touching ? "user touches" : "app selects") tab \(place)")
    let isMove = tabs.selected != place
    book.tabsTouched(scene)
    if touching {
      send(.tabBarTouched(scene))
      if isMove { book.userMoved(scene, to: nil, in: self) } else { book.userTouched(scene) }
      book.undone(in: scene)
    } else {
      book.appMoved(scene)
      if isMove { book.userMoved(scene, to: nil, isApp: true, in: self) }
    }
    host.change(scene) { $0.select(place, in: tabs.id) }
    if !isMove, touching, case .stack(let stack)? = tabs.child(place),
      let base = stack.children.first
    {
      host.change(scene) { $0.pop(to: base.id, in: stack.id) }
    }
    if touching { tell(scene) } else { tellPerhaps(scene) }
  }

  private mutating func goBack(_ scene: SceneID) {
    if let top = covering(scene).last {
      guard top.root.currentStack.map({ $0.children.count < 2 }) ?? true else {
        return pop(top.root, in: scene)
      }
      _ = answerTop(of: scene, discards: true)
    } else if let interface = interface(scene) {
      pop(interface, in: scene)
    }
  }

  private mutating func pop(_ root: Node, in scene: SceneID) {
    guard let stack = root.currentStack, stack.children.count > 1,
      let top = stack.children.last, let below = stack.children.dropLast().last
    else { return }
    say("user goes back")
    book.userTouched(scene)
    book.undone(in: scene)
    let expected = book.wayBack(from: top.id, in: scene)
    host.change(scene) { $0.pop(to: below.id, in: stack.id) }
    book.isGoingBack = true
    tell(scene)
    book.isGoingBack = false
    guard let expected, host.transitions.isEmpty, book.waiting.isEmpty, host.sabotage == nil else {
      return
    }
    book.check(expected, in: host.hierarchy(of: scene))
  }

  /// Whether the user is in a tab that can take no screen.
  func tabWithoutStack(_ scene: SceneID) -> Bool {
    guard let interface = interface(scene), interface.visibleTabs != nil else { return false }
    return interface.currentStack == nil
  }
}
