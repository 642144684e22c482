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
    /// Whether launch options speak of a notification action; not built yet.
    case actionLaunchOptions
    /// See `Choices.nilDelegateForeground`.
    case nilDelegateForeground
    /// Whether launch options hold the payload as sent or as a service extension left it; not
    /// built yet.
    case launchPayload
    /// Whether a badge of 0 by the newer API empties the notification centre; not built yet.
    case badgeZeroByNewAPI
    /// See `Choices.endCallbacks`.
    case endCallbacks
    /// On which queue the notification centre's delegate is called; not built yet.
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
    case .actionLaunchOptions: ["present", "absent"]
    case .launchPayload: ["original", "modified"]
    case .badgeZeroByNewAPI: ["keepsCenter", "clearsCenter"]
    case .delegateQueue: ["main", "background"]
    }
  }

  /// Whether the model answers the question yet; until it does, only the default can be chosen.
  public static func isBuilt(_ name: Name) -> Bool {
    switch name {
    case .actionLaunchOptions, .launchPayload, .badgeZeroByNewAPI, .delegateQueue: false
    case .coldResponse, .responseSlot, .foregroundOrder, .backgroundLaunchCallback,
      .silentSceneConnection, .configurationAsked, .nilDelegateForeground, .endCallbacks:
      true
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
    case .actionLaunchOptions: "present"
    case .launchPayload: "original"
    case .badgeZeroByNewAPI: "keepsCenter"
    case .delegateQueue: "main"
    }
  }
}
