import HeadlessUIKit

/// What UIKit raises on in a constraint, found before there is a view: which attributes fit each other.
enum ConstraintRules {
  static func check(_ line: ConstraintLine) throws(ConstraintMistake) {
    for operand in [line.first, line.second].compactMap(\.self) { try checkGuide(of: operand) }
    guard let second = line.second else {
      guard line.first.attribute.isLength else { throw mistake(.placeWithoutPlace(line.first.name), at: line.first) }
      return
    }
    if let problem = pairing(line.first, second, line.multiplier) { throw mistake(problem, at: second) }
    if case .systemSpacing = line.offset, let problem = systemSpacing(line, second) {
      throw mistake(problem, at: second)
    }
  }

  private static func checkGuide(of operand: ConstraintOperand) throws(ConstraintMistake) {
    guard operand.guide != nil, !canBelongToGuide(operand.attribute) else { return }
    throw mistake(.attributeOfGuide(operand.name), at: operand)
  }

  /// Guides have neither baselines nor margins.
  static func canBelongToGuide(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    !attribute.isBaseline && !attribute.isWithinMargins
  }

  private static func pairing(
    _ first: ConstraintOperand, _ second: ConstraintOperand, _ multiplier: Double
  ) -> ConstraintProblem? {
    let (one, other) = (first.attribute, second.attribute)
    if one.isLength != other.isLength { return .lengthWithPlace(first.name, second.name) }
    if one.isLength { return nil }
    if one.isHorizontal != other.isHorizontal { return .crossedAxes(first.name, second.name) }
    if one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional {
      return .mixedDirections(first.name, second.name)
    }
    return multiplier == 0 ? .placeTimesZero(first.name) : nil
  }

  /// Anchors alone have it: they know neither margins nor a multiplier.
  private static func systemSpacing(_ line: ConstraintLine, _ second: ConstraintOperand) -> ConstraintProblem? {
    if line.first.attribute.isLength { return .systemSpacing("is between two places, not lengths") }
    if line.first.attribute.isWithinMargins || second.attribute.isWithinMargins {
      return .systemSpacing("is not from margins: name an edge of layoutMarginsGuide")
    }
    return line.multiplier == 1 ? nil : .systemSpacing("takes a place without a multiplier")
  }

  private static func mistake(_ problem: ConstraintProblem, at operand: ConstraintOperand) -> ConstraintMistake {
    ConstraintMistake(problem: problem, offset: operand.offset)
  }
}

extension ConstraintOperand {
  /// The attribute as the line has it.
  var name: String { ConstraintWords.attributes.first { $0.value == attribute }?.key ?? "" }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  fileprivate var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  fileprivate var isHorizontal: Bool {
    isDirectional || isAbsolute || self == .width || self == .centerX || self == .centerXWithinMargins
  }

  /// Whether the side it means follows the layout direction.
  fileprivate var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Left or right, whatever the direction.
  fileprivate var isAbsolute: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }
}
