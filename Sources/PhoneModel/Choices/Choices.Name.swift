extension Choices {
  /// The open questions, as scenario files name them.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// See `Choices.coldResponse`.
    case coldResponse
    /// See `Choices.responseSlot`.
    case responseSlot
    /// See `Choices.foregroundOrder`.
    case foregroundOrder
    /// See `Choices.backgroundLaunchCallback`.
    case backgroundLaunchCallback
    /// See `Choices.silentSceneConnection`.
    case silentSceneConnection
    /// See `Choices.configurationAsked`.
    case configurationAsked
    /// See `Choices.actionLaunchOptions`.
    case actionLaunchOptions
    /// See `Choices.nilDelegateForeground`.
    case nilDelegateForeground
    /// See `Choices.launchPayload`.
    case launchPayload
    /// See `Choices.badgeZeroByNewAPI`.
    case badgeZeroByNewAPI
    /// See `Choices.endCallbacks`.
    case endCallbacks
    /// See `Choices.delegateQueue`.
    case delegateQueue
  }

  /// The values a question can have, the default first.
  public static func values(of name: Name) -> [String] {
    switch name {
    case .coldResponse: ColdResponse.allCases.map(\.rawValue)
    case .responseSlot: ResponseSlot.allCases.map(\.rawValue)
    case .foregroundOrder: ForegroundOrder.allCases.map(\.rawValue)
    case .backgroundLaunchCallback, .endCallbacks: Calling.allCases.map(\.rawValue)
    case .silentSceneConnection: SilentSceneConnection.allCases.map(\.rawValue)
    case .configurationAsked: ConfigurationAsked.allCases.map(\.rawValue)
    case .nilDelegateForeground: NilDelegateForeground.allCases.map(\.rawValue)
    case .actionLaunchOptions: ActionLaunchOptions.allCases.map(\.rawValue)
    case .launchPayload: LaunchPayload.allCases.map(\.rawValue)
    case .badgeZeroByNewAPI: BadgeZeroByNewAPI.allCases.map(\.rawValue)
    case .delegateQueue: DelegateQueue.allCases.map(\.rawValue)
    }
  }

  /// The value chosen for a question.
  public func value(of name: Name) -> String {
    switch name {
    case .coldResponse: coldResponse.rawValue
    case .responseSlot: responseSlot.rawValue
    case .foregroundOrder: foregroundOrder.rawValue
    case .backgroundLaunchCallback: backgroundLaunchCallback.rawValue
    case .silentSceneConnection: silentSceneConnection.rawValue
    case .configurationAsked: configurationAsked.rawValue
    case .nilDelegateForeground: nilDelegateForeground.rawValue
    case .endCallbacks: endCallbacks.rawValue
    case .actionLaunchOptions: actionLaunchOptions.rawValue
    case .launchPayload: launchPayload.rawValue
    case .badgeZeroByNewAPI: badgeZeroByNewAPI.rawValue
    case .delegateQueue: delegateQueue.rawValue
    }
  }
}
