import CHarfBuzz

/// Characters of Latin, Greek and Cyrillic text that a font sets in the simplest way: each has the font's nominal
/// glyph, whose advance depends only on the next character.
///
/// Text of such characters is determined by its pairs. This is derived from the font's tables: if a text has only these
/// glyphs, no lookup that HarfBuzz applies by default may begin at any of them, except for those that move a glyph on
/// its own or according to the next one.
///
/// There are two sets, without and with figures: in Inter, an x between figures becomes a multiplication sign. A text
/// may have characters of both if no lookup sees a letter that is only in the first together with a figure.
struct PairwiseCharacters: Sendable {
  /// Letters and the punctuation of sentences. No hyphens and brackets, since fonts have forms of them that depend on
  /// more distant characters; nor letters that fonts treat as digits (U+01BB and U+01BC). No marks, nothing invisible.
  private static let letters: [ClosedRange<UInt16>] = [
    0x20...0x22, 0x27...0x27, 0x2C...0x2C, 0x2E...0x2E, 0x3B...0x3B, 0x3F...0x3F, 0x41...0x5A, 0x61...0x7A,
    0xA1...0xA1, 0xAB...0xAB, 0xBB...0xBB, 0xBF...0x01BA, 0x01BD...0x024F, 0x0386...0x0481, 0x048A...0x052F,
    0x1E00...0x1EFF,
    0x2018...0x201F, 0x2026...0x2026,
  ]
  /// Digits, and signs that stand with them or within words.
  private static let figures: [ClosedRange<UInt16>] = [
    0x23...0x26, 0x2F...0x39, 0xA0...0xA0, 0xB0...0xB0, 0x2010...0x2010,
  ]
  /// The default features of HarfBuzz 6 for horizontal left-to-right text (`hb-ot-shape.cc`). Those for fractions are
  /// applied only next to U+2044 FRACTION SLASH.
  private static let features = [
    "rvrn", "ltra", "ltrm", "rand", "Harf", "HARF", "Buzz", "BUZZ", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk",
    "rlig",
    "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
  ]
  /// Tables of other shaping technologies, which HarfBuzz prefers to OpenType's or adds to them.
  private static let otherShaping = ["Silf", "morx", "mort", "kerx", "kern", "trak"]
  /// One more than the last candidate.
  static let end = 0x2027

  /// The characters of texts without figures. Empty if nothing is known about the font's tables.
  private(set) var characters: Set<UInt16> = []
  /// The characters of texts with figures; empty as well if a lookup may see any part of a text.
  private(set) var withFigures: Set<UInt16> = []
  /// The number of neighbouring glyphs that a lookup sees together at most.
  private(set) var span = 1

  init(of font: OpaquePointer) {
    let face = hb_font_get_face(font)
    guard Self.otherShaping.allSatisfy({ OpenTypeTable.with($0, of: face, \.isEmpty) }),
      !["GSUB", "GPOS"].contains(where: { FaceLookups.hasRequiredFeatures(in: $0, of: face) }),
      let letters = try? Self.withoutStarts(Self.glyphs(of: font, in: Self.letters), in: face)
    else { return }
    characters = Set(letters.keys)
    guard let span = try? SubstitutionTable.span(ofFeatures: Self.features, of: face),
      let all = try? Self.withoutStarts(Self.glyphs(of: font, in: Self.letters + Self.figures), in: face)
    else { return }
    withFigures = Set(all.keys)
    self.span = span
  }

  /// The nominal glyphs of candidates, without marks.
  private static func glyphs(of font: OpaquePointer, in candidates: [ClosedRange<UInt16>]) -> [UInt16: Int] {
    var glyphs: [UInt16: Int] = [:]
    for unit in candidates.joined() {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(unit), &glyph) != 0, glyph != 0,
        hb_ot_layout_get_glyph_class(hb_font_get_face(font), glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
      else { continue }
      glyphs[unit] = Int(glyph)
    }
    return glyphs
  }

  /// The glyphs at which no lookup can begin in a text that has only these.
  private static func withoutStarts(
    _ glyphs: [UInt16: Int], in face: OpaquePointer?
  ) throws(OpenTypeTable.Damage) -> [UInt16: Int] {
    var glyphs = glyphs
    while true {
      let present = Set(glyphs.values)
      let substituted = try SubstitutionTable.starts(ofFeatures: features, in: present, of: face)
      let starts = try PositioningTable.starts(ofFeatures: features, in: present, of: face).union(substituted)
      guard !starts.isEmpty else { return glyphs }
      glyphs = glyphs.filter { !starts.contains($0.value) }
    }
  }
}
