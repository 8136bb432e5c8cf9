import Foundation

/// The information property list of an app (`Info.plist`) as Xcode makes it of a target: the file that the target names, with
/// the settings that it refers to, and the keys that settings give.
struct InformationPropertyList: Sendable {
  /// The target's file, absolute; `nil` if it names none.
  let file: String?
  /// The list in XML.
  let bytes: [UInt8]

  /// Makes the list. A file that cannot be read gives no keys.
  ///
  /// - Parameters:
  ///   - settings: the settings of the target.
  ///   - folder: the project's folder, to which the target's file is relative.
  init(_ settings: TargetSettings, folder: String) {
    file = settings["INFOPLIST_FILE"].map { XcodeTarget.absolute(settings.resolved($0), in: folder) }
    let given = file.flatMap { try? FileContents.bytes(of: $0) }.flatMap { bytes in
      (try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)) as? [String: Any]
    }
    var list = Self.generated(settings)
    for (key, value) in given ?? [:] { list[key] = Self.resolved(value, settings) }
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    bytes = data.map(Array.init) ?? []
  }

  /// The keys that Xcode makes of settings.
  private static func generated(_ settings: TargetSettings) -> [String: Any] {
    let names = [
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
    var list: [String: Any] = names.compactMapValues { settings[$0].map(settings.resolved) }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(prefix) {
      guard let text = settings[name].map(settings.resolved) else { continue }
      list[String(name.dropFirst(prefix.count))] = ["YES": true, "NO": false][text] ?? text
    }
    return list
  }

  private static func resolved(_ value: Any, _ settings: TargetSettings) -> Any {
    switch value {
    case let text as String: settings.resolved(text)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let list as [String: Any]: list.mapValues { resolved($0, settings) }
    default: value
    }
  }
}
