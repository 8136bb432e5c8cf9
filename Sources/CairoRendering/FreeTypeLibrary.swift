import CFreeType
import TextLayout

/// An instance of FreeType, and the faces opened with it. For one thread at a time.
final class FreeTypeLibrary {
  private let library: FT_Library?
  private let initializationCode: FT_Error

  init() {
    var library: FT_Library?
    initializationCode = FT_Init_FreeType(&library)
    self.library = library
  }

  deinit {
    FT_Done_FreeType(library)
  }

  /// The version of the FreeType library that is running, like `2.12.1`.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    if library != nil { FT_Library_Version(library, &major, &minor, &patch) }
    return "\(major).\(minor).\(patch)"
  }

  /// Opens a font's file at its face and at its place of the variation axes.
  func open(_ font: FontInstance) throws(RenderingError) -> Face {
    guard initializationCode == 0 else { throw Self.unusable(font, initializationCode) }
    let bytes = font.file.bytes
    var face: FT_Face?
    let code = FT_New_Memory_Face(
      library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), bytes.count, font.faceIndex, &face)
    guard code == 0, let face else { throw Self.unusable(font, code) }
    let opened = Face(face, of: font, library: self)
    try opened.setVariations(library: library)
    return opened
  }

  fileprivate static func unusable(_ font: FontInstance, _ code: FT_Error) -> RenderingError {
    .unusableFont(font: font.identity, path: font.file.path, code: code)
  }
}

extension FreeTypeLibrary {
  /// A font as FreeType draws it: its outlines unhinted, so that every size has the same shapes.
  final class Face {
    private let face: FT_Face
    private let font: FontInstance
    private let library: FreeTypeLibrary
    /// The size the face is set to, in 1/64 pixels an em.
    private var currentSize = 0

    fileprivate init(_ face: FT_Face, of font: FontInstance, library: FreeTypeLibrary) {
      self.face = face
      self.font = font
      self.library = library
    }

    deinit {
      FT_Done_Face(face)
    }

    /// The mask of a glyph `quarter` quarters of a pixel right of a pixel's left edge.
    ///
    /// - Parameter size: In 1/64 pixels an em, above 0.
    func mask(glyph: UInt32, size: Int, quarter: Int) throws(RenderingError) -> GlyphMask {
      try check(setSize(size), glyph)
      try check(FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)), glyph)
      guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
        throw .unusableGlyph(font: font.identity, glyph: glyph, code: FT_Error(FT_Err_Invalid_Glyph_Format))
      }
      FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
      // Unlike FT_Outline_Get_Bitmap it minds the overlapping contours of variable fonts.
      try check(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
      return GlyphMask(slot.pointee)
    }

    private func setSize(_ size: Int) -> FT_Error {
      guard size != currentSize else { return 0 }
      let code = FT_Set_Char_Size(face, 0, size, 72, 72)  // At 72 dots an inch a point is a pixel.
      currentSize = code == 0 ? size : 0
      return code
    }

    private func check(_ code: FT_Error, _ glyph: UInt32) throws(RenderingError) {
      guard code == 0 else { throw .unusableGlyph(font: font.identity, glyph: glyph, code: code) }
    }

    fileprivate func setVariations(library: FT_Library?) throws(RenderingError) {
      guard !font.variations.isEmpty else { return }
      var description: UnsafeMutablePointer<FT_MM_Var>?
      let code = FT_Get_MM_Var(face, &description)
      guard code == 0, let description else { throw FreeTypeLibrary.unusable(font, code) }
      defer { FT_Done_MM_Var(library, description) }
      var coordinates = (0..<Int(description.pointee.num_axis)).map { coordinate(on: description.pointee.axis[$0]) }
      let setting = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
      guard setting == 0 else { throw FreeTypeLibrary.unusable(font, setting) }
    }

    /// The font's place on an axis in 16.16 fixed point, clamped to the axis; the axis' default if none was asked for.
    private func coordinate(on axis: FT_Var_Axis) -> FT_Fixed {
      guard let wanted = font.variations.last(where: { tagNumber($0.tag) == axis.tag }), wanted.value.isFinite else {
        return axis.def
      }
      let value = max(-32_768, min(wanted.value, 32_767)) * 65_536
      return max(axis.minimum, min(FT_Fixed(value.rounded()), axis.maximum))
    }

    /// An OpenType tag as FreeType has it: four characters, the first in the highest byte, padded with spaces.
    private func tagNumber(_ tag: String) -> FT_ULong {
      (Array(tag.utf8) + [32, 32, 32, 32]).prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) }
    }
  }
}

extension GlyphMask {
  /// Copies the bitmap that FreeType rendered into a glyph's slot.
  fileprivate convenience init(_ slot: FT_GlyphSlotRec) {
    let (width, height, pitch) = (Int(slot.bitmap.width), Int(slot.bitmap.rows), Int(slot.bitmap.pitch))
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      guard let source = slot.bitmap.buffer, let base = target.baseAddress else { return }
      for row in 0..<height { (base + row * width).initialize(from: source + row * pitch, count: width) }
      count = width * height
    }
    self.init(
      left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), width: width, height: height, coverage: coverage)
  }
}
