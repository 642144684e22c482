import PhoneLink

@testable import PhoneModel

/// Actions and choices in an order that depends on the seed alone.
struct RandomActions {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  mutating func seconds() -> Double { pick([0.1, 1, 4, 6, 31]) }

  /// Every question answered by chance.
  mutating func choices() throws -> Choices {
    var choices = Choices()
    for name in Choices.Name.allCases { try choices.set(name, to: pick(Choices.values(of: name))) }
    return choices
  }

  mutating func action() -> PhoneAction {
    let name = pick(["a", "b", "c"])
    switch number(below: 20) {
    case 0, 1: return pick([.launch, .return])
    case 2: return pick([.home, .switcher])
    case 3: return pick([.kill, .terminate, .crash, .reboot])
    case 4: return .lock
    case 5, 6: return .unlock
    case 7: return .authorise(pick(Authorisation.allCases))
    case 8: return .authorise(.granted)
    case 9: return .link(pick(["shop://home", "https://shop.example/orders/9"]))
    case 10: return .quickAction(ShortcutItem(type: "search"))
    case 11: return .touch(.back)
    case 12: return .dismiss(identifier: name)
    case 13: return pick([.clear, .now(wallNanoseconds: 7)])
    case 14, 15: return .tap(identifier: name, from: pick([nil] + TapOrigin.allCases))
    case 16:
      let (action, text) = pick([("open", nil), ("archive", nil), ("reply", "Yes")])
      return .action(identifier: name, action: action, text: text)
    default: return arrival(name)
    }
  }

  private mutating func arrival(_ name: String) -> PhoneAction {
    let alert = pick([#""alert":"x","#, ""])
    let category = pick(["CHAT", "ORDER"])
    let (wakes, badge, isMutable) = (pick([0, 1]), pick([0, 0, 3]), pick([0, 1]))
    let payload =
      #"{"aps":{\#(alert)"category":"\#(category)","content-available":\#(wakes),"#
      + #""badge":\#(badge),"mutable-content":\#(isMutable)}}"#
    if number(below: 5) == 0 {
      return .notify(LocalNotification(identifier: name, payload: payload))
    }
    return .push(
      PushArrival(
        identifier: name, payload: payload, collapseIdentifier: pick([nil, "chat"]),
        extendedPayload: pick([nil, #"{"aps":{"alert":"y","category":"CHAT"}}"#])))
  }
}
