/// The common base of everything that can react to the user.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Who is asked when this object does not react itself.
  open var next: UIResponder? { nil }
}
