import Foundation

/// A parser of predicates' texts, in the grammar of Apple's *Predicate Format String Syntax*, without aggregates, functions
/// and expressions of numbers.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
  }

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>
  private var depth = 0
  /// The greatest depth of conditions in conditions.
  private static let depthLimit = 64

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    tokens = PredicateParser.tokens(of: format)[...]
  }

  /// The condition; `nil` if the text has anything that is not understood.
  mutating func parse() -> PredicateCondition? {
    guard let condition = alternatives(), tokens.isEmpty else { return nil }
    return condition
  }

  private mutating func alternatives() -> PredicateCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < PredicateParser.depthLimit, var condition = conjunction() else { return nil }
    while take(word: "OR") || take(sign: "||") {
      guard let next = conjunction() else { return nil }
      condition = .or(condition, next)
    }
    return condition
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard var condition = negation() else { return nil }
    while take(word: "AND") || take(sign: "&&") {
      guard let next = negation() else { return nil }
      condition = .and(condition, next)
    }
    return condition
  }

  private mutating func negation() -> PredicateCondition? {
    var isNegated = false
    while take(word: "NOT") || take(sign: "!") { isNegated.toggle() }
    guard let condition = primary() else { return nil }
    return isNegated ? .not(condition) : condition
  }

  private mutating func primary() -> PredicateCondition? {
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if take(sign: "(") {
      guard let condition = alternatives(), take(sign: ")") else { return nil }
      return condition
    }
    guard let left = operand(), let operation = operation(), let options = options(), let right = operand() else {
      return nil
    }
    return .comparison(left, operation, right, options)
  }

  private mutating func operation() -> PredicateCondition.Operation? {
    let token = tokens.popFirst()
    switch token {
    case .sign("="), .sign("=="): return .equal
    case .sign("!="), .sign("<>"): return .unequal
    case .sign("<"): return .less
    case .sign("<="), .sign("=<"): return .lessOrEqual
    case .sign(">"): return .greater
    case .sign(">="), .sign("=>"): return .greaterOrEqual
    case .word(let word): return PredicateParser.operations[word.uppercased()]
    default: return nil
    }
  }

  private static let operations: [String: PredicateCondition.Operation] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
    "IN": .isIn, "BETWEEN": .between,
  ]

  /// The options in brackets behind an operation: `[c]`, `[cd]`.
  private mutating func options() -> PredicateOptions? {
    guard take(sign: "[") else { return [] }
    guard case .word(let letters) = tokens.popFirst(), take(sign: "]") else { return nil }
    var options: PredicateOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.ignoresCase)
      case "d": options.insert(.ignoresMarks)
      case "n", "l": break
      default: return nil
      }
    }
    return options
  }

  private mutating func operand() -> PredicateCondition.Operand? {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .sign("{"): return list()
    case .word(let word): return operand(named: word)
    default: return nil
    }
  }

  private mutating func operand(named word: String) -> PredicateCondition.Operand? {
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "%K": return (arguments.popFirst() as? String).map { .key($0) }
    case let upper where upper.hasPrefix("%"): return arguments.popFirst().map { .value($0) }
    case let upper where upper.hasPrefix("SELF."): return .key(String(word.dropFirst(5)))
    default: return .key(word)
    }
  }

  private mutating func list() -> PredicateCondition.Operand? {
    var elements: [PredicateCondition.Operand] = []
    while !take(sign: "}") {
      guard let element = operand() else { return nil }
      elements.append(element)
      guard take(sign: ",") || tokens.first == .sign("}") else { return nil }
    }
    return .list(elements)
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next) = tokens.first, next.uppercased() == word else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private static func tokens(of format: String) -> [Token] {
    var (tokens, rest): ([Token], Substring) = ([], Substring(format))
    while let next = rest.first {
      if next.isWhitespace {
        rest = rest.dropFirst()
      } else if next == "\"" || next == "'" {
        let text = rest.dropFirst().prefix { $0 != next }
        tokens.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if next.isNumber || (next == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        tokens.append(Double(digits).map { .number($0) } ?? .sign(String(digits)))
        rest = rest.dropFirst(digits.count)
      } else if isWordCharacter(next) {
        let word = rest.prefix { isWordCharacter($0) || $0.isNumber }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let pair = String(rest.prefix(2))
        let isPair = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(pair)
        tokens.append(.sign(isPair ? pair : String(next)))
        rest = rest.dropFirst(isPair ? 2 : 1)
      }
    }
    return tokens
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || "_.%@#$".contains(character)
  }
}
