import Drawing
import DynamicType
import Foundation
import Synchronization
import TextLayout

/// A glyph that shows a symbol, or its filled form.
indirect enum SymbolDrawing: Hashable, Sendable {
  /// A glyph of CupertinoIcons.
  case cupertino(UInt32, isFilled: Bool)
  /// A glyph of Material Symbols, whose axes make it filled and heavier.
  case material(UInt32, isFilled: Bool)
  /// Digits or a letter inside another drawing.
  case lettered(String, inside: SymbolDrawing, isFilled: Bool)

  /// The middle of symbols above the baseline in ems, that of capital letters: `circle` reaches from -0.145 to 0.851 of
  /// the size (15 exported templates).
  static let middle = 0.353

  /// Whether other weights than regular are made by thicker strokes.
  var isEmboldened: Bool {
    switch self {
    case .cupertino: true
    case .material: false
    case .lettered(_, let frame, _): frame.isEmboldened
    }
  }
}

/// The fonts that symbols are drawn from.
final class SymbolDrawings: Sendable {
  /// A drawing found for a name.
  struct Found {
    var drawing: SymbolDrawing
    /// The name of the symbol that it shows.
    var name: String
    /// Whether that is the symbol asked for.
    var isOwn: Bool
  }

  private struct Key: Hashable {
    var drawing: SymbolDrawing
    var weight: SystemFontWeight
  }

  private let fonts: FontLibrary
  /// Opened when the first symbol is drawn.
  private let opened = Mutex<(cupertino: IconFont?, material: IconFont?)?>(nil)
  private let outlines = Mutex<[Key: Outline?]>([:])

  init(fonts: FontLibrary) { self.fonts = fonts }

  private var icons: (cupertino: IconFont?, material: IconFont?) {
    opened.withLock { opened in
      let known =
        opened ?? (fonts.iconFont(family: "CupertinoIcons"), fonts.iconFont(family: "Material Symbols Outlined"))
      opened = known
      return known
    }
  }

  /// The drawing for a symbol, or for the nearest simpler one that has any; nil if there is none.
  func found(for name: String) -> Found? {
    guard !SymbolNames.isApplesProduct(name) else { return nil }
    let icons = icons
    for (index, simpler) in SymbolNames.simplified(name).enumerated() {
      for candidate in [simpler, SymbolNames.earlier(simpler)].compactMap(\.self) {
        guard let drawing = drawing(of: candidate, icons.cupertino, icons.material) else { continue }
        return Found(drawing: drawing, name: simpler, isOwn: index == 0)
      }
    }
    return nil
  }

  private func drawing(of name: String, _ cupertino: IconFont?, _ material: IconFont?) -> SymbolDrawing? {
    let glyphName = SymbolAliases.cupertino[name] ?? SymbolNames.glyph(for: name)
    if let glyph = cupertino?.glyphs[glyphName] {
      return .cupertino(glyph, isFilled: glyphName.split(separator: "_").contains("fill"))
    }
    if let (letters, frame) = LetteredDrawing.parts(of: name) {
      return drawing(of: frame, cupertino, material).map {
        .lettered(letters, inside: $0, isFilled: frame.hasSuffix("fill"))
      }
    }
    guard let alias = SymbolAliases.material[name]?.split(separator: ":"), let first = alias.first,
      let glyph = material?.glyphs[String(first)]
    else { return filled(name, material) }
    return .material(glyph, isFilled: alias.count > 1)
  }

  /// The filled form of a glyph of Material Symbols: `leaf.fill` is that of `leaf`.
  private func filled(_ name: String, _ material: IconFont?) -> SymbolDrawing? {
    guard name.hasSuffix(".fill"), let alias = SymbolAliases.material[String(name.dropLast(5))],
      let glyph = material?.glyphs[String(alias.split(separator: ":").first ?? "")]
    else { return nil }
    return .material(glyph, isFilled: true)
  }

  /// The outline of a drawing for a point size of 1, y upwards from the baseline; nil if it cannot be read.
  func outline(of drawing: SymbolDrawing, weight: SystemFontWeight) -> Outline? {
    let key = Key(drawing: drawing, weight: weight)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let outline = read(drawing, weight: weight)
    outlines.withLock { $0[key] = .some(outline) }
    return outline
  }

  private func read(_ drawing: SymbolDrawing, weight: SystemFontWeight) -> Outline? {
    switch drawing {
    case .cupertino(let glyph, let isFilled):
      icons.cupertino.flatMap { CupertinoDrawing.outline(of: glyph, in: $0.font, isFilled: isFilled, weight) }
    case .material(let glyph, let isFilled):
      icons.material.flatMap { MaterialDrawing.outline(of: glyph, in: $0.font, isFilled: isFilled, weight) }
    case .lettered(let text, let frame, let isFilled):
      outline(of: frame, weight: weight).flatMap {
        LetteredDrawing.outline(of: text, inside: $0, isFilled: isFilled, in: fonts, weight)
      }
    }
  }
}

/// The proportions of CupertinoIcons against symbols of a point size of 1.
///
/// With them `circle` is as large as in exported templates, and 39 proportions that Interface Builder stored are met with
/// a median error of 3 %, and at most 10 %.
private enum CupertinoDrawing {
  private static let scale = 1.1643
  private static let down = 0.0843
  /// The thickness of the font's strokes, in ems: that of `circle`.
  private static let stroke = 37.0 / 512

  static func outline(
    of glyph: UInt32, in font: FontInstance, isFilled: Bool, _ weight: SystemFontWeight
  ) -> Outline? {
    let growth = stroke * (weight.strokeFactor - 1)
    let outline = isFilled ? filled(glyph, in: font, growth: growth) : read(glyph, in: font, growth: growth)
    return outline?.mapped { CGPoint(x: $0.x * scale, y: $0.y * scale - down) }
  }

  private static func read(_ glyph: UInt32, in font: FontInstance, growth: Double) -> Outline? {
    GlyphOutlineReader.outline(of: glyph, in: font, growth: growth)
  }

  /// The strokes of a filled drawing are the holes in it, as the check mark of `checkmark.circle.fill` is: they become
  /// thicker, and the area around them stays.
  private static func filled(_ glyph: UInt32, in font: FontInstance, growth: Double) -> Outline? {
    guard let outline = read(glyph, in: font, growth: 0) else { return nil }
    guard growth != 0, let other = read(glyph, in: font, growth: -growth) else { return outline }
    return outline.replacingHoles(by: other)
  }
}

/// The proportions of Material Symbols against symbols of a point size of 1.
private enum MaterialDrawing {
  private static let scale = 1.245

  static func outline(
    of glyph: UInt32, in font: FontInstance, isFilled: Bool, _ weight: SystemFontWeight
  ) -> Outline? {
    let variations = [
      FontVariation(tag: "FILL", value: isFilled ? 1 : 0), FontVariation(tag: "wght", value: axis(of: weight)),
    ]
    let placed = try? FontInstance(file: font.file, faceIndex: font.faceIndex, variations: variations)
    guard let placed, let outline = GlyphOutlineReader.outline(of: glyph, in: placed, growth: 0) else { return nil }
    // Drawings stand in the middle of a square em on the baseline.
    return outline.mapped { CGPoint(x: $0.x * scale, y: ($0.y - 0.5) * scale + SymbolDrawing.middle) }
  }

  /// The place on the axis `wght`: 324 has the strokes of CupertinoIcons; others are as much thicker or thinner as
  /// those of the system font, as far as the axis goes, along which strokes grow evenly.
  private static func axis(of weight: SystemFontWeight) -> Double {
    min(max(324 * weight.strokeFactor, 100), 700)
  }
}
