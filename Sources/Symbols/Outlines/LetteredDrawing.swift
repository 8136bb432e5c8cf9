import Drawing
import DynamicType
import Foundation
import TextLayout

/// Digits, or a letter, in a circle or a square: `1.circle`, `12.square.fill`, `a.circle`. Neither font has these.
///
/// How high the letters are is an estimate, made of how such symbols look.
enum LetteredDrawing {
  private static let frames: Set<Substring> = ["circle", "circle.fill", "square", "square.fill"]
  /// The height of a capital letter, as a part of the frame's, and the greatest width.
  private static let (singleHeight, pairHeight, width) = (0.5, 0.42, 0.58)
  /// The distance between two digits, as a part of their height.
  private static let distance = 0.14

  /// The letters in a symbol's name, and the name of what is around them; nil if the name is of another kind.
  static func parts(of name: String) -> (letters: String, frame: String)? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let (letters, frame) = (name[..<dot], name[name.index(after: dot)...])
    guard frames.contains(frame), isKnown(letters) else { return nil }
    return (letters.uppercased(), String(frame))
  }

  /// Apple has the letters of English, and numbers up to 50 of one or two digits.
  private static func isKnown(_ letters: Substring) -> Bool {
    guard letters.count <= 2, letters.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) }) else {
      return false
    }
    return UInt8(letters).map { $0 <= 50 } ?? (letters.count == 1)
  }

  /// The thickness of strokes of the system font's regular weight, and how much thicker they are in symbols, in ems.
  private static let (stroke, growth) = (0.09, 0.02)

  /// The outline of a frame with letters in its middle, which are holes if it is filled; nil if they cannot be read.
  ///
  /// Heavier letters than regular are thicker regular ones: the heavier fonts' contours overlap, which would be no holes.
  static func outline(
    of letters: String, inside frame: Outline, isFilled: Bool, in fonts: FontLibrary, _ weight: SystemFontWeight
  ) -> Outline? {
    guard let box = frame.tightBounds else { return nil }
    let own = min(weight.rawValue, SystemFontWeight.regular.rawValue)
    let font = fonts.systemFont(weight: own, italic: false, size: FontLibrary.displaySize)
    let growth = growth + stroke * max(weight.strokeFactor - 1, 0)
    var glyphs: [Outline] = []
    for scalar in letters.unicodeScalars {
      guard let glyph = font.nominalGlyph(for: scalar),
        let outline = GlyphOutlineReader.outline(of: glyph, in: font, growth: growth)
      else { return nil }
      glyphs.append(outline)
    }
    guard let height = glyphs.compactMap({ $0.tightBounds?.height }).max(), height > 0 else { return nil }
    var (line, right): ([Outline.Element], Double?) = ([], nil)
    for glyph in glyphs {
      guard let ink = glyph.tightBounds else { continue }
      let move = right.map { $0 + distance * height - ink.minX } ?? 0
      line += glyph.mapped { CGPoint(x: $0.x + move, y: $0.y) }.elements
      right = ink.maxX + move
    }
    guard let ink = Outline(line).tightBounds else { return nil }
    let scale = min(
      box.height * (glyphs.count == 1 ? singleHeight : pairHeight) / height, box.width * width / ink.width)
    let placed = Outline(line).mapped { point in
      CGPoint(x: box.midX + (point.x - ink.midX) * scale, y: box.midY + (point.y - ink.midY) * scale)
    }
    // Letters overlap nothing but a filled frame, in which they are holes by the even-odd rule.
    return Outline(frame.elements + placed.elements, usesEvenOddRule: isFilled || frame.usesEvenOddRule)
  }
}
