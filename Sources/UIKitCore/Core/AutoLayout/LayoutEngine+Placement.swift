import ConstraintSolver
package import Foundation
import SystemText

/// The origin of a view's content space in the root's space: the exact one, and the one rounded to device pixels.
private struct LayoutOrigin {
  var exact: CGPoint
  var pixel: CGPoint

  func moved(by distance: CGPoint, to placed: CGPoint, scrolled offset: CGPoint) -> LayoutOrigin {
    LayoutOrigin(
      exact: CGPoint(x: exact.x + distance.x - offset.x, y: exact.y + distance.y - offset.y),
      pixel: CGPoint(x: pixel.x + placed.x - offset.x, y: pixel.y + placed.y - offset.y))
  }
}

extension LayoutEngine {
  /// 5. Sets the placements of the views and guides in the tree, superviews first. A view with a subview or guide
  /// that moves needs layout.
  func assignPlacements(_ root: UIView) {
    if let state = existingState(of: root), !state.isFixed, rootRole == .given { resize(root, state) }
    let origin = root.isLayoutBoundary ? root.contentOriginInTree : root.contentOriginOfRoot
    placementOrigin = origin
    var pending = [(view: root, origin: LayoutOrigin(exact: origin, pixel: origin))]
    let grid = root.traitCollection.pixelGrid
    while let (view, origin) = pending.popLast() {
      assignGuidePlacements(of: view, origin, grid)
      for child in view.children where child.containsAutoLayout {
        if child.isLayoutBoundary {
          child.settleBoundary(at: child.contentOrigin(in: origin.pixel))
        } else {
          pending.append((child, assignPlacement(child, in: view, origin, grid)))
        }
      }
    }
  }

  /// - Returns: the origin of the view's content space.
  private func assignPlacement(
    _ view: UIView, in superview: UIView, _ origin: LayoutOrigin, _ grid: PixelGrid
  ) -> LayoutOrigin {
    let offset = view.boundsStorage.origin
    guard let state = existingState(of: view), !state.isFixed else {
      let start = LayoutOrigin(exact: origin.pixel, pixel: origin.pixel)
      return start.moved(by: view.origin, to: view.origin, scrolled: offset)
    }
    let rect = solvedRect(state)
    let placement = LayoutEngine.onPixels(rect, in: origin, grid)
    if view.autoLayout?.placement != placement {
      view.autoLayoutStorage.placement = placement
      superview.setNeedsLayout()
    }
    return origin.moved(by: rect.origin, to: placement.origin, scrolled: offset)
  }

  private func assignGuidePlacements(of view: UIView, _ origin: LayoutOrigin, _ grid: PixelGrid) {
    for guide in view.autoLayout?.guides ?? [] {
      guard let state = existingState(of: guide) else { continue }
      let placement = LayoutEngine.onPixels(solvedRect(state), in: origin, grid)
      guard guide.placement != placement else { continue }
      guide.placement = placement
      view.setNeedsLayout()
    }
  }

  /// Resizes a root whose size is determined by constraints, and that has no superview to set it.
  private func resize(_ root: UIView, _ state: LayoutState) {
    let exact = CGRect(origin: .zero, size: solvedRect(state).size)
    let zero = LayoutOrigin(exact: .zero, pixel: .zero)
    root.move(
      to: CGRect(
        origin: root.origin, size: LayoutEngine.onPixels(exact, in: zero, root.traitCollection.pixelGrid).size))
  }

  private func solvedRect(_ state: LayoutState) -> CGRect {
    CGRect(
      x: value(of: state.horizontal.origin), y: value(of: state.vertical.origin),
      width: value(of: state.horizontal.length), height: value(of: state.vertical.length))
  }

  private func value(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return solver.value(of: variable)
  }

  /// The rectangle with each edge rounded to the nearest device pixel of the root's space, so that adjacent edges
  /// remain adjacent.
  private static func onPixels(_ rect: CGRect, in origin: LayoutOrigin, _ grid: PixelGrid) -> CGRect {
    func edges(_ start: CGFloat, _ length: CGFloat, _ exact: CGFloat, _ placed: CGFloat) -> (CGFloat, CGFloat) {
      let (near, far) = (grid.nearestPixel(exact + start), grid.nearestPixel(exact + start + length))
      return ((near - grid.pixels(placed)) / grid.scale, max(0, far - near) / grid.scale)
    }
    let (x, width) = edges(rect.origin.x, rect.size.width, origin.exact.x, origin.pixel.x)
    let (y, height) = edges(rect.origin.y, rect.size.height, origin.exact.y, origin.pixel.y)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension UIView {
  /// Sets the subviews' frames to the placements determined by the constraints.
  final func placeSubviews() {
    guard containsAutoLayout, let engine = autoLayout?.engine ?? treeEngine else { return }
    engine.settle()
    for child in children {
      if let placement = child.autoLayout?.placement { place(child, at: placement) }
    }
  }

  /// Sets the frame that a subview has without its transform; the constraints do not take it for a frame of the app's.
  final func place(_ child: UIView, at frame: CGRect) {
    let engine = autoLayout?.engine ?? treeEngine
    engine?.viewBeingPlaced = child
    child.move(to: frame)
    engine?.viewBeingPlaced = nil
  }

  /// Sets bounds and centre, as UIKit's layout does: an override of `bounds` is called, one of `frame` is not.
  package final func move(to frame: CGRect) {
    let (isResized, isMoved) = (frame.size != boundsStorage.size, frame.origin != origin)
    guard isResized || isMoved else { return }
    isBetweenFrames = true
    if isResized { bounds = CGRect(origin: boundsStorage.origin, size: frame.size) }
    if frame.origin != origin {
      center = frame.origin.moved(by: ownLayer.anchorPoint, of: frame.size, 1)
      // Setting the centre may have rounded the last bit of the origin.
      origin = frame.origin
    }
    isBetweenFrames = false
    safeAreaFollowsFrame()
  }
}
