import CFreeType
import Glibc

/// An instance of FreeType, and the faces opened with it. For one thread at a time.
///
/// Code that reads a font's facts makes one each time; a renderer keeps one for its own thread.
package final class FreeTypeLibrary {
  /// For this type's faces only.
  let record: FT_Library?
  private let initializationCode: FT_Error
  private let memory = UnsafeMutablePointer<FT_MemoryRec_>.allocate(capacity: 1)

  /// Like `FT_Init_FreeType`, but ignoring the environment variable `FREETYPE_PROPERTIES`, which changes pixels.
  package init() {
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { malloc(Int($1)) }, free: { Glibc.free($1) }, realloc: { realloc($3, Int($2)) }))
    var record: FT_Library?
    initializationCode = FT_New_Library(memory, &record)
    if initializationCode == 0 { FT_Add_Default_Modules(record) }
    self.record = record
  }

  deinit {
    FT_Done_Library(record)
    memory.deallocate()
  }

  /// The version of the loaded FreeType library, such as `2.12.1`.
  package var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    if record != nil { FT_Library_Version(record, &major, &minor, &patch) }
    return "\(major).\(minor).\(patch)"
  }

  /// Opens a face at the default location of its axes.
  ///
  /// - Parameters:
  ///   - bytes: a font's file, which the face reads as long as it lives.
  ///   - index: the face in a collection, 0 in other files.
  package func open(_ bytes: UnsafeRawBufferPointer, index: Int = 0) throws(FreeTypeError) -> FreeTypeFace {
    guard initializationCode == 0 else { throw FreeTypeError(code: initializationCode) }
    // The upper half of FreeType's number is a named location on the axes.
    guard index < 0x8000 else { throw FreeTypeError(code: FT_Error(FT_Err_Invalid_Argument)) }
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    var face: FT_Face?
    let code = FT_New_Memory_Face(record, start, FT_Long(bytes.count), FT_Long(index), &face)
    guard code == 0, let face else { throw FreeTypeError(code: code) }
    return FreeTypeFace(face, library: self)
  }

  /// The number of faces in a font's file; 0 for one that is not a font.
  package func faceCount(of bytes: UnsafeRawBufferPointer) -> Int {
    (try? open(bytes, index: -1))?.faceCount ?? 0
  }
}
