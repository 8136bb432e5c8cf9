import DynamicType
import HeadlessUIKit

/// A product in a constraint's line: a number times an attribute, the system's spacing, points, or scaled points.
struct ConstraintTerm {
  /// The largest number, as everywhere in files: beyond it, sums are inexact.
  private static let limit = PropertyLimits.points

  enum Unit {
    case number
    case systemSpacing
    case scaledValue(Double, TextStyle)
    case operand(ConstraintOperand)
  }

  private(set) var unit: Unit
  private(set) var coefficient: Double
  /// The offset of its start in the line, in code points.
  let offset: Int

  init(_ unit: Unit, _ coefficient: Double, at token: ConstraintToken) {
    self.unit = unit
    self.coefficient = coefficient
    offset = token.offset
  }

  mutating func multiply(by other: ConstraintTerm) throws(ConstraintError) {
    if case .number = unit { unit = other.unit } else { try other.checkIsNumber(.productOfAttributes) }
    coefficient *= other.coefficient
  }

  mutating func divide(by other: ConstraintTerm) throws(ConstraintError) {
    try other.checkIsNumber(.divisionByAttribute)
    guard other.coefficient != 0 else { throw ConstraintError(problem: .divisionByZero, offset: other.offset) }
    coefficient /= other.coefficient
  }

  func checkSize() throws(ConstraintError) {
    guard abs(coefficient) <= Self.limit else {
      throw ConstraintError(problem: .numberTooLarge(coefficient.plain), offset: offset)
    }
  }

  private func checkIsNumber(_ problem: ConstraintProblem) throws(ConstraintError) {
    if case .number = unit { return }
    throw ConstraintError(problem: problem, offset: offset)
  }
}

/// One side of a constraint's line: `2 * title.width - 8` is an operand, a multiplier of 2 and a constant of -8.
struct ConstraintSum {
  private(set) var operand: ConstraintOperand?
  private(set) var multiplier = 1.0
  private var constant = 0.0
  private var constantStart: Int?
  private var systemSpacing: (factor: Double, start: Int)?
  private var scaledValue: (offset: ConstraintLine.Offset, start: Int)?

  mutating func add(_ term: ConstraintTerm, sign: Double) throws(ConstraintError) {
    try term.checkSize()
    let number = sign * term.coefficient
    switch term.unit {
    case .number:
      constant += number
      constantStart = constantStart ?? term.offset
    case .systemSpacing:
      guard systemSpacing == nil else {
        throw mistake(.systemSpacing("can be used only once in a constraint"), term.offset)
      }
      systemSpacing = (number, term.offset)
    case .scaledValue(let value, let style):
      guard scaledValue == nil else {
        throw mistake(.scaledValue("can be used only once in a constraint"), term.offset)
      }
      scaledValue = (.scaledValue(value, style, factor: number), term.offset)
    case .operand(let operand):
      guard self.operand == nil else { throw mistake(.secondAttribute, operand.offset) }
      (self.operand, multiplier) = (operand, number)
    }
  }

  /// The operand, provided that the sum consists of nothing else.
  func leftSide(at start: ConstraintToken) throws(ConstraintError) -> ConstraintOperand {
    guard let operand else { throw mistake(.numberOnTheLeft(start.text), start.offset) }
    guard multiplier == 1, constantStart == nil, systemSpacing == nil, scaledValue == nil else {
      throw mistake(.sumOnTheLeft, start.offset)
    }
    return operand
  }

  /// The constant of the sum.
  func offset() throws(ConstraintError) -> ConstraintLine.Offset {
    if let scaledValue {
      if constantStart != nil { throw mistake(.scaledValue("cannot be combined with points"), scaledValue.start) }
      if systemSpacing != nil { throw mistake(.scaledValue("cannot be combined with 'system'"), scaledValue.start) }
      return scaledValue.offset
    }
    guard let (factor, start) = systemSpacing else { return .points(constant) }
    if operand == nil { throw mistake(.systemSpacing("must follow a position, as in title.bottom + system"), start) }
    if constantStart != nil { throw mistake(.systemSpacing("cannot be combined with points"), start) }
    return .systemSpacing(factor)
  }

  private func mistake(_ problem: ConstraintProblem, _ offset: Int) -> ConstraintError {
    ConstraintError(problem: problem, offset: offset)
  }
}
