extension NSLayoutConstraint {
  /// The attributes of a view or guide that constraints refer to, with UIKit's raw values.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// The left edge of the alignment rectangle, in either layout direction.
    case left = 1
    /// The right edge of the alignment rectangle, in either layout direction.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The leading edge of the alignment rectangle.
    case leading = 5
    /// The trailing edge of the alignment rectangle.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge if there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge if there is no text.
    case firstBaseline = 12
    /// The left edge within the layout margins; a guide has no margins, so this is its own edge.
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The top edge within the layout margins.
    case topMargin = 15
    /// The bottom edge within the layout margins.
    case bottomMargin = 16
    /// The leading edge within the layout margins.
    case leadingMargin = 17
    /// The trailing edge within the layout margins.
    case trailingMargin = 18
    /// The horizontal centre within the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre within the layout margins.
    case centerYWithinMargins = 20
    /// No attribute: used for the second side of a constraint that is only a constant.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relations between the two sides of a constraint, with UIKit's raw values.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The layout axes, with UIKit's raw values.
  public enum Axis: Int, Sendable, CaseIterable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of value that an attribute has.
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

  /// The attribute's kind if leading is left; `nil` for `notAnAttribute`.
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
  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }
  var isLeftOrRight: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }
  package var isWithinMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// The attribute's name in descriptions of constraints, as printed by UIKit.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    default: String(describing: self)
    }
  }
}
