import Foundation

/// The domain of this framework's errors.
public let UNErrorDomain = "UNErrorDomain"

/// Its errors by the header's numbers.
enum UNErrorCode: Int {
  /// A badge is not below 0.
  case badgeInputInvalid = 1600

  /// The error as apps get it.
  var error: NSError { NSError(domain: UNErrorDomain, code: rawValue) }
}
