/// The bytes of a well-formed start tag, `<a b="c">`, in which the places of attributes are found: libxml2 does not
/// report them.
struct StartTag {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The offset of each attribute's name, including namespace declarations.
  var attributeOffsets: [String: Int] {
    var offsets: [String: Int] = [:]
    var rest = bytes.drop { !Self.isSpace($0) }.drop(while: Self.isSpace)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].prefix { !Self.isSpace($0) }
      offsets[String(decoding: name, as: UTF8.self)] = rest.startIndex
      let value = rest[(equals + 1)...].drop(while: Self.isSpace)
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
      rest = value[(end + 1)...].drop(while: Self.isSpace)
    }
    return offsets
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
