extension NSLayoutConstraint {
  /// A part of a view or guide that constraints speak of; raw values are UIKit's.
  public enum Attribute: Int, Sendable, CaseIterable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare; raw values are UIKit's.
  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout; raw values are UIKit's.
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute measures.
  enum Kind {
    /// The left or top edge.
    case near
    /// The right or bottom edge.
    case far
    case center
    case size
    case firstBaseline
    case lastBaseline
  }

  /// What the attribute measures where leading is left; nil for no attribute.
  var kind: Kind? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .near
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .size
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .notAnAttribute: nil
    }
  }

  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  package var isSize: Bool { kind == .size }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether the side it means follows the layout direction.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }
  var isLeftOrRight: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }
  package var isWithinMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// The name in descriptions of constraints, as UIKit prints it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    default: String(describing: self)
    }
  }
}
