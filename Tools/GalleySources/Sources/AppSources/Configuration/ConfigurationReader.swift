public import Foundation
import JSONDocuments
import SourcePlaces
import Suggestions

extension AppConfiguration {
  /// Reads a configuration.
  public init(contentsOf file: URL) throws(ConfigurationError) {
    let bytes: [UInt8]
    do {
      bytes = try FileContents.bytes(of: file.path)
    } catch {
      let problem: ConfigurationError.Problem = error.isMissing ? .missing : .unreadable(reason: error.reason)
      throw ConfigurationError(place: SourcePlace(file: file.path), problem: problem)
    }
    try self.init(bytes, file: file.path)
  }

  /// Reads a configuration's text.
  ///
  /// - Parameter file: the path that messages name.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    self.init()
    let reader = ConfigurationReader(bytes, file: file)
    try reader.read(into: &self)
  }
}

/// Reads the JSON of a configuration.
private struct ConfigurationReader {
  let bytes: [UInt8]
  let places: PlaceIndex

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    places = PlaceIndex(bytes, file: file)
  }

  func read(into configuration: inout AppConfiguration) throws(ConfigurationError) {
    for member in try members(of: try root(), key: AppConfiguration.fileName) {
      let value = member.value
      switch member.name {
      case "folder": configuration.folder = try path(value, "folder")
      case "project": configuration.project = try path(value, "project")
      case "target": configuration.target = try string(value, "target")
      case "files": configuration.files = try patterns(value, "files")
      case "leaveOut": configuration.leftOut = try patterns(value, "leaveOut")
      case "omittedModules": configuration.omittedModules = try modules(value, "omittedModules")
      case "dependencies": configuration.dependencies = try modules(value, "dependencies")
      case "standIns":
        for other in try members(of: value, key: "standIns") {
          configuration.standIns[try module(other.name, at: other.offset)] = try module(other.value, "standIns")
        }
      case let name:
        let suggestion = Suggestion.nearest(to: name, among: ConfigurationError.keys)
        throw error(.unknownKey(name, suggestion: suggestion), at: member.offset)
      }
      if member.name == "target", try root()["project"] == nil {
        throw error(.alone(key: "target", needs: "project"), at: member.offset)
      }
    }
  }

  private func root() throws(ConfigurationError) -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument(bytes).root
    } catch let problem {
      throw error(.notJSON("\(problem)"), at: problem.offset)
    }
  }

  private func members(of value: JSONValue, key: String) throws(ConfigurationError) -> [JSONMember] {
    guard case .object(let members) = value.content else { throw wrong(value, key, "an object") }
    return members
  }

  private func string(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> String {
    guard case .string(let string) = value.content, !string.isEmpty else { throw wrong(value, key, "a text") }
    return string
  }

  private func path(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> String {
    let path = try string(value, key)
    guard !path.unicodeScalars.contains("\0") else { throw wrong(value, key, "a path") }
    return path
  }

  private func strings(
    _ value: JSONValue, _ key: String
  ) throws(ConfigurationError) -> [(text: String, offset: Int)] {
    guard case .array(let values) = value.content else { throw wrong(value, key, "an array of texts") }
    var texts: [(text: String, offset: Int)] = []
    for value in values { texts.append((try string(value, key), value.offset)) }
    return texts
  }

  private func patterns(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> [GlobPattern] {
    var patterns: [GlobPattern] = []
    for (text, offset) in try strings(value, key) {
      let pattern = GlobPattern(text)
      guard pattern.isBelowFolder else { throw error(.pattern(text), at: offset) }
      patterns.append(pattern)
    }
    return patterns
  }

  private func modules(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> [String] {
    var names: [String] = []
    for (text, offset) in try strings(value, key) { names.append(try module(text, at: offset)) }
    return names
  }

  private func module(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> String {
    try module(try string(value, key), at: value.offset)
  }

  private func module(_ name: String, at offset: Int) throws(ConfigurationError) -> String {
    guard ModuleName.isValid(name) else { throw error(.moduleName(name), at: offset) }
    return name
  }

  private func wrong(_ value: JSONValue, _ key: String, _ expected: String) -> ConfigurationError {
    let found = value.content == .string("") ? "empty" : value.content.kind
    return error(.wrongKind(key: key, expected: expected, found: found), at: value.offset)
  }

  private func error(_ problem: ConfigurationError.Problem, at offset: Int) -> ConfigurationError {
    ConfigurationError(place: places.place(at: offset), problem: problem)
  }
}
