import DynamicType
import HeadlessUIKit
import Suggestions

/// An error in a constraint, with its offset in the line.
struct ConstraintError: Error, Equatable {
  let problem: ConstraintProblem
  /// The offset in code points.
  let offset: Int
}

/// Parses a constraint's line.
///
///     line     = sum relation sum [ "@" priority ]
///     sum      = [sign] product { sign product }
///     product  = factor { ("*" | "/") factor }
///     factor   = [sign] ( number | "system" | scaled | operand )
///     scaled   = "scaled" "(" number [ "," text style ] ")"
///     operand  = item "." [ guide "." ] attribute
///     priority = ( number | name ) [ sign number ]
///
/// The sum on the left must be a single operand; the one on the right has at most one operand.
struct ConstraintParser {
  private let tokens: [ConstraintToken]
  private var index = 0

  static func parse(_ line: String) throws(ConstraintError) -> ConstraintLine {
    var parser = ConstraintParser(tokens: ConstraintScanner.tokens(of: line))
    let parsed = try parser.line()
    try ConstraintRules.check(parsed)
    return parsed
  }

  private init(tokens: [ConstraintToken]) {
    self.tokens = tokens
  }

  private mutating func line() throws(ConstraintError) -> ConstraintLine {
    let start = token
    let first = try sum("an attribute such as title.top").leftSide(at: start)
    let relation = try relation()
    let right = try sum("an attribute such as title.top, or a number")
    let offset = try right.offset()
    let priority = take("@") ? try priority() : UILayoutPriority.required.number
    guard token.kind == .end else { throw unexpectedEnd() }
    return ConstraintLine(
      first: first, relation: relation, second: right.operand, multiplier: right.multiplier, offset: offset,
      priority: priority)
  }

  private mutating func relation() throws(ConstraintError) -> NSLayoutConstraint.Relation {
    let text = token.text
    guard let relation = ConstraintWords.relations.first(where: { $0.key == text })?.value else {
      throw expected("one of =, <=, >=")
    }
    index += 1
    return relation
  }

  /// The error for the text that follows a complete line.
  private func unexpectedEnd() -> ConstraintError {
    let before = tokens[max(0, index - 1)]
    if ConstraintWords.relations.contains(where: { $0.key == token.text }) { return mistake(.secondRelation, token) }
    guard before.kind == .number else { return expected("an end, or '@' and a priority") }
    if token.kind == .word { return nextIsDot ? expected("'*'") : mistake(.unit(shortened(token)), token) }
    if token.text == "%" { return mistake(.percentage, token) }
    if token.text == ",", next.kind == .number { return expected("an end, or '@' and a priority", suggestion: ".") }
    return expected("an end, or '@' and a priority")
  }

  // MARK: Sums

  /// - Parameter what: the description of the expected sum, for messages.
  private mutating func sum(_ what: String) throws(ConstraintError) -> ConstraintSum {
    var sum = ConstraintSum()
    try sum.add(product(what), sign: 1)
    while let sign = sign() {
      index += 1
      try sum.add(product("a number or 'system'"), sign: sign)
    }
    return sum
  }

  private mutating func product(_ what: String) throws(ConstraintError) -> ConstraintTerm {
    var term = try factor(what)
    while token.text == "*" || token.text == "/" {
      let divides = take("/")
      if !divides { index += 1 }
      let next = try factor("a number")
      try divides ? term.divide(by: next) : term.multiply(by: next)
    }
    return term
  }

  private mutating func factor(_ what: String) throws(ConstraintError) -> ConstraintTerm {
    let start = token
    let sign = sign()
    if sign != nil { index += 1 }
    if token.text == "(" { throw mistake(.brackets, token) }
    let coefficient = sign ?? 1
    if token.kind == .number { return ConstraintTerm(.number, coefficient * (try number()), at: start) }
    if isNotFinite(token.text), !nextIsDot { throw mistake(.notFinite(token.text), token) }
    if !nextIsDot, take(ConstraintWords.systemSpacing) { return ConstraintTerm(.systemSpacing, coefficient, at: start) }
    if !nextIsDot, take(ConstraintWords.scaledValue) { return try scaledValue(coefficient, at: start) }
    return ConstraintTerm(.operand(try operand(what)), coefficient, at: start)
  }

  /// Parses the arguments of `scaled`.
  private mutating func scaledValue(
    _ coefficient: Double, at start: ConstraintToken
  ) throws(ConstraintError) -> ConstraintTerm {
    guard take("(") else { throw expected("'(' and a number, as in scaled(128)") }
    let value = ConstraintTerm(.number, try number(), at: start)
    try value.checkSize()
    let style = take(",") ? try textStyle() : .body
    guard take(")") else { throw expected("')'") }
    return ConstraintTerm(.scaledValue(value.coefficient, style), coefficient, at: start)
  }

  private mutating func textStyle() throws(ConstraintError) -> TextStyle {
    let token = try word("a text style")
    if let style = TextStyle.allCases.first(where: { $0.swiftName == token.text }) { return style }
    let names = TextStyle.allCases.map(\.swiftName)
    let suggestion = ConstraintSuggestion.nearest(to: token.text, among: names)
    throw mistake(.unknownTextStyle(shortened(token), suggestion: suggestion, names: names), token)
  }

  private mutating func number() throws(ConstraintError) -> Double {
    let token = token
    guard token.kind == .number, let number = Double(token.text) else { throw expected("a number") }
    guard number.isFinite else { throw mistake(.notFinite(shortened(token)), token) }
    index += 1
    return number
  }

  private func sign() -> Double? {
    switch token.text {
    case "+": 1
    case "-": -1
    default: nil
    }
  }

  private func isNotFinite(_ text: String) -> Bool {
    ["inf", "infinity", "nan", "∞"].contains(text.lowercased())
  }

  // MARK: Priorities

  private mutating func priority() throws(ConstraintError) -> Double {
    let start = token
    var priority = token.kind == .word ? try namedPriority() : try numericPriority()
    if let sign = sign() {
      index += 1
      priority += sign * (try number())
    }
    guard PropertyLimits.priority.contains(priority) else {
      throw mistake(.priorityOutOfRange(priority.plain), start)
    }
    return priority
  }

  private mutating func namedPriority() throws(ConstraintError) -> Double {
    let token = token
    let names = UILayoutPriority.names.map(\.key)
    guard let priority = UILayoutPriority.names.first(where: { $0.key == token.text }) else {
      let suggestion = ConstraintSuggestion.nearest(to: token.text, among: names)
      throw mistake(.unknownPriority(shortened(token), suggestion: suggestion, names: names), token)
    }
    index += 1
    return priority.value.number
  }

  private mutating func numericPriority() throws(ConstraintError) -> Double {
    let sign = sign()
    if sign != nil { index += 1 }
    guard token.kind == .number else { throw expected("a priority") }
    return (sign ?? 1) * (try number())
  }

  // MARK: Operands

  private mutating func operand(_ what: String) throws(ConstraintError) -> ConstraintOperand {
    let start = token
    var words = [try word(what)]
    repeat {
      guard take(".") else { throw expected("'.' and an attribute") }
      words.append(try word("an attribute"))
    } while token.text == "." && words.count < 3
    let guide = words.count == 3 ? try guide(words[1]) : nil
    let attribute = try attribute(words[words.count - 1])
    return ConstraintOperand(item: ConstraintItem(start.text), guide: guide, attribute: attribute, offset: start.offset)
  }

  private mutating func word(_ what: String) throws(ConstraintError) -> ConstraintToken {
    guard token.kind == .word else { throw expected(what) }
    defer { index += 1 }
    return token
  }

  private func guide(_ token: ConstraintToken) throws(ConstraintError) -> ConstraintGuide {
    if let guide = ConstraintGuide(rawValue: token.text) { return guide }
    let names = ConstraintGuide.allCases.map(\.rawValue)
    let suggestion = ConstraintSuggestion.nearest(to: token.text, among: names)
    throw mistake(.unknownGuide(shortened(token), suggestion: suggestion, names: names), token)
  }

  private func attribute(_ token: ConstraintToken) throws(ConstraintError) -> NSLayoutConstraint.Attribute {
    if let attribute = ConstraintWords.attributes.first(where: { $0.key == token.text }) { return attribute.value }
    if ConstraintGuide(rawValue: token.text) != nil { throw mistake(.guideWithoutAttribute(token.text), token) }
    let names = ConstraintWords.attributes.map(\.key)
    let suggestion = ConstraintSuggestion.nearest(to: token.text, among: names)
    throw mistake(.unknownAttribute(shortened(token), suggestion: suggestion, names: names), token)
  }

  // MARK: Tokens

  private var token: ConstraintToken { tokens[min(index, tokens.count - 1)] }
  private var next: ConstraintToken { tokens[min(index + 1, tokens.count - 1)] }
  private var nextIsDot: Bool { next.text == "." }

  private mutating func take(_ text: String) -> Bool {
    guard token.text == text else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String, suggestion: String? = nil) -> ConstraintError {
    let suggestion = suggestion ?? ConstraintSuggestion.signs.first { $0.key == token.text }?.value
    return mistake(.expected(what, found: token.found, suggestion: suggestion), token)
  }

  private func mistake(_ problem: ConstraintProblem, _ token: ConstraintToken) -> ConstraintError {
    ConstraintError(problem: problem, offset: token.offset)
  }

  private func shortened(_ token: ConstraintToken) -> String { String(token.text.prefix(60)) }
}

extension UILayoutPriority {
  fileprivate var number: Double { Double(rawValue) }
}
