import Foundation

/// Islands: views whose frame is given and whose insides no constraint ties to what is around them, as the cells of a
/// collection view. Each has an engine of its own, so that a change in one costs nothing in the others, and a view that
/// is taken out and put back keeps what was solved.
///
/// Constraints across its edge, or on its own place, make a layout boundary part of the layout around it, for good.
extension UIView {
  /// The root of what one engine lays out: the layout boundary the view is in, or the root of the tree.
  final var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let parent = view.parent { view = parent }
    return view
  }

  /// Joins the layout boundaries between the view and `holder`, which holds a constraint that names it, to what is around them.
  final func joinLayout(upTo holder: UIView) {
    var view = self
    while view !== holder, let parent = view.parent {
      view.joinOuterLayout()
      view = parent
    }
  }

  /// Makes a layout boundary part of the layout around it.
  final func joinOuterLayout() {
    guard isLayoutBoundary else { return }
    leaveEngine()
    layoutFlags[.isLayoutBoundary] = false
    if containsAutoLayout { parent?.askForEngineVisit() }
  }

  /// Settles a layout boundary whose content space begins at `origin` in the tree's.
  final func settleIsland(at origin: CGPoint) {
    guard let engine = treeEngine else { return }
    engine.settle(at: origin)
  }

  // MARK: Places

  /// Where the content space of the root begins in its own space.
  final var contentOriginOfRoot: CGPoint { CGPoint(x: -boundsStorage.origin.x, y: -boundsStorage.origin.y) }

  /// Where the content space begins in that of the tree's root, with superviews where the layout wants them.
  final var contentOriginInTree: CGPoint {
    var path = [self]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    var origin = path.removeLast().contentOriginOfRoot
    for view in path.reversed() { origin = view.contentOrigin(in: origin) }
    return origin
  }

  /// Where the content space begins, given where that of the superview does.
  final func contentOrigin(in superview: CGPoint) -> CGPoint {
    let place = autoLayout?.placement?.origin ?? origin
    let offset = boundsStorage.origin
    return CGPoint(x: superview.x + place.x - offset.x, y: superview.y + place.y - offset.y)
  }

  // MARK: Findings

  /// What is wrong with the layout of the tree and of the layout boundaries in it, by the view it is about.
  final var layoutFindings: [ObjectIdentifier: [ViewFinding]] {
    guard containsAutoLayout else { return [:] }
    var findings: [ObjectIdentifier: [ViewFinding]] = [:]
    var pending = [self]
    while let view = pending.popLast() {
      if view === self || view.isLayoutBoundary {
        findings.merge(view.treeEngine?.findings() ?? [:]) { $0 + $1 }
      }
      pending += view.children.filter(\.containsAutoLayout)
    }
    return findings
  }
}

extension LayoutEngine {
  /// Settles a layout boundary, and works out placements anew if the tree has it elsewhere: frames are rounded to device pixels of
  /// the tree.
  ///
  /// A cell that has the size it asked for is most likely about to be asked again where its content has changed: it is
  /// settled when it lays out its subviews, after the collection view.
  func settle(at origin: CGPoint) {
    if placementOrigin != origin { invalidate(to: .solved) }
    if rootRole != .given, phase == .changed, let root {
      root.setNeedsLayout()
    } else {
      settle()
    }
  }

  /// A layout boundary's layout is settled along with that around it.
  func tellOuterEngine() {
    guard let root, root.isLayoutBoundary, let parent = root.parent else { return }
    parent.layoutRoot.autoLayout?.rootEngine?.invalidate(to: .uncertain)
  }
}
