/// The lookups of a font's `GPOS` table (OpenType 1.9, "GPOS – Glyph Positioning Table"), as far as to say at which glyphs
/// of a text they do more than to move one nearer to the next, or away from it.
struct PositioningTable {
  private typealias Damage = OpenTypeTable.Damage

  /// The flags of a lookup that passes over base glyphs, or ligatures.
  private static let passingOverBases = 0x0002 | 0x0004

  private var table: OpenTypeTable
  private let lookups: Int

  /// - Throws: for a table whose lookups depend on a location of the font's axes, too.
  init(_ bytes: UnsafeRawBufferPointer) throws(OpenTypeTable.Damage) {
    table = OpenTypeTable(bytes)
    lookups = try table.lookupList()
  }

  /// The glyphs at which a lookup may do more than a pair says of its first glyph.
  ///
  /// - Throws: for a lookup that may do more at any glyph.
  mutating func starts(ofLookup index: Int, in glyphs: Set<Int>) throws(OpenTypeTable.Damage) -> Set<Int> {
    let lookup = lookups + (try table.number(at: lookups + 2 + 2 * index))
    let (type, flags) = (try table.number(at: lookup), try table.number(at: lookup + 2))
    var starts: Set<Int> = []
    for offset in try table.list(at: lookup + 4) {
      var (type, subtable) = (type, lookup + offset)
      if type == 9 {
        type = try table.number(at: subtable + 2)
        subtable += try table.longNumber(at: subtable + 4)
      }
      starts.formUnion(try self.starts(ofSubtable: subtable, type: type, flags: flags, in: glyphs))
    }
    return starts
  }

  private mutating func starts(
    ofSubtable offset: Int, type: Int, flags: Int, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    switch type {
    // A glyph, whatever stands beside it.
    case 1: return []
    // Pairs, whose second glyph stays as it is, and begins the next pair.
    case 2:
      guard flags & Self.passingOverBases == 0, try table.number(at: offset + 6) == 0 else { throw Damage() }
      return []
    // Letters that join, and marks.
    case 3...6: return glyphs.intersection(try table.coveredGlyphs(at: offset + table.number(at: offset + 2)))
    default: throw Damage()
    }
  }
}
