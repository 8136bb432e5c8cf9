package import DynamicType
package import HeadlessUIKit

/// A constraint in one line, as its words say: `title.leading = avatar.trailing + 8 @750`.
package struct ConstraintLine: Equatable, Sendable {
  /// What is added to the right side.
  package enum Offset: Equatable, Sendable {
    case points(Double)
    /// The system spacing, times a multiplier.
    case systemSpacing(Double)
    /// Points that grow with the text as a style does, by `UIFontMetrics.scaledValue(for:)`, times a factor.
    case scaledValue(Double, TextStyle, factor: Double)
  }

  /// The left side.
  let first: ConstraintOperand
  let relation: NSLayoutConstraint.Relation
  /// The right side's place or length; nil when there is only a number.
  let second: ConstraintOperand?
  let multiplier: Double
  let offset: Offset
  let priority: Double

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
  let item: ConstraintItem
  /// The guide of the view that is meant; nil for the view itself.
  let guide: ConstraintGuide?
  let attribute: NSLayoutConstraint.Attribute
  /// Where it starts in its line, in code points; 0 where it stands in no line.
  let offset: Int

  package init(
    item: ConstraintItem, guide: ConstraintGuide? = nil, attribute: NSLayoutConstraint.Attribute, offset: Int = 0
  ) {
    (self.item, self.guide, self.attribute, self.offset) = (item, guide, attribute, offset)
  }
}

/// A view that a constraint names.
package enum ConstraintItem: Hashable, Sendable {
  /// The view that has the list.
  case holder
  case superview
  /// The view of that name below the holder, or the holder.
  case named(String)

  init(_ name: String) {
    switch name {
    case "self": self = .holder
    case "superview": self = .superview
    default: self = .named(name)
    }
  }
}

/// The guides of views; the last two are scroll views' alone.
package enum ConstraintGuide: String, CaseIterable, Sendable {
  case layoutMarginsGuide
  case safeAreaLayoutGuide
  case readableContentGuide
  case contentLayoutGuide
  case frameLayoutGuide

  var belongsToScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}

/// The words of a line, in UIKit's spelling.
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
