import Foundation

/// What constraints tie together: a view, or a guide of a view.
@MainActor
protocol LayoutItem: NSObject {
  /// The view itself, or the view whose guide it is.
  var layoutView: UIView? { get }
  /// The active constraints that name the item.
  var naming: ConstraintList { get }
  /// What constraints know the item by.
  var reference: LayoutItemReference { get }
  /// What messages call the item.
  var layoutName: String { get }
}

extension LayoutItem {
  /// The active constraints that name the item, in the order they were added.
  var namingConstraints: [NSLayoutConstraint] { naming.elements }
}

/// A place or a length in a layout, as anchors and constraints name it: an attribute of an item, or the distance from
/// one such place to another.
struct LayoutOperand {
  private(set) var reference: LayoutItemReference?
  private(set) var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Where a distance begins; nothing otherwise.
  private(set) var originReference: LayoutItemReference?
  private(set) var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init() {}

  @MainActor init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item.reference
    self.attribute = attribute
  }

  /// The distance from `origin` to `end`, both of them places.
  init(from origin: LayoutOperand, to end: LayoutOperand) {
    (reference, attribute) = (end.reference, end.attribute)
    (originReference, originAttribute) = (origin.reference, origin.attribute)
  }

  /// Nothing once it has been released.
  var item: (any LayoutItem)? { reference?.item }
  var originItem: (any LayoutItem)? { originReference?.item }

  var isDistance: Bool { originAttribute != .notAnAttribute }
  var isNothing: Bool { attribute == .notAnAttribute }
  /// Whether it is a length, which may be compared with a number.
  var isLength: Bool { isDistance || attribute.isSize }

  /// The items named, in order.
  var items: [any LayoutItem] {
    guard let item else { return originItem.map { [$0] } ?? [] }
    return originItem.map { [item, $0] } ?? [item]
  }

  /// Whether no item has been released.
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
