import Foundation
import InterfaceDocuments
import UIKitCore

extension DocumentReading {
  /// Makes and activates the constraints that an element lists, except those that are not installed for the current size
  /// classes, or that only serve as placeholders in Interface Builder.
  func constrain(_ view: UIView, _ element: InterfaceElement) {
    guard element.child(named: "constraints") != nil else { return }
    let excluded = element.excludedIDs("constraints", sizeClasses)
    for constraint in element.constraints where !constraint.isPlaceholder {
      guard let made = layoutConstraint(constraint.varied(sizeClasses), of: view) else { continue }
      keep(made, id: constraint.id)
      made.isActive = constraint.id.map(excluded.contains) != true && isInstalled(made)
    }
  }

  /// Whether both items are in the tree: a view that is not installed takes its constraints with it.
  private func isInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return item == nil }
      return view.superview != nil || roots.contains(ObjectIdentifier(view))
    }
  }

  private func layoutConstraint(
    _ constraint: InterfaceConstraint, of view: UIView
  ) -> NSLayoutConstraint? {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute, constraint, of: view) else { return nil }
    let relation = constraint.relation
    var constant = constraint.constant
    guard let secondID = constraint.secondItem else {
      return NSLayoutConstraint(
        item: first.item, attribute: first.attribute, relatedBy: relation.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant ?? 0
      ).prioritized(constraint)
    }
    guard let second = anchor(secondID, constraint.secondAttribute, constraint, of: view) else { return nil }
    if constraint.isSymbolic, constant == nil { constant = standardSpacing(first.item, second.item) }
    return NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation.relation, toItem: second.item,
      attribute: second.attribute, multiplier: constraint.multiplier, constant: constant ?? 0
    ).prioritized(constraint)
  }

  /// An item with its attribute; nil, with a problem, if the document has no such object or if UIKit has no such attribute.
  private func anchor(
    _ id: String?, _ name: InterfaceConstraint.Attribute?, _ constraint: InterfaceConstraint, of view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let name else { return nil }
    let attribute = NSLayoutConstraint.Attribute(name)
    guard let id else { return readable(view, attribute, constraint) ?? (view, attribute) }
    guard let object = objects[id] else {
      return nil
    }
    if let view = object as? UIView { return readable(view, attribute, constraint) ?? (view, attribute) }
    return (object, attribute)
  }

  /// The readable guide and the edge of it that stands for a margin of a view whose margins follow the readable width.
  private func readable(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constraint: InterfaceConstraint
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard readableWidthViews.contains(ObjectIdentifier(view)), let edge = attribute.edgeOfMargin else { return nil }
    return (view.readableContentGuide, edge)
  }

  /// The distance that Interface Builder calls standard: 8 points between siblings, 20 between a view and its superview.
  private func standardSpacing(_ first: AnyObject, _ second: AnyObject) -> Double {
    guard let first = first as? UIView, let second = second as? UIView else { return 8 }
    return first.isDescendant(of: second) || second.isDescendant(of: first) ? 20 : 8
  }
}

extension NSLayoutConstraint {
  fileprivate func prioritized(_ constraint: InterfaceConstraint) -> NSLayoutConstraint {
    priority = UILayoutPriority(Float(constraint.priority))
    identifier = constraint.identifier
    return self
  }
}

extension InterfaceConstraint.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: InterfaceConstraint.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .baseline, .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }

  /// The edge of a guide for a margin at one side.
  fileprivate var edgeOfMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    default: nil
    }
  }
}
