package import DynamicType
package import HeadlessUIKit

/// A constraint in one line, parsed: `title.leading = avatar.trailing + 8 @750`.
package struct ConstraintLine: Equatable, Sendable {
  /// The constant added on the right side.
  package enum Offset: Equatable, Sendable {
    case points(Double)
    /// The system spacing, times a multiplier.
    case systemSpacing(Double)
    /// Points that scale with a text style, by `UIFontMetrics.scaledValue(for:)`, times a factor.
    case scaledValue(Double, TextStyle, factor: Double)
  }

  /// The left side.
  package let first: ConstraintOperand
  package let relation: NSLayoutConstraint.Relation
  /// The right side's attribute; nil if there is only a number.
  package let second: ConstraintOperand?
  let multiplier: Double
  package let offset: Offset
  let priority: Double

  /// Parses a constraint's line; nil if it is none.
  package init?(parsing text: String) {
    guard let line = try? ConstraintParser.parse(text) else { return nil }
    self = line
  }

  package init(
    first: ConstraintOperand, relation: NSLayoutConstraint.Relation, second: ConstraintOperand?, multiplier: Double,
    offset: Offset, priority: Double
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.offset, self.priority) = (multiplier, offset, priority)
  }
}

/// An attribute of an item: `card.safeAreaLayoutGuide.top`.
package struct ConstraintOperand: Equatable, Sendable {
  package let item: ConstraintItem
  /// The guide of the item; nil for the view itself.
  let guide: ConstraintGuide?
  package let attribute: NSLayoutConstraint.Attribute
  /// The offset of its start in the line, in code points; 0 if it is not from a line.
  let offset: Int

  package init(
    item: ConstraintItem, guide: ConstraintGuide? = nil, attribute: NSLayoutConstraint.Attribute, offset: Int = 0
  ) {
    (self.item, self.guide, self.attribute, self.offset) = (item, guide, attribute, offset)
  }
}

/// A view that a constraint names.
package enum ConstraintItem: Hashable, Sendable {
  /// The view that the list of constraints belongs to.
  case owner
  case superview
  /// The view of this name below the owner, or the owner itself.
  case named(String)

  init(_ name: String) {
    switch name {
    case "self": self = .owner
    case "superview": self = .superview
    default: self = .named(name)
    }
  }
}

/// The guides of views; the last two exist only in scroll views.
package enum ConstraintGuide: String, CaseIterable, Sendable {
  case layoutMarginsGuide
  case safeAreaLayoutGuide
  case readableContentGuide
  case contentLayoutGuide
  case frameLayoutGuide

  var belongsToScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}

/// The keywords of a line, in UIKit's spelling.
enum ConstraintWords {
  static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
  static let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
    "=": .equal, "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual, "≤": .lessThanOrEqual,
    "≥": .greaterThanOrEqual,
  ]
  static let systemSpacing = "system"
  static let scaledValue = "scaled"
}
