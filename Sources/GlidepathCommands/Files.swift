import FoundationEssentials
import Glibc

/// Reads and writes what a command line or a scenario names.
enum Files {
  /// A file's bytes, or why there are none.
  ///
  /// At most one byte more than `limit` is read, so that an endless file ends in the scanner's
  /// complaint about the size.
  static func bytes(of path: String, limit: Int = 1 << 20) throws(UsageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw unreadable(path, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(file, &buffer, min(buffer.count, limit + 1 - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path, errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a file as a whole, in place of one that may be there.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw UsageError(
        "\(printable(path)): cannot be written", advice: "check its folder's existence and rights")
    }
  }

  private static func unreadable(_ path: String, _ number: Int32) -> UsageError {
    let file = printable(path)
    return switch number {
    case ENOENT: UsageError("\(file): no such file", advice: "check the path")
    case EACCES: UsageError("\(file): not allowed to read it", advice: "check its rights")
    case EISDIR: UsageError("\(file): a folder", advice: "name a file in it")
    default:
      UsageError("\(file): cannot be read (error number \(number))", advice: "check the path")
    }
  }

  /// Scenario files of a folder, sorted by name; empty if there is no such folder.
  static func scenarios(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".scenario.json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// A path without its last part.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
