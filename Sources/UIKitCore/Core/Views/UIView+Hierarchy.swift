import Foundation

extension UIView {
  /// Whether the view is `view` itself or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view in the tree with this tag.
  final func firstView(tagged tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.children.reversed()
    }
    return nil
  }

  /// Whether the tree has more than `limit` levels, counting the view itself as the first.
  ///
  /// - Complexity: O(*n*) in the number of views; not recursive.
  package func treeDepthExceeds(_ limit: Int) -> Bool {
    var level = [self]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      guard depth <= limit else { return true }
      level = level.flatMap(\.children)
    }
    return false
  }
}

extension UIView {
  /// Releases views and their subviews iteratively: a tree may be deeper than the stack.
  nonisolated static func release(_ views: inout [UIView]) {
    var pending = views
    views = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.children
      view.children = []
    }
  }
}

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, let index = children.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: children.count)
      return
    }
    let isMovedUp = children[..<index].contains { $0 === view }
    insert(view, at: index + offset - (isMovedUp ? 1 : 0))
  }

  /// Makes `view` a subview at an index that does not count it.
  func insert(_ view: UIView, at index: Int) {
    guard canHold(view) else { return }
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    let (window, environmentBefore) = (window, view.environmentTraits)
    let entersWindow = view.storedWindow !== window
    if entersWindow { view.forEachInTree { $0.willMove(toWindow: window) } }
    view.leaveParent()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if entersWindow { view.setWindow(window) }
    ownLayer.subviewDidMove(view)
    setNeedsLayout()
    if view.layoutFlags[.needsLayout] || view.layoutFlags[.containsLayoutNeed] { markAncestors(.containsLayoutNeed) }
    view.joinLayout(of: self)
    view.updateTraits(from: environmentBefore)
    if safeArea != .zero || rootSafeArea != nil || view.owningController != nil { view.updateSafeArea() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if entersWindow { view.didEnterWindow() }
  }

  func detach() {
    guard parent != nil else { return }
    willMove(toSuperview: nil)
    let leavesWindow = storedWindow != nil
    if leavesWindow { forEachInTree { $0.willMove(toWindow: nil) } }
    let environmentBefore = environmentTraits
    leaveParent()
    if leavesWindow { setWindow(nil) }
    updateTraits(from: environmentBefore)
    if safeArea != .zero { updateSafeArea() }
    didMoveToSuperview()
    if leavesWindow { didEnterWindow() }
  }

  private func setWindow(_ window: UIWindow?) {
    forEachInTree { $0.windowReference = window?.reference }
  }

  private func didEnterWindow() {
    forEachInTree { view in
      if view.storedWindow != nil { AppearanceProxies.apply(to: view) }
      view.didMoveToWindow()
    }
  }

  /// Calls `body` with the view and its descendants, superviews first, without recursion.
  func forEachInTree(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending += view.children.reversed()
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    children.insert(view, at: min(max(index, 0), children.count))
    ownLayer.subviewDidMove(view)
    setNeedsLayout()
  }

  private func leaveParent() {
    if ownLayer.ownSuperlayer != nil { ownLayer.detach() }
    guard let parent else { return }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.removeChild(self)
    parent.ownLayer.subviewDidLeave(self)
    parent.setNeedsLayout()
    self.parent = nil
  }

  /// A loop instead of a closure, whose isolation to the main actor would be checked for each child.
  private func removeChild(_ view: UIView) {
    for (index, child) in children.enumerated() where child === view {
      children.remove(at: index)
      return
    }
  }

  /// Whether `view` can become a subview; UIKit raises an exception if a view would end up inside itself.
  private func canHold(_ view: UIView) -> Bool {
    if view === self {
      raiseFault("NSInvalidArgumentException", call: "addSubview", reason: "a view was added to itself")
      return false
    }
    guard ownLayer.isInside(view.ownLayer) else { return true }
    raiseFault(
      "NSInvalidArgumentException", call: "addSubview", reason: "a view was added to one of its own subviews")
    return false
  }
}
