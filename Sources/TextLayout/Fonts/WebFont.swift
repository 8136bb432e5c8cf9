import CFreeType
import CHarfBuzz

/// Fonts compressed as WOFF or WOFF2 (W3C): FreeType decompresses the tables, and HarfBuzz assembles them into a plain
/// font.
///
/// Shaping and drawing then read the same bytes, and need no support for compression.
enum WebFont {
  /// The largest decompressed size in bytes.
  private static let limit = 256 << 20

  static func isCompressed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: "wOFF".utf8) || bytes.starts(with: "wOF2".utf8)
  }

  /// The plain font, in memory that the caller must free.
  ///
  /// - Throws: `FontError.notAFont` for a damaged file, a collection, or one that claims an enormous size.
  static func unpack(
    _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(FontError) -> UnsafeMutableRawBufferPointer {
    // Both headers have the flavor at byte 4 and the size of the plain font at byte 16.
    guard bytes.count >= 20 else { throw .notAFont(path: path, reason: "it ends in its header") }
    guard !bytes[4..<8].elementsEqual("ttcf".utf8) else {
      throw .notAFont(path: path, reason: "it is a compressed collection; unpack it to a .ttc file")
    }
    let size = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    guard size <= limit else { throw .notAFont(path: path, reason: "unpacked, it has more than 256 MB") }

    let face: FreeTypeFace
    do throws(FreeTypeError) { face = try FreeTypeLibrary().open(bytes) } catch {
      throw .notAFont(path: path, reason: error.reason)
    }
    guard let font = plainFont(of: face) else { throw .notAFont(path: path, reason: "its tables do not unpack") }
    return font
  }

  private static func plainFont(of face: FreeTypeFace) -> UnsafeMutableRawBufferPointer? {
    guard let builder = hb_face_builder_create() else { return nil }
    defer { hb_face_destroy(builder) }
    var count: FT_ULong = 0
    guard FT_Sfnt_Table_Info(face.record, 0, nil, &count) == 0, count > 0 else { return nil }
    for index in 0..<FT_UInt(count) {
      guard add(table: index, of: face, to: builder) else { return nil }
    }
    guard let blob = hb_face_reference_blob(builder) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(length), alignment: 16)
    copy.copyMemory(from: UnsafeRawBufferPointer(start: data, count: Int(length)))
    return copy
  }

  /// Adds the table with this number; false if it cannot be read.
  private static func add(table index: FT_UInt, of face: FreeTypeFace, to builder: OpaquePointer) -> Bool {
    var (tag, length): (FT_ULong, FT_ULong) = (0, 0)
    guard FT_Sfnt_Table_Info(face.record, index, &tag, &length) == 0, length <= limit else { return false }
    var data = [FT_Byte](repeating: 0, count: Int(length))
    guard length == 0 || FT_Load_Sfnt_Table(face.record, tag, 0, &data, &length) == 0 else { return false }
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    return hb_face_builder_add_table(builder, UInt32(truncatingIfNeeded: tag), blob) != 0
  }
}
