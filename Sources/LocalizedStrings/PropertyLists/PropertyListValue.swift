/// A value of a property list in XML, and where it is.
package struct PropertyListValue {
  package enum Content {
    case string(String)
    case dictionary([Member])
    /// What no file of strings has: the element's name, and the text in it.
    case other(String, text: String)
  }

  package struct Member {
    package var key: String
    package var offset: Int
    package var value: PropertyListValue
  }

  package var offset: Int
  package var content: Content

  /// What it is, for messages.
  package var kind: String {
    switch content {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .other(let name, _): "an element '\(name)'"
    }
  }
}

extension PropertyListValue {
  /// The value of an element.
  init(_ node: XMLNode, places: PlaceIndex) throws(StringsError) {
    offset = node.offset
    switch node.name {
    case "string": content = .string(node.text)
    case "dict": content = .dictionary(try Self.members(of: node, places: places))
    default: content = .other(node.name, text: node.text)
    }
  }

  private static func members(of node: XMLNode, places: PlaceIndex) throws(StringsError) -> [Member] {
    var members: [Member] = []
    var nodes = node.elements[...]
    while let key = nodes.popFirst() {
      let place = places.place(at: key.offset)
      guard key.name == "key" else {
        throw StringsError(
          .malformed(format: "property list", expected: "'<key>'", found: "'<\(key.name)>'"), at: place)
      }
      guard let value = nodes.popFirst() else {
        throw StringsError(.missing(member: "value", of: "key '\(key.text)'"), at: place)
      }
      members.append(
        Member(key: key.text, offset: key.offset, value: try PropertyListValue(value, places: places)))
    }
    return members
  }

  /// The dictionary that a property list in XML is.
  package static func root(_ bytes: [UInt8], places: PlaceIndex) throws(StringsError) -> [Member] {
    var reader = XMLReader(bytes, places: places, format: "property list")
    let node = try reader.document()
    let place = places.place(at: node.offset)
    guard node.name == "plist", let first = node.elements.first else {
      throw StringsError(
        .malformed(format: "property list", expected: "'<plist>'", found: "'<\(node.name)>'"), at: place)
    }
    if let second = node.elements.dropFirst().first {
      throw StringsError(
        .malformed(format: "property list", expected: "'</plist>'", found: "'<\(second.name)>'"),
        at: places.place(at: second.offset))
    }
    return try PropertyListValue(first, places: places).dictionary("the property list", places: places)
  }

  func dictionary(_ name: String, places: PlaceIndex) throws(StringsError) -> [Member] {
    guard case .dictionary(let members) = content else {
      throw StringsError(.wrongType(of: name, expected: "a dictionary", found: kind), at: places.place(at: offset))
    }
    return members
  }

  func string(_ name: String, places: PlaceIndex) throws(StringsError) -> String {
    guard case .string(let text) = content else {
      throw StringsError(.wrongType(of: name, expected: "a string", found: kind), at: places.place(at: offset))
    }
    return text
  }
}
