import GlidepathJSON
import GlidepathSimulator
import PhoneLink

/// A sample app in memory that does what the library promises: one landing per tap.
final class HonestApp: AppRunner {
  fileprivate struct Tap {
    var identifier: String?
    var payload: PayloadText
  }

  private static let transition: Int64 = 350_000_000
  private var stack: [String] = []
  private var isActive = false
  private var pending: Tap?
  private var landed: [String?] = []
  private var transitionsEnd: Int64?
  /// Turned off to see a scenario fail.
  var handlesTaps = true

  func start(_ handshake: Handshake) throws -> Quiet {
    stack = []
    isActive = false
    pending = nil
    landed = []
    transitionsEnd = nil
    return Quiet(sequence: 0)
  }

  func kill() throws {}

  func storedFile(_ path: String) -> [UInt8]? { nil }

  func send(_ message: PhoneMessage) throws -> Quiet {
    var emitted: [Emission] = []
    if let end = transitionsEnd, end <= message.time.uptimeNanoseconds { transitionsEnd = nil }
    switch message.content {
    case .callback(let callback, let state): emitted = handle(callback, state)
    case .userStep:
      stack.removeLast()
      emitted = [.screen(screen)]
    case .systemState, .advance: break
    }
    if isActive, let tap = pending {
      pending = nil
      emitted += land(tap)
      if case .added = emitted.last {
        transitionsEnd = message.time.uptimeNanoseconds + Self.transition
      }
    }
    return Quiet(
      sequence: message.sequence, nextDeadlineNanoseconds: transitionsEnd,
      transitionsEndNanoseconds: transitionsEnd, emitted: emitted)
  }

  private var screen: ScreenSnapshot {
    let children = stack.map { ControllerSnapshot(name: $0) }
    let root = ControllerSnapshot(kind: .navigation, name: "root", children: children)
    return ScreenSnapshot(windows: [.init(scene: nil, isKey: true, root: root)])
  }

  private func handle(_ callback: Callback, _ state: ApplicationState) -> [Emission] {
    switch callback {
    case .didFinishLaunching(let options):
      if state != .background, let payload = options.remoteNotification {
        note(Tap(identifier: nil, payload: payload))
      }
      stack = ["home"]
      return [
        .notificationDelegate(isSet: true), .registeredForRemoteNotifications, .screen(screen),
      ]
    case .sceneWillConnect(let connection):
      connection.notificationResponse.map { note(Tap($0)) }
      return []
    case .didReceive(let answer, let token):
      note(Tap(answer))
      return [.completed(token, .done)]
    case .didReceiveRemoteNotification(_, let token): return [.completed(token, .fetched(0))]
    case .willPresent(_, let token): return [.completed(token, .present(0))]
    case .sceneDidBecomeActive, .applicationDidBecomeActive: isActive = true
    case .sceneWillResignActive, .applicationWillResignActive: isActive = false
    case .willFinishLaunching:
      return [.notImplemented(callback: callback.name)]
    default: break
    }
    return []
  }

  /// Launch options know no identifier: what comes after them for the same launch is the same tap.
  private func note(_ tap: Tap) {
    guard handlesTaps, !landed.contains(tap.identifier) else { return }
    if landed == [nil] {
      landed = [tap.identifier]
    } else {
      pending = tap
    }
  }

  private func land(_ tap: Tap) -> [Emission] {
    landed.append(tap.identifier)
    guard let document = try? JSONDocument(Array(tap.payload.utf8)),
      case .object(let payload) = document.root.content
    else { return [.reported("payloadInvalid")] }
    guard case .string(let name)? = payload["targetScreen"]?.value.content else {
      return [.reported("noTarget")]
    }
    var address = name
    switch name {
    case "messageCenter": break
    case "orderDetail":
      guard case .string(let order)? = payload["orderId"]?.value.content,
        !order.isEmpty
      else {
        return [.reported("missingParameter")]
      }
      address += "?orderId=\(order)"
    default: return [.reported("unknownTarget")]
    }
    stack.append(address)
    return [.landed(address, tap.identifier ?? ""), .screen(screen), .pushed(address)]
  }
}

extension HonestApp.Tap {
  fileprivate init(_ answer: NotificationAnswer) {
    self.init(
      identifier: answer.notification.identifier, payload: answer.notification.payload)
  }
}
