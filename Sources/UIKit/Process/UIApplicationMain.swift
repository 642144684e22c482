extension UIApplicationDelegate {
  /// What `@main` on an app delegate calls.
  public static func main() { AppProcess.run(delegateClass: Self.self) }
}
