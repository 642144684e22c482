import GlidepathJSON
package import PhoneLink

/// Makes a scenario of a file's text, or says what is wrong with it and where.
package struct ScenarioParser {
  /// What the command line sets in place of the file.
  package struct Overrides: Sendable {
    /// The phone's version.
    package var system: SystemVersion?
    /// The app's architecture.
    package var architecture: Architecture?
    /// Values of choices.
    package var choices: [ChoiceSetting]
    /// The app is not the sample app, so that nothing has to be said about how that is set up.
    package var appIsForeign: Bool

    /// Makes overrides; without arguments the file alone decides.
    package init(
      system: SystemVersion? = nil, architecture: Architecture? = nil,
      choices: [ChoiceSetting] = [], appIsForeign: Bool = false
    ) {
      self.system = system
      self.architecture = architecture
      self.choices = choices
      self.appIsForeign = appIsForeign
    }
  }

  /// Reads a file that a scenario names, given its path as written; nil if it cannot be read.
  package typealias FileReader = (String) -> [UInt8]?

  let file: String
  let document: JSONDocument
  let overrides: Overrides
  let readFile: FileReader
  /// Notifications that came in the steps read so far.
  var shownIdentifiers: [String] = []

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: The file's text.
  ///   - file: Its name, for messages.
  ///   - overrides: What the command line sets.
  ///   - readFile: Reads the payloads that `push` takes from files.
  /// - Returns: The scenario, checked completely.
  /// - Throws: The first thing that is wrong.
  package static func scenario(
    _ bytes: [UInt8], file: String, overrides: Overrides = Overrides(),
    readFile: @escaping FileReader = { _ in nil }
  ) throws(ScenarioError) -> Scenario {
    let document = try parsed(bytes, file: file)
    var parser = ScenarioParser(
      file: file, document: document, overrides: overrides, readFile: readFile)
    return try parser.scenario()
  }

  static func parsed(_ bytes: [UInt8], file: String) throws(ScenarioError) -> JSONDocument {
    do {
      return try JSONDocument(bytes)
    } catch {
      throw ScenarioError(file: file, place: error.place, what: error.what, advice: error.advice)
    }
  }

  private mutating func scenario() throws(ScenarioError) -> Scenario {
    let fields = try self.fields(of: document.root, "a scenario", keys: .scenario)
    let name = try string(required("name", in: fields), "name")
    let tags = try fields["tags"].map { (tags) throws(ScenarioError) in try strings(tags, "tags") }
    let matrix = try fields["matrix"].map { (matrix) throws(ScenarioError) in
      try bool(matrix, "matrix")
    }
    let (phone, variation) = try phone(
      fields["phone"], scenario: document.root, isMatrix: matrix ?? false)
    let app = try app(fields["app"])
    let steps = try steps(required("steps", in: fields))
    return Scenario(
      name: name, tags: tags ?? [], phone: phone, variation: variation, app: app, steps: steps)
  }
}
