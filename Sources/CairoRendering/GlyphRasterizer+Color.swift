import CFreeType
import Raster

/// Support for glyphs with colours of their own: bitmaps (`CBDT`, `sbix`) and layers of outlines (`COLR` version 0).
///
/// Without a renderer for them, FreeType 2.12 does not expose the content of `COLR` version 1 and `SVG` glyphs: these
/// are drawn as the plain outline that the font has as well, if any. Nor does it load outlines in fonts with an `sbix`
/// table.
extension GlyphRasterizer {
  // MARK: Layers

  /// The layers of a glyph in the colours of the font's first palette; empty if it has none.
  func layers(of glyph: UInt32) -> [ColorGlyph.Layer] {
    var iterator = FT_LayerIterator()
    var (layer, colorIndex): (FT_UInt, FT_UInt) = (0, 0)
    var layers: [ColorGlyph.Layer] = []
    while FT_Get_Color_Glyph_Layer(record, glyph, &layer, &colorIndex, &iterator) != 0 {
      layers.append(ColorGlyph.Layer(glyph: layer, color: paletteColor(colorIndex)))
    }
    return layers
  }

  /// A colour of the palette; nil for the text's colour, which has index 0xFFFF.
  private func paletteColor(_ index: FT_UInt) -> Color? {
    var data = FT_Palette_Data()
    var palette: UnsafeMutablePointer<FT_Color>?
    guard FT_Palette_Data_Get(record, &data) == 0, index < data.num_palette_entries,
      FT_Palette_Select(record, 0, &palette) == 0, let entry = palette?[Int(index)]
    else { return nil }
    return Color(
      red: Double(entry.red) / 255, green: Double(entry.green) / 255, blue: Double(entry.blue) / 255,
      alpha: Double(entry.alpha) / 255)
  }

  // MARK: Pictures

  /// The strike, or set of bitmaps, to draw a size with: the smallest that need not be enlarged, otherwise the largest.
  /// Nil if the font has none.
  ///
  /// - Parameter size: The font size in 1/64 pixels per em.
  func strike(for size: Int) -> Int? {
    let sizes = (0..<Int(record.pointee.num_fixed_sizes)).map { strikeSize($0) }
    let largeEnough = sizes.indices.filter { sizes[$0] >= size }.min { sizes[$0] < sizes[$1] }
    return largeEnough ?? sizes.indices.filter { sizes[$0] > 0 }.max { sizes[$0] < sizes[$1] }
  }

  /// The size of a strike in 1/64 pixels per em.
  private func strikeSize(_ strike: Int) -> Int { Int(record.pointee.available_sizes[strike].y_ppem) }

  /// The bitmap of a glyph in a strike; nil if it has none there.
  func image(of glyph: UInt32, strike: Int) throws(RenderingError) -> GlyphImage? {
    try selectStrike(strike, glyph)
    try check(FT_Load_Glyph(record, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)), glyph)
    guard let slot = record.pointee.glyph?.pointee, slot.format == FT_GLYPH_FORMAT_BITMAP,
      slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), slot.bitmap.width > 0, slot.bitmap.rows > 0
    else { return nil }
    let bitmap = try copy(slot.bitmap)
    return GlyphImage(
      bitmap: bitmap, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), size: strikeSize(strike))
  }

  /// A copy of a bitmap that FreeType decoded; the pixels of both are premultiplied.
  private func copy(_ source: FT_Bitmap) throws(RenderingError) -> Bitmap {
    let bitmap: Bitmap
    do throws(BitmapError) {
      bitmap = try Bitmap(width: Int(source.width), height: Int(source.rows))
    } catch {
      throw .noBitmap(reason: error.description)
    }
    guard let pixels = source.buffer, let base = bitmap.bytes.baseAddress else { return bitmap }
    for row in 0..<bitmap.height {
      (base + row * bitmap.bytesPerRow).copyMemory(
        from: pixels + row * Int(source.pitch), byteCount: bitmap.bytesPerRow)
    }
    return bitmap
  }
}
