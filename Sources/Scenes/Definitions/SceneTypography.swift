import Foundation
import HeadlessUIKit
import LocalizedStrings
import SourcePlaces
import Suggestions
import TypographyKit
import ViewDocuments

/// The typography that a catalogue file names: styles for labels and buttons, and named colours.
struct SceneTypography {
  static let key = "typography"

  let settings: TypographyKitSettings
  let file: FilePath
  let place: SourcePlace

  /// Reads the file. An error in a style or a colour is reported only where that is used.
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

  /// The style of a name. Its font is looked up when views are made, including among the scene's own.
  func style(_ value: Value, _ expected: String) throws(SceneError) -> StyleValue {
    let name = try value.word(expected)
    if settings.hasStyle(name), let fault = fault(of: .style(name)) { throw value.error(.unusableTypography(fault)) }
    guard let style = settings.styles[name] else { throw value.unknown(name, among: settings.styles.keys.sorted()) }
    return StyleValue(style, fontOrigin: fontOrigin(of: style))
  }

  /// The colours, without those that have a name of `UIColor`'s.
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

  /// All errors in a style or a colour, in the order of the typography's file; nil if there are none.
  private func fault(of entry: TypographyEntry) -> String? {
    let faults = settings.issues(of: entry).filter { $0.kind == .fault }.map { "\($0.location): \($0.problem)" }
    let count = settings.omittedIssueCount
    let rest = "\(file.path): \(count) more mistakes are not listed; they may concern what is used here."
    let sentences = faults + (count > 0 ? [rest] : [])
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The place where the file names a style's font, if that is not among the fonts available to all files.
  private func fontOrigin(of style: Typography) -> String? {
    guard let name = style.fontName else { return nil }
    return settings.issues(of: .style(style.name)).first { $0.kind == .missingFont(name: name) }?.location
  }
}
