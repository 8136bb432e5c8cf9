public import Foundation

/// A replacement for Foundation's `NSExpression`, of which Linux has the name alone: arithmetic of numbers, keys and
/// some functions. GalleySources writes this name for the other.
///
/// ```swift
/// ComputedExpression(format: "2 * (3 + 4)").expressionValue(with: nil, context: nil) as? Int  // 14
/// ```
///
/// Differs from Foundation: a text that is not understood is a fault, and its value `nil`.
open class ComputedExpression: NSObject {
  private enum Content {
    case constant(Any?)
    case key(String)
    case path(AnyKeyPath)
    case variable(String)
    case aggregate([ComputedExpression])
    case function(String, [ComputedExpression])
    case arithmetic(Arithmetic)
  }

  private let content: Content

  /// Creates an expression of a text, with `%@`, `%d` and `%f` for arguments.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Creates an expression of a text and its arguments.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = ArithmeticParser(expressionFormat, arguments)
    if let arithmetic = parser.parse() {
      content = .arithmetic(arithmetic)
    } else {
      UIKitFaults.unsupported("NSExpression(format: \"\(expressionFormat)\")", instead: "Compute the value in Swift.")
      content = .constant(nil)
    }
    super.init()
  }

  /// Creates an expression of a value.
  public init(forConstantValue obj: Any?) {
    content = .constant(obj)
    super.init()
  }

  /// Creates an expression of the value that an object has for a key.
  public init(forKeyPath keyPath: String) {
    content = .key(keyPath)
    super.init()
  }

  /// Creates an expression of the value that an object has for a property.
  public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    content = .path(keyPath)
    super.init()
  }

  /// Creates an expression of a value of the context.
  public init(forVariable string: String) {
    content = .variable(string)
    super.init()
  }

  /// Creates an expression of a list of values.
  public init(forAggregate subexpressions: [ComputedExpression]) {
    content = .aggregate(subexpressions)
    super.init()
  }

  /// Creates an expression of a function by Foundation's name of it, such as `sum:` or `add:to:`. Differs from Foundation: a
  /// function of other things than numbers is a fault, and its value `nil`.
  public init(forFunction name: String, arguments parameters: [Any]) {
    let expressions = parameters.map { $0 as? ComputedExpression ?? ComputedExpression(forConstantValue: $0) }
    if ExpressionFunctions.named[name] != nil {
      content = .function(name, expressions)
    } else {
      UIKitFaults.unsupported("NSExpression(forFunction: \"\(name)\")", instead: "Compute the value in Swift.")
      content = .constant(nil)
    }
    super.init()
  }

  /// The expression of the object itself.
  open class func expressionForEvaluatedObject() -> ComputedExpression { ComputedExpression(forKeyPath: "self") }

  /// The value for an object; `nil` if there is none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch content {
    case .constant(let value): value
    case .key(let key): object.flatMap { PredicateValue.value(of: key, in: $0) }
    case .path(let path): object.flatMap { Self.value(at: path, of: $0) }
    case .variable(let name): context?[name]
    case .aggregate(let expressions): expressions.map { $0.expressionValue(with: object, context: context) }
    case .function(let name, let expressions):
      ExpressionFunctions.value(of: name, expressions.map { $0.expressionValue(with: object, context: context) })
    case .arithmetic(let arithmetic): arithmetic.value(for: object)?.number
    }
  }

  private static func value(at path: AnyKeyPath, of object: Any) -> Any? {
    if let objects = object as? [Any] { return objects.compactMap { value(at: path, of: $0) } }
    guard let value = object[keyPath: path] else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// A number of an expression. Whole numbers stay whole: 7 / 2 is 3, as in Foundation.
enum ExpressionNumber {
  case whole(Int)
  case real(Double)

  init?(_ value: Any?) {
    switch value {
    case let number as Int: self = .whole(number)
    case let number as Double: self = .real(number)
    case let number as NSNumber: self = .real(number.doubleValue)
    default: return nil
    }
  }

  var real: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  var number: NSNumber {
    switch self {
    case .whole(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    }
  }
}

/// Arithmetic of numbers and keys.
indirect enum Arithmetic {
  case number(ExpressionNumber)
  case key(String)
  case negative(Arithmetic)
  case operation(Character, Arithmetic, Arithmetic)
  case function(String, [Arithmetic])

  func value(for object: Any?) -> ExpressionNumber? {
    switch self {
    case .number(let number): return number
    case .key(let key): return ExpressionNumber(object.flatMap { PredicateValue.value(of: key, in: $0) })
    case .negative(let operand):
      return operand.value(for: object).flatMap { Arithmetic.result("-", .whole(0), $0) }
    case .operation(let sign, let first, let second):
      guard let first = first.value(for: object), let second = second.value(for: object) else { return nil }
      return Arithmetic.result(sign, first, second)
    case .function(let name, let arguments):
      let values = arguments.compactMap { $0.value(for: object)?.real }
      guard values.count == arguments.count else { return nil }
      return Arithmetic.functions[name].flatMap { $0(values) }.map(ExpressionNumber.real)
    }
  }

  private static func result(
    _ sign: Character, _ first: ExpressionNumber, _ second: ExpressionNumber
  ) -> ExpressionNumber? {
    if case .whole(let one) = first, case .whole(let other) = second, let whole = whole(sign, one, other) {
      return .whole(whole)
    }
    switch sign {
    case "+": return .real(first.real + second.real)
    case "-": return .real(first.real - second.real)
    case "*": return .real(first.real * second.real)
    case "/": return .real(first.real / second.real)
    case "^": return .real(pow(first.real, second.real))
    default: return nil
    }
  }

  /// `nil` where the result is no whole number that has room.
  private static func whole(_ sign: Character, _ one: Int, _ other: Int) -> Int? {
    let (result, overflows): (Int, Bool)
    switch sign {
    case "+": (result, overflows) = one.addingReportingOverflow(other)
    case "-": (result, overflows) = one.subtractingReportingOverflow(other)
    case "*": (result, overflows) = one.multipliedReportingOverflow(by: other)
    case "/": (result, overflows) = one.dividedReportingOverflow(by: other)
    default: return nil
    }
    return overflows ? nil : result
  }

  static let functions: [String: @Sendable ([Double]) -> Double?] = [
    "sqrt": { $0.first.map(sqrt) }, "abs": { $0.first.map(abs) }, "ceiling": { $0.first?.rounded(.up) },
    "floor": { $0.first?.rounded(.down) }, "trunc": { $0.first?.rounded(.towardZero) },
    "exp": { $0.first.map(exp) }, "ln": { $0.first.map { Foundation.log($0) } }, "log": { $0.first.map(log10) },
    "sum": { $0.reduce(0, +) }, "min": { $0.min() }, "max": { $0.max() },
    "average": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
  ]
}

/// Reads arithmetic: sums of products of powers of numbers, keys, functions and what is in parentheses.
struct ArithmeticParser {
  private var rest: Substring
  private var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ text: String, _ arguments: [Any]) {
    rest = text[...]
    self.arguments = arguments[...]
  }

  /// `nil` if the text is something else, or more than 100 levels deep.
  mutating func parse() -> Arithmetic? {
    guard let whole = sum() else { return nil }
    skipSpaces()
    return rest.isEmpty ? whole : nil
  }

  private mutating func sum() -> Arithmetic? {
    guard depth < 100 else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard var left = product() else { return nil }
    while let sign = take(oneOf: "+-") {
      guard let right = product() else { return nil }
      left = .operation(sign, left, right)
    }
    return left
  }

  private mutating func product() -> Arithmetic? {
    guard var left = power() else { return nil }
    while let sign = take(oneOf: "*/") {
      guard let right = power() else { return nil }
      left = .operation(sign, left, right)
    }
    return left
  }

  private mutating func power() -> Arithmetic? {
    guard var left = signed() else { return nil }
    while take("**") {
      guard let right = signed() else { return nil }
      left = .operation("^", left, right)
    }
    return left
  }

  private mutating func signed() -> Arithmetic? {
    guard depth < 100 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take(oneOf: "-") != nil { return signed().map { .negative($0) } }
    return take(oneOf: "+") == nil ? operand() : signed()
  }

  private mutating func operand() -> Arithmetic? {
    skipSpaces()
    guard let first = rest.first else { return nil }
    if first == "(" {
      rest.removeFirst()
      let inner = sum()
      return take(oneOf: ")") == nil ? nil : inner
    }
    if first == "%" { return argument() }
    if first.isNumber || first == "." { return number() }
    return first.isLetter || first == "_" ? named() : nil
  }

  private mutating func argument() -> Arithmetic? {
    guard ["%@", "%d", "%f", "%i", "%u", "%g"].contains(rest.prefix(2)), let value = arguments.popFirst() else {
      return nil
    }
    rest = rest.dropFirst(2)
    return ExpressionNumber(value).map { .number($0) }
  }

  private mutating func number() -> Arithmetic? {
    let text = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(text.count)
    if let whole = Int(text) { return .number(.whole(whole)) }
    return Double(text).map { .number(.real($0)) }
  }

  private mutating func named() -> Arithmetic? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    guard take(oneOf: "(") != nil else { return .key(String(name)) }
    guard Arithmetic.functions[String(name)] != nil else { return nil }
    var found: [Arithmetic] = []
    while take(oneOf: ")") == nil {
      if !found.isEmpty, take(oneOf: ",") == nil { return nil }
      guard let next = sum() else { return nil }
      found.append(next)
    }
    return .function(String(name), found)
  }

  private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// The next character, if it is one of some; a power's sign is none of a product.
  private mutating func take(oneOf signs: String) -> Character? {
    skipSpaces()
    guard let first = rest.first, signs.contains(first), !(first == "*" && rest.hasPrefix("**")) else { return nil }
    rest.removeFirst()
    return first
  }
}
