import SourcePlaces
import TextMeasuring
import YAMLDocuments
import Yams

/// A value in a rules file with its key, for messages.
struct RuleValue {
  let node: Node
  let key: String
  let file: String

  var place: SourcePlace { SourcePlace(node.mark, file: file) }

  /// Whether it is a scalar of any value.
  var isScalar: Bool { node.scalar != nil }

  func wrong(_ expected: String) -> RulesError { error(.wrong(key: key, expected: expected, found: found)) }

  func error(_ problem: RulesProblem) -> RulesError { RulesError(problem, at: place) }

  var found: String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "'\(scalar.string.prefix(60))'"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    case .alias: "an alias"
    }
  }

  /// A non-empty text.
  func text(_ expected: String) throws(RulesError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw wrong(expected) }
    return text
  }

  /// The elements of a non-empty list; a single value counts as a list of one.
  func elements(_ expected: String) throws(RulesError) -> [RuleValue] {
    guard let sequence = node.sequence else { return [self] }
    guard !sequence.isEmpty else { throw wrong(expected) }
    return sequence.map { RuleValue(node: $0, key: key, file: file) }
  }

  /// A text, or a list of texts.
  func texts(_ expected: String) throws(RulesError) -> [String] {
    var texts: [String] = []
    for element in try elements(expected) { texts.append(try element.text(expected)) }
    return texts
  }

  func number(above minimum: Double, upTo maximum: Double) throws(RulesError) -> Double {
    guard let number = node.scalar.flatMap({ Double(yaml: $0.string) }), number > minimum, number <= maximum else {
      throw wrong("a number above \(Int(minimum)) and at most \(Int(maximum))")
    }
    return number
  }

  func wholeNumber(in range: ClosedRange<Int>) throws(RulesError) -> Int {
    guard let number = node.scalar.flatMap({ Int($0.string) }), range.contains(number) else {
      throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func bool() throws(RulesError) -> Bool {
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default: throw wrong("true or false")
    }
  }

  func name<Value>(_ names: FieldNames<Value>) throws(RulesError) -> Value {
    let text = try text("a \(names.kind)")
    guard let value = names.values[text] else {
      throw error(.unknownName(text, key: key, kind: names.kind, known: names.names))
    }
    return value
  }

  func name<Value: CaseIterable & RawRepresentable<String>>(
    _ kind: String, of type: Value.Type
  ) throws(RulesError) -> Value {
    let text = try text("a \(kind)")
    guard let value = Value(rawValue: text) else {
      throw error(.unknownName(text, key: key, kind: kind, known: Value.allCases.map(\.rawValue)))
    }
    return value
  }
}
