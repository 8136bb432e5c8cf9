import CHarfBuzz

/// The bytes of a table of an OpenType font: big-endian numbers, at offsets from its start.
struct OpenTypeTable {
  /// The table ends before what is looked for, has it in an order that it must not have, or is larger than any font needs.
  struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  /// Numbers that may still be read: tables can refer to the same bytes again and again.
  private var rest = 1 << 20

  /// The table of a face; what it hands to `body` is empty if the face has none.
  static func with<Result>(
    _ tag: String, of face: OpaquePointer?, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let blob = hb_face_reference_table(face, openTypeTag(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return try body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

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

  /// A list of numbers, with as many as the number before them says and some fewer.
  mutating func list(at offset: Int, leavingOut count: Int = 0) throws(Damage) -> [Int] {
    try numbers(max(0, number(at: offset) - count), at: offset + 2)
  }

  /// Numbers one behind the other.
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
      let (first, last) = try glyphRange(at: offset + 4 + 6 * range, behind: glyphs.last)
      glyphs += first...last
    }
    return glyphs
  }

  /// The classes that a Class Definition table gives glyphs; the others have class 0.
  mutating func classes(at offset: Int) throws(Damage) -> [Int: Int] {
    var classes: [Int: Int] = [:]
    if try number(at: offset) == 1 {
      let first = try number(at: offset + 2)
      for (index, number) in try list(at: offset + 4).enumerated() { classes[first + index] = number }
      return classes
    }
    var end: Int?
    for range in 0..<(try number(at: offset + 2)) {
      let (first, last) = try glyphRange(at: offset + 4 + 6 * range, behind: end)
      let number = try number(at: offset + 8 + 6 * range)
      for glyph in first...last { classes[glyph] = number }
      end = last
    }
    return classes
  }

  private mutating func glyphRange(at offset: Int, behind end: Int?) throws(Damage) -> (first: Int, last: Int) {
    let (first, last) = (try number(at: offset), try number(at: offset + 2))
    guard first <= last, first > end ?? -1 else { throw Damage() }
    rest -= last - first
    return (first, last)
  }
}
