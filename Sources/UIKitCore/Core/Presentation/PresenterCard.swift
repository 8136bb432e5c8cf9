import Foundation
import PresentationGeometry

/// The presenter's view behind a large sheet: smaller, with round corners, on black.
@MainActor
final class PresenterCard {
  private let view: UIView
  /// The black that shows around the card.
  private let backdrop = UIView()
  private let transform: CGAffineTransform
  private let corners: (radius: CGFloat, curve: CALayerCornerCurve, clips: Bool)

  init(_ view: UIView, in window: UIWindow) {
    self.view = view
    transform = view.transform
    corners = (view.ownLayer.cornerRadius, view.ownLayer.cornerCurve, view.clipsToBounds)
    backdrop.backgroundColor = .black
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.frame = window.bounds
    window.insertSubview(backdrop, at: 0)
  }

  /// Makes the view a card: its layout does not change.
  func place(in room: PresentationSpace) {
    let frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height)
    let card = SheetGeometry.Card(of: frame, in: room)
    view.transform = CGAffineTransform(a: card.scale, b: 0, c: 0, d: card.scale, tx: 0, ty: card.offset)
    view.ownLayer.cornerRadius = SheetGeometry.radius
    view.ownLayer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  /// Gives the view back the look that it had.
  func remove() {
    view.transform = transform
    (view.ownLayer.cornerRadius, view.ownLayer.cornerCurve, view.clipsToBounds) = corners
    backdrop.removeFromSuperview()
  }
}

extension UIView {
  /// Gives the view a rectangle of its superview, whatever its transform is.
  final func place(_ rect: CGRect) {
    guard layer.effects != nil, transform != .identity else {
      frame = rect
      return
    }
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
