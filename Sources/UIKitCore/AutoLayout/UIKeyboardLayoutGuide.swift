public import Foundation

/// A guide with constraints that count while it is near an edge of its view, and others while it is not.
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

  /// Makes the constraints active where the guide is near the edge, in the place of those that were set for that.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    replace(Tracked(constraints: constraints, edge: edge, isForNear: true))
  }

  /// Makes the constraints active where the guide is not near the edge, in the place of those that were set for that.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(Tracked(constraints: constraints, edge: edge, isForNear: false))
  }

  /// The constraints for the guide near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isForNear }?.constraints ?? []
  }

  /// The constraints for the guide away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isForNear }?.constraints ?? []
  }

  /// Makes all constraints inactive that were set for the guide's place, and forgets them.
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

/// Where the keyboard is in a view. There is none: the guide lies along the bottom, below the safe area, as wide as the
/// view.
///
/// Differs from UIKit: it is one of the view's layout guides, held by four constraints of the view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Those that the upper edge may be held by.
  private var tops: (safeArea: NSLayoutConstraint, view: NSLayoutConstraint)?

  /// Whether the guide begins where the safe area ends while there is no keyboard, else at the view's lower edge; true at
  /// first.
  open var usesBottomSafeArea = true {
    didSet { holdTop() }
  }
  /// Kept: no keyboard is undocked.
  open var followsUndockedKeyboard = false
  /// Kept: no keyboard is dismissed.
  open var keyboardDismissPadding: CGFloat = 0

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// The view's guide, made when it is first asked for.
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
    holdTop()
  }

  private func holdTop() {
    tops?.safeArea.isActive = usesBottomSafeArea
    tops?.view.isActive = !usesBottomSafeArea
  }
}
