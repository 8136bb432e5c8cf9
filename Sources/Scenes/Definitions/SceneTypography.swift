import Foundation
import HeadlessUIKit
import LocalizedStrings
import SourcePlaces
import Suggestions
import TypographyKit
import ViewDocuments

/// The typography that a catalogue file names: styles for its labels and buttons, and colours by name.
struct SceneTypography {
  static let key = "typography"

  let settings: TypographyKitSettings
  let file: FilePath
  let place: SourcePlace

  /// Reads the file. What is wrong with a style or a colour fails what uses it.
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
  }

  /// The style of a name. Its font is looked for when views are made, among the scene's own.
  func style(_ value: Value, _ expected: String) throws(SceneError) -> StyleValue {
    let name = try value.word(expected)
    if settings.hasStyle(name), let fault = fault(of: .style(name)) { throw value.error(.unusableTypography(fault)) }
    guard let style = settings.styles[name] else { throw value.unknown(name, among: settings.styles.keys.sorted()) }
    return StyleValue(style, fontOrigin: fontOrigin(of: style))
  }

  /// The colours, but for those that `UIColor` has a name for.
  var colors: [NamedColor] {
    let faulty = settings.issues.compactMap { issue in
      if case .color(let name) = TypographyEntry(issue.keyPath) { name } else { nil }
    }
    return Set(settings.colors.keys).union(faulty).subtracting(ColorValue.names).sorted().compactMap { name in
      if let fault = fault(of: .color(name)) {
        return NamedColor(name: name, value: .failure(.unusableTypography(fault)), place: place)
      }
      return settings.colors[name].map { color in
        NamedColor(name: name, value: .success(ColorValue(color.uiColor)), place: place)
      }
    }
  }

  /// All that is wrong with a style or a colour, in the typography file's order; nil for nothing.
  private func fault(of entry: TypographyEntry) -> String? {
    let faults = settings.issues(of: entry).filter { $0.kind == .fault }.map { "\($0.location): \($0.problem)" }
    let count = settings.omittedIssueCount
    let rest = "\(file.path): \(count) more mistakes are not listed, which may be in what is used here."
    let sentences = faults + (count > 0 ? [rest] : [])
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Where the file names a style's font that is not among those for all files.
  private func fontOrigin(of style: Typography) -> String? {
    guard let name = style.fontName else { return nil }
    return settings.issues(of: .style(style.name)).first { $0.kind == .missingFont(name: name) }?.location
  }
}
