import Foundation

/// The condition of a predicate: `name BEGINSWITH[c] "a" AND age > 20`.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case and(PredicateCondition, PredicateCondition)
  case or(PredicateCondition, PredicateCondition)
  case comparison(Operand, Operation, Operand, PredicateOptions)

  /// One side of a comparison.
  enum Operand {
    case object
    case key(String)
    case value(Any?)
    case list([Operand])
  }

  enum Operation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.holds(for: object)
    case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .comparison(let left, let operation, let right, let options):
      operation.holds(left.value(for: object), right.value(for: object), options)
    }
  }
}

/// Whether a comparison ignores the case of letters, and their marks.
struct PredicateOptions: OptionSet {
  let rawValue: Int

  static let ignoresCase = PredicateOptions(rawValue: 1)
  static let ignoresMarks = PredicateOptions(rawValue: 2)

  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if contains(.ignoresCase) { options.insert(.caseInsensitive) }
    if contains(.ignoresMarks) { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

extension PredicateCondition.Operand {
  func value(for object: Any?) -> PredicateValue {
    switch self {
    case .object: PredicateValue(object)
    case .key(let path): PredicateValue(PredicateValue.value(of: path, in: object))
    case .value(let value): PredicateValue(value)
    case .list(let operands): .list(operands.map { $0.value(for: object) })
    }
  }
}

extension PredicateCondition.Operation {
  func holds(_ left: PredicateValue, _ right: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch self {
    case .equal: left.equals(right, options)
    case .unequal: !left.equals(right, options)
    case .less: left.compared(to: right, options) == .orderedAscending
    case .lessOrEqual: left.compared(to: right, options).map { $0 != .orderedDescending } ?? false
    case .greater: left.compared(to: right, options) == .orderedDescending
    case .greaterOrEqual: left.compared(to: right, options).map { $0 != .orderedAscending } ?? false
    case .beginsWith: PredicateValue.texts(left, right, options).map { $0.hasPrefix($1) } ?? false
    case .endsWith: PredicateValue.texts(left, right, options).map { $0.hasSuffix($1) } ?? false
    case .contains: contains(left, right, options)
    case .isIn: contains(right, left, options)
    case .like: PredicateValue.texts(left, right, options).map { matches($0, pattern(of: $1)) } ?? false
    case .matches:
      PredicateValue.texts(left, right, []).map { matches($0, (options.contains(.ignoresCase) ? "(?i)" : "") + $1) }
        ?? false
    case .between: isBetween(left, right, options)
    }
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue, _ options: PredicateOptions) -> Bool {
    if case .list(let elements) = whole { return elements.contains { $0.equals(part, options) } }
    guard let (text, searched) = PredicateValue.texts(whole, part, options) else { return false }
    return !searched.isEmpty && text.contains(searched)
  }

  private func isBetween(_ value: PredicateValue, _ limits: PredicateValue, _ options: PredicateOptions) -> Bool {
    guard case .list(let ends) = limits, ends.count == 2 else { return false }
    return value.compared(to: ends[0], options).map { $0 != .orderedAscending } ?? false
      && value.compared(to: ends[1], options).map { $0 != .orderedDescending } ?? false
  }

  /// A pattern with `?` for a character and `*` for any number, as a regular expression.
  private func pattern(of wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards)
      .replacingOccurrences(of: "\\*", with: "[\\s\\S]*").replacingOccurrences(of: "\\?", with: "[\\s\\S]")
  }

  /// Whether a regular expression matches the whole text.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}

/// A value that predicates compare.
enum PredicateValue {
  case null
  case number(Double)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  case object(AnyHashable)

  init(_ value: Any?) {
    switch value.flatMap(PredicateValue.unwrapped) {
    case nil, is NSNull: self = .null
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let text as NSString: self = .text(String(describing: text))
    case let date as Date: self = .date(date)
    case let elements as [Any]: self = .list(elements.map { PredicateValue($0) })
    case let elements as Set<AnyHashable>: self = .list(elements.map { PredicateValue($0.base) })
    case let object as AnyHashable: self = .object(object)
    default: self = .null
    }
  }

  func equals(_ other: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.object(let first), .object(let second)): first == second
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.equals($1, options) }
    default: compared(to: other, options) == .orderedSame
    }
  }

  /// The order of two numbers, texts or dates; `nil` for other values.
  func compared(to other: PredicateValue, _ options: PredicateOptions) -> ComparisonResult? {
    switch (self, other) {
    case (.number(let first), .number(let second)): PredicateValue.order(first, second)
    case (.date(let first), .date(let second)): first.compare(second)
    case (.text(let first), .text(let second)): PredicateValue.order(options.folded(first), options.folded(second))
    default: nil
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  static func texts(
    _ first: PredicateValue, _ second: PredicateValue, _ options: PredicateOptions
  ) -> (String, String)? {
    guard case .text(let one) = first, case .text(let two) = second else { return nil }
    return (options.folded(one), options.folded(two))
  }

  /// The value at a path of keys in an object; the object itself without one.
  static func value(of path: String?, in object: Any?) -> Any? {
    guard let path, path != "self" else { return object }
    return path.split(separator: ".").reduce(object) { value, key in value.flatMap { property(String(key), of: $0) } }
  }

  private static func property(_ key: String, of value: Any) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if let dictionary = value as? [String: Any] { return dictionary[key] }
    if let dictionary = value as? NSDictionary { return dictionary.object(forKey: key) }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value in an optional; `nil` for none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
