import PhoneLink

// What the phone knows of the app and the app may ask.
extension UIApplication {
  /// The number on the app's icon; 0 shows none, and takes the app's entries out of the
  /// notification centre.
  public var applicationIconBadgeNumber: Int {
    get { SystemStateMirror.shared.state.badge }
    set { SystemStateMirror.shared.writeBadge(newValue, by: .iconBadgeNumber) }
  }

  /// Whether protected files can be read; false while the phone is locked.
  public var isProtectedDataAvailable: Bool {
    SystemStateMirror.shared.state.isProtectedDataAvailable
  }
}
