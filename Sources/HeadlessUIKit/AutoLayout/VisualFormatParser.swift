/// Reads Visual Format Language by the grammar in Apple's Auto Layout Guide, appendix "Visual Format Language":
///
///     <orientation>? (<superview><connection>)? <view>(<connection><view>)* (<connection><superview>)?
struct VisualFormatParser {
  private let characters: [Character]
  private var offset = 0

  init(_ format: String) {
    characters = Array(format)
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
      if format.elements.last == .superview, peek != nil { throw error("Expected the end after the superview") }
    }
    guard format.elements.contains(where: { $0 != .superview }) else { throw error("Expected a view") }
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
    if take("|") { return .superview }
    try expect("[", "'[' before the name of a view")
    let name = try parseName("the name of a view")
    let predicates = peek == "(" ? try parsePredicateList() : []
    try expect("]", "']' after the view")
    return .view(name: name, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = peek == "(" ? try parsePredicateList() : [try parseSimplePredicate()]
    try expect("-", "'-' after the distance")
    return .predicates(predicates)
  }

  private mutating func parseSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    VisualFormat.Predicate(relation: .equal, object: .constant(try parseOperand("a distance")), priority: nil)
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
    let operand = try parseOperand("a number, a metric or a view")
    let priority = take("@") ? try parseOperand("a priority") : nil
    let object: VisualFormat.Object =
      switch operand {
      case .number: .constant(operand)
      case .metric(let name): .name(name)
      }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    for (sign, relation) in [
      ("=", NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    where take(Character(sign)) {
      try expect("=", "'=' after '\(sign)'")
      return relation
    }
    return .equal
  }

  private mutating func parseOperand(_ expected: String) throws(VisualFormatError) -> VisualFormat.Operand {
    let start = offset
    if peek == "-" || peek == "+" { offset += 1 }
    while let character = peek, character.isASCII, character.isNumber || character == "." { offset += 1 }
    guard offset > start else { return .metric(try parseName(expected)) }
    guard let number = Double(String(characters[start..<offset])), number.isFinite else {
      offset = start
      throw error("Expected \(expected)")
    }
    return .number(number)
  }

  private mutating func parseName(_ expected: String) throws(VisualFormatError) -> String {
    let start = offset
    while let character = peek, character.isLetter || character == "_" || (offset > start && character.isNumber) {
      offset += 1
    }
    guard offset > start else { throw error("Expected \(expected)") }
    return String(characters[start..<offset])
  }

  private var peek: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Character, _ name: String) throws(VisualFormatError) {
    guard take(character) else { throw error("Expected \(name)") }
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, offset: offset)
  }
}
