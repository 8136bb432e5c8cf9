/// A table of a font with lookups, `GSUB` or `GPOS` (OpenType 1.9, "OpenType Layout Common Table Formats"), parsed just
/// far enough to tell which glyphs of a text they can begin at.
protocol LookupTable {
  static var tag: String { get }
  /// The type of extension lookups, whose subtables can be at larger offsets.
  static var extensionType: Int { get }

  var table: OpenTypeTable { get set }
  /// The offset of the list of lookups.
  var lookups: Int { get }

  init(table: OpenTypeTable, lookups: Int)

  /// The glyphs that a subtable of a lookup can begin at.
  ///
  /// - Throws: if that cannot be determined.
  mutating func starts(
    ofSubtable offset: Int, type: Int, flags: Int, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int>
}

extension LookupTable {
  /// - Throws: for a table with feature variations, whose lookups depend on the location on the font's axes.
  init(_ bytes: UnsafeRawBufferPointer) throws(OpenTypeTable.Damage) {
    var table = OpenTypeTable(bytes)
    let lookups = try table.lookupList()
    self.init(table: table, lookups: lookups)
  }

  /// The glyphs that the lookups of some features of a face can begin at in a text with only the given glyphs.
  static func starts(
    ofFeatures features: [String], in glyphs: Set<Int>, of face: OpaquePointer?
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    try OpenTypeTable.with(tag, of: face) { bytes throws(OpenTypeTable.Damage) in
      guard !bytes.isEmpty else { return [] }
      var table = try Self(bytes)
      return try table.starts(ofLookups: FaceLookups.lookups(of: features, in: tag, of: face), in: glyphs)
    }
  }

  /// The glyphs that lookups can begin at.
  mutating func starts(ofLookups indices: [Int], in glyphs: Set<Int>) throws(OpenTypeTable.Damage) -> Set<Int> {
    var starts: Set<Int> = []
    for index in indices { starts.formUnion(try self.starts(ofLookup: index, in: glyphs)) }
    return starts
  }

  private mutating func starts(ofLookup index: Int, in glyphs: Set<Int>) throws(OpenTypeTable.Damage) -> Set<Int> {
    var starts: Set<Int> = []
    try forEachSubtable(ofLookup: index) { table, subtable, type, flags throws(OpenTypeTable.Damage) in
      starts.formUnion(try table.starts(ofSubtable: subtable, type: type, flags: flags, in: glyphs))
    }
    return starts
  }

  /// Calls a closure with the offset, type and flags of each subtable of a lookup.
  mutating func forEachSubtable(
    ofLookup index: Int, _ use: (inout Self, Int, Int, Int) throws(OpenTypeTable.Damage) -> Void
  ) throws(OpenTypeTable.Damage) {
    let lookup = lookups + (try table.number(at: lookups + 2 + 2 * index))
    let (type, flags) = (try table.number(at: lookup), try table.number(at: lookup + 2))
    for offset in try table.list(at: lookup + 4) {
      var (type, subtable) = (type, lookup + offset)
      if type == Self.extensionType {
        type = try table.number(at: subtable + 2)
        subtable += try table.longNumber(at: subtable + 4)
      }
      try use(&self, subtable, type, flags)
    }
  }
}
