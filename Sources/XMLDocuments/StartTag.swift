/// The bytes of a well-formed start tag, `<a b="c">`, in which the places of attributes are found: libxml2 does not
/// report them.
struct StartTag {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The offset of each attribute's name in document order, without namespace declarations.
  var attributeOffsets: [Int] {
    var offsets: [Int] = []
    var rest = bytes.drop { !Self.isSpace($0) }.drop(while: Self.isSpace)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].prefix { !Self.isSpace($0) }
      if !Self.declaresNamespace(name) { offsets.append(rest.startIndex) }
      let value = rest[(equals + 1)...].drop(while: Self.isSpace)
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
      rest = value[(end + 1)...].drop(while: Self.isSpace)
    }
    return offsets
  }

  /// Whether an attribute is `xmlns` or `xmlns:a`.
  private static func declaresNamespace(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.starts(with: "xmlns".utf8) else { return false }
    let rest = name.dropFirst(5)
    return rest.isEmpty || rest.first == UInt8(ascii: ":")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
