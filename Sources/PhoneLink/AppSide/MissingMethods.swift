import Synchronization

/// Tells which optional delegate methods an object lacks.
///
/// Linux has no optional requirements, so every one has a default implementation, and all that one
/// does is to report here that it ran instead of the app's method.
public enum MissingMethods {
  private struct Mark: Hashable {
    var object: ObjectIdentifier
    var method: String
  }

  private static let marks = Mutex<Set<Mark>>([])

  /// Called by a default implementation: `object` does not implement `method`.
  public static func mark(_ method: String, on object: AnyObject) {
    _ = marks.withLock { $0.insert(Mark(object: ObjectIdentifier(object), method: method)) }
  }

  /// Whether `object` was found to lack `method` since the last time this was asked; forgets it, so
  /// that an address used again by another object starts afresh.
  public static func take(_ method: String, on object: AnyObject) -> Bool {
    marks.withLock { $0.remove(Mark(object: ObjectIdentifier(object), method: method)) != nil }
  }
}
