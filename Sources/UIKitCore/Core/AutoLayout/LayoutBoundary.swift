import Foundation

/// Layout boundaries: views whose frame is given and whose descendants no constraint connects to their surroundings,
/// such as the cells of a collection view. Each has its own engine, so that a change in one costs nothing in the
/// others, and a view that is removed and added again keeps its solution.
///
/// A constraint across its edge, or on its own position, makes a layout boundary a permanent part of the surrounding
/// layout.
extension UIView {
  /// The root of the engine's tree: the nearest layout boundary around the view, or the root of the whole tree.
  final var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let parent = view.parent { view = parent }
    return view
  }

  /// Makes the layout boundaries from the view up to `ancestor` part of the surrounding layout; that one owns a
  /// constraint that refers to the view.
  final func joinLayout(upTo ancestor: UIView) {
    var view = self
    while view !== ancestor, let parent = view.parent {
      view.joinOuterLayout()
      view = parent
    }
  }

  /// Makes a layout boundary part of the surrounding layout.
  final func joinOuterLayout() {
    guard isLayoutBoundary else { return }
    leaveEngine()
    layoutFlags[.isLayoutBoundary] = false
    if containsAutoLayout { parent?.setNeedsEngineVisit() }
  }

  /// Settles a layout boundary whose content space has the given origin in the tree's coordinate space.
  final func settleBoundary(at origin: CGPoint) {
    guard let engine = treeEngine else { return }
    engine.settle(at: origin)
  }

  // MARK: Positions

  /// The origin of the root's content space in its own coordinate space.
  final var contentOriginOfRoot: CGPoint { CGPoint(x: -boundsStorage.origin.x, y: -boundsStorage.origin.y) }

  /// The origin of the content space in the tree's root, with superviews at the positions determined by the layout.
  final var contentOriginInTree: CGPoint {
    var path = [self]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    var origin = path.removeLast().contentOriginOfRoot
    for view in path.reversed() { origin = view.contentOrigin(in: origin) }
    return origin
  }

  /// The origin of the content space, given the origin of the superview's.
  final func contentOrigin(in superview: CGPoint) -> CGPoint {
    let place = autoLayout?.placement?.origin ?? origin
    let offset = boundsStorage.origin
    return CGPoint(x: superview.x + place.x - offset.x, y: superview.y + place.y - offset.y)
  }

  // MARK: Findings

  /// The layout problems of the tree, including those of the layout boundaries in it, by view.
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
  /// Settles a layout boundary, and updates placements if its position in the tree has changed: frames are rounded to
  /// device pixels of the tree.
  ///
  /// A cell that was measured and whose content has changed will most likely be measured again: it is settled when it
  /// lays out its subviews, after the collection view.
  func settle(at origin: CGPoint) {
    if placementOrigin != origin { invalidate(to: .solved) }
    if rootRole != .given, phase == .changed, let root {
      root.setNeedsLayout()
    } else {
      settle()
    }
  }

  /// Invalidates the surrounding layout, with which a layout boundary's layout is settled.
  func invalidateOuterEngine() {
    guard let root, root.isLayoutBoundary, let parent = root.parent else { return }
    parent.layoutRoot.autoLayout?.rootEngine?.invalidate(to: .uncertain)
  }
}
