public import PhoneLink

/// Which phone is simulated and which app is installed on it.
public struct PhoneConfiguration: Hashable, Sendable {
  /// The phone's iOS version.
  public var system: SystemVersion
  /// The SDK the app was built with.
  public var sdk: SystemVersion
  /// How the app takes part in the life cycle.
  public var architecture: Architecture
  /// What iOS does where Apple's documents leave it open.
  public var choices: Choices

  /// Makes a configuration; the SDK is that of the system unless named.
  public init(
    system: SystemVersion, sdk: SystemVersion? = nil, architecture: Architecture,
    choices: Choices = Choices()
  ) {
    self.system = system
    self.sdk = sdk ?? system
    self.architecture = architecture
    self.choices = choices
  }
}
