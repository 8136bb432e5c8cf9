import Foundation

/// What is in place in a stack view.
struct BuiltArrangement {
  /// What it was made from; nil if nothing is in place, or the arranged subviews are others now.
  var arrangement: StackArrangement?
  /// In the order of the recipe.
  var constraints: [ArrangementConstraint] = []
  var guides: [ArrangementGuide] = []
}

/// A constraint of an arrangement, with all that it says.
struct ArrangementConstraint {
  struct Key: Hashable {
    var kind: StackRecipe.Kind
    var item: ObjectIdentifier
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var other: ObjectIdentifier?
    var otherAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  var key: Key
  var constraint: NSLayoutConstraint
}

/// A guide of an arrangement, and the views it lies between, if it does.
struct ArrangementGuide {
  struct Key: Hashable {
    var identifier: String
    var previous: ObjectIdentifier?
    var next: ObjectIdentifier?
  }

  var key: Key
  var guide: UILayoutGuide
}

extension ArrangementConstraint.Key {
  @MainActor func makeConstraint(_ item: any LayoutItem, _ other: (any LayoutItem)?) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, attribute), relation, other.map { LayoutOperand($0, otherAttribute) } ?? LayoutOperand(),
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(rawValue: priority)
    constraint.identifier = kind.rawValue
    // Hiding a stack view breaks the spacing in it, as in UIKit, and not the hiding.
    constraint.isSystem = kind != .spacing
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is active, and about these very items: an object may lie where another one did.
  func ties(_ item: any LayoutItem, to other: (any LayoutItem)?) -> Bool {
    isActive && firstItem === item && secondItem === other
  }
}
