package import JSONDocuments
import Suggestions

/// One of UIKit's case names.
package struct EnumerationType: ValueType {
  package let names: [String]

  package var phrase: String { "one of \(names.joined(separator: ", "))" }
  package var schema: JSON { ["enum": .strings(names)] }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .enumeration(let name) = value else { throw wrongType(property) }
    try check(name, for: property)
  }

  func check(_ name: String, for property: String) throws(PropertyError) {
    if names.contains(name) { return }
    let suggestion = Suggestion.nearest(to: name, among: names)
    throw .unknownCase(property: property, name: name, suggestion: suggestion, names: names)
  }

  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .enumeration(try node.word(phrase))
  }
}

/// Any number of UIKit's case names; a single one needs no list.
struct OptionSetType: ValueType {
  let names: [String]

  var phrase: String { "a list of \(names.joined(separator: ", "))" }

  var schema: JSON {
    let name = EnumerationType(names: names).schema
    return ["anyOf": [name, ["type": "array", "items": name]]]
  }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .optionSet(let chosen) = value else { throw wrongType(property) }
    for name in chosen { try EnumerationType(names: names).check(name, for: property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    if node.scalar != nil { return .optionSet([try node.word(phrase)]) }
    var words: [String] = []
    for item in try node.list(phrase) { words.append(try item.word(phrase)) }
    return .optionSet(words)
  }
}

/// A value of another type, or one of UIKit's names for special values.
struct NamedValueType: ValueType {
  let names: [String]
  let type: PropertyType

  var phrase: String { "\(type.phrase), or \(names.joined(separator: ", "))" }
  var schema: JSON { ["anyOf": [EnumerationType(names: names).schema, type.schema]] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    switch value {
    case .enumeration(let name): try EnumerationType(names: names).check(name, for: property)
    default: try type.check(value, for: property)
    }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    guard let word = node.nonNumericScalar else { return try type.read(node, for: property, from: source) }
    if names.contains(word) { return .enumeration(word) }
    let suggestion = ConstraintSuggestion.nearest(to: word, among: names)
    throw node.wrong(phrase, hint: suggestion.map { "Did you mean '\($0)'?" })
  }
}
