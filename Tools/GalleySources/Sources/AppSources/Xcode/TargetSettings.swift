import Foundation
import SourceRewriting

/// The build settings of a target: its own, the project's, and those that Xcode derives.
struct TargetSettings: Sendable {
  private let values: [String: String]
  /// The other files that settings come from, absolute.
  let files: [String]
  /// What is wrong with these files.
  let problems: [SourceProblem]
  /// The names of the settings, sorted.
  var names: [String] { values.keys.sorted() }

  /// The number of settings that may name each other in a row.
  private static let depthLimit = 16

  /// - Parameters:
  ///   - project: the project's file.
  ///   - folder: the project's folder.
  init(of target: ProjectObjects.Target, in objects: ProjectObjects, project: String, folder: String) {
    let written = ConfigurationSettings(of: target, in: objects, project: project, folder: folder)
    var values = written.values
    files = written.files.sorted()
    problems = written.problems
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { values[name] = folder }
    values["TARGET_NAME"] = target.name
    values["PRODUCT_NAME"] = values["PRODUCT_NAME"] ?? target.name
    values["EXECUTABLE_NAME"] = values["EXECUTABLE_NAME"] ?? "$(PRODUCT_NAME)"
    values["PRODUCT_MODULE_NAME"] = values["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME:c99extidentifier)"
    values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = values["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "APPL"
    values["DEVELOPMENT_LANGUAGE"] = values["DEVELOPMENT_LANGUAGE"] ?? objects.project["developmentRegion"]?.string
    self.values = values
  }

  /// The value of a setting; `nil` if there is none, or an empty one.
  func value(_ name: String) -> String? {
    let value = self[name].map(resolved) ?? ""
    return value.isEmpty ? nil : value
  }

  /// Whether a setting is `YES`; `nil` if there is none, or an empty one.
  func isOn(_ name: String) -> Bool? { value(name).map { $0 == "YES" } }

  /// The conditions under which Swift files are compiled, beside those of the platform and `DEBUG`.
  var conditions: [String] {
    let flags = (value("OTHER_SWIFT_FLAGS") ?? "").replacing("-D ", with: "-D").split(separator: " ")
    let names =
      (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ")
      + flags.filter { $0.hasPrefix("-D") }.map { $0.dropFirst(2) }
    return Set(names.map(String.init)).filter { ModuleName.isValid($0) && $0 != "DEBUG" }.sorted()
  }

  /// A setting as it is written; `nil` if there is none, or an empty one.
  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A text with the values of the settings that it names, as `$(NAME)` or `${NAME}`. What has no value is empty, as in Xcode.
  func resolved(_ text: String) -> String {
    var faults: Set<SettingFault> = []
    return resolved(text, faults: &faults)
  }

  /// A text with the values of the settings that it names.
  ///
  /// - Parameter faults: gets those of the settings that have no end, which are empty.
  func resolved(_ text: String, faults: inout Set<SettingFault>) -> String { resolved(text, through: [], &faults) }

  private func resolved(_ text: String, through names: [String], _ faults: inout Set<SettingFault>) -> String {
    guard text.contains("$") else { return text }
    return text.replacing(/\$(?:\((?<round>[^()${}]*)\)|\{(?<curly>[^()${}]*)\})/) { match in
      let parts = (match.round ?? match.curly ?? "").split(separator: ":", omittingEmptySubsequences: false)
      let value = value(of: String(parts.first ?? ""), through: names, &faults)
      return parts.dropFirst().reduce(value) { Self.changed($0, by: $1) }
    }
  }

  /// The value of a setting that others name.
  private func value(of name: String, through names: [String], _ faults: inout Set<SettingFault>) -> String {
    guard let value = self[name] else { return "" }
    if let start = names.firstIndex(of: name) {
      // A setting in its own value is what it would be without the target's: nothing.
      if start < names.count - 1 { faults.insert(.circle(names[start...] + [name])) }
      return ""
    }
    guard names.count < Self.depthLimit else {
      faults.insert(.depth(of: names.first ?? name, limit: Self.depthLimit))
      return ""
    }
    return resolved(value, through: names + [name], &faults)
  }

  /// Applies an operator that follows a setting's name. Others change nothing.
  private static func changed(_ value: String, by name: Substring) -> String {
    switch name {
    case "c99extidentifier", "identifier": ModuleName.derived(from: value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
