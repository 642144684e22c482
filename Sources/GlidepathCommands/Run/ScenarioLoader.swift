import GlidepathSimulator

/// A scenario and the file it was read from.
struct LoadedScenario {
  var file: String
  var scenario: Scenario
}

/// Reads scenario files.
struct ScenarioLoader {
  var overrides = ScenarioParser.Overrides()

  /// Reads one file.
  func load(_ file: String) throws(UsageError) -> LoadedScenario {
    let bytes = try Files.bytes(of: file)
    let folder = Files.folder(of: file)
    do {
      let scenario = try ScenarioParser.scenario(
        bytes, file: printable(file), overrides: overrides,
        readFile: { path in
          try? Files.bytes(of: path.hasPrefix("/") ? path : "\(folder)/\(path)")
        })
      return LoadedScenario(file: file, scenario: scenario)
    } catch {
      throw UsageError(line: error.description)
    }
  }

  /// Reads all files, and says everything that is wrong with any before giving up.
  func load(_ files: [String], talk: (String) -> Void) -> [LoadedScenario]? {
    var loaded: [LoadedScenario] = []
    for file in files {
      do throws(UsageError) {
        loaded.append(try load(file))
      } catch {
        talk(error.description)
      }
    }
    return loaded.count == files.count ? loaded : nil
  }
}
