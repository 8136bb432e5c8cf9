import Foundation
import Raster

/// A glyph with colours of its own.
enum ColorGlyph {
  case image(GlyphImage)
  /// Glyphs that are painted over each other, from bottom to top.
  case layers([Layer])

  struct Layer: Equatable {
    var glyph: UInt32
    /// The layer's colour; nil for the text's.
    var color: Color?
  }
}

/// A glyph's bitmap at one of the sizes that its font provides.
final class GlyphImage {
  let bitmap: Bitmap
  /// The distance of the first column to the right of the origin, in the bitmap's pixels.
  let left: Int
  /// The distance of the first row's top edge above the baseline, in the bitmap's pixels.
  let top: Int
  /// The font size of the bitmap, in 1/64 pixels per em.
  let size: Int

  init(bitmap: Bitmap, left: Int, top: Int, size: Int) {
    self.bitmap = bitmap
    self.left = left
    self.top = top
    self.size = size
  }

  /// The memory that the bitmap takes in a cache, in bytes.
  var cost: Int { bitmap.bytesPerRow * bitmap.height + 256 }

  /// The rectangle of the bitmap relative to its origin, in pixels, at a font size of `size` 1/64 pixels per em. The
  /// bitmap is stretched with its glyph, but not slanted.
  func rect(size: Int, style: GlyphStyle) -> CGRect {
    let scale = Double(size) / Double(self.size)
    let across = scale * Double(style.stretch) / 65_536
    return CGRect(
      x: Double(left) * across, y: -Double(top) * scale, width: Double(bitmap.width) * across,
      height: Double(bitmap.height) * scale)
  }
}
