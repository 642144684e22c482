import Dispatch
import GlidepathSimulator
import PhoneModel
import Synchronization

extension CommandLineTool {
  /// A file on a phone.
  private struct Job {
    var file: Int
    var phone: PhoneConfiguration
  }

  /// Runs every file on its phones, as many at a time as there are processor cores.
  ///
  /// Each phone and its app are processes of their own, so the order in which they end has no
  /// influence; results come in the order of files and phones.
  func run(
    _ loaded: [LoadedScenario], _ arguments: Arguments,
    on phones: (Scenario) -> [PhoneConfiguration]
  ) throws(UsageError) -> [MatrixResult] {
    let jobs = loaded.indices.flatMap { file in
      phones(loaded[file].scenario).map { Job(file: file, phone: $0) }
    }
    let apps = loaded.map { appPath(for: $0.scenario, arguments) }
    let runOnce = surroundings.run
    let cells = Self.inParallel(jobs.count, progress: surroundings.progress) { index in
      let job = jobs[index]
      return try loaded[job.file].scenario.run(on: job.phone) { scenario in
        try runOnce(scenario, apps[job.file])
      }
    }
    var results = loaded.map { MatrixResult(file: $0.file, scenario: $0.scenario, cells: []) }
    do {
      for (job, cell) in zip(jobs, cells) { results[job.file].cells.append(try cell.get()) }
    } catch {
      // An app that cannot be run at all is the command line's fault.
      throw UsageError(line: "\(error)")
    }
    return results
  }

  /// The app named, else the sample app or its misbehaving relative beside this executable.
  private func appPath(for scenario: Scenario, _ arguments: Arguments) -> String {
    let name = (scenario.app ?? AppSettings()).executableName
    return arguments[value: "--app"] ?? Files.folder(of: surroundings.executable) + "/\(name)"
  }

  private static func inParallel<Value: Sendable>(
    _ count: Int, progress: (@Sendable (_ done: Int, _ all: Int) -> Void)?,
    _ body: @Sendable (Int) throws -> Value
  ) -> [Result<Value, any Error>] {
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { try body(index) }
      results.withLock { results in
        results[index] = result
        progress?(results.count, count)
      }
    }
    let byIndex = results.withLock { $0 }
    return (0..<count).compactMap { byIndex[$0] }
  }
}
