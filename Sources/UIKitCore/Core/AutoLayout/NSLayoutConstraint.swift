import ConstraintSolver
public import Foundation

/// A linear relation between attributes of two views or guides: `first = multiplier × second + constant`, or an
/// inequality, with a priority.
///
/// An active constraint is held by a view that contains both items. Lengths are in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder, NamedMethods, NamedProperties {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  @exclusivity(unchecked) final var first = LayoutOperand()
  @exclusivity(unchecked) final var second = LayoutOperand()
  @exclusivity(unchecked) final var storedRelation = Relation.equal
  @exclusivity(unchecked) final var storedMultiplier = 1.0
  @exclusivity(unchecked) final var storedConstant = 0.0
  @exclusivity(unchecked) final var storedPriority = UILayoutPriority.required
  /// The system spacing to be added to the constant, if there is any.
  @exclusivity(unchecked) final var systemSpacing: SystemSpacing?
  /// Whether UIKit would have raised an exception on creating the constraint: if so, it never becomes active.
  @exclusivity(unchecked) final var isImpossible = false
  /// The view that the active constraint belongs to.
  final var owningView: UIView? {
    get { owningViewReference?.view }
    set { owningViewReference = newValue?.reference }
  }
  @exclusivity(unchecked) private final var owningViewReference: LayoutItemReference?
  /// The handle of the constraint in the solver, and the number of the engine that added it.
  @exclusivity(unchecked) final var engineHandle: (handle: ConstraintHandle, engine: Int)?
  /// Whether the layout system created the constraint: if so, other constraints are broken before it.
  @exclusivity(unchecked) package final var isSystem = false
  /// The guide for a scroll view's content, if the scroll view's edges refer to that in the active constraint;
  /// otherwise `nil`.
  @exclusivity(unchecked) final var contentGuide: LayoutItemReference?

  /// Called after the constraint and everything else in its nib have been loaded.
  open func awakeFromNib() {}

  /// Creates the constraint `view1.attr1 = multiplier × view2.attr2 + c` or, without a second item,
  /// `view1.attr1 = c`.
  ///
  /// Where UIKit raises an exception (for attributes that cannot be paired, a location without a second one, or
  /// numbers that are not finite), a fault is reported and the constraint has no effect.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let items = (view1 as? any LayoutItem, view2.flatMap { $0 as? any LayoutItem })
    guard let item = items.0, (view2 == nil) == (items.1 == nil) else {
      reject("constraints relate views and layout guides")
      return
    }
    first = LayoutOperand(item, attr1)
    second = items.1.map { LayoutOperand($0, attr2) } ?? LayoutOperand()
    if let error = attr1.pairingError(with: items.1.map { _ in attr2 }, multiplier: multiplier) {
      reject(error.description)
      return
    }
    set(relation, multiplier: multiplier, constant: c)
  }

  /// Creates a constraint between two operands of the same type, as anchors do.
  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand = LayoutOperand(), multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpacing: SystemSpacing? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    self.systemSpacing = systemSpacing
    set(relation, multiplier: multiplier, constant: constant)
  }

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name.
  open class var namedProperties: [NamedProperty] { NamedProperty.ofConstraint(Self.self) }

  // MARK: Parts

  /// The view or guide on the left side; `nil` once it has been released, as constraints do not retain it.
  open var firstItem: AnyObject? { first.item }
  /// The attribute on the left side; `notAnAttribute` for a distance between two anchors.
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  /// The view or guide on the right side; `nil` if the right side is only a constant.
  open var secondItem: AnyObject? { second.item }
  /// The attribute on the right side; `notAnAttribute` if the right side is only a constant, or a distance.
  open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }
  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The right side as an anchor; `nil` if it is only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isNothing ? nil : NSLayoutAnchor(second) }
  /// The relation between the two sides. It cannot be changed.
  open var relation: Relation { storedRelation }
  /// The multiplier of the right side's attribute. It cannot be changed.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the right side, in points. The layout limits it to ±1,000,000,000; setting one that is not
  /// finite is a fault and has no effect.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// The priority; 1000 by default. An active constraint cannot change between required and optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// A name for use in messages.
  open var identifier: String?
  /// Stored; has no effect: archives are not written.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint is part of the layout; setting it adds it to the nearest view that contains both items,
  /// or removes it.
  open var isActive: Bool {
    get { owningView != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints one by one. One that conflicts with others is broken in the next layout, not here.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as printed by UIKit, with names in place of addresses (`layoutName`).
  open override var description: String {
    MainActor.assumeIsolated { layoutDescription }
  }
}
