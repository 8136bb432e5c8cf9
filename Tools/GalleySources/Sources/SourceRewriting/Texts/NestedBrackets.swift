/// The place at which a file nests so many brackets that the parser would not end.
///
/// The parser reads what follows a `[` once as a type and once as an expression, so that its work doubles with each bracket
/// that is nested directly in others, as in `[[[[1]]]]`. The compiler's own parser does not.
enum NestedBrackets {
  /// The number of brackets that may follow a `[` with nothing but names, commas and colons between them.
  static let limit = 10

  /// The offset of the first bracket beyond the limit, or nil.
  static func firstOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "["): count += 1
        case UInt8(ascii: "("): count += count > 0 ? 1 : 0
        case UInt8(ascii: "]"), UInt8(ascii: ")"): count -= count > 0 ? 1 : 0
        case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
          UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "+"):
          // No type goes on with these.
          count = 0
        default: break
        }
        if count > limit { return offset }
      }
      return nil
    }
  }
}
