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
    try opened.setVariations(of: library)
    return opened
  }

  /// Replaces an outline by a line along it that is twice `radius` wide, in 1/64 pixels.
  ///
  /// Core Graphics' defaults: mitred joins up to its limit of ten line widths, bevelled beyond. Outlines are closed, so
  /// that there are no caps.
  func stroke(_ outline: inout FT_Glyph?, radius: Int) -> FT_Error {
    var stroker: FT_Stroker?
    let code = FT_Stroker_New(library, &stroker)
    guard code == 0, let stroker else { return code }
    defer { FT_Stroker_Done(stroker) }
    FT_Stroker_Set(stroker, radius, FT_STROKER_LINECAP_BUTT, FT_STROKER_LINEJOIN_MITER_FIXED, 10 << 16)
    return FT_Glyph_Stroke(&outline, stroker, 1)
  }

  static func unusable(_ font: FontInstance, _ code: FT_Error) -> RenderingError {
    .unusableFont(font: font.identity, path: font.file.path, code: code)
  }
}
