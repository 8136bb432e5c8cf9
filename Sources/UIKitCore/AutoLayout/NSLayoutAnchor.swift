public import Foundation

/// A place or length of a view or guide, from which constraints are made; places along another axis do not fit.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final var operand = LayoutOperand()

  convenience init(_ operand: LayoutOperand) {
    self.init()
    self.operand = operand
  }

  /// The view or guide.
  public final var item: AnyObject? { operand.item }
  /// What messages call the anchor: its item's name and its attribute.
  public final var name: String { MainActor.assumeIsolated { operand.description } }
  /// The active constraints that name the item's place or length along the anchor's axis, in the order they were added.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = operand.item else { return [] }
    return item.layoutView?.constraintsAffecting(item, operand.attribute.axis) ?? []
  }
  /// Whether other frames of the item would fulfil its constraints along the anchor's axis as well.
  open var hasAmbiguousLayout: Bool {
    guard let item = operand.item else { return false }
    return item.layoutView?.isAmbiguous(item, operand.attribute.axis) ?? false
  }

  /// A constraint of this place or length to be the same as the other. Like all that anchors make, it is not active
  /// yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// A constraint of this place or length not to be less than the other: further right, further down, or longer.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// A constraint of this place or length not to be more than the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// A constraint of this place or length to be the other and `c` points, which count to the left between leading and
  /// trailing edges of an interface from right to left.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// A constraint of this place or length not to be less than the other and `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// A constraint of this place or length not to be more than the other and `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { self === other || operand == other.operand }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { operand.attribute.rawValue }
  }
}

/// A horizontal place.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to the other, positive to the right of it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// The system's distance from the other place, times `multiplier`, in the direction of the layout.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// At least the system's distance from the other place, times `multiplier`, in the direction of the layout.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// At most the system's distance from the other place, times `multiplier`, in the direction of the layout.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }
}

/// A vertical place.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to the other, positive below it.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// The system's distance below the other place, times `multiplier`; between baselines it follows the fonts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// At least the system's distance below the other place, times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// At most the system's distance below the other place, times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }
}

/// A length: a width, a height, or the distance between two places.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint of this length to be `c` points. A distance may be negative, a width is never.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, constant: c)
  }

  /// A constraint of this length not to be less than `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, constant: c)
  }

  /// A constraint of this length not to be more than `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, constant: c)
  }

  /// A constraint of this length to be `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
  }

  /// A constraint of this length not to be less than `m` times the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
  }

  /// A constraint of this length not to be more than `m` times the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
  }

  /// A constraint of this length to be `m` times the other, and `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
  }

  /// A constraint of this length not to be less than `m` times the other, and `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  /// A constraint of this length not to be more than `m` times the other, and `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
