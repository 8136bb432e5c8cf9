public import Foundation

/// A layout guide with constraints that are active while it is near an edge of its view, and others for while it is
/// not.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    let isForNear: Bool
  }

  private var tracked: [Tracked] = []

  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near the edge, replacing the previous ones.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    replace(Tracked(constraints: constraints, edge: edge, isForNear: true))
  }

  /// Sets the constraints that are active while the guide is away from the edge, replacing the previous ones.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(Tracked(constraints: constraints, edge: edge, isForNear: false))
  }

  /// The constraints for the guide being near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isForNear }?.constraints ?? []
  }

  /// The constraints for the guide being away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isForNear }?.constraints ?? []
  }

  /// Deactivates and removes all constraints set for the guide's position.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func replace(_ new: Tracked) {
    let old = tracked.filter { $0.edge == new.edge && $0.isForNear == new.isForNear }
    NSLayoutConstraint.deactivate(old.flatMap(\.constraints))
    tracked.removeAll { $0.edge == new.edge && $0.isForNear == new.isForNear }
    tracked.append(new)
    if nearEdges.isSuperset(of: new.edge) == new.isForNear { NSLayoutConstraint.activate(new.constraints) }
  }
}

/// A guide to the space of the keyboard in a view. There is no keyboard: the guide lies along the bottom, below the
/// safe area, with the view's width.
///
/// Differs from UIKit: it is one of the view's layout guides, positioned by four constraints of the view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The alternative constraints for the top edge.
  private var tops: (safeArea: NSLayoutConstraint, view: NSLayoutConstraint)?

  /// Whether, without a keyboard, the guide begins at the bottom of the safe area; if `false`, at the view's bottom
  /// edge. `true` by default.
  open var usesBottomSafeArea = true {
    didSet { updateTopConstraint() }
  }
  /// Stored; has no effect: there is no keyboard.
  open var followsUndockedKeyboard = false
  /// Stored; has no effect: there is no keyboard.
  open var keyboardDismissPadding: CGFloat = 0

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// The view's guide, created on first access.
  static func guide(of view: UIView) -> UIKeyboardLayoutGuide {
    if let known = view.layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(guide)
    guide.hold(in: view)
    return guide
  }

  private func hold(in view: UIView) {
    let sides = [
      leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    let edge = topAnchor.constraint(equalTo: view.bottomAnchor)
    for constraint in sides + [top, edge] { constraint.isSystem = true }
    tops = (top, edge)
    NSLayoutConstraint.activate(sides)
    updateTopConstraint()
  }

  private func updateTopConstraint() {
    tops?.safeArea.isActive = usesBottomSafeArea
    tops?.view.isActive = !usesBottomSafeArea
  }
}
