import CHarfBuzz

/// A set of characters of the Basic Multilingual Plane, as a bit set, which is queried for every cluster of every text.
struct CharacterCoverage: Sendable {
  private static let wordCount = 0x10000 / 64
  private var words = [UInt64](repeating: 0, count: wordCount)

  /// Makes an empty set.
  init() {}

  /// The characters to which the font's `cmap` gives a glyph other than 0.
  init(of font: OpaquePointer) {
    for character in CharacterCoverage.characters(of: font, in: 0...0xFFFF) { insert(UInt16(character)) }
  }

  /// The characters beyond the Basic Multilingual Plane that a font has a glyph for.
  static func supplementary(of font: OpaquePointer) -> [UInt32] { characters(of: font, in: 0x10000...0x10FFFF) }

  /// The characters in a range for which a font has a glyph other than 0, in order.
  static func characters(of font: OpaquePointer, in range: ClosedRange<UInt32>) -> [UInt32] {
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(hb_font_get_face(font), characters)
    var found: [UInt32] = []
    var next: hb_codepoint_t = range.lowerBound &- 1  // below 0 that is HB_SET_VALUE_INVALID: start at the first
    while hb_set_next(characters, &next) != 0, next <= range.upperBound {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, next, &glyph) != 0, glyph != 0 { found.append(next) }
    }
    return found
  }

  mutating func insert(_ unit: UInt16) { words[Int(unit >> 6)] |= 1 << UInt64(unit & 63) }

  /// The characters in exactly one of both sets.
  func symmetricDifference(_ other: CharacterCoverage) -> CharacterCoverage {
    var difference = self
    for index in words.indices { difference.words[index] ^= other.words[index] }
    return difference
  }

  /// Whether a text contains none of them.
  func isDisjoint(with units: [UInt16]) -> Bool {
    words.withUnsafeBufferPointer { words in
      units.allSatisfy { words[Int($0 >> 6)] & (1 << UInt64($0 & 63)) == 0 }
    }
  }

  func contains(_ unit: UInt16) -> Bool { words[Int(unit >> 6)] & (1 << UInt64(unit & 63)) != 0 }
}
