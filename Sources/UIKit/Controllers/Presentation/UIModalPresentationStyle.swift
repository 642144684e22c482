/// How a presented controller covers others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses: a sheet.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over everything; what was there leaves the screen.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet
  /// As a smaller sheet.
  case formSheet
  /// Over the controller that defines the context; what was there leaves the screen.
  case currentContext
  /// As the app arranges it.
  case custom
  /// Over everything; what was there stays on the screen.
  case overFullScreen
  /// Over the controller that defines the context; what was there stays on the screen.
  case overCurrentContext
  /// As a popover; on a phone a sheet.
  case popover

  /// What a controller has unless it is changed: a sheet since iOS 13.
  @MainActor static var systemDefault: UIModalPresentationStyle {
    UIDevice.current.majorVersion >= 13 ? .automatic : .fullScreen
  }

  /// Whether what was there leaves the screen.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the nearest controller that defines a context presents, instead of the outermost.
  var usesCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the user can swipe it away.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}

/// How a presented controller moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom up.
  case coverVertical
  /// Turning around.
  case flipHorizontal
  /// Becoming visible in its place.
  case crossDissolve
  /// As a page that is turned.
  case partialCurl
}

extension UIDevice {
  /// The number before the first point of the iOS version.
  var majorVersion: Int { systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0 }
}
