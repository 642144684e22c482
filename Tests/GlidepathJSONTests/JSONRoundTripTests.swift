import GlidepathJSON
import Testing

@Suite("JSON text")
struct JSONRoundTripTests {
  @Test("is read back as the value it was written from", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let value = randomValue(depth: 6, &generator)
    #expect(try JSONDocument(text: JSONText.compact(value)).root == value)
  }

  @Test(
    "that was damaged gives a value or an error, never a crash", arguments: 0..<100 as Range<UInt64>
  )
  func damage(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let text = JSONText.compact(randomValue(depth: 5, &generator))
    for _ in 0..<20 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      guard let document = try? JSONDocument(bytes) else { continue }
      #expect((try? JSONDocument(text: JSONText.compact(document.root)).root) == document.root)
    }
  }

  @Test("of one megabyte is read")
  func oneMegabyte() throws {
    let element = #"{"orderId":"123456","n":[1,2.5,null]}"#
    let count = (1 << 20) / (element.utf8.count + 1) - 1
    let text = "[" + repeatElement(element, count: count).joined(separator: ",") + "]"
    let document = try JSONDocument(text: text)
    guard case .array(let elements) = document.root.content else {
      Issue.record("no array")
      return
    }
    #expect(elements.count == count)
    #expect(elements.last?.place.line == 1)
  }

  @Test("escapes what a terminal or a log would stumble over")
  func escapes() {
    #expect(JSONText.quoted("a\"\\\n\u{1B}\u{9B}订") == #""a\"\\\n\u001b\u009b订""#)
  }

  private func randomValue(depth: Int, _ generator: inout SplitMix) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
    case 0: return JSONValue(.null)
    case 1: return JSONValue(.bool(Bool.random(using: &generator)))
    case 2: return JSONValue(.integer(Int64(bitPattern: generator.next())))
    case 3: return JSONValue(.double(Double.random(in: -1e6...1e6, using: &generator)))
    case 4, 5: return JSONValue(.string(randomString(&generator)))
    case 6:
      let count = Int.random(in: 0..<5, using: &generator)
      return JSONValue(.array((0..<count).map { _ in randomValue(depth: depth - 1, &generator) }))
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        let value = randomValue(depth: depth - 1, &generator)
        _ = object.append(JSONMember(randomString(&generator), value))
      }
      return JSONValue(.object(object))
    }
  }

  private func randomString(_ generator: inout SplitMix) -> String {
    let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0x20...0x7E, 0x80...0x7FF, 0x4E00...0x9FFF]
    var string = ""
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      let range = ranges[Int.random(in: ranges.indices, using: &generator)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) else {
        continue
      }
      string.unicodeScalars.append(scalar)
    }
    return string
  }
}

/// A generator whose numbers are the same on every machine and toolchain.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
