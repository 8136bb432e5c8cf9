package import Foundation
@_spi(Subclasses) package import UIKitValues

extension UIView {
  /// The content that `draw(_:)` draws.
  package final func drawing(on pixels: OffsetPixelGrid) -> ViewContent {
    let context = DrawingContext(self, pixels: pixels, traits: traitCollection)
    DrawingContext.$current.withValue(context) { asCurrent { draw(bounds) } }
    return context.content
  }
}
