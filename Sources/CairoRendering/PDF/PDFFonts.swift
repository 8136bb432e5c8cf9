import CCairo
import CFreeType
import TextLayout

/// The fonts of a PDF file, each opened once.
final class PDFFonts {
  private let library = FreeTypeLibrary()
  private var fonts: [FontInstance: PDFFont] = [:]

  /// The font for embedding in a PDF file; nil if it has colours or variation axes.
  func font(_ instance: FontInstance) throws(RenderingError) -> PDFFont? {
    if let known = fonts[instance] { return known }
    guard instance.axes.isEmpty else { return nil }
    let face: FreeTypeFace
    do throws(FreeTypeError) {
      face = try library.open(instance.file.bytes, index: instance.faceIndex)
    } catch {
      throw .unusableFont(font: instance.identity, path: instance.file.path, code: error.code)
    }
    guard face.has(FT_FACE_FLAG_SCALABLE), !face.has(FT_FACE_FLAG_COLOR) else { return nil }
    let font = PDFFont(face, of: instance)
    fonts[instance] = font
    return font
  }
}

/// A font that Cairo embeds in PDF files.
final class PDFFont {
  /// The objects that Cairo's font uses for as long as Cairo retains it, which may be longer than the document exists.
  private final class Owned {
    let face: FreeTypeFace
    let instance: FontInstance

    init(_ face: FreeTypeFace, _ instance: FontInstance) {
      self.face = face
      self.instance = instance
    }
  }

  private let font: OpaquePointer?

  init(_ face: FreeTypeFace, of instance: FontInstance) {
    font = cairo_ft_font_face_create_for_ft_face(
      face.record, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    let owned = Unmanaged.passRetained(Owned(face, instance)).toOpaque()
    // A key is identified by its address, which is unique to this font for as long as Cairo retains it.
    let key = owned.assumingMemoryBound(to: cairo_user_data_key_t.self)
    let status = cairo_font_face_set_user_data(font, key, owned) { owned in
      owned.map { Unmanaged<Owned>.fromOpaque($0).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { Unmanaged<Owned>.fromOpaque(owned).release() }
  }

  deinit { cairo_font_face_destroy(font) }

  /// Sets it as the context's font.
  func use(in context: OpaquePointer?) { cairo_set_font_face(context, font) }
}
