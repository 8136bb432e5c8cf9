public import Foundation

/// A location or length of a view or guide, for creating constraints; the type prevents combining different axes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final var operand = LayoutOperand()

  convenience init(_ operand: LayoutOperand) {
    self.init()
    self.operand = operand
  }

  /// The view or guide.
  public final var item: AnyObject? { operand.item }
  /// The anchor's name in messages: that of its item and its attribute.
  public final var name: String { MainActor.assumeIsolated { operand.description } }
  /// The active constraints that refer to the item's position or length along the anchor's axis, in the order they
  /// were added.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = operand.item else { return [] }
    return item.layoutView?.constraintsAffecting(item, operand.attribute.axis) ?? []
  }
  /// Whether other frames of the item would satisfy its constraints along the anchor's axis as well.
  open var hasAmbiguousLayout: Bool {
    guard let item = operand.item else { return false }
    return item.layoutView?.isAmbiguous(item, operand.attribute.axis) ?? false
  }

  /// Creates a constraint that makes this location or length equal to the other. Like all constraints from anchors,
  /// it is not active yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Creates a constraint that makes this location or length at least the other: further right, further down, or
  /// longer.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Creates a constraint that makes this location or length at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Creates a constraint that makes this location or length equal to the other plus `c` points, which are counted to
  /// the left between leading and trailing edges in a right-to-left interface.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Creates a constraint that makes this location or length at least the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Creates a constraint that makes this location or length at most the other plus `c` points.
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

/// An anchor for a horizontal location.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this location to the other, positive if the other is to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Creates a constraint that places this location at the system spacing after the other, times `multiplier`, in the
  /// layout direction.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// Creates a constraint that places this location at least at the system spacing after the other, times
  /// `multiplier`, in the layout direction.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// Creates a constraint that places this location at most at the system spacing after the other, times
  /// `multiplier`, in the layout direction.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }
}

/// An anchor for a vertical location.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this location to the other, positive if the other is below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Creates a constraint that places this location at the system spacing below the other, times `multiplier`;
  /// between baselines it depends on the fonts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// Creates a constraint that places this location at least at the system spacing below the other, times
  /// `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }

  /// Creates a constraint that places this location at most at the system spacing below the other, times
  /// `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, systemSpacing: SystemSpacing(multiplier))
  }
}

/// An anchor for a length: a width, a height, or the distance between two locations.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint that makes this length `c` points. A distance may be negative, a width or height may not.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, constant: c)
  }

  /// Creates a constraint that makes this length at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, constant: c)
  }

  /// Creates a constraint that makes this length at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, constant: c)
  }

  /// Creates a constraint that makes this length `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
  }

  /// Creates a constraint that makes this length at least `m` times the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
  }

  /// Creates a constraint that makes this length at most `m` times the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
  }

  /// Creates a constraint that makes this length `m` times the other, plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
  }

  /// Creates a constraint that makes this length at least `m` times the other, plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  /// Creates a constraint that makes this length at most `m` times the other, plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
