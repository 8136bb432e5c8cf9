import SourceRewriting

/// The settings of a target as its project writes them: its own, those of the files that its configurations are based on,
/// then the project's in the same way. Of each setting, that of the first configuration that has it counts.
struct ConfigurationSettings {
  private(set) var values: [String: String] = [:]
  /// The files that settings come from, absolute; also those that do not exist.
  private(set) var files: Set<String> = []
  /// What is wrong with them.
  private(set) var problems: [SourceProblem] = []

  /// - Parameters:
  ///   - project: the project's file.
  ///   - folder: the project's folder.
  init(of target: ProjectObjects.Target, in objects: ProjectObjects, project: String, folder: String) {
    for owner in [target.value, objects.project] {
      var own: [String: String] = [:]
      for configuration in objects.configurations(of: owner) {
        for (name, value) in settings(of: configuration, objects, project, folder) where own[name, default: ""].isEmpty
        {
          own[name] = value
        }
      }
      values = Self.merged(values, over: own)
    }
  }

  /// The settings of a configuration, over those of the file that it is based on.
  private mutating func settings(
    of configuration: OpenStepValue, _ objects: ProjectObjects, _ project: String, _ folder: String
  ) -> [String: String] {
    var own: [String: String] = [:]
    if case .dictionary(let values)? = configuration["buildSettings"] {
      own = values.mapValues { $0.string ?? $0.strings.joined(separator: " ") }
    }
    guard let path = objects.settingsFile(of: configuration) else { return own }
    let file = SettingsFile(
      at: XcodeTarget.absolute(path, in: folder), configuration: configuration["name"]?.string ?? "", namedBy: project)
    files.formUnion(file.files)
    for problem in file.problems where !problems.contains(problem) { problems.append(problem) }
    return Self.merged(own, over: file.values)
  }

  /// Settings over others, which they replace, or inherit where their value says so.
  static func merged(_ own: [String: String], over others: [String: String]) -> [String: String] {
    var values = own
    for (name, value) in others { values[name] = Self.value(own[name] ?? "", of: name, inheriting: value) }
    return values
  }

  /// A value with what it inherits in the places that say so: a setting in its own value is the one below it.
  static func value(_ value: String, of name: String, inheriting other: String) -> String {
    if value.isEmpty { return other }
    guard value.contains("$") else { return value }
    return ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"].reduce(value) {
      $0.replacing($1, with: other)
    }
  }
}
