#if canImport(UIKit)
  import Foundation
  import Glidepath

  /// Where the machine's record outlives the process: one small file, replaced as a whole.
  struct RecordStore {
    private let file: URL

    init() {
      let support = FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask)
      let folder = support.first ?? FileManager.default.temporaryDirectory
      file = folder.appendingPathComponent("Glidepath/taps.json")
    }

    /// The record of the process before; nil when there is none that can be read.
    ///
    /// A damaged file costs the memory of earlier taps, never a launch.
    func load() -> SavedRecord? {
      guard let data = try? Data(contentsOf: file) else { return nil }
      return try? JSONDecoder().decode(SavedRecord.self, from: data)
    }

    /// Replaces the record; returns when it is written.
    func save(_ record: SavedRecord) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(record).write(to: file, options: .atomic)
    }
  }
#endif
