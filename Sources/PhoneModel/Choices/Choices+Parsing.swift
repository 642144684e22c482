extension Choices {
  /// Reads pairs of name and value, as a scenario file's `choices` holds them.
  ///
  /// A dictionary will do: the pairs are read in the order of their names, so that of several
  /// mistakes the same one is always reported.
  public init(parsing pairs: some Sequence<(key: String, value: String)>) throws(ChoicesError) {
    self.init()
    for pair in pairs.sorted(by: { $0.key < $1.key }) {
      guard let name = Name(rawValue: pair.key) else {
        throw .unknownName(pair.key)
      }
      try set(name, to: pair.value)
    }
  }

  /// Chooses a value by its name.
  public mutating func set(_ name: Name, to value: String) throws(ChoicesError) {
    guard let index = Self.values(of: name).firstIndex(of: value) else {
      throw .unknownValue(value, of: name)
    }
    switch name {
    case .coldResponse: coldResponse = ColdResponse.allCases[index]
    case .responseSlot: responseSlot = ResponseSlot.allCases[index]
    case .foregroundOrder: foregroundOrder = ForegroundOrder.allCases[index]
    case .backgroundLaunchCallback: backgroundLaunchCallback = Calling.allCases[index]
    case .silentSceneConnection: silentSceneConnection = SilentSceneConnection.allCases[index]
    case .configurationAsked: configurationAsked = ConfigurationAsked.allCases[index]
    case .nilDelegateForeground: nilDelegateForeground = NilDelegateForeground.allCases[index]
    case .endCallbacks: endCallbacks = Calling.allCases[index]
    case .actionLaunchOptions: actionLaunchOptions = ActionLaunchOptions.allCases[index]
    case .launchPayload: launchPayload = LaunchPayload.allCases[index]
    case .badgeZeroByNewAPI: badgeZeroByNewAPI = BadgeZeroByNewAPI.allCases[index]
    case .delegateQueue: delegateQueue = DelegateQueue.allCases[index]
    }
  }
}
