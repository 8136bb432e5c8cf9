import CHarfBuzz

/// The bytes of a table of an OpenType font: big-endian numbers, at offsets from its start.
struct OpenTypeTable {
  /// The table is too short, has an invalid order, or is larger than any font needs.
  struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  /// The number of reads left: tables can refer to the same bytes again and again.
  private var rest = 1 << 20
  /// The parsed Coverage tables: the rules of a lookup share a few.
  private var covered: [Int: Set<Int>] = [:]

  /// Calls `body` with the table's bytes, which are empty if the face has no such table.
  static func with<Result, Failure>(
    _ tag: String, of face: OpaquePointer?, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let blob = hb_face_reference_table(face, openTypeTag(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return try body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The offset of the list of lookups in a `GSUB` or `GPOS` table.
  ///
  /// - Throws: for a table with feature variations, whose lookups depend on the location on the font's axes.
  mutating func lookupList() throws(Damage) -> Int {
    guard try number(at: 0) == 1 else { throw Damage() }
    if try number(at: 2) >= 1, try longNumber(at: 10) != 0 { throw Damage() }
    return try number(at: 8)
  }

  /// The unsigned number of 16 bits at an offset.
  mutating func number(at offset: Int) throws(Damage) -> Int {
    guard rest > 0, offset >= 0, offset + 2 <= bytes.count else { throw Damage() }
    rest -= 1
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// The unsigned number of 32 bits at an offset.
  mutating func longNumber(at offset: Int) throws(Damage) -> Int {
    try number(at: offset) << 16 | number(at: offset + 2)
  }

  /// A list of numbers, preceded by its count, from which `count` is subtracted.
  mutating func list(at offset: Int, leavingOut count: Int = 0) throws(Damage) -> [Int] {
    try numbers(max(0, number(at: offset) - count), at: offset + 2)
  }

  /// Consecutive numbers.
  mutating func numbers(_ count: Int, at offset: Int) throws(Damage) -> [Int] {
    var numbers: [Int] = []
    for index in 0..<count { numbers.append(try number(at: offset + 2 * index)) }
    return numbers
  }

  /// The glyphs of a Coverage table, in their order.
  mutating func coverage(at offset: Int) throws(Damage) -> [Int] {
    guard try number(at: offset) == 2 else { return try list(at: offset + 2) }
    var glyphs: [Int] = []
    for range in 0..<(try number(at: offset + 2)) {
      glyphs += try glyphRange(at: offset + 4 + 6 * range, behind: glyphs.last)
    }
    return glyphs
  }

  /// The glyphs of a Coverage table as a set. Its ranges may overlap, as two of Inter's do, which changes nothing.
  mutating func coveredGlyphs(at offset: Int) throws(Damage) -> Set<Int> {
    if let known = covered[offset] { return known }
    var glyphs: Set<Int> = []
    if try number(at: offset) == 2 {
      for range in 0..<(try number(at: offset + 2)) {
        glyphs.formUnion(try glyphRange(at: offset + 4 + 6 * range, behind: nil))
      }
    } else {
      glyphs = Set(try list(at: offset + 2))
    }
    covered[offset] = glyphs
    return glyphs
  }

  /// The classes in a Class Definition table; glyphs that are not in it have class 0.
  mutating func classes(at offset: Int) throws(Damage) -> [Int: Int] {
    var classes: [Int: Int] = [:]
    if try number(at: offset) == 1 {
      let first = try number(at: offset + 2)
      for (index, number) in try list(at: offset + 4).enumerated() { classes[first + index] = number }
      return classes
    }
    var end: Int?
    for range in 0..<(try number(at: offset + 2)) {
      let glyphs = try glyphRange(at: offset + 4 + 6 * range, behind: end)
      let number = try number(at: offset + 8 + 6 * range)
      for glyph in glyphs { classes[glyph] = number }
      end = glyphs.upperBound
    }
    return classes
  }

  private mutating func glyphRange(at offset: Int, behind end: Int?) throws(Damage) -> ClosedRange<Int> {
    let (first, last) = (try number(at: offset), try number(at: offset + 2))
    guard first <= last, first > end ?? -1 else { throw Damage() }
    rest -= last - first
    return first...last
  }
}
