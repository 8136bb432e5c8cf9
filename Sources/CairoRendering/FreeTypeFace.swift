import CFreeType
import TextLayout

extension FreeTypeLibrary {
  /// A font as FreeType draws it: its outlines unhinted, so that every size has the same shapes.
  final class Face {
    /// For this type's extensions only.
    let record: FT_Face
    let font: FontInstance
    /// Keeps open what the face was opened with.
    private let library: FreeTypeLibrary
    /// The size the face is set to, in 1/64 pixels an em; 0 for a size of which nothing is known.
    private var currentSize = 0

    init(_ record: FT_Face, of font: FontInstance, library: FreeTypeLibrary) {
      self.record = record
      self.font = font
      self.library = library
    }

    deinit {
      FT_Done_Face(record)
    }

    /// The mask of a glyph `quarter` quarters of a pixel right of a pixel's left edge. A font of bitmaps alone has no
    /// outlines: its masks are empty.
    ///
    /// - Parameter size: In 1/64 pixels an em, above 0.
    func mask(glyph: UInt32, size: Int, quarter: Int, style: GlyphStyle) throws(RenderingError) -> GlyphMask {
      guard hasOutlines else { return .empty }
      try setSize(size, glyph)
      try check(FT_Load_Glyph(record, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)), glyph)
      guard let slot = record.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
        throw unusable(glyph, FT_Error(FT_Err_Invalid_Glyph_Format))
      }
      if style != .plain { transform(&slot.pointee.outline, style) }
      if let radius = style.lineRadius { return try strokedMask(slot, glyph, radius: radius, quarter: quarter) }
      FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
      // Unlike FT_Outline_Get_Bitmap it minds the overlapping contours of variable fonts.
      try check(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
      return GlyphMask(slot.pointee.bitmap, left: slot.pointee.bitmap_left, top: slot.pointee.bitmap_top)
    }

    private var hasOutlines: Bool { record.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

    private func transform(_ outline: inout FT_Outline, _ style: GlyphStyle) {
      var matrix = FT_Matrix(xx: FT_Fixed(style.stretch), xy: FT_Fixed(style.slant), yx: 0, yy: 65_536)
      FT_Outline_Transform(&outline, &matrix)
    }

    /// The mask of a line along the outline in `slot`.
    private func strokedMask(
      _ slot: FT_GlyphSlot, _ glyph: UInt32, radius: Int, quarter: Int
    ) throws(RenderingError) -> GlyphMask {
      guard radius > 0, slot.pointee.outline.n_points > 0 else { return .empty }
      var outline: FT_Glyph?
      defer { FT_Done_Glyph(outline) }
      try check(FT_Get_Glyph(slot, &outline), glyph)
      try check(library.stroke(&outline, radius: radius), glyph)
      var origin = FT_Vector(x: quarter * 16, y: 0)
      try check(FT_Glyph_To_Bitmap(&outline, FT_RENDER_MODE_NORMAL, &origin, 1), glyph)
      return UnsafeRawPointer(outline).map { GlyphMask($0.assumingMemoryBound(to: FT_BitmapGlyphRec.self).pointee) }
        ?? .empty
    }

    private func setSize(_ size: Int, _ glyph: UInt32) throws(RenderingError) {
      guard size != currentSize else { return }
      currentSize = 0
      try check(FT_Set_Char_Size(record, 0, size, 72, 72), glyph)  // At 72 dots an inch a point is a pixel.
      currentSize = size
    }

    /// Sets the face to one of the font's sets of bitmaps.
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
