import Foundation

/// The message that is being written, which outlives the process.
@MainActor final class Draft {
  /// What was typed so far.
  var text = ""

  private let file: URL = {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = support.first ?? FileManager.default.temporaryDirectory
    return folder.appendingPathComponent("ShopChat/draft.txt")
  }()

  init() { restore() }

  /// Takes up what was saved last, unless there is something newer.
  func restore() {
    guard text.isEmpty, let saved = try? String(contentsOf: file, encoding: .utf8) else { return }
    text = saved
  }

  /// Writes it down.
  ///
  /// A draft that cannot be saved is kept in memory, and saved at the next turn.
  func save() {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }
}
