import Foundation

/// An item that constraints refer to: a view, or a layout guide of a view.
@MainActor
protocol LayoutItem: NSObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
  /// The active constraints that refer to the item.
  var naming: ConstraintList { get }
  /// The weak reference that constraints have to the item.
  var reference: LayoutItemReference { get }
  /// The item's name in messages.
  var layoutName: String { get }
}

extension LayoutItem {
  /// The active constraints that refer to the item, in the order they were added.
  var namingConstraints: [NSLayoutConstraint] { naming.elements }
}

/// A location or a length in a layout, for anchors and constraints: an attribute of an item, or the distance between
/// two locations.
struct LayoutOperand {
  private(set) var reference: LayoutItemReference?
  private(set) var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// The item at which a distance begins; `nil` for other operands.
  private(set) var originReference: LayoutItemReference?
  private(set) var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init() {}

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item.reference
    self.attribute = attribute
  }

  /// The attribute of an item; nothing without one.
  @MainActor init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init()
    if let item { self.init(item, attribute) }
  }

  /// The distance from the location `origin` to the location `end`.
  init(from origin: LayoutOperand, to end: LayoutOperand) {
    (reference, attribute) = (end.reference, end.attribute)
    (originReference, originAttribute) = (origin.reference, origin.attribute)
  }

  /// The item; `nil` if there is none, or if it has been released.
  var item: (any LayoutItem)? { reference?.item }
  var originItem: (any LayoutItem)? { originReference?.item }

  var isDistance: Bool { originAttribute != .notAnAttribute }
  var isNothing: Bool { attribute == .notAnAttribute }
  /// Whether the operand is a length, which may equal a constant.
  var isLength: Bool { isDistance || attribute.isSize }

  /// The items that the operand refers to, in order.
  var items: [any LayoutItem] {
    guard let item else { return originItem.map { [$0] } ?? [] }
    return originItem.map { [item, $0] } ?? [item]
  }

  /// Whether none of its items has been released.
  var hasAllItems: Bool {
    (attribute == .notAnAttribute || reference?.isAlive == true)
      && (originAttribute == .notAnAttribute || originReference?.isAlive == true)
  }

  func hasAttribute(_ isWanted: (NSLayoutConstraint.Attribute) -> Bool) -> Bool {
    (attribute != .notAnAttribute && isWanted(attribute)) || (isDistance && isWanted(originAttribute))
  }
}

extension LayoutOperand: Equatable {
  static func == (left: LayoutOperand, right: LayoutOperand) -> Bool {
    left.reference === right.reference && left.attribute == right.attribute
      && left.originReference === right.originReference && left.originAttribute == right.originAttribute
  }
}
