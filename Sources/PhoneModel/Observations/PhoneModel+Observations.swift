extension PhoneModel {
  /// What the app's process is doing.
  public var processState: ProcessState { process.state }
  /// Whether the app has a process.
  public var isAlive: Bool { process.state != .notRunning }
  /// The number of the process now or last started; counts from 1.
  public var processNumber: Int { process.number }
  /// Names of the notification centre's entries, oldest first.
  public var notificationCenter: [String] { notifications.names }
  /// The name of the notification whose banner is on the screen.
  public var banner: String? { notifications.banner?.received.name }
  /// Whether the phone is locked.
  public var isLocked: Bool { lock.isLocked }
  /// Handlers that the app's process has not called, oldest first.
  public var openHandlers: [OpenHandler] { process.handlers }
  /// Controllers added without a user step by the process now or last started.
  public var additionsWithoutUserStep: Int { process.additionsWithoutUserStep }

  /// Whether nobody would see a push that came now, whatever the app does.
  ///
  /// Before iOS 10 a push for the app in front is shown nowhere, nor kept in the notification centre.
  public func showsNothing(of arrival: PushArrival) -> Bool {
    !hasNotificationFramework && process.state.isInFront && arrival.content?.hasAlert == true
  }

  /// The findings if the run ended now: whoever still lives owes its open handlers.
  public var findingsAtEnd: [PhoneFinding] {
    var ended = self
    for handler in process.handlers where !handler.isOverdue { ended.findNeverCalled(handler) }
    return ended.findings
  }

  mutating func find(_ code: PhoneFinding.Code, callback: String? = nil, _ text: String) {
    findings.append(PhoneFinding(code, process: process.number, callback: callback, text))
  }

  /// The chosen value, noted as one that mattered.
  mutating func consult<Value>(_ name: Choices.Name, _ value: KeyPath<Choices, Value>) -> Value {
    if !consulted.contains(name) { consulted.append(name) }
    return configuration.choices[keyPath: value]
  }
}
