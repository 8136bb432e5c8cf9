import Foundation
import HeadlessUIKit

/// Finds, before there are views, the combinations of attributes in a constraint that UIKit would raise an exception
/// for.
enum ConstraintRules {
  static func check(_ line: ConstraintLine) throws(ConstraintError) {
    for operand in [line.first, line.second].compactMap(\.self) { try checkGuide(of: operand) }
    let problem = pairing(line.first, line.second, line.multiplier)
    if let problem { throw mistake(problem, at: line.second ?? line.first) }
    guard let second = line.second else { return }
    if case .systemSpacing = line.offset, let problem = systemSpacing(line, second) {
      throw mistake(problem, at: second)
    }
  }

  /// Throws unless all numbers are finite and within the limits for documents.
  static func checkNumbers(of line: ConstraintLine) throws(ConstraintError) {
    let addends =
      switch line.offset {
      case .points(let number), .systemSpacing(let number): [number]
      case .scaledValue(let value, _, let factor): [value, factor]
      }
    for number in [line.multiplier] + addends where !PropertyLimits.coordinate.contains(number) {
      throw mistake(.numberTooLarge(number.plain), at: line.first)
    }
    guard PropertyLimits.priority.contains(line.priority) else {
      throw mistake(.priorityOutOfRange(line.priority.plain), at: line.first)
    }
  }

  private static func checkGuide(of operand: ConstraintOperand) throws(ConstraintError) {
    guard operand.guide != nil, !canBelongToGuide(operand.attribute) else { return }
    throw mistake(.attributeOfGuide(operand.name), at: operand)
  }

  /// Whether a guide can have the attribute: guides have neither baselines nor margins.
  static func canBelongToGuide(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    !attribute.isBaseline && !attribute.isWithinMargins
  }

  private static func pairing(
    _ first: ConstraintOperand, _ second: ConstraintOperand?, _ multiplier: Double
  ) -> ConstraintProblem? {
    switch first.attribute.pairingError(with: second?.attribute, multiplier: multiplier) {
    case .invalidPairing: return .lengthWithPlace(first.name, second?.name ?? "")
    case .noFirstAttribute, .unpairedLocation: return .unpairedLocation(first.name)
    case .locationTimesZero: return .locationTimesZero(first.name)
    case .mixedDirections: return .mixedDirections(first.name, second?.name ?? "")
    case nil: break
    }
    // UIKit accepts this, but it is never intended.
    guard let second, !first.attribute.isSize, first.attribute.axis != second.attribute.axis else { return nil }
    return .crossedAxes(first.name, second.name)
  }

  /// Only anchors offer system spacing, and they support neither margins nor a multiplier.
  private static func systemSpacing(_ line: ConstraintLine, _ second: ConstraintOperand) -> ConstraintProblem? {
    if line.first.attribute.isSize { return .systemSpacing("needs positions on both sides, not lengths") }
    if line.first.attribute.isWithinMargins || second.attribute.isWithinMargins {
      return .systemSpacing("cannot start at margins: name an edge of layoutMarginsGuide")
    }
    return line.multiplier == 1 ? nil : .systemSpacing("needs a position without a multiplier")
  }

  private static func mistake(_ problem: ConstraintProblem, at operand: ConstraintOperand) -> ConstraintError {
    ConstraintError(problem: problem, offset: operand.offset)
  }
}

extension ConstraintOperand {
  /// The attribute's name in the line.
  var name: String { ConstraintWords.attributes.first { $0.value == attribute }?.key ?? "" }
}
