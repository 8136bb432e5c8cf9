import Auditing
import HeadlessUIKit
import SourcePlaces
import ViewDocuments

/// A colour that a file defines under a name.
struct NamedColor {
  let name: String
  /// The colour, or an error in the typography's file.
  let value: Result<ColorValue, SceneProblem>
  let place: SourcePlace

  /// The colour; an error gets the place of its use.
  func value(at use: Value) throws(SceneError) -> ColorValue {
    do throws(SceneProblem) { return try value.get() } catch { throw use.error(error) }
  }
}

/// The definitions that a file provides to its views: fonts, typography, strings, assets, colours and templates, and the rules
/// of audits; its own and those of included files.
struct SharedDefinitions {
  private(set) var fonts: [(place: Value, file: FilePath)] = []
  /// The file's own typography or else the only one among the included files.
  private(set) var typography: SceneTypography?
  /// The file's own strings or else the only ones among the included files, like typography.
  private(set) var strings: SceneStrings?
  /// The file's own assets or else the only ones among the included files, like typography.
  private(set) var assets: SceneAssets?
  /// The file's own rules of audits, or else those of the first included file that has any.
  private(set) var audit: AuditSettings?
  private(set) var colors: [NamedColor] = []
  private(set) var templates: [CellTemplate] = []

  mutating func add(_ font: (place: Value, file: FilePath)) {
    if !fonts.contains(where: { $0.file.url == font.file.url }) { fonts.append(font) }
  }

  /// Sets the file's own typography.
  mutating func set(_ own: SceneTypography) { typography = own }

  /// Sets the file's own rules of audits.
  mutating func set(_ own: AuditSettings) { audit = own }

  /// Sets the file's own strings.
  mutating func set(_ own: SceneStrings) { strings = own }

  /// Sets the file's own assets.
  mutating func set(_ own: SceneAssets) { assets = own }

  mutating func add(_ color: NamedColor) throws(SceneError) {
    guard let known = colors.first(where: { $0.name == color.name }) else { return colors.append(color) }
    if known.place != color.place { throw repeated(color.name, "colour", known.place, color.place) }
  }

  mutating func add(_ template: CellTemplate) throws(SceneError) {
    guard let known = templates.first(where: { $0.name == template.name }) else { return templates.append(template) }
    if known.place != template.place { throw repeated(template.name, "template", known.place, template.place) }
  }

  /// Adds all definitions of another file. A file that is included along two paths defines each thing once.
  mutating func add(_ other: SharedDefinitions) throws(SceneError) {
    for font in other.fonts { add(font) }
    for color in other.colors { try add(color) }
    if let added = other.typography {
      if let known = typography, known.file.url != added.file.url {
        throw repeated(added.file.path, "typography", known.place, added.place)
      }
      typography = typography ?? added
    }
    if let added = other.strings {
      if let known = strings, known.file.url != added.file.url {
        throw repeated(added.file.path, "list of strings", known.place, added.place)
      }
      strings = strings ?? added
    }
    if let added = other.assets {
      if let known = assets, known.file.url != added.file.url {
        throw repeated(added.file.path, "folder of assets", known.place, added.place)
      }
      assets = assets ?? added
    }
    audit = audit ?? other.audit
    for template in other.templates { try add(template) }
  }

  private func repeated(_ name: String, _ what: String, _ first: SourcePlace, _ second: SourcePlace) -> SceneError {
    SceneError(place: second, problem: .repeatedDefinition(name, what: what, first: first))
  }
}
