import Foundation

/// The constraints and guides that are installed in a stack view.
struct BuiltArrangement {
  /// The arrangement they were created for; `nil` if there are none, or if the arranged subviews have changed since.
  var arrangement: StackArrangement?
  /// The constraints, in the order of the recipe.
  var constraints: [ArrangementConstraint] = []
  var guides: [ArrangementGuide] = []
}

/// A constraint of an arrangement, with a key of all its properties.
struct ArrangementConstraint {
  struct Key: Hashable {
    var kind: StackConstraintBuilder.Kind
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

/// A guide of an arrangement, with a key that includes the views around it, if there are any.
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
      LayoutOperand(item, attribute), relation, LayoutOperand(other, otherAttribute),
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(rawValue: priority)
    constraint.identifier = kind.rawValue
    // If a stack view is hidden, the constraints of the spacing in it are broken, as in UIKit, and not those that
    // hide it.
    constraint.isSystem = kind != .spacing
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is active and connects exactly these items: a new object may have the address of an old
  /// one.
  func ties(_ item: any LayoutItem, to other: (any LayoutItem)?) -> Bool {
    isActive && firstItem === item && secondItem === other
  }
}
