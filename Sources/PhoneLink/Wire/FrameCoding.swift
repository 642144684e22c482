public import FoundationEssentials

/// How values become the JSON of a frame: keys in order, so that equal values are equal bytes.
public enum FrameCoding {
  /// The JSON of a value.
  public static func encode(_ value: some Encodable) throws(LinkError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      throw .malformedFrame(String(describing: error))
    }
  }

  /// The value of a JSON text.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data
  ) throws(LinkError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw .malformedFrame(String(describing: error))
    }
  }
}
