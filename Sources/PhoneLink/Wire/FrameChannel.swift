import FoundationEssentials
import Glibc

/// A stream socket that carries frames: four bytes of length, most significant first, then JSON.
///
/// Used by one thread at a time at each end; owns its descriptor.
public struct FrameChannel: ~Copyable {
  /// The most bytes a frame may have: room for any payload and screen, not for a runaway process.
  public static let largestFrame = 16 << 20

  /// The descriptor on which an app's process finds its phone.
  public static let appDescriptor: Int32 = 3

  private let descriptor: Int32

  /// Takes over an open socket.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// Encodes and sends one value.
  public func send(_ value: some Encodable) throws(LinkError) {
    let body = try FrameCoding.encode(value)
    guard body.count <= Self.largestFrame else { throw .oversizedFrame(bytes: body.count) }
    let length = UInt32(body.count)
    var frame = Data(capacity: body.count + 4)
    for shift in [24, 16, 8, 0] { frame.append(UInt8(truncatingIfNeeded: length >> UInt32(shift))) }
    frame.append(body)
    try write(frame)
  }

  /// Waits for one value.
  ///
  /// With a time limit, returns nil when nothing has come by then.
  public func receive<Value: Decodable>(
    _ type: Value.Type, withinMilliseconds limit: Int32? = nil
  ) throws(LinkError) -> Value? {
    if let limit, try !isReadable(withinMilliseconds: limit) { return nil }
    let header = try read(count: 4)
    let length = header.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.largestFrame else { throw .oversizedFrame(bytes: length) }
    return try FrameCoding.decode(type, from: read(count: length))
  }

  private func isReadable(withinMilliseconds limit: Int32) throws(LinkError) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&wait, 1, limit)
      if ready >= 0 { return ready > 0 }
      guard errno == EINTR else { throw .system(errno) }
    }
  }

  private func write(_ bytes: Data) throws(LinkError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // MSG_NOSIGNAL: a dead reader is an error here, never a signal for the whole process.
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent >= 0 {
        rest = rest.dropFirst(sent)
      } else if errno != EINTR {
        throw errno == EPIPE || errno == ECONNRESET ? .closed : .system(errno)
      }
    }
  }

  private func read(count: Int) throws(LinkError) -> Data {
    var bytes = Data(count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if got > 0 {
        filled += got
      } else if got == 0 || errno == ECONNRESET {
        throw .closed
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
    return bytes
  }
}
