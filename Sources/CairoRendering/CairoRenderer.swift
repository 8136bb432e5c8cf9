package import Drawing
package import Foundation
package import Raster

/// Turns display lists into bitmaps with Cairo and FreeType.
///
/// The same list at the same scale gives the same bytes, whatever was drawn before. A renderer keeps open fonts and the
/// masks of glyphs, so it is worth keeping; it serves one thread at a time.
///
/// Shapes are painted at exactly their coordinates, a pixel's coverage being its covered area. Glyphs stand at quarters
/// of a pixel along the line and on whole pixels down the page, unhinted. Filters work on the pixels of the finished
/// picture, in whole numbers of linear light.
package final class CairoRenderer: Renderer {
  private let masks: GlyphMasks
  private let runMask = RunMask()

  package convenience init() {
    self.init(masks: GlyphMasks())
  }

  init(masks: GlyphMasks) {
    self.masks = masks
  }

  /// The libraries that draw, with their versions: what an engine fingerprint counts.
  package var libraryVersions: [String] {
    ["cairo \(Canvas.libraryVersion)", "freetype \(masks.freeTypeVersion)"]
  }

  /// Draws a list on a transparent bitmap of its size at `scale` pixels a point, rounded up to whole pixels.
  ///
  /// - Throws: `RenderingError` for sizes, numbers and nesting outside the stated limits, and for fonts that FreeType
  ///   refuses. Coordinates may be as large as they like: what lies outside is not seen.
  package func draw(
    _ list: DisplayList, scale: Double, into pool: BitmapPool
  ) throws(RenderingError) -> Bitmap {
    let size = try PixelSize(covering: list.size, scale: scale)
    let area = PixelRect(size)
    let bitmap = try pool.bitmap(of: area)
    let canvas = Canvas(bitmap, area: area)
    var painting = Painting(canvas: canvas, masks: masks, runMask: runMask, pool: pool, scale: scale)
    for (index, command) in list.commands.enumerated() {
      try painting.paint(command, index)
    }
    try painting.checkThatAllIsClosed()
    try canvas.finish()
    try filter(bitmap, list.filters, scale: scale)
    return bitmap
  }

  package func checkSize(_ size: CGSize, scale: Double) throws(RenderingError) {
    try PixelSize(covering: size, scale: scale).checkThatABitmapMayHaveIt()
  }

  private func filter(_ bitmap: Bitmap, _ filters: [PictureFilter], scale: Double) throws(RenderingError) {
    guard !filters.isEmpty else { return }
    var picture = LinearPicture(bitmap)
    for (index, filter) in filters.enumerated() { try picture.apply(filter, index, scale: scale) }
    picture.write(to: bitmap)
  }
}

extension BitmapPool {
  /// A transparent bitmap with the pixels of `area`.
  func bitmap(of area: PixelRect) throws(RenderingError) -> Bitmap {
    do throws(BitmapError) {
      return try bitmap(width: area.width, height: area.height)
    } catch {
      throw .noBitmap(reason: error.description)
    }
  }
}
