import Foundation
@_spi(Subclasses) package import UIKitValues

extension UIView {
  /// The content that `draw(_:)` draws.
  package final func drawing(on pixels: OffsetPixelGrid) -> ViewContent {
    CGContext.recording(self, in: bounds, pixels: pixels, traits: traitCollection) { _ in
      asCurrent { draw(bounds) }
    }
  }
}
