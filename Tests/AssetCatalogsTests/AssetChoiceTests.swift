import Testing

@testable import AssetCatalogs

/// The order of the choice: the order of a compiled catalogue's keys (appearance, scale, idiom, as `assetutil` prints
/// them), and Apple's words that the best match available is used.
@Suite struct AssetChoiceTests {
  /// `dark`, `ipad 2x`, `any`: the conditions of a slot in words.
  private func qualifiers(_ words: String) -> AssetQualifiers {
    var result = AssetQualifiers()
    for word in words.split(separator: " ").map(String.init) where word != "any" {
      switch word {
      case "dark", "light": result.luminosity = .init(rawValue: word)
      case "high": result.contrast = .high
      case "1x", "2x", "3x": result.scale = Int(word.dropLast())
      case "rtl": result.direction = .rightToLeft
      case "ltr": result.direction = .leftToRight
      case "p3": result.gamut = .displayP3
      case "srgb": result.gamut = .sRGB
      case "wide": result.widthClass = .regular
      case "narrow": result.widthClass = .compact
      case "tall": result.heightClass = .regular
      case let word where word.hasPrefix("@"): result.locale = String(word.dropFirst())
      default: result.idiom = AssetQualifiers.Idiom(rawValue: word) ?? .watch
      }
    }
    return result
  }

  private func conditions(_ words: String) -> AssetConditions {
    var result = AssetConditions()
    for word in words.split(separator: " ").map(String.init) {
      switch word {
      case "dark": result.isDark = true
      case "high": result.isHighContrast = true
      case "1x", "2x", "3x": result.scale = Double(word.dropLast()) ?? 0
      case "rtl": result.isRightToLeft = true
      case "srgb": result.gamut = .sRGB
      case "wide": result.widthClass = .regular
      case "narrow": result.widthClass = .compact
      case "tall": result.heightClass = .regular
      case let word where word.hasPrefix("@"): result.languages.append(String(word.dropFirst()))
      default: result.idiom = AssetQualifiers.Idiom(rawValue: word) ?? .watch
      }
    }
    return result
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let conditions: String
    let slots: [String]
    let chosen: String?
    var fitsAllScales = false

    var testDescription: String { "\(conditions): \(slots)" }
  }

  static let rows: [Row] = [
    // Appearance.
    Row(conditions: "iphone 2x", slots: ["any", "dark"], chosen: "any"),
    Row(conditions: "iphone 2x dark", slots: ["any", "dark"], chosen: "dark"),
    Row(conditions: "iphone 2x dark high", slots: ["any", "dark", "high"], chosen: "dark"),
    Row(conditions: "iphone 2x dark high", slots: ["any", "high"], chosen: "high"),
    Row(conditions: "iphone 2x dark high", slots: ["any", "dark", "high", "dark high"], chosen: "dark high"),
    Row(conditions: "iphone 2x high", slots: ["any", "dark", "high", "dark high"], chosen: "high"),
    Row(conditions: "iphone 2x", slots: ["any", "light", "dark"], chosen: "light"),
    Row(conditions: "iphone 2x", slots: ["dark", "high"], chosen: nil),
    // Scale.
    Row(conditions: "iphone 2x", slots: ["1x", "2x", "3x"], chosen: "2x"),
    Row(conditions: "iphone 2x", slots: ["1x", "3x"], chosen: "3x"),
    Row(conditions: "iphone 1x", slots: ["3x", "2x"], chosen: "2x"),
    Row(conditions: "iphone 3x", slots: ["1x", "2x"], chosen: "2x"),
    Row(conditions: "iphone 1x", slots: ["any", "2x"], chosen: "any"),
    Row(conditions: "iphone 2x", slots: ["any", "3x"], chosen: "3x"),
    Row(conditions: "iphone 2x", slots: ["any", "3x"], chosen: "any", fitsAllScales: true),
    Row(conditions: "iphone 2x", slots: ["any", "2x"], chosen: "2x", fitsAllScales: true),
    // An appearance counts more than a scale, an idiom more than an appearance.
    Row(conditions: "iphone 2x dark", slots: ["2x", "dark 1x"], chosen: "dark 1x"),
    Row(conditions: "ipad 2x dark", slots: ["dark", "ipad"], chosen: "ipad"),
    // Idiom.
    Row(conditions: "ipad 2x", slots: ["any", "iphone", "ipad"], chosen: "ipad"),
    Row(conditions: "ipad 2x", slots: ["iphone", "any"], chosen: "any"),
    Row(conditions: "ipad 2x", slots: ["iphone", "mac"], chosen: nil),
    // Direction, size classes, gamut, language.
    Row(conditions: "iphone 2x rtl", slots: ["any", "ltr", "rtl"], chosen: "rtl"),
    Row(conditions: "iphone 2x rtl", slots: ["any", "ltr"], chosen: "any"),
    Row(conditions: "iphone 2x", slots: ["rtl", "any"], chosen: "any"),
    Row(conditions: "iphone 2x wide", slots: ["any", "narrow", "wide"], chosen: "wide"),
    Row(conditions: "iphone 2x wide tall", slots: ["wide", "wide tall", "tall"], chosen: "wide tall"),
    Row(conditions: "iphone 2x", slots: ["any", "wide"], chosen: "any"),
    Row(conditions: "iphone 2x", slots: ["srgb", "p3"], chosen: "p3"),
    Row(conditions: "iphone 2x srgb", slots: ["srgb", "p3"], chosen: "srgb"),
    Row(conditions: "iphone 2x", slots: ["srgb", "any"], chosen: "any"),
    Row(conditions: "iphone 2x @de-AT @de", slots: ["any", "@de", "@en"], chosen: "@de"),
    Row(conditions: "iphone 2x @de-AT @de", slots: ["@de", "@de_AT"], chosen: "@de_AT"),
    Row(conditions: "iphone 2x @fr", slots: ["@de", "any"], chosen: "any"),
    // The first of equals.
    Row(conditions: "iphone 2x", slots: ["any", "universal"], chosen: "any"),
    Row(conditions: "iphone 2x", slots: [], chosen: nil),
  ]

  @Test(arguments: rows) func theBestMatchIsChosen(_ row: Row) {
    let chosen = AssetChoice.best(
      of: row.slots, for: conditions(row.conditions), qualifiers: qualifiers, fitsAllScales: { _ in row.fitsAllScales })
    #expect(chosen == row.chosen)
  }
}
