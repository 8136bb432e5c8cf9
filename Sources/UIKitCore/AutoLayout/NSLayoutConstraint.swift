import ConstraintSolver
public import Foundation

/// A linear relation between two views' or guides' attributes: `first = multiplier × second + constant`, or an
/// inequality, wanted at a priority.
///
/// An active constraint belongs to a view that both items are in. Lengths are in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  final var first = LayoutOperand()
  final var second = LayoutOperand()
  final var storedRelation = Relation.equal
  final var storedMultiplier = 1.0
  final var storedConstant = 0.0
  final var storedPriority = UILayoutPriority.required
  /// What is added for the system's own spacing.
  final var systemSpacing: SystemSpacing?
  /// Whether UIKit would have raised on making it: it is never active then.
  final var isImpossible = false
  /// The view the active constraint belongs to.
  final var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  private final var holderReference: LayoutItemReference?
  /// What the engine that has taken the constraint up calls it, and that engine's number.
  final var engineHandle: (handle: ConstraintHandle, engine: Int)?
  /// Whether the layout system made the constraint: others are broken before it.
  package final var isSystem = false
  /// The guide of a view's content that the view's edges mean in the active constraint; none if they mean the view's.
  final var contentGuide: LayoutItemReference?

  /// The constraint `view1.attr1 = multiplier × view2.attr2 + c`. Without a second item, `view1.attr1 = c`.
  ///
  /// Where UIKit raises (attributes that cannot be paired, a place without a second one, numbers that are not finite), a
  /// fault is reported and the constraint does nothing.
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

  /// The constraint between two operands that fit each other, as anchors make it.
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

  // MARK: Parts

  /// The view or guide on the left side; `nil` once it has gone, as constraints do not keep it.
  open var firstItem: AnyObject? { first.item }
  /// The attribute on the left side; `notAnAttribute` for a distance between two anchors.
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  /// The view or guide on the right side; `nil` if that is a number alone.
  open var secondItem: AnyObject? { second.item }
  /// The attribute on the right side; `notAnAttribute` if that is a number alone, or a distance.
  open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }
  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The right side as an anchor; `nil` if it is a number alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isNothing ? nil : NSLayoutAnchor(second) }
  /// How the two sides are to compare. It cannot be changed.
  open var relation: Relation { storedRelation }
  /// The factor of the right side's attribute. It cannot be changed.
  open var multiplier: CGFloat { storedMultiplier }

  /// Added to the right side, in points. Layout cuts it short beyond ±1,000,000,000; one that is not finite is a fault
  /// without effect.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// 1000 unless set. An active constraint stays required, or stays optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// A name for messages.
  open var identifier: String?
  /// Kept, without effect: archives are not written.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint takes part in layout; setting it adds it to the nearest view both items are in, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints active, one after another. One that contradicts others is broken at the next layout, not here.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as UIKit prints it, with names in place of addresses (`layoutName`).
  open override var description: String {
    MainActor.assumeIsolated { layoutDescription }
  }
}
