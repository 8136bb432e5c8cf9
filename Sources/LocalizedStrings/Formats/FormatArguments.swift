/// An argument of a format.
public enum FormatArgument: Hashable, Sendable {
  /// An argument for `%@`.
  case object(String)
  /// An argument for `%lld`.
  case integer(Int64)
  /// An argument for `%lf`.
  case floating(Double)

  /// The argument as a number; nil for an object.
  var number: Double? {
    switch self {
    case .object: nil
    case .integer(let number): Double(number)
    case .floating(let number): number
    }
  }
}

extension FormatArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An object.
  public init(stringLiteral value: String) { self = .object(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .floating(value) }
}

/// A part of a format with the number of its argument, counted from 1.
struct NumberedPart {
  var argument: Int
  var part: FormatPart
}

extension FormatString {
  /// The parts with the numbers of their arguments: parts without a position take consecutive arguments, starting at
  /// `first`.
  func numbered(from first: Int = 1) -> [NumberedPart] {
    var next = first
    return parts.map { part in
      switch part {
      case .text, .substitutionArgument: return NumberedPart(argument: first, part: part)
      case .placeholder(let placeholder):
        if placeholder.position == nil { next += placeholder.starCount + 1 }
        return NumberedPart(argument: placeholder.position ?? next - 1, part: part)
      case .substitution(_, let position):
        if position == nil { next += 1 }
        return NumberedPart(argument: position ?? next - 1, part: part)
      }
    }
  }
}
