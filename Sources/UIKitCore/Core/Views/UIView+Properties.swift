import Observation

// What iOS 26 does before layout: views and controllers set their content by what they observe.
extension UIView {
  /// Requests `updateProperties()` in the next layout, of the view and its controller.
  final func requestPropertyUpdate() {
    layoutFlags[.needsPropertyUpdate] = true
    parent?.markAncestors(.containsLayoutNeed)
  }

  /// Updates the controller and the view, and requests the same again for when a property that they read changes. The
  /// view's traits are the current ones.
  final func updatePropertiesNow() {
    layoutFlags[.needsPropertyUpdate] = false
    withObservationTracking {
      owningController?.updateProperties()
      updateProperties()
    } onChange: { [weak self] in
      MainQueue.run { self?.requestPropertyUpdate() }
    }
  }

  /// Updates the views of the tree for which it was requested, superviews first.
  final func updatePropertiesInTree() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.layoutFlags[.needsPropertyUpdate] { view.asCurrent { view.updatePropertiesNow() } }
      pending += view.children.reversed()
    }
  }
}
