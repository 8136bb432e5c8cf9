import Foundation

/// The functions of numbers that an expression can name, as Foundation lists them.
enum ExpressionFunctions {
  static let named: [String: @Sendable ([Double]) -> Double?] = [
    "sum:": { $0.reduce(0, +) }, "count:": { Double($0.count) }, "min:": { $0.min() }, "max:": { $0.max() },
    "average:": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }, "median:": median, "stddev:": deviation,
    "add:to:": { pair($0, +) }, "from:subtract:": { pair($0, -) }, "multiply:by:": { pair($0, *) },
    "divide:by:": { pair($0, /) }, "modulus:by:": { pair($0) { $0.truncatingRemainder(dividingBy: $1) } },
    "raise:toPower:": { pair($0, pow) }, "sqrt:": { $0.first.map(sqrt) }, "log:": { $0.first.map(log10) },
    "ln:": { $0.first.map { Foundation.log($0) } }, "exp:": { $0.first.map(exp) }, "abs:": { $0.first.map(abs) },
    "floor:": { $0.first?.rounded(.down) }, "ceiling:": { $0.first?.rounded(.up) },
    "trunc:": { $0.first?.rounded(.towardZero) },
  ]

  /// The value of a function; `nil` where an argument is no number. A list stands for its elements.
  static func value(of name: String, _ arguments: [Any?]) -> NSNumber? {
    let values = arguments.flatMap { $0 as? [Any?] ?? [$0] }
    if name == "count:" { return NSNumber(value: values.count) }
    let numbers = values.compactMap(ExpressionNumber.init)
    guard numbers.count == values.count, let result = named[name]?(numbers.map(\.real)) else { return nil }
    let areWhole = numbers.allSatisfy { if case .whole = $0 { true } else { false } }
    if areWhole, keepWhole.contains(name), let whole = Int(exactly: result.rounded(.towardZero)) {
      return NSNumber(value: whole)
    }
    return NSNumber(value: result)
  }

  /// The functions that give a whole number for whole numbers.
  private static let keepWhole: Set<String> = [
    "sum:", "min:", "max:", "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "abs:",
  ]

  private static func pair(_ numbers: [Double], _ operation: (Double, Double) -> Double) -> Double? {
    numbers.count == 2 ? operation(numbers[0], numbers[1]) : nil
  }

  @Sendable private static func median(_ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
  }

  /// The standard deviation of a population.
  @Sendable private static func deviation(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
  }
}
