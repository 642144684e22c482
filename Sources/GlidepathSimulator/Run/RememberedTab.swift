import GlidepathJSON
import PhoneLink

/// The tab that the library has recorded on disk, so that a later tap opens its screen there.
struct RememberedTab {
  /// Where the library keeps its record, below the app's home folder.
  static let path = "Library/Application Support/Glidepath/taps.json"

  /// The tab's place, from the left.
  var index: Int

  /// Reads the record for a scene, or else for the one seen last; nil where nothing is recorded.
  init?(_ file: [UInt8], scene: SceneID?) {
    guard let document = try? JSONDocument(file), case .object(let record) = document.root.content,
      case .array(let entries)? = record["remembered"]?.value.content
    else { return nil }
    let tabs = entries.compactMap { entry -> (scene: String?, tab: Int)? in
      guard case .object(let entry) = entry.content,
        case .integer(let tab)? = entry["tab"]?.value.content
      else { return nil }
      if case .string(let scene)? = entry["scene"]?.value.content { return (scene, Int(tab)) }
      return (nil, Int(tab))
    }
    guard let found = tabs.first(where: { $0.scene == scene?.rawValue }) ?? tabs.last else {
      return nil
    }
    index = found.tab
  }
}
