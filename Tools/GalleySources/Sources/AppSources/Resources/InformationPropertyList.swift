import Foundation
import SourceRewriting

/// The information property list of an app (`Info.plist`) as Xcode makes it of a target: the file that the target names, with
/// the settings that it refers to, and the keys that settings give.
struct InformationPropertyList: Sendable {
  /// The target's file, absolute; `nil` if it names none.
  let file: String?
  /// The list in XML.
  let bytes: [UInt8]
  /// What is wrong with the file, and with settings that it refers to.
  let problems: [SourceProblem]

  /// Makes the list. A file that cannot be read gives no keys.
  ///
  /// - Parameters:
  ///   - settings: the settings of the target.
  ///   - project: the project's file.
  ///   - folder: the project's folder, to which the target's file is relative.
  init(_ settings: TargetSettings, project: String, folder: String) {
    var faults: Set<SettingFault> = []
    let written = settings["INFOPLIST_FILE"]
    let path = written.map { XcodeTarget.absolute(settings.resolved($0, faults: &faults), in: folder) }
    var list = Self.generated(settings, &faults)
    var problems: [SourceProblem] = []
    if let path {
      let reading = PropertyListReading(path)
      for (key, value) in reading.keys { list[key] = Self.resolved(value, settings, &faults) }
      problems += reading.problem(namedBy: project, as: written ?? "").map { [$0] } ?? []
    }
    file = path
    problems += faults.sorted { $0.name < $1.name }.map { $0.problem(in: project) }
    self.problems = problems
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    bytes = data.map(Array.init) ?? []
  }

  /// The keys that Xcode makes of settings.
  private static func generated(_ settings: TargetSettings, _ faults: inout Set<SettingFault>) -> [String: Any] {
    let names = [
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
    var list: [String: Any] = [:]
    for (key, name) in names { list[key] = settings[name].map { settings.resolved($0, faults: &faults) } }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(prefix) {
      guard let text = settings[name].map({ settings.resolved($0, faults: &faults) }) else { continue }
      list[String(name.dropFirst(prefix.count))] = ["YES": true, "NO": false][text] ?? text
    }
    return list
  }

  private static func resolved(
    _ value: Any, _ settings: TargetSettings, _ faults: inout Set<SettingFault>
  ) -> Any {
    switch value {
    case let text as String: return settings.resolved(text, faults: &faults)
    case let list as [Any]: return list.map { resolved($0, settings, &faults) }
    case let list as [String: Any]: return list.mapValues { resolved($0, settings, &faults) }
    default: return value
    }
  }
}
