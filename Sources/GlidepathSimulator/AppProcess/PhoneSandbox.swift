import Foundation
import Glibc
import PhoneLink

/// The files of one phone: the installed app, and the home folder that outlives its processes.
///
/// Removed with the object.
final class PhoneSandbox {
  /// The executable inside the installed bundle.
  let executable: URL
  private let root: URL

  /// Installs the app: its executable in a bundle folder with an Info.plist beside it, where
  /// `Bundle.main` finds it.
  init(
    app: URL, infoPlist: InfoPlist, architecture: Architecture
  ) throws(AppProcessError) {
    guard FileManager.default.isExecutableFile(atPath: app.path) else {
      throw .noExecutable(path: app.path)
    }
    root = try Self.makeFolder()
    let bundle = root.appendingPathComponent("\(app.lastPathComponent).app")
    executable = bundle.appendingPathComponent(app.lastPathComponent)
    let manifest = try infoPlist.adapted(to: architecture)
    do {
      let home = root.appendingPathComponent("Home/tmp")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try manifest.write(to: bundle.appendingPathComponent("Info.plist"))
      try Self.linkOrCopy(app, to: executable)
    } catch {
      throw .sandbox(error.localizedDescription)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// What the app's process sees of the world: nothing of this machine but what it needs to start.
  var environment: [String] {
    let home = root.appendingPathComponent("Home").path
    let fixed = [
      "PHONE_LINK=1", "HOME=\(home)", "CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)/tmp",
      "XDG_CONFIG_HOME=\(home)/Library/Preferences",
      "XDG_DATA_HOME=\(home)/Library/Application Support",
      "TZ=UTC", "LANG=en_US.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING=1",
    ]
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return fixed + (libraries.map { ["LD_LIBRARY_PATH=\($0)"] } ?? [])
  }

  /// What a file below the home folder holds.
  func file(_ path: String) -> [UInt8]? {
    let file = root.appendingPathComponent("Home/\(path)")
    return (try? Data(contentsOf: file)).map { Array($0) }
  }

  // The name's length is always the same: lengths of paths decide where objects lie in memory.
  private static func makeFolder() throws(AppProcessError) -> URL {
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("phone-XXXXXX")
    var name = Array(pattern.path.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .sandbox("no folder \(pattern.path) (error number \(errno))")
    }
    let path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  // A hard link costs nothing; across file systems it is impossible.
  private static func linkOrCopy(_ file: URL, to place: URL) throws {
    let source = file.resolvingSymlinksInPath()
    if link(source.path, place.path) != 0 {
      try FileManager.default.copyItem(at: source, to: place)
    }
  }
}
