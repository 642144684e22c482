import FoundationEssentials
import Glibc
import Testing

@testable import PhoneLink

@Suite("The link between phone and app")
struct FrameChannelTests {
  @Test("brings a message over as it was sent")
  func roundTrip() throws {
    let (phone, app) = try ends()
    let notification = DeliveredNotification(
      identifier: "n1", payload: #"{"a":9007199254740993,"b":1.0,"é":"\u0000"}"#,
      deliveredAt: PhoneTime(uptimeNanoseconds: 1, wallNanoseconds: .max))
    let message = PhoneMessage(
      sequence: 7, time: notification.deliveredAt,
      content: .callback(.didReceive(NotificationAnswer(notification: notification), 3), .inactive))
    try phone.send(message)
    #expect(try app.receive(PhoneMessage.self) == message)
  }

  @Test("makes equal bytes of equal values")
  func stableBytes() throws {
    let emission = Emission.posted(name: "x", info: ["b": "1", "a": "2", "c": "3"])
    let quiet = Quiet(sequence: 1, emitted: [emission])
    #expect(try FrameCoding.encode(quiet) == FrameCoding.encode(quiet))
    #expect(
      String(decoding: try FrameCoding.encode(["b": 1, "a": 2]), as: UTF8.self) == #"{"a":2,"b":1}"#
    )
  }

  @Test("says when the other end is gone, on reading and on writing")
  func closedEnd() throws {
    let (phone, descriptor) = try rawEnds()
    close(descriptor)
    #expect(throws: LinkError.closed) { try phone.receive(Quiet.self) }
    #expect(throws: LinkError.closed) { try phone.send(Quiet(sequence: 1)) }
  }

  @Test("returns nothing when nothing comes in time")
  func silence() throws {
    let (phone, app) = try ends()
    #expect(try phone.receive(Quiet.self, withinMilliseconds: 0) == nil)
    try app.send(Quiet(sequence: 1))
    #expect(try phone.receive(Quiet.self, withinMilliseconds: 0) == Quiet(sequence: 1))
  }

  @Test("refuses a frame that announces more than any frame may have")
  func oversized() throws {
    let (phone, descriptor) = try rawEnds()
    defer { close(descriptor) }
    write([0xff, 0xff, 0xff, 0xff], to: descriptor)
    #expect(throws: LinkError.oversizedFrame(bytes: 0xffff_ffff)) {
      try phone.receive(Quiet.self)
    }
  }

  @Test("refuses a frame that is not what was expected", arguments: ["", "{}", "[", "7"])
  func malformed(text: String) throws {
    let (phone, descriptor) = try rawEnds()
    defer { close(descriptor) }
    write([0, 0, 0, UInt8(text.utf8.count)] + Array(text.utf8), to: descriptor)
    #expect {
      try phone.receive(Quiet.self)
    } throws: { error in
      guard case LinkError.malformedFrame = error else { return false }
      return true
    }
  }

  private func ends() throws -> (Channel, Channel) {
    let (one, other) = try rawEnds()
    return (one, Channel(other))
  }

  private func rawEnds() throws -> (Channel, Int32) {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (Channel(ends[0]), ends[1])
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #expect(written == bytes.count)
  }
}

/// A channel that can be put into a tuple.
private final class Channel {
  private let channel: FrameChannel

  init(_ descriptor: Int32) { channel = FrameChannel(descriptor: descriptor) }

  func send(_ value: some Encodable) throws(LinkError) { try channel.send(value) }

  func receive<Value: Decodable>(
    _ type: Value.Type, withinMilliseconds limit: Int32? = nil
  ) throws(LinkError) -> Value? {
    try channel.receive(type, withinMilliseconds: limit)
  }
}
