/// Why the two ends of a link cannot go on.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The other end is gone.
  case closed
  /// A frame announced more bytes than either side ever sends.
  case oversizedFrame(bytes: Int)
  /// A frame is not what was expected; the text says what the decoder found.
  case malformedFrame(String)
  /// The two ends were built from different versions of the project.
  case versionMismatch(phone: Int, app: Int)
  /// The system refused a read or write, with its error number.
  case system(Int32)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .closed:
      "the other end of the phone link is gone"
    case .oversizedFrame(let bytes):
      "a frame of \(bytes) bytes came over the phone link; at most "
        + "\(FrameChannel.largestFrame) are allowed"
    case .malformedFrame(let why):
      "a frame on the phone link cannot be read: \(why)"
    case .versionMismatch(let phone, let app):
      "the phone speaks version \(phone) of the link, the app version \(app): rebuild both"
    case .system(let number):
      "the phone link failed with error number \(number)"
    }
  }
}
