import CHarfBuzz

/// Characters of Latin, Greek and Cyrillic text for which the feature `ccmp` of a font ("Glyph Composition /
/// Decomposition") has no effect: for such text in Inter, HarfBuzz spends most of its time looking for marks after each
/// letter, and there are none.
///
/// Shaping text of these characters without the feature gives the same result. This is derived from the font's `GSUB`
/// table: no lookup of `ccmp` can begin at any glyph that lookups can make of the characters' own glyphs.
struct PlainCharacters: Sendable {
  /// The scripts that HarfBuzz shapes by default rules, in which `ccmp` is in one stage with other features.
  static let scripts = ["Latn", "Grek", "Cyrl", "Zyyy"].map(openTypeTag)
  /// No marks, nothing invisible, no U+2044 FRACTION SLASH, which turns features on.
  private static let candidates: [ClosedRange<UInt16>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x02FF, 0x0370...0x0482, 0x048A...0x052F, 0x1E00...0x1FFF, 0x2010...0x2027,
    0x2030...0x2043, 0x20A0...0x20C0,
  ]

  private var characters = CharacterCoverage()

  init(of font: OpaquePointer) {
    var glyphs: [UInt16: Int] = [:]
    for unit in PlainCharacters.candidates.joined() {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, hb_codepoint_t(unit), &glyph) != 0, glyph != 0 { glyphs[unit] = Int(glyph) }
    }
    let face = hb_font_get_face(font)
    guard OpenTypeTable.with("Silf", of: face, { $0.isEmpty }) else { return }
    let composing = FaceLookups.lookups(of: ["ccmp"], in: "GSUB", of: face)
    guard !composing.isEmpty else { return }
    OpenTypeTable.with("GSUB", of: face) { bytes in
      guard var table = try? SubstitutionTable(bytes) else { return }
      while !glyphs.isEmpty {
        let reached = PlainCharacters.closure(of: glyphs.values, in: face)
        guard let starts = try? table.starts(ofLookups: composing, in: reached) else { return }
        guard !starts.isEmpty else { break }
        let rest = glyphs.filter { !starts.contains($0.value) }
        guard rest.count < glyphs.count else { return }
        glyphs = rest
      }
      for unit in glyphs.keys { characters.insert(unit) }
    }
  }

  /// Whether text of a script can be shaped without `ccmp`.
  func hold(_ units: ArraySlice<UInt16>, script: UInt32) -> Bool {
    PlainCharacters.scripts.contains(script) && units.allSatisfy(characters.contains)
  }

  /// The glyphs and everything that lookups of the font can turn them into.
  private static func closure(of glyphs: some Collection<Int>, in face: OpaquePointer?) -> Set<Int> {
    let (closure, lookups) = (hb_set_create(), hb_set_create())
    defer {
      hb_set_destroy(closure)
      hb_set_destroy(lookups)
    }
    for glyph in glyphs { hb_set_add(closure, hb_codepoint_t(glyph)) }
    let count = hb_ot_layout_table_get_lookup_count(face, openTypeTag("GSUB"))
    if count > 0 { hb_set_add_range(lookups, 0, count - 1) }
    hb_ot_layout_lookups_substitute_closure(face, lookups, closure)
    return Set(FaceLookups.elements(of: closure))
  }
}
