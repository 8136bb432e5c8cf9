import SourcePlaces
import ViewDocuments
import YAMLDocuments

/// Makes YAML values readable as the nodes of documents.
extension Value: ValueNode {
  typealias Map = Table
  typealias Failure = SceneError

  var nonNumericScalar: String? { scalar.flatMap { Double(yaml: $0) == nil ? $0 : nil } }

  /// Reads a Boolean in YAML 1.2's spellings (core schema, §10.3.2): `yes` and `on` are ordinary text.
  func boolean(_ expected: String) throws(SceneError) -> Bool {
    switch scalar {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: throw wrong(expected)
    }
  }

  func list(_ expected: String) throws(SceneError) -> [Value] { try list(expected, ofTexts: false) }

  func map(_ owner: String, such example: String?) throws(SceneError) -> Table { try table(owner, such: example) }

  /// Reads numbers from a list, or from a mapping by name.
  func numbers(_ names: [String], _ expected: String) throws(SceneError) -> [Double] {
    var numbers: [Double] = []
    for part in try parts(names, expected) { numbers.append(try part.number("a number")) }
    return numbers
  }

  private func parts(_ names: [String], _ expected: String) throws(SceneError) -> [Value] {
    if isMapping {
      let table = try table("'\(key)'")
      try table.checkKeys(names)
      var parts: [Value] = []
      for name in names { parts.append(try table.required(name)) }
      return parts
    }
    guard isList else { throw wrong(expected, hint: numbersHint(count: names.count)) }
    let parts = try list(expected)
    guard parts.count == names.count else {
      throw wrong(expected, found: parts.isEmpty ? nil : "a list of \(parts.count)")
    }
    return parts
  }

  /// A hint for a text with numbers, or for a single number meant for all sides: the list to write instead.
  private func numbersHint(count: Int) -> String? {
    let words = (scalar ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    guard words.allSatisfy({ Double(yaml: $0) != nil }), words.count == 1 || words.count == count else { return nil }
    let numbers = words.count == 1 ? Array(repeating: words[0], count: count) : words
    return "Write [\(numbers.joined(separator: ", "))]."
  }

  func wrong(_ expected: String, hint: String?) -> SceneError { wrong(expected, found: nil, hint: hint) }

  func failure(_ error: PropertyError) -> SceneError { self.error(.document(.property(error))) }
}

extension Table: ValueMap {
  typealias Node = Value

  var names: [String] { entries.map(\.key) }

  func forbid(_ name: String, in owner: String) throws(SceneError) {
    guard let entry = entries.first(where: { $0.key == name }) else { return }
    throw SceneError(place: entry.place, problem: .unknownKey(name, owner: owner, suggestion: nil, keys: []))
  }

  func missing(oneOf names: [String]) -> SceneError {
    SceneError(place: place, problem: .missingOneOf(names, owner: owner))
  }
}
