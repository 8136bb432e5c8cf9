/// Attributes and children as values. Each is nil when it is absent, and a problem when it is malformed.
extension InterfaceElement {
  /// A text: an attribute, or the text of a child `<string key="…">` or `<mutableString key="…">`.
  package func string(_ name: String) throws(InterfaceProblem) -> String? {
    if let value = self[name] { return value }
    guard let child = child(name) else { return nil }
    return switch child.name {
    case "string", "mutableString": try child.content()
    case "nil": nil
    default: throw malformed(name, child.name, "a string")
    }
  }

  /// The element's own text, which may be written in Base64.
  func content() throws(InterfaceProblem) -> String {
    guard let encoded = self["base64-UTF8"], encoded == "YES" else { return text }
    guard let bytes = Base64.bytes(of: text), let decoded = String(validating: bytes, as: UTF8.self) else {
      throw InterfaceProblem(
        place, .malformed(name: key ?? name, value: String(text.prefix(40)), expected: "text in Base64"))
    }
    return decoded
  }

  /// A number: an attribute, or the value of a child `<real key="…">` or `<integer key="…">`.
  package func number(_ name: String) throws(InterfaceProblem) -> Double? {
    guard let value = scalar(name, in: ["real", "integer", "float", "double"]) else { return nil }
    guard let number = InterfaceNumber.double(value) else { throw malformed(name, value, "a number") }
    guard InterfaceNumber.range.contains(number) else {
      throw InterfaceProblem(
        place(of: name), .outOfRange(name: name, value: value, limit: "a number of at most nine digits"))
    }
    return number
  }

  /// An integer: an attribute, or the value of a child `<integer key="…">`.
  package func integer(_ name: String) throws(InterfaceProblem) -> Int? {
    guard let value = scalar(name, in: ["integer"]) else { return nil }
    // Older documents write whole numbers with a fraction.
    guard let number = Int(value) ?? InterfaceNumber.double(value).flatMap({ Int(exactly: $0) }) else {
      throw malformed(name, value, "an integer")
    }
    guard let small = Int32(exactly: number) else {
      throw InterfaceProblem(
        place(of: name), .outOfRange(name: name, value: value, limit: "an integer of 32 bits"))
    }
    return Int(small)
  }

  /// `YES` or `NO`: an attribute, or the value of a child `<bool key="…">`.
  package func flag(_ name: String) throws(InterfaceProblem) -> Bool? {
    switch scalar(name, in: ["bool", "boolean"]) {
    case nil: nil
    case "YES": true
    case "NO": false
    case let value?: throw malformed(name, value, "YES or NO")
    }
  }

  /// The value of an attribute, or the attribute `value` of a child with this key and one of the names.
  private func scalar(_ name: String, in names: [String]) -> String? {
    if let value = self[name] { return value }
    guard let child = child(name), names.contains(child.name) else { return nil }
    return child["value"]
  }

  /// One of several names.
  package func choice<Value>(
    _ name: String, _ known: @autoclosure () -> [(name: String, value: Value)]
  ) throws(InterfaceProblem) -> Value? {
    guard let value = self[name] else { return nil }
    let known = known()
    guard let found = known.first(where: { $0.name == value }) else {
      throw InterfaceProblem(place(of: name), .unknownValue(name: name, value: value, known: known.map(\.name)))
    }
    return found.value
  }

  /// One of the names that a type's cases have.
  package func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Value.Type
  ) throws(InterfaceProblem) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = Value(rawValue: text) else {
      throw InterfaceProblem(
        place(of: name), .unknownValue(name: name, value: text, known: Value.allCases.map(\.rawValue)))
    }
    return value
  }

  func malformed(_ name: String, _ value: String, _ expected: String) -> InterfaceProblem {
    InterfaceProblem(place(of: name), .malformed(name: name, value: value, expected: expected))
  }
}

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  /// Larger numbers are not meant, and sums of them lose points.
  static let range = -1e9...1e9

  /// A finite decimal number; nil for anything else, such as `nan`, `inf` and hexadecimal numbers.
  static func double(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
