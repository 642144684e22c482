/// One numbered message from the phone; the app's process answers each with one `Quiet`.
public struct PhoneMessage: Hashable, Sendable, Codable {
  /// What the process is to do.
  public enum Content: Hashable, Sendable, Codable {
    /// Call the app's delegate; the state is what `UIApplication.applicationState` says in it.
    case callback(Callback, ApplicationState)
    /// Do what the user's finger does.
    case userStep(UserStep)
    /// Take note of what the app may ask the system about itself.
    case systemState(SystemState)
    /// Only let time pass; what is due runs.
    case advance
  }
  /// Counts from 1 in each process.
  public var sequence: Int
  /// The phone's time; the process's clocks are set to it.
  public var time: PhoneTime
  /// What to do.
  public var content: Content

  /// Makes a message.
  public init(sequence: Int, time: PhoneTime, content: Content) {
    self.sequence = sequence
    self.time = time
    self.content = content
  }
}

/// What a user does inside the visible app.
public enum UserStep: Hashable, Sendable, Codable {
  /// Presses the navigation bar's back button.
  case back
  /// Taps a tab of the visible tab bar; the name is the tab bar item's identifier, its title, or
  /// the name of the lowest screen in the tab, without parameters.
  case selectTab(String)
  /// Closes what is presented on top: swipes a sheet away, answers an alert.
  case dismissModal
  /// Presses a control by its accessibility identifier or its title.
  case press(String)
  /// Does something that only the app knows; it is told by a post named `inAppPost` whose user
  /// information is the name under `step`, and the texts.
  case inApp(name: String, info: [String: String])

  /// The name of the post by which an app hears of `inApp`.
  public static let inAppPost = "UserStep"
  /// The name of the post by which an app says that it cannot do what `inApp` asks, with the reason
  /// under `why`.
  public static let refusalPost = "UserStepRefused"
}

/// The answer: nothing is left to run at the phone's present time.
public struct Quiet: Hashable, Sendable, Codable {
  /// The number of the message answered; 0 for the first, sent when the process is ready.
  public var sequence: Int
  /// Uptime of the next thing that will run by itself, if any.
  public var nextDeadlineNanoseconds: Int64?
  /// Uptime at which the last running transition ends; nil when none runs.
  public var transitionsEndNanoseconds: Int64?
  /// What happened since the last answer.
  public var emitted: [Emission]

  /// Makes an answer.
  public init(
    sequence: Int, nextDeadlineNanoseconds: Int64? = nil, transitionsEndNanoseconds: Int64? = nil,
    emitted: [Emission] = []
  ) {
    self.sequence = sequence
    self.nextDeadlineNanoseconds = nextDeadlineNanoseconds
    self.transitionsEndNanoseconds = transitionsEndNanoseconds
    self.emitted = emitted
  }
}

/// The first frame a process gets: what phone it runs on.
public struct Handshake: Hashable, Sendable, Codable {
  /// Raised whenever a frame's meaning changes; both sides must agree.
  public static let currentVersion = 4

  /// The version the phone speaks.
  public var version: Int
  /// The phone's iOS version.
  public var system: SystemVersion
  /// The SDK the app counts as built with.
  public var sdk: SystemVersion
  /// How the app takes part in the life cycle.
  public var architecture: Architecture
  /// The time at which the process starts.
  public var time: PhoneTime
  /// Names of `NotificationCenter` posts to be told of.
  public var observedPosts: [String]

  /// Makes a handshake of the current version.
  public init(
    system: SystemVersion, sdk: SystemVersion, architecture: Architecture, time: PhoneTime,
    observedPosts: [String] = []
  ) {
    version = Self.currentVersion
    self.system = system
    self.sdk = sdk
    self.architecture = architecture
    self.time = time
    self.observedPosts = observedPosts
  }
}
