/// Identifiers of one file, by their bytes.
struct IdentifierBytes {
  /// A place of each, by a hash of its bytes.
  private var places: [UInt64: [Range<Int>]] = [:]

  /// Whether an identifier, or a word of the language, can begin with a byte.
  static func canBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  func contains(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    places[Self.hash(bytes[range])]?.contains { bytes[$0].elementsEqual(bytes[range]) } ?? false
  }

  mutating func insert(_ range: Range<Int>, in bytes: [UInt8]) {
    places[Self.hash(bytes[range]), default: []].append(range)
  }

  /// The 64-bit hash FNV-1a, by Fowler, Noll and Vo.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
