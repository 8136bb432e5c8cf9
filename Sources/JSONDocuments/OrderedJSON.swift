/// A JSON value for writing. Keys keep their order, so the text is always the same.
package indirect enum JSON: Sendable {
  case object([(key: String, value: JSON)])
  case array([JSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// Indented text that ends with a line feed.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .object(let entries):
      Self.write(entries, brackets: ("{", "}"), to: &text, indent: indent) { entry, text, indent in
        text += Self.quoted(entry.key) + ": "
        entry.value.write(to: &text, indent: indent)
      }
    case .array(let values):
      Self.write(values, brackets: ("[", "]"), to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .string(let string): text += Self.quoted(string)
    case .number(let number): text += Self.written { JSONText.append(number, to: &$0) }
    case .bool(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    }
  }

  private static func write<Element>(
    _ elements: [Element], brackets: (String, String), to text: inout String, indent: String,
    _ write: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += brackets.0 + brackets.1
      return
    }
    let inner = indent + "  "
    text += brackets.0
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      write(element, &text, inner)
    }
    text += "\n" + indent + brackets.1
  }

  private static func quoted(_ string: String) -> String { written { JSONText.append(string, to: &$0) } }

  private static func written(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral string: String) { self = .string(string) }
  package init(arrayLiteral values: JSON...) { self = .array(values) }
  package init(dictionaryLiteral entries: (String, JSON)...) {
    self = .object(entries.map { (key: $0.0, value: $0.1) })
  }

  package static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  /// The schema of an object with these properties and no others.
  package static func closed(
    _ properties: [(key: String, value: JSON)], required: [String] = [], description: String? = nil
  ) -> JSON {
    var entries: [(key: String, value: JSON)] = [("type", "object")]
    if let description { entries.append(("description", .string(description))) }
    entries.append(("properties", .object(properties)))
    if !required.isEmpty { entries.append(("required", .strings(required))) }
    entries.append(("additionalProperties", .bool(false)))
    return .object(entries)
  }

  /// The schema of an object that requires all of these properties and allows no others.
  package static func complete(_ properties: [(key: String, value: JSON)]) -> JSON {
    closed(properties, required: properties.map(\.key))
  }

  /// The object with the entries of another one appended.
  package func adding(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }

  /// The object with a description as its first entry.
  package func described(_ description: String) -> JSON {
    guard case .object(let entries) = self else { return self }
    return .object([("description", .string(description))] + entries)
  }
}
