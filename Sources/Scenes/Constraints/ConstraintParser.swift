import HeadlessUIKit

/// A mistake in a constraint, and where in its line it is.
struct ConstraintMistake: Error, Equatable {
  let problem: ConstraintProblem
  /// In code points.
  let offset: Int
}

/// Reads a constraint's line.
///
///     line       = operand relation expression [ "@" priority ]
///     expression = [sign] number | [sign] [number "*"] operand ["*" number] [("+" | "-") distance]
///     distance   = number | [number "*"] "system" ["*" number]
///     operand    = item "." [guide "."] attribute
struct ConstraintParser {
  private let tokens: [ConstraintToken]
  private var index = 0

  static func parse(_ line: String) throws(ConstraintMistake) -> ConstraintLine {
    var parser = ConstraintParser(tokens: ConstraintScanner.tokens(of: line))
    let parsed = try parser.line()
    try ConstraintRules.check(parsed)
    return parsed
  }

  private init(tokens: [ConstraintToken]) {
    self.tokens = tokens
  }

  private mutating func line() throws(ConstraintMistake) -> ConstraintLine {
    let first = try operand()
    let relation = try relation()
    let (second, multiplier, offset) = try expression()
    let priority = take("@") ? try priority() : 1_000
    guard token.kind == .end else { throw expected("an end, or '@' and a priority") }
    return ConstraintLine(
      first: first, relation: relation, second: second, multiplier: multiplier, offset: offset, priority: priority)
  }

  private mutating func relation() throws(ConstraintMistake) -> NSLayoutConstraint.Relation {
    let text = token.text
    guard let relation = ConstraintWords.relations.first(where: { $0.key == text })?.value else {
      throw expected("one of =, <=, >=")
    }
    index += 1
    return relation
  }

  // MARK: The right side

  private mutating func expression() throws(ConstraintMistake) -> (ConstraintOperand?, Double, ConstraintLine.Offset) {
    let sign: Double = take("-") ? -1 : 1
    var factor = sign
    if token.kind == .number {
      factor *= try number()
      guard take("*") else { return (nil, 1, .points(factor)) }
    }
    let operand = try operand()
    if take("*") { factor *= try number() }
    return (operand, factor, try distance())
  }

  private mutating func distance() throws(ConstraintMistake) -> ConstraintLine.Offset {
    guard token.text == "+" || token.text == "-" else { return .points(0) }
    var factor: Double = token.text == "-" ? -1 : 1
    index += 1
    if take(ConstraintWords.systemSpacing) {
      if take("*") { factor *= try number() }
      return .systemSpacing(factor)
    }
    guard token.kind == .number || isNotFinite(token.text) else { throw expected("a number or 'system'") }
    factor *= try number()
    guard take("*") else { return .points(factor) }
    guard take(ConstraintWords.systemSpacing) else { throw expected("'system'") }
    return .systemSpacing(factor)
  }

  private mutating func priority() throws(ConstraintMistake) -> Double {
    let token = token
    if token.kind == .word {
      let names = ConstraintWords.priorities.map(\.key)
      guard let priority = ConstraintWords.priorities.first(where: { $0.key == token.text }) else {
        let suggestion = Suggestion.nearest(to: token.text, among: names)
        throw mistake(.unknownPriority(shortened(token), suggestion: suggestion, names: names), token)
      }
      index += 1
      return Double(priority.value.rawValue)
    }
    guard token.kind == .number else { throw expected("a priority") }
    let priority = try number()
    guard PropertyLimits.priority.contains(priority) else {
      throw mistake(.priorityOutOfRange(priority.plain), token)
    }
    return priority
  }

  // MARK: Items and numbers

  private mutating func operand() throws(ConstraintMistake) -> ConstraintOperand {
    let start = token
    guard !isNotFinite(start.text) || nextIsDot else { throw mistake(.notFinite(start.text), start) }
    var words = [try word("a view's name, or a number on the right")]
    repeat {
      guard take(".") else { throw expected("'.' and an attribute") }
      words.append(try word("an attribute"))
    } while token.text == "." && words.count < 3
    let guide = words.count == 3 ? try guide(words[1]) : nil
    let attribute = try attribute(words[words.count - 1])
    return ConstraintOperand(item: ConstraintItem(start.text), guide: guide, attribute: attribute, offset: start.offset)
  }

  private mutating func word(_ what: String) throws(ConstraintMistake) -> ConstraintToken {
    guard token.kind == .word else { throw expected(what) }
    defer { index += 1 }
    return token
  }

  private func guide(_ token: ConstraintToken) throws(ConstraintMistake) -> ConstraintGuide {
    if let guide = ConstraintGuide(rawValue: token.text) { return guide }
    let names = ConstraintGuide.allCases.map(\.rawValue)
    let suggestion = Suggestion.nearest(to: token.text, among: names)
    throw mistake(.unknownGuide(shortened(token), suggestion: suggestion, names: names), token)
  }

  private func attribute(_ token: ConstraintToken) throws(ConstraintMistake) -> NSLayoutConstraint.Attribute {
    if let attribute = ConstraintWords.attributes.first(where: { $0.key == token.text }) { return attribute.value }
    let names = ConstraintWords.attributes.map(\.key)
    let suggestion = Suggestion.nearest(to: token.text, among: names)
    throw mistake(.unknownAttribute(shortened(token), suggestion: suggestion, names: names), token)
  }

  private mutating func number() throws(ConstraintMistake) -> Double {
    let token = token
    if isNotFinite(token.text) { throw mistake(.notFinite(token.text), token) }
    guard token.kind == .number, let number = Double(token.text) else { throw expected("a number") }
    guard number.isFinite else { throw mistake(.notFinite(shortened(token)), token) }
    index += 1
    return number
  }

  private func isNotFinite(_ text: String) -> Bool {
    ["inf", "infinity", "nan"].contains(text.lowercased())
  }

  // MARK: Tokens

  private var token: ConstraintToken { tokens[min(index, tokens.count - 1)] }

  private var nextIsDot: Bool { index + 1 < tokens.count && tokens[index + 1].text == "." }

  private mutating func take(_ text: String) -> Bool {
    guard token.text == text else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> ConstraintMistake {
    mistake(.expected(what, found: token.found), token)
  }

  private func mistake(_ problem: ConstraintProblem, _ token: ConstraintToken) -> ConstraintMistake {
    ConstraintMistake(problem: problem, offset: token.offset)
  }

  private func shortened(_ token: ConstraintToken) -> String { String(token.text.prefix(60)) }
}
