/// A parser for Visual Format Language with the grammar in Apple's Auto Layout Guide, appendix "Visual Format
/// Language":
///
///     <orientation>? (<superview><connection>)? <view>(<connection><view>)* (<connection><superview>)?
struct VisualFormatParser {
  private let characters: [Unicode.Scalar]
  private var offset = 0

  init(_ format: String) {
    characters = Array(format.unicodeScalars)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: parseOrientation(), elements: [], connections: [])
    guard peek == "|" || peek == "[" else { throw error("Expected a view, or '|' for the superview") }
    format.elements.append(try parseElement())
    while peek != nil {
      format.connections.append(try parseConnection())
      guard peek == "|" || peek == "[" else { throw error("Expected a view, or '|' for the superview") }
      format.elements.append(try parseElement())
      if format.elements.last?.isSuperview == true, peek != nil { throw error("Expected the end after the superview") }
    }
    guard format.elements.contains(where: { !$0.isSuperview }) else { throw error("Expected a view") }
    return format
  }

  private mutating func parseOrientation() -> NSLayoutConstraint.Axis {
    guard characters.count > 1, characters[1] == ":", characters[0] == "H" || characters[0] == "V" else {
      return .horizontal
    }
    offset = 2
    return characters[0] == "V" ? .vertical : .horizontal
  }

  private mutating func parseElement() throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview(offset: offset - 1) }
    try expect("[", "'[' before the name of a view")
    let name = try parseName("the name of a view")
    let predicates = peek == "(" ? try parsePredicateList() : []
    try expect("]", "']' after the view")
    return .view(name, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = peek == "(" ? try parsePredicateList() : [try parseSimplePredicate()]
    try expect("-", "'-' after the distance")
    return .predicates(predicates)
  }

  private mutating func parseSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    VisualFormat.Predicate(relation: .equal, object: try parseOperand("a distance"), priority: nil)
  }

  private mutating func parsePredicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "'('")
    var predicates = [try parsePredicate()]
    while take(",") { predicates.append(try parsePredicate()) }
    try expect(")", "')' after the conditions")
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let object = try parseOperand("a number, a metric or a view")
    let priority = take("@") ? try parseOperand("a priority") : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: KeyValuePairs<Unicode.Scalar, NSLayoutConstraint.Relation> = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    for (sign, relation) in relations where take(sign) {
      try expect("=", "'=' after '\(sign)'")
      return relation
    }
    return .equal
  }

  private mutating func parseOperand(_ expected: String) throws(VisualFormatError) -> VisualFormat.Operand {
    let start = offset
    if peek == "-" || peek == "+" { offset += 1 }
    while let character = peek, ("0"..."9").contains(character) || character == "." { offset += 1 }
    guard offset > start else { return .name(try parseName(expected)) }
    guard let number = Double(text(from: start)), number.isFinite else {
      offset = start
      throw error("Expected \(expected)")
    }
    return .number(number, offset: start)
  }

  private mutating func parseName(_ expected: String) throws(VisualFormatError) -> VisualFormat.Name {
    let start = offset
    while let character = peek, character.isVisualFormatNamePart, offset > start || !("0"..."9").contains(character) {
      offset += 1
    }
    guard offset > start else { throw error("Expected \(expected)") }
    return VisualFormat.Name(text: text(from: start), offset: start)
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(characters[start..<offset]))
  }

  private var peek: Unicode.Scalar? { offset < characters.count ? characters[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar, _ name: String) throws(VisualFormatError) {
    guard take(character) else { throw error("Expected \(name)") }
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, offset: offset)
  }
}

extension Unicode.Scalar {
  /// Whether the character may be part of a view's or metric's name: a letter, a nonspacing mark, a digit or `_`.
  package var isVisualFormatNamePart: Bool {
    properties.isAlphabetic || properties.generalCategory == .nonspacingMark || self == "_"
      || ("0"..."9").contains(self)
  }
}
