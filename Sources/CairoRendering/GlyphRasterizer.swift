import CFreeType
import TextLayout

/// Rasterises a font with FreeType. Outlines are unhinted, so that all sizes have the same shapes. To be used by one
/// thread at a time, like its library.
final class GlyphRasterizer {
  private let face: FreeTypeFace
  private let font: FontInstance
  /// The size that the face is set to, in 1/64 pixels per em; 0 if it is unknown.
  private var currentSize = 0

  /// Opens a font's file at its face and at its location on the variation axes.
  init(_ font: FontInstance, library: FreeTypeLibrary) throws(RenderingError) {
    do throws(FreeTypeError) {
      face = try library.open(font.file.bytes, index: font.faceIndex)
      if !font.variations.isEmpty { try face.move(to: font.location) }
    } catch {
      throw .unusableFont(font: font.identity, path: font.file.path, code: error.code)
    }
    self.font = font
  }

  /// Only for extensions of this type.
  var record: FT_Face { face.record }

  /// The mask of a glyph, offset by the given quarters of a pixel from a pixel's left and upper edges. A font that only
  /// has bitmaps has no outlines: its masks are empty.
  ///
  /// - Parameter size: The font size in 1/64 pixels per em, above 0.
  func mask(
    glyph: UInt32, size: Int, quarters: QuarterPixels, style: GlyphStyle
  ) throws(RenderingError) -> GlyphMask {
    guard hasOutlines else { return .empty }
    try setSize(size, glyph)
    try check(FT_Load_Glyph(record, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)), glyph)
    guard let slot = record.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      throw unusable(glyph, FT_Error(FT_Err_Invalid_Glyph_Format))
    }
    if style != .plain {
      var matrix = FT_Matrix(xx: FT_Fixed(style.stretch), xy: FT_Fixed(style.slant), yx: 0, yy: 65_536)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
      if style.lineRadius != nil { return try strokedMask(slot, glyph, style, quarters) }
      var turn = FT_Matrix(style.turn)
      FT_Outline_Transform(&slot.pointee.outline, &turn)
    }
    FT_Outline_Translate(&slot.pointee.outline, quarters.right * 16, -quarters.down * 16)
    // Unlike FT_Outline_Get_Bitmap, this handles the overlapping contours of variable fonts.
    try check(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
    return GlyphMask(slot.pointee.bitmap, left: slot.pointee.bitmap_left, top: slot.pointee.bitmap_top)
  }

  private var hasOutlines: Bool { face.has(FT_FACE_FLAG_SCALABLE) }

  /// Whether some glyphs may have colours of their own.
  var hasColor: Bool { face.has(FT_FACE_FLAG_COLOR) }

  /// The mask of a line along the outline in `slot`.
  private func strokedMask(
    _ slot: FT_GlyphSlot, _ glyph: UInt32, _ style: GlyphStyle, _ quarters: QuarterPixels
  ) throws(RenderingError) -> GlyphMask {
    guard let radius = style.lineRadius, radius > 0, slot.pointee.outline.n_points > 0 else { return .empty }
    var outline: FT_Glyph?
    defer { FT_Done_Glyph(outline) }
    try check(FT_Get_Glyph(slot, &outline), glyph)
    try check(stroke(&outline, radius: radius, slot.pointee.library), glyph)
    if !style.isUpright {
      var turn = FT_Matrix(style.turn)
      try check(FT_Glyph_Transform(outline, &turn, nil), glyph)
    }
    var origin = FT_Vector(x: quarters.right * 16, y: -quarters.down * 16)
    try check(FT_Glyph_To_Bitmap(&outline, FT_RENDER_MODE_NORMAL, &origin, 1), glyph)
    return UnsafeRawPointer(outline).map { GlyphMask($0.assumingMemoryBound(to: FT_BitmapGlyphRec.self).pointee) }
      ?? .empty
  }

  /// Replaces an outline by a line along it with a width of twice `radius`, in 1/64 pixels.
  ///
  /// The joins are Core Graphics' defaults: mitred up to a limit of ten line widths, bevelled beyond. Outlines are
  /// closed, so there are no caps.
  private func stroke(_ outline: inout FT_Glyph?, radius: Int, _ library: FT_Library) -> FT_Error {
    var stroker: FT_Stroker?
    let code = FT_Stroker_New(library, &stroker)
    guard code == 0, let stroker else { return code }
    defer { FT_Stroker_Done(stroker) }
    FT_Stroker_Set(stroker, radius, FT_STROKER_LINECAP_BUTT, FT_STROKER_LINEJOIN_MITER_FIXED, 10 << 16)
    return FT_Glyph_Stroke(&outline, stroker, 1)
  }

  private func setSize(_ size: Int, _ glyph: UInt32) throws(RenderingError) {
    guard size != currentSize else { return }
    currentSize = 0
    try check(FT_Set_Char_Size(record, 0, size, 72, 72), glyph)  // At 72 dots per inch a point is a pixel.
    currentSize = size
  }

  /// Selects one of the font's strikes of bitmaps.
  func selectStrike(_ index: Int, _ glyph: UInt32) throws(RenderingError) {
    currentSize = 0
    try check(FT_Select_Size(record, FT_Int(index)), glyph)
  }

  func check(_ code: FT_Error, _ glyph: UInt32) throws(RenderingError) {
    guard code == 0 else { throw unusable(glyph, code) }
  }

  func unusable(_ glyph: UInt32, _ code: FT_Error) -> RenderingError {
    .unusableGlyph(font: font.identity, glyph: glyph, code: code)
  }
}

extension FT_Matrix {
  /// In FreeType y points upwards.
  fileprivate init(_ turn: GlyphTransform) { self.init(xx: turn.xx, xy: -turn.xy, yx: -turn.yx, yy: turn.yy) }
}

extension GlyphMask {
  fileprivate convenience init(_ glyph: FT_BitmapGlyphRec) {
    self.init(glyph.bitmap, left: glyph.left, top: glyph.top)
  }

  /// Copies a bitmap that FreeType rendered.
  fileprivate convenience init(_ bitmap: FT_Bitmap, left: FT_Int, top: FT_Int) {
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      guard let source = bitmap.buffer, let base = target.baseAddress else { return }
      for row in 0..<height { (base + row * width).initialize(from: source + row * pitch, count: width) }
      count = width * height
    }
    self.init(left: Int(left), top: Int(top), width: width, height: height, coverage: coverage)
  }
}
