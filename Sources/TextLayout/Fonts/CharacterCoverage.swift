import CHarfBuzz

/// Characters of the Basic Multilingual Plane, a bit each: asked for every cluster of every text.
struct CharacterCoverage: Sendable {
  private static let wordCount = 0x10000 / 64
  private var words = [UInt64](repeating: 0, count: wordCount)

  /// None.
  init() {}

  /// Those that the font's `cmap` gives a glyph other than 0.
  init(of font: OpaquePointer) {
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(hb_font_get_face(font), characters)
    var next: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start at the first
    while hb_set_next(characters, &next) != 0, next < 0x10000 {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, next, &glyph) != 0, glyph != 0 else { continue }
      insert(UInt16(next))
    }
  }

  mutating func insert(_ unit: UInt16) { words[Int(unit >> 6)] |= 1 << UInt64(unit & 63) }

  func contains(_ unit: UInt16) -> Bool { words[Int(unit >> 6)] & (1 << UInt64(unit & 63)) != 0 }
}
