import CPhoneClock
import Foundation

/// Makes objects of classes that are known only by name or metatype, as UIKit makes delegates.
///
/// Swift allows `init()` on such a class only where it is `required`, which NSObject's is not. But
/// every subclass keeps its `init()` at the same place of its metadata, and which place that is
/// shows by comparing classes which override nothing else.
enum ObjectAllocation {
  /// Calls `init()` of a subclass of `NSObject`.
  static func make(_ type: NSObject.Type) -> NSObject {
    let words = metadata(type)
    guard let function = UnsafeRawPointer(bitPattern: words[initializerSlot]) else {
      preconditionFailure("\(type) has no init()")
    }
    let object = phone_call_allocating_init(function, UnsafeRawPointer(words))
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  private class OneNumber: NSObject {
    let number: Int
    override init() { number = 1 }
  }

  private class TwoNumbers: NSObject {
    let numbers: (Int, Int)
    override init() { numbers = (1, 2) }
  }

  // The words before these belong to the runtime (kind, superclass, flags and sizes, descriptor,
  // destroyer); methods follow them, those of NSObject first.
  private static let firstMethodSlot = 7

  private static let initializerSlot: Int = {
    let (base, one) = (metadata(NSObject.self), metadata(OneNumber.self))
    let two = metadata(TwoNumbers.self)
    // Against NSObject alone, deleted methods differ too: each library has its own stub for them.
    let different = methodsOfNSObject.filter { one[$0] != base[$0] && one[$0] != two[$0] }
    guard different.count == 1, let slot = different.first else {
      preconditionFailure(
        "init() was not found in a class's metadata (candidates: \(different)): this toolchain "
          + "lays classes out in another way, and ObjectAllocation.swift must follow it")
    }
    return slot
  }()

  private static var methodsOfNSObject: Range<Int> {
    // Class size and address point are two 32-bit numbers in one word, counted in bytes.
    let sizes = UInt64(bitPattern: Int64(metadata(NSObject.self)[4]))
    let classSize = Int(sizes & 0xffff_ffff)
    let addressPoint = Int(sizes >> 32)
    return firstMethodSlot..<((classSize - addressPoint) / MemoryLayout<Int>.size)
  }

  private static func metadata(_ type: NSObject.Type) -> UnsafePointer<Int> {
    unsafeBitCast(type, to: UnsafePointer<Int>.self)
  }
}
