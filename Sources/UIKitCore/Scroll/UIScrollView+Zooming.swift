import Foundation
import UIKitValues

// A zoomed view has a transform that scales it, and the content is as large as it is then.

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

  private func within(_ end: CGFloat, _ value: CGFloat) -> CGFloat { max(0, min(end, value)) }
}
