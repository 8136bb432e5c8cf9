import Foundation

extension NSLayoutConstraint {
  /// The items that the constraint refers to, in order, with repetitions.
  var items: [any LayoutItem] { first.items + second.items }

  /// Calls `body` with each item that the constraint refers to, once and in order.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    let references = (first.reference, first.originReference, second.reference, second.originReference)
    if let item = references.0?.item { body(item) }
    if references.1 !== references.0, let item = references.1?.item { body(item) }
    if references.2 !== references.0, references.2 !== references.1, let item = references.2?.item { body(item) }
    if references.3 !== references.0, references.3 !== references.1, references.3 !== references.2,
      let item = references.3?.item
    {
      body(item)
    }
  }

  func activate() {
    guard owningView == nil, !isImpossible else { return }
    guard let view = nearestCommonAncestor else {
      raiseFault(
        "NSGenericException", call: "NSLayoutConstraint.isActive = true",
        reason: "\(self): its items have no common ancestor. Add the views to their superviews first")
      return
    }
    view.hold(self)
  }

  func deactivate() {
    owningView?.release(self)
  }

  /// The nearest view that contains all items.
  private var nearestCommonAncestor: UIView? {
    guard hasAllItems else { return nil }
    var ancestor: UIView?
    var isAnyApart = false
    forEachItem { item in
      guard let view = item.layoutView else {
        isAnyApart = true
        return
      }
      guard let known = ancestor else {
        ancestor = view
        return
      }
      ancestor = known.nearestCommonAncestor(with: view)
      isAnyApart = isAnyApart || ancestor == nil
    }
    return isAnyApart ? nil : ancestor
  }

  /// Whether none of the items has been released.
  var hasAllItems: Bool { first.hasAllItems && second.hasAllItems }
}

extension UIView {
  /// The nearest view that contains both, which may be one of them.
  ///
  /// - Complexity: O(1) for siblings, and for a view and its superview; otherwise O(*d*) in the depth.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    if parent === other || (parent != nil && parent === other.parent) { return parent }
    var ancestors: Set<ObjectIdentifier> = []
    var view: UIView? = self
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.parent
    }
    view = other
    while let current = view, !ancestors.contains(ObjectIdentifier(current)) { view = current.parent }
    return view
  }

  /// Activates a constraint, to be held by this view.
  func hold(_ constraint: NSLayoutConstraint) {
    let storage = autoLayoutStorage
    storage.held.append(constraint)
    storage.pending.append(constraint)
    constraint.owningView = self
    constraint.findContent()
    constraint.forEachViewWithMargins { $0.autoLayoutStorage.hasNamedMargins = true }
    constraint.forEachItem { item in
      item.naming.append(constraint)
      item.layoutView?.joinLayout(upTo: self)
    }
    setNeedsEngineVisit()
    setNeedsLayout()
  }

  /// Deactivates a constraint that this view holds.
  func release(_ constraint: NSLayoutConstraint) {
    guard let storage = autoLayout, constraint.owningView === self else { return }
    storage.held.remove(constraint)
    storage.pending.remove(constraint)
    constraint.owningView = nil
    constraint.forEachItem { $0.naming.remove(constraint) }
    storage.engine?.remove(constraint)
    setNeedsLayout()
  }
}
