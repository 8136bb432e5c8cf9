package import Drawing
package import Foundation
package import Raster

/// Draws display lists into bitmaps with Cairo and FreeType.
///
/// The same list at the same scale gives the same bytes, whatever was drawn before. A renderer caches open fonts and
/// glyph masks, so it should be reused, by one thread at a time.
///
/// Shapes are painted at exactly their coordinates, with a pixel's coverage being its covered area. Glyphs are unhinted
/// and placed at quarters of a pixel horizontally and at whole pixels vertically. Filters operate on the pixels of the
/// finished picture, in integers in linear light.
package final class CairoRenderer: Renderer {
  private let masks: GlyphMasks
  private let runMask = RunMask()
  private let shadows: PathShadows
  private let gradients = GradientTables()

  package convenience init() {
    self.init(masks: GlyphMasks())
  }

  init(masks: GlyphMasks, shadows: PathShadows = PathShadows()) {
    self.masks = masks
    self.shadows = shadows
  }

  /// The libraries that draw, with their versions: part of the engine fingerprint.
  package var libraryVersions: [String] {
    ["cairo \(Canvas.libraryVersion)", "freetype \(masks.freeTypeVersion)"]
  }

  /// Draws a list on a transparent bitmap of its size at `scale` pixels per point, rounded up to whole pixels.
  ///
  /// - Throws: `RenderingError` for sizes, numbers and nesting beyond the documented limits, and for fonts that
  ///   FreeType rejects. Coordinates may be arbitrarily large: what is outside is not visible.
  package func draw(
    _ list: DisplayList, scale: Double, into pool: BitmapPool
  ) throws(RenderingError) -> Bitmap {
    try draw(list, scale: scale, into: pool, paintsCasters: true)
  }

  /// Draws the shadow of a list that consists of a shadow's command or scope, without what casts it.
  func drawShadow(_ list: DisplayList, scale: Double, into pool: BitmapPool) throws(RenderingError) -> Bitmap {
    try draw(list, scale: scale, into: pool, paintsCasters: false)
  }

  private func draw(
    _ list: DisplayList, scale: Double, into pool: BitmapPool, paintsCasters: Bool
  ) throws(RenderingError) -> Bitmap {
    let size = try PixelSize(covering: list.size, scale: scale)
    let area = PixelRect(size)
    let bitmap = try pool.bitmap(of: area)
    let canvas = Canvas(bitmap, area: area)
    var painting = Painting(
      canvas: canvas, masks: masks, runMask: runMask, shadows: shadows, gradients: gradients, pool: pool, scale: scale)
    painting.paintsCasters = paintsCasters
    try painting.paint(list.commands)
    try canvas.finish()
    try filter(bitmap, list.filters, scale: scale)
    return bitmap
  }

  package func checkSize(_ size: CGSize, scale: Double) throws(RenderingError) {
    try PixelSize(covering: size, scale: scale).checkBitmapSize()
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
