package import Drawing
import DynamicType
package import Foundation
package import Raster
import Symbols
@_spi(Subclasses) package import UIKitValues

extension AccessoryGlyph {
  /// The commands that draw the image in a rectangle.
  ///
  /// - Parameter isMirrored: whether it points the other way, as in a layout from right to left.
  package func commands(
    in rect: CGRect, color: Color, under traits: UITraitCollection, isMirrored: Bool
  ) -> [DrawCommand] {
    let growth = growth(under: traits)
    let (name, weight) = symbol
    let drawn = SymbolLibrary.shared(by: FontRegistry.library).symbol(
      named: name, style: SymbolStyle(pointSize: 17 * Double(growth), weight: weight), on: traits.pixelGrid)
    guard let own = drawn.outline.tightBounds, own.width > 0, own.height > 0, color.alpha > 0 else { return [] }
    let standard = size(traits.pixelGrid)
    let place = ink(in: standard)
    let (across, down) = (rect.width / standard.width, rect.height / standard.height)
    let room = CGRect(
      x: rect.minX + place.minX * across, y: rect.minY + place.minY * down, width: place.width * across,
      height: place.height * down)
    let target = isMeasured ? room : room.fitting(own.size)
    let outline = drawn.outline.mapped { point in
      let x = target.minX + (point.x - own.minX) / own.width * target.width
      let y = target.minY + (point.y - own.minY) / own.height * target.height
      return CGPoint(x: isMirrored ? rect.minX + rect.maxX - x : x, y: y)
    }
    let ink = DrawCommand.fill(.outline(outline), .color(color))
    guard hasWhiteStrokes else { return [ink] }
    // A disc behind the drawing shows through it; its edge is well below the circle's own.
    let disc = target.insetBy(dx: target.width * 0.1, dy: target.height * 0.1)
    let white = Color(red: 1, green: 1, blue: 1, alpha: color.alpha)
    return [.fill(.rectangle(disc, cornerRadius: Double(disc.width / 2)), .color(white)), ink]
  }
}

extension CGRect {
  /// The largest rectangle with the proportions of a size in the middle of this one.
  fileprivate func fitting(_ size: CGSize) -> CGRect {
    let factor = min(width / size.width, height / size.height)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: midX - fitted.width / 2, y: midY - fitted.height / 2, width: fitted.width, height: fitted.height)
  }
}
