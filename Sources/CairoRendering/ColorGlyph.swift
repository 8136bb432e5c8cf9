import Foundation
import Raster

/// A glyph that has colours of its own.
enum ColorGlyph {
  case image(GlyphImage)
  /// Glyphs to be painted one over the other, the first at the bottom.
  case layers([Layer])

  struct Layer: Equatable {
    var glyph: UInt32
    /// Nil for the colour of the text.
    var color: Color?
  }
}

/// A glyph's picture at one of the sizes its font has pictures for.
final class GlyphImage {
  let bitmap: Bitmap
  /// The distance of the first column from the origin, rightwards, in the picture's pixels.
  let left: Int
  /// The distance of the top edge of the first row from the baseline, upwards, in the picture's pixels.
  let top: Int
  /// The size of the font that the picture is made for, in 1/64 of its pixels an em.
  let size: Int

  init(bitmap: Bitmap, left: Int, top: Int, size: Int) {
    self.bitmap = bitmap
    self.left = left
    self.top = top
    self.size = size
  }

  /// What the picture takes of a cache, in bytes.
  var cost: Int { bitmap.bytesPerRow * bitmap.height + 256 }

  /// The rectangle of the picture around its origin, in pixels, when the font has `size` 1/64 pixels an em. It is
  /// stretched with its glyph, not slanted.
  func rect(size: Int, style: GlyphStyle) -> CGRect {
    let scale = Double(size) / Double(self.size)
    let across = scale * Double(style.stretch) / 65_536
    return CGRect(
      x: Double(left) * across, y: -Double(top) * scale, width: Double(bitmap.width) * across,
      height: Double(bitmap.height) * scale)
  }
}
