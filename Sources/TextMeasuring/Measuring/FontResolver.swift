import DynamicType
import Suggestions
import Synchronization
import SystemText
import TextLayout

/// Resolves the fonts of requests in a library, and caches them.
///
/// The rules are those of UIKit's classes (`SystemText`).
final class FontResolver: Sendable {
  private struct Key: Hashable {
    var font: MeasuringFont
    var categories: [MeasuringCategory]
    var hasBoldText: Bool
    var size: Double?
  }

  /// The number of cached lookups: a program uses a few sizes, a search about a thousand.
  private static let limit = 4096

  let library: FontLibrary
  private let known = Mutex<[Key: [TextFont]]>([:])

  init(_ library: FontLibrary) { self.library = library }

  /// The fonts for text at each of several categories, in their order.
  ///
  /// - Parameter size: a size in points that overrides all others, like `UIFont.withSize`.
  func textFonts(
    _ font: MeasuringFont, at categories: [MeasuringCategory], hasBoldText: Bool, size: Double? = nil
  ) throws(MeasuringError) -> [TextFont] {
    let key = Key(font: font, categories: categories, hasBoldText: hasBoldText, size: size)
    if let textFonts = known.withLock({ $0[key] }) { return textFonts }
    var textFonts: [TextFont] = []
    for category in categories {
      textFonts.append(try resolved(font, category.category, hasBoldText, size).textFont(in: library))
    }
    guard library.faults.isEmpty else { return textFonts }
    known.withLock { known in
      if known.count >= FontResolver.limit { known.removeAll(keepingCapacity: true) }
      known[key] = textFonts
    }
    return textFonts
  }

  private func resolved(
    _ font: MeasuringFont, _ category: ContentSizeCategory, _ hasBoldText: Bool, _ wanted: Double?
  ) throws(MeasuringError) -> ResolvedFont {
    let size = wanted ?? font.size(at: category)
    switch font.face {
    case .style(let style):
      return .textStyle(
        style.style, category: category, hasBoldText: hasBoldText, size: wanted, maximumSize: font.maximumSize,
        in: library)
    case .system(let weight, let isItalic):
      return .system(
        hasBoldText ? weight.weight.withBoldText : weight.weight, italic: isItalic, size: size, in: library)
    case .named(let name):
      guard let face = library.font(named: name) else { throw missing("font", name, "name") }
      return .face(face, size: size, in: library)
    case .family(let family, let weight, let isItalic):
      let traits = FontTraits(weight: Double(weight.weight.rawValue), isItalic: isItalic)
      guard let face = library.font(family: family, closestTo: traits) else {
        throw missing("family", family, "family")
      }
      return .face(face, traits: face.traits.with(traits), size: size, in: library)
    }
  }

  private func missing(_ kind: String, _ name: String, _ field: String) -> MeasuringError {
    let families = library.familyNames
    let names = kind == "font" ? library.fontNames + families : families
    let suggestion = Suggestion.nearest(to: name, among: names)
    let known = suggestion == nil ? " The families are \(families.joined(separator: ", "))." : ""
    return MeasuringError("There is no \(kind) '\(name)'.\(known)", field: field, suggestion: suggestion)
  }
}

extension MeasuringFont {
  /// The size in points per em of a font that is not a text style.
  fileprivate func size(at category: ContentSizeCategory) -> Double {
    guard let scaledWith else { return size }
    return FontMetricsScaling.scaledPointSize(
      size, maximum: maximumSize, style: scaledWith.style, category: category)
  }
}

extension FontTraits {
  /// The face's own traits with the requested weight and slope, for the font's axes.
  fileprivate func with(_ asked: FontTraits) -> FontTraits {
    var traits = self
    (traits.weight, traits.isItalic) = (asked.weight, asked.isItalic)
    return traits
  }
}
