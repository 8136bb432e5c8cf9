extension NSLayoutConstraint {
  /// A part of a view or guide that constraints speak of; raw values are UIKit's.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// The left edge of the alignment rectangle, in either direction.
    case left = 1
    /// The right edge of the alignment rectangle, in either direction.
    case right = 2
    /// The upper edge of the alignment rectangle.
    case top = 3
    /// The lower edge of the alignment rectangle.
    case bottom = 4
    /// The edge that the view's direction starts at.
    case leading = 5
    /// The edge that the view's direction ends at.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the upper edge where there is no text.
    case firstBaseline = 12
    /// The left edge of what the layout margins leave; a guide has no margins, and this is its edge.
    case leftMargin = 13
    /// The right edge of what the layout margins leave.
    case rightMargin = 14
    /// The upper edge of what the layout margins leave.
    case topMargin = 15
    /// The lower edge of what the layout margins leave.
    case bottomMargin = 16
    /// The edge of what the layout margins leave that the view's direction starts at.
    case leadingMargin = 17
    /// The edge of what the layout margins leave that the view's direction ends at.
    case trailingMargin = 18
    /// The middle of what the layout margins leave, from side to side.
    case centerXWithinMargins = 19
    /// The middle of what the layout margins leave, from top to bottom.
    case centerYWithinMargins = 20
    /// No attribute: what the second side of a constraint has where it is a number alone.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare; raw values are UIKit's.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first side is not more than the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is not less than the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout; raw values are UIKit's.
  public enum Axis: Int, Sendable, CaseIterable {
    /// Across.
    case horizontal = 0
    /// Downwards.
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
