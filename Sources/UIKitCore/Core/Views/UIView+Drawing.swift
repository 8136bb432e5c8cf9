import Drawing
import Foundation
@_spi(Subclasses) import UIKitValues

extension UIView {
  /// The content that `draw(_:)` draws, clipped to the bounds.
  final func clippedDrawing(on pixels: OffsetPixelGrid) -> ViewContent {
    // `UIView` itself draws nothing, and most views are plain `UIView`s.
    guard type(of: self) != UIView.self, bounds.size.width > 0, bounds.size.height > 0 else { return ViewContent() }
    var content = drawing(on: pixels)
    content.commands = content.commands.inside(.clip(.rectangle(bounds)))
    return content
  }

  /// The layer of the view, if its class is not `CALayer` itself.
  final class var madeLayer: CALayer? {
    let layerClass: AnyClass = self.layerClass
    guard layerClass != CALayer.self else { return nil }
    // Through a metatype that is not a constant: the initializer is marked as unavailable, and inherited nevertheless.
    return (layerClass as? any LayerMaking.Type)?.init(__ofView: ()) as? CALayer
  }

  final var isPainted: Bool { !isHidden && alpha > 0 }

  package final var hasNoArea: Bool { boundsStorage.size.width <= 0 || boundsStorage.size.height <= 0 }
}
