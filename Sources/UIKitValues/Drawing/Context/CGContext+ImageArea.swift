import Drawing
import Foundation
import Raster
import SystemText

extension CGContext {
  /// The content of an image, and its pixels per point.
  struct ImageArea {
    let bounds: CGRect
    let scale: CGFloat

    /// The most pixels per point that are drawn.
    private static let largestScale: CGFloat = 16

    /// Nil for an area without pixels, or with more than an image can have.
    init?(_ bounds: CGRect, scale: CGFloat) {
      guard bounds.isFinite, bounds.size.width > 0, bounds.size.height > 0, scale > 0, scale <= Self.largestScale,
        max(bounds.size.width, bounds.size.height) * scale <= CGFloat(Bitmap.largestSide),
        bounds.size.width * bounds.size.height * scale * scale <= CGFloat(Bitmap.largestArea)
      else { return nil }
      (self.bounds, self.scale) = (bounds, scale)
    }
  }

  /// Creates a context of an image.
  convenience init(ofImage area: ImageArea, traits: UITraitCollection) {
    let grid = PixelGrid(scale: area.scale)
    let zero = CGPoint(x: -area.bounds.minX, y: -area.bounds.minY)
    self.init(area: area.bounds, pixels: OffsetPixelGrid(grid, zero: zero), traits: traits, imageScale: area.scale)
  }
}
