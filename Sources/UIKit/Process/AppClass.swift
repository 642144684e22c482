import CPhoneClock
import Foundation

/// Finds an app's classes again in another process of the same executable.
package enum AppClass {
  /// The class with the name that `name(of:)` gave it, or a plain `Module.Class`.
  package static func named(_ name: String) -> AnyClass? {
    guard name.hasPrefix(placePrefix) else { return NSClassFromString(name) }
    return Int(name.dropFirst(placePrefix.count)).flatMap(metadata)
  }

  /// The plain name where the runtime finds the class by it, as it does at the top of a module.
  ///
  /// A class inside a type or private to a file has no name that can be looked up; its place in the
  /// executable serves instead, which is the same in every process.
  package static func name(of type: AnyClass) -> String {
    let plain = String(reflecting: type)
    if NSClassFromString(plain) == type { return plain }
    let place = unsafeBitCast(type, to: Int.self) - Int(bitPattern: #dsohandle)
    precondition(
      metadata(at: place) == type,
      "\(plain) is not part of this executable, so that no other process can find it")
    return placePrefix + String(place)
  }

  private static let placePrefix = "place:"

  private static func metadata(at place: Int) -> AnyClass? {
    let pointer = UnsafeRawPointer(bitPattern: Int(bitPattern: #dsohandle) + place)
    guard let pointer, phone_is_in_executable(pointer) != 0 else { return nil }
    return unsafeBitCast(pointer, to: AnyClass.self)
  }
}
