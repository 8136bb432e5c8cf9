import Foundation
import HeadlessUIKit
import LocalizedStrings
import Suggestions
import TypographyKit
import ViewDocuments

/// The typography that a catalogue file names: styles for its labels and buttons, and colours by name.
struct SceneTypography {
  static let key = "typography"

  let settings: TypographyKitSettings
  let file: FilePath
  let place: SourcePlace

  /// Reads the file. What is wrong with it is wrong with the catalogue: a scene would be drawn with something else. Fonts
  /// are looked for when views are made, among the scene's own.
  init(_ value: Value, in folder: URL) throws(SceneError) {
    file = try FilePath(value, in: folder, expected: "a typography file's path")
    place = value.place
    do throws(StringsError) {
      settings = try TypographyKitSettings(
        StringsFile.bytes(of: file.url), type: ConfigurationType(rawValue: file.url.pathExtension.lowercased()),
        file: file.path)
    } catch {
      throw value.error(.unusableTypography("\(error)"))
    }
    let problems = settings.issues.filter { !$0.isMissingFont }.map { issue in
      "\(issue.place): \(issue.keyPath.joined(separator: ".")): \(issue.problem)"
    }
    guard problems.isEmpty else {
      let rest = settings.omittedIssueCount > 0 ? ["And \(settings.omittedIssueCount) more."] : []
      throw value.error(.unusableTypography((problems + rest).joined(separator: " ")))
    }
  }

  /// The style of a name.
  func style(_ value: Value) throws(SceneError) -> Typography {
    let name = try value.word(PropertyType.typography.phrase)
    if let style = settings.styles[name] { return style }
    throw value.unknown(name, among: settings.styles.keys.sorted())
  }

  /// The colours, but for those that `UIColor` has a name for.
  var colors: [NamedColor] {
    settings.colors.keys.sorted().compactMap { name in
      guard !ColorValue.names.contains(name), let color = settings.colors[name] else { return nil }
      return NamedColor(name: name, value: ColorValue(color.uiColor), place: place)
    }
  }
}
