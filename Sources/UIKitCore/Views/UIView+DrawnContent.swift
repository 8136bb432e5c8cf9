package import Foundation
@_spi(Subclasses) package import UIKitValues

extension UIView {
  /// What `draw(_:)` draws, where `origin` is the top left corner of the bounds in the root view's space.
  package final func drawing(at origin: CGPoint) -> ViewContent {
    let zero = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    let context = DrawingContext(self, origin: zero, traits: traitCollection)
    DrawingContext.$current.withValue(context) { context.traits.performAsCurrent { draw(bounds) } }
    return context.content
  }
}
