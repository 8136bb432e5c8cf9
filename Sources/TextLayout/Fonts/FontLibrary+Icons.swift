import Foundation

/// A font of drawings, which are found by name: it sets no text.
package struct IconFont: Sendable {
  package let font: FontInstance
  /// The glyphs by name.
  package let glyphs: [String: UInt32]
}

extension FontLibrary {
  /// The folder's font of drawings with a family name; nil, and a fault, if its files cannot be read, and nil if the
  /// folder has none.
  package func iconFont(family name: String) -> IconFont? {
    guard let family = manifest.families.first(where: { $0.role == .icons && $0.family == name }),
      let face = family.faces.first, let names = family.glyphNames, let font = opened(face)
    else { return nil }
    let file = directory.appendingPathComponent(names.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      note(.unreadable(path: file.relativePath, reason: "the names of its glyphs cannot be read"))
      return nil
    }
    return IconFont(font: font, glyphs: IconFont.glyphs(named: text, of: font))
  }
}

extension IconFont {
  /// The glyphs in lines of a name, a tab, and a code point in hexadecimal digits; other lines, and code points without
  /// a glyph, are passed over.
  static func glyphs(named text: String, of font: FontInstance) -> [String: UInt32] {
    var glyphs: [String: UInt32] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let scalar = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init),
        let glyph = font.nominalGlyph(for: scalar)
      else { continue }
      glyphs[String(parts[0])] = glyph
    }
    return glyphs
  }
}
