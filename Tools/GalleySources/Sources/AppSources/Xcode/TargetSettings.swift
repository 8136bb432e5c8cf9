import Foundation

/// The build settings of a target: its own, the project's, and those that Xcode derives.
struct TargetSettings: Sendable {
  private let values: [String: String]
  /// The names of the settings, sorted.
  var names: [String] { values.keys.sorted() }

  /// The number of settings that may name each other in a row.
  private static let depthLimit = 16

  /// - Parameter folder: the project's folder.
  init(of target: ProjectObjects.Target, in objects: ProjectObjects, folder: String) {
    var values = objects.settings(of: target)
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { values[name] = folder }
    values["TARGET_NAME"] = target.name
    values["PRODUCT_NAME"] = values["PRODUCT_NAME"] ?? target.name
    values["EXECUTABLE_NAME"] = values["EXECUTABLE_NAME"] ?? "$(PRODUCT_NAME)"
    values["PRODUCT_MODULE_NAME"] = values["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME:c99extidentifier)"
    values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = values["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "APPL"
    values["DEVELOPMENT_LANGUAGE"] = values["DEVELOPMENT_LANGUAGE"] ?? objects.project["developmentRegion"]?.string
    self.values = values
  }

  /// A setting as it is written; `nil` if there is none, or an empty one.
  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A text with the values of the settings that it names, as `$(NAME)` or `${NAME}`. What has no value is empty, as in Xcode.
  func resolved(_ text: String) -> String { resolved(text, depth: 0) }

  private func resolved(_ text: String, depth: Int) -> String {
    guard depth < Self.depthLimit, text.contains("$") else { return text }
    return text.replacing(/\$(?:\((?<round>[^()${}]*)\)|\{(?<curly>[^()${}]*)\})/) { match in
      let parts = (match.round ?? match.curly ?? "").split(separator: ":", omittingEmptySubsequences: false)
      let value = resolved(self[String(parts.first ?? "")] ?? "", depth: depth + 1)
      return parts.dropFirst().reduce(value) { Self.changed($0, by: $1) }
    }
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
