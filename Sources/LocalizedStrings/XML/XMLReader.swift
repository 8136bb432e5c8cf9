/// Reads an XML text in UTF-8 into a tree, as far as files of strings need it: elements, attributes, text, references
/// to characters and to the five entities of XML itself. Declarations of entities are refused; other declarations,
/// comments and processing instructions are passed.
struct XMLReader {
  private let bytes: [UInt8]
  private let places: PlaceIndex
  private let format: String
  private var offset = 0

  static let depthLimit = 128

  init(_ bytes: [UInt8], places: PlaceIndex, format: String) {
    self.bytes = bytes
    self.places = places
    self.format = format
  }

  /// The root element.
  mutating func document() throws(StringsError) -> XMLNode {
    try skipMisc()
    guard passes("<") else { throw malformed("an element") }
    let root = try element(depth: 1)
    try skipMisc()
    guard offset == bytes.count else { throw malformed("the end of the text") }
    return root
  }

  // MARK: Elements

  /// The element whose `<` was passed.
  private mutating func element(depth: Int) throws(StringsError) -> XMLNode {
    guard depth <= Self.depthLimit else { throw failure(.tooDeep(limit: Self.depthLimit)) }
    let start = offset - 1
    var node = XMLNode(name: try name(), offset: start)
    while true {
      skipSpace()
      if passes("/>") {
        node.contentOffset = offset
        return node
      }
      if passes(">") { break }
      let attribute = try name()
      skipSpace()
      guard passes("=") else { throw malformed("'='") }
      skipSpace()
      guard node.attributes.updateValue(try attributeValue(), forKey: attribute) == nil else {
        throw malformed("no second attribute '\(attribute)'")
      }
    }
    node.contentOffset = offset
    try content(of: &node, depth: depth)
    return node
  }

  private mutating func content(of node: inout XMLNode, depth: Int) throws(StringsError) {
    var text: [UInt8] = []
    func flush(_ node: inout XMLNode) {
      if !text.isEmpty { node.content.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while offset < bytes.count {
      let plain = bytes[offset...].prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") && $0 != 0x0D }
      text += plain
      offset += plain.count
      if passes("</") {
        flush(&node)
        guard try name() == node.name else { throw malformed("the end of '\(node.name)'") }
        skipSpace()
        guard passes(">") else { throw malformed("'>'") }
        return
      }
      if passes("<![CDATA[") {
        text += try upTo("]]>")
      } else if passes("<!--") {
        _ = try upTo("-->")
      } else if passes("<?") {
        _ = try upTo("?>")
      } else if passes("<") {
        flush(&node)
        node.content.append(.element(try element(depth: depth + 1)))
      } else if offset < bytes.count {
        try character(into: &text)
      }
    }
    throw malformed("the end of '\(node.name)'")
  }

  // MARK: Text

  private mutating func attributeValue() throws(StringsError) -> String {
    guard offset < bytes.count, let quote = ["\"", "'"].first(where: { passes($0) }) else { throw malformed("a quote") }
    var text: [UInt8] = []
    while offset < bytes.count, !passes(quote) {
      guard bytes[offset] != UInt8(ascii: "<") else { throw malformed(quote) }
      try character(into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the character here, or that of a reference; line ends become LF.
  private mutating func character(into text: inout [UInt8]) throws(StringsError) {
    switch bytes[offset] {
    case UInt8(ascii: "&"): text += String(try reference()).utf8
    case 0x0D:
      offset += offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
      text.append(0x0A)
    case let byte:
      text.append(byte)
      offset += 1
    }
  }

  private mutating func reference() throws(StringsError) -> Character {
    for (name, character) in Self.entities where passes("&\(name);") { return character }
    let start = offset
    let isHexadecimal = passes("&#x")
    guard isHexadecimal || passes("&#") else { throw malformed("an entity of XML itself, such as '&amp;'") }
    let digits = String(decoding: bytes[offset...].prefix(8).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    offset += digits.utf8.count
    guard passes(";"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { throw malformed("a character") }
    guard code != 0 else { throw StringsError(.nul, at: places.place(at: start)) }
    guard let scalar = Unicode.Scalar(code) else { throw StringsError(.loneSurrogate, at: places.place(at: start)) }
    return Character(scalar)
  }

  private static let entities: [(String, Character)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  // MARK: Bytes

  /// Passes space, comments, instructions and the document type.
  private mutating func skipMisc() throws(StringsError) {
    while true {
      skipSpace()
      if passes("<!--") {
        _ = try upTo("-->")
      } else if passes("<?") {
        _ = try upTo("?>")
      } else if passes("<!DOCTYPE") {
        let start = offset
        let declaration = try upTo(">")
        if declaration.contains(UInt8(ascii: "[")) {
          throw StringsError(.entityDeclaration, at: places.place(at: start))
        }
      } else {
        return
      }
    }
  }

  private mutating func name() throws(StringsError) -> String {
    let name = bytes[offset...].prefix { byte in
      byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x5F || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard !name.isEmpty else { throw malformed("a name") }
    offset += name.count
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func passes(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// The bytes up to an end, which is passed.
  private mutating func upTo(_ end: String) throws(StringsError) -> ArraySlice<UInt8> {
    let (start, first) = (offset, end.utf8.first)
    while offset < bytes.count {
      let here = offset
      if bytes[here] == first, passes(end) { return bytes[start..<here] }
      offset += 1
    }
    throw malformed("'\(end)'")
  }

  private func failure(_ problem: StringsProblem) -> StringsError {
    StringsError(problem, at: places.place(at: offset))
  }

  private func malformed(_ expected: String) -> StringsError {
    failure(.malformed(format: format, expected: expected, found: StringsText.name(ofByteAt: offset, in: bytes)))
  }
}
