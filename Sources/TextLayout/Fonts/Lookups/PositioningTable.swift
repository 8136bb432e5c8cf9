/// The lookups of a font's `GPOS` table (OpenType 1.9, "GPOS – Glyph Positioning Table"), parsed just far enough to
/// tell at which glyphs of a text they do more than change the distance to the next glyph.
struct PositioningTable: LookupTable {
  private typealias Damage = OpenTypeTable.Damage

  /// The flags of a lookup that skips base glyphs or ligatures.
  private static let passingOverBases = 0x0002 | 0x0004

  static let tag = "GPOS"
  static let extensionType = 9

  var table: OpenTypeTable
  let lookups: Int

  /// The glyphs at which a subtable can do more than adjust the first glyph of a pair.
  mutating func starts(
    ofSubtable offset: Int, type: Int, flags: Int, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    switch type {
    // A single glyph, independent of its neighbours.
    case 1: return []
    // Pairs whose second glyph is unchanged, and begins the next pair.
    case 2:
      guard flags & Self.passingOverBases == 0, try table.number(at: offset + 6) == 0 else { throw Damage() }
      return []
    // Cursive attachment, and marks.
    case 3...6: return glyphs.intersection(try table.coveredGlyphs(at: offset + table.number(at: offset + 2)))
    default: throw Damage()
    }
  }
}
