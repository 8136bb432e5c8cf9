import HeadlessUIKit
import SourcePlaces
import Suggestions
import ViewDocuments
import YAMLDocuments
import Yams

/// A YAML node with its key and file, which messages about it need.
///
/// Scalars are text until another type is requested, so `text: no` is the text "no".
struct Value {
  let node: Node
  /// The name of the value in messages, usually its key: `frame`, `scales`.
  let key: String
  let file: String

  var place: SourcePlace { SourcePlace(node.mark, file: file) }

  func error(_ problem: SceneProblem) -> SceneError {
    SceneError(place: place, problem: problem)
  }

  /// The error that says what `key` takes and what was found.
  ///
  /// - Parameter found: a description of the value, if there is more to tell than its kind.
  func wrong(_ expected: String, found: String? = nil, hint: String? = nil) -> SceneError {
    if isEmpty { return error(.noValue(key: key, expected: expected)) }
    return error(.wrongKind(key: key, expected: expected, found: found ?? self.found, hint: hint))
  }

  /// Whether the key has no value.
  var isEmpty: Bool { untaggedText == "" }

  /// Whether it is YAML's null (core schema, §10.3.2) and not text: empty, one of null's spellings without quotation
  /// marks, or tagged `!!null`.
  private var isNull: Bool {
    hasTag(.null) || ["", "~", "null", "Null", "NULL"].contains(untaggedText)
  }

  /// The text of a plain scalar: without quotation marks or the tag `!!str`, which has the same effect.
  private var untaggedText: String? {
    guard case .scalar(let scalar) = node, scalar.style == .plain, !hasTag(.str), !hasTag(.null) else { return nil }
    return scalar.string
  }

  /// Whether the scalar has an explicit type tag: the parser does not resolve types itself.
  private func hasTag(_ name: Tag.Name) -> Bool { node.scalar?.tag.description == name.rawValue }

  /// A scalar's text, or that of `name` in a mapping.
  var shown: String { String((scalar ?? node.mapping?["name"]?.scalar?.string ?? "").prefix(60)) }

  private var found: String {
    switch node {
    case .scalar where isNull: "null"
    case .scalar(let scalar): "'\(scalar.string.prefix(60))'"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
    case .alias: "an alias"
    }
  }

  /// Runs `body`, adding this value's place to an error.
  func placing<Result>(_ body: () throws(PropertyError) -> Result) throws(SceneError) -> Result {
    do { return try body() } catch { throw failure(error) }
  }
}

extension Value {
  /// A scalar's text; nil for one tagged as null, whatever its content.
  var scalar: String? { hasTag(.null) ? nil : node.scalar?.string }

  var isMapping: Bool { node.mapping != nil }
  var isList: Bool { node.sequence != nil }

  func text(_ expected: String = "a text") throws(SceneError) -> String {
    guard let scalar else { throw wrong(expected) }
    if isNull { throw wrong(expected, hint: "Put '\(scalar)' in quotation marks if it is meant to be text.") }
    return scalar
  }

  /// Reads text that is not empty.
  func word(_ expected: String) throws(SceneError) -> String {
    let text = try text(expected)
    guard !text.isEmpty else { throw wrong(expected) }
    return text
  }

  /// A scalar's text if it may be a number. In quotation marks it is text (core schema, §10.3.2), unless it has a
  /// number's tag, `!!int` or `!!float`.
  var numeral: String? { untaggedText ?? (hasTag(.int) || hasTag(.float) ? scalar : nil) }

  /// Reads a number in YAML's notation. It may be infinite or not a number, which the limits of its key reject.
  func number(_ expected: String) throws(SceneError) -> Double {
    guard let number = numeral.flatMap({ Double(yaml: $0) }) else { throw noNumber(expected) }
    return number
  }

  func whole(_ expected: String) throws(SceneError) -> Int {
    guard let number = numeral.flatMap({ Int($0) }) else { throw noNumber(expected) }
    return number
  }

  /// The error that says which number `key` takes, and why something that looks like one is not.
  private func noNumber(_ expected: String) -> SceneError {
    guard numeral == nil, let scalar, Double(yaml: scalar) != nil else { return wrong(expected) }
    return wrong(expected, hint: "Write \(shown) without quotation marks, which make it text.")
  }

  func number(in limits: ClosedRange<Double>) throws(SceneError) -> Double {
    let type = NumberType(limits)
    let number = try number(type.phrase)
    try placing { () throws(PropertyError) in try type.check(number, for: key) }
    return number
  }

  /// - Parameter ofTexts: whether a single text here may be meant as a list of one.
  func list(_ expected: String, ofTexts: Bool) throws(SceneError) -> [Value] {
    guard case .sequence(let sequence) = node else { throw wrong(expected, hint: listHint(ofTexts: ofTexts)) }
    return sequence.map { Value(node: $0, key: key, file: file) }
  }

  private func listHint(ofTexts: Bool) -> String? {
    if isMapping { return "Write '- ' in front of each of its items." }
    guard ofTexts, !isNull, let scalar, (1...60).contains(scalar.utf8.count) else { return nil }
    guard !scalar.contains(where: { "[]{},\"'#\n".contains($0) }) else { return nil }
    return "Write [\(scalar)]."
  }

  /// A mapping's entries.
  ///
  /// - Parameters:
  ///   - owner: the name of the mapping in messages: "a scene".
  ///   - example: an example of such a mapping, for messages.
  func table(_ owner: String, such example: @autoclosure () -> String? = nil) throws(SceneError) -> Table {
    guard case .mapping(let mapping) = node else {
      throw isEmpty ? wrong("a mapping") : error(.noMapping(owner: owner, example: example(), found: found))
    }
    return Table(entries: try MergeKey.entries(of: mapping, file: file), owner: owner, place: place)
  }

  /// Reads one of the given numbers.
  func oneOf(_ numbers: [Int]) throws(SceneError) -> Int {
    let cases = numbers.map { (key: "\($0)", value: $0) }
    guard scalar == nil || numeral != nil else {
      throw noNumber("one of " + cases.map(\.key).joined(separator: ", "))
    }
    return try oneOf(cases)
  }

  /// Reads one of the given cases, by name.
  func oneOf<Case>(_ cases: some Collection<(key: String, value: Case)>) throws(SceneError) -> Case {
    let names = cases.map(\.key)
    let name = try word("one of " + names.joined(separator: ", "))
    guard let match = cases.first(where: { $0.key == name }) else { throw unknown(name, among: names) }
    return match.value
  }

  func unknown(_ name: String, among names: [String]) -> SceneError {
    let suggestion = Suggestion.nearest(to: name, among: names)
    return error(.unknownName(name, key: key, suggestion: suggestion, names: names))
  }

  /// Reads a name that becomes part of a reference's path.
  func fileName() throws(SceneError) -> String {
    let name = try word("a name")
    guard FileName.isValid(name) else { throw error(.invalidName(String(name.prefix(60)), key: key)) }
    return name
  }
}

extension Value {
  /// The place of the text's first code point: after the opening quotation mark, if there is one.
  var textPlace: TextPlace {
    let style = node.scalar?.style
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    return TextPlace(start: place.advanced(by: isQuoted ? 1 : 0), isInline: style != .literal && style != .folded)
  }
}

/// A mapping's entries in the order in which they are written; all keys are words.
struct Table {
  struct Entry {
    let key: String
    let place: SourcePlace
    let value: Value
  }

  let entries: [Entry]
  let owner: String
  let place: SourcePlace

  subscript(key: String) -> Value? { entries.first { $0.key == key }?.value }

  func required(_ key: String) throws(SceneError) -> Value {
    guard let value = self[key] else { throw SceneError(place: place, problem: .missingKey(key, owner: owner)) }
    return value
  }

  /// Throws at the first key that is not among `keys`.
  func checkKeys(_ keys: [String]) throws(SceneError) {
    for entry in entries where !keys.contains(entry.key) { throw unknown(entry, among: keys) }
  }

  func unknown(_ entry: Entry, among keys: [String]) -> SceneError {
    let key = String(entry.key.prefix(60))
    let suggestion = Suggestion.nearest(to: key, among: keys) ?? KeySynonyms.key(for: key, among: keys)
    return SceneError(
      place: entry.place, problem: .unknownKey(key, owner: owner, suggestion: suggestion, keys: keys))
  }
}
