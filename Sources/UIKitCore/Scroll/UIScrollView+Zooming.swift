import Foundation
import UIKitValues

// A zoomed view has a transform that scales it, and the content is as large as it is then. Constraints determine the frame
// without the scale: its origin is that of what is seen, and the content grows by what the view grows.

extension UIScrollView {
  /// The view that the delegate names for zooming.
  final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the content, within the limits. Without a view for zooming, does nothing.
  final func zoom(to scale: CGFloat) {
    guard let view = zoomedView, scale.isFinite else { return }
    let allowed = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard allowed != view.transform.a, allowed > 0 else { return }
    let middle = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
    let ratio = allowed / zoomScale
    view.transform = CGAffineTransform(scaleX: allowed, y: allowed)
    view.frame.origin = .zero
    contentSize = view.frame.size
    if view.autoLayout?.placement != nil { setNeedsLayout() }
    // The middle of what is seen stays there, as far as the content reaches.
    contentOffset = CGPoint(
      x: within(contentSize.width - bounds.width, middle.x * ratio - bounds.width / 2),
      y: within(contentSize.height - bounds.height, middle.y * ratio - bounds.height / 2))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Shows a rectangle of the zoomed view as large as it fits.
  final func zoom(toShow rect: CGRect) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
    let scale = zoomScale
    contentOffset = CGPoint(
      x: within(contentSize.width - bounds.width, rect.midX * scale - bounds.width / 2),
      y: within(contentSize.height - bounds.height, rect.midY * scale - bounds.height / 2))
  }

  /// Moves a zoomed view whose frame constraints determine, so that its scaled frame has the origin of that frame.
  final func placeZoomedView() {
    guard let view = zoomedView, view.parent === self, let frame = view.autoLayout?.placement else { return }
    let (growth, anchor) = (zoomingGrowth(of: frame.size, view), view.ownLayer.anchorPoint)
    guard growth != .zero else { return }
    place(view, at: frame.offsetBy(dx: anchor.x * growth.width, dy: anchor.y * growth.height))
  }

  /// The length by which the content grows with the zoomed view, along the axes on which a constraint of it sizes the
  /// content.
  final func zoomingGrowth(among constraints: [NSLayoutConstraint]) -> CGSize {
    guard let view = zoomedView, view.parent === self, view.autoLayout?.placement != nil else { return .zero }
    let growth = zoomingGrowth(of: view.boundsStorage.size, view)
    guard growth != .zero else { return .zero }
    func isSized(_ axis: NSLayoutConstraint.Axis) -> Bool {
      constraints.contains { constraint in
        (constraint.firstItem === view || constraint.secondItem === view)
          && constraint.sizesContent(of: self, along: axis)
      }
    }
    return CGSize(
      width: isSized(.horizontal) ? growth.width : 0, height: isSized(.vertical) ? growth.height : 0)
  }

  private func zoomingGrowth(of size: CGSize, _ view: UIView) -> CGSize {
    let growth = view.transform.a - 1
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  private func within(_ end: CGFloat, _ value: CGFloat) -> CGFloat { max(0, min(end, value)) }
}
