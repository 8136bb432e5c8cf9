import CFreeType

/// What FreeType reads out of a face when it is opened: whether it is one, its names and its metrics.
struct FreeTypeFace {
  let postScriptName: String
  let familyName: String
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  let lineGap: Int
  let capHeight: Int
  let xHeight: Int
  let hasVisibleNotdef: Bool

  init(file: FontFile, index: Int, variations: [FontVariation]) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .notAFont(path: file.path, reason: "FreeType does not start")
    }
    defer { FT_Done_FreeType(library) }
    let face = try FreeTypeFace.open(file, index: index, in: library)
    defer { FT_Done_Face(face) }
    try FreeTypeFace.place(face, at: variations, path: file.path, in: library)

    let record = face.pointee
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "Unnamed"
    familyName = record.family_name.map { String(cString: $0) } ?? "Unnamed"
    unitsPerEm = Int(record.units_per_EM)
    ascender = Int(record.ascender)
    descender = Int(record.descender)
    lineGap = max(0, Int(record.height) - Int(record.ascender) + Int(record.descender))
    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    capHeight = Int(os2.map { $0.version == 0xFFFF || $0.version < 2 ? 0 : $0.sCapHeight } ?? 0)
    xHeight = Int(os2.map { $0.version == 0xFFFF || $0.version < 2 ? 0 : $0.sxHeight } ?? 0)
    let loaded = FT_Load_Glyph(face, 0, FT_Int32(FT_LOAD_NO_SCALE))
    hasVisibleNotdef = loaded == 0 && record.glyph.pointee.outline.n_contours > 0
  }

  private static func open(_ file: FontFile, index: Int, in library: FT_Library) throws(FontError) -> FT_Face {
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(file.bytes.count),
      FT_Long(index), &face)
    guard error == 0, let face else {
      let count = faceCount(of: file, in: library)
      if count > 0, index >= count || index < 0 { throw .noSuchFace(path: file.path, index: index, count: count) }
      throw .notAFont(path: file.path, reason: "FreeType's error \(error)")
    }
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, face.pointee.units_per_EM > 0 else {
      FT_Done_Face(face)
      throw .notScalable(path: file.path)
    }
    return face
  }

  private static func faceCount(of file: FontFile, in library: FT_Library) -> Int {
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(file.bytes.count), 0, &face)
    guard error == 0, let face else { return 0 }
    defer { FT_Done_Face(face) }
    return Int(face.pointee.num_faces)
  }

  /// Moves the face to `variations`, after a check that it has these axes.
  private static func place(
    _ face: FT_Face, at variations: [FontVariation], path: String, in library: FT_Library
  ) throws(FontError) {
    guard !variations.isEmpty else { return }
    let axes = variationAxes(of: face, in: library)
    for variation in variations where !axes.contains(where: { $0.tag == openTypeTag(variation.tag) }) {
      throw .noSuchAxis(path: path, tag: variation.tag, available: axes.map { tagName($0.tag) })
    }
    var coordinates = axes.map { axis in
      variations.last { openTypeTag($0.tag) == axis.tag && $0.value.isFinite }
        .map { FT_Fixed((min(max($0.value, -32768), 32767) * 65536).rounded()) } ?? axis.standard
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private static func variationAxes(of face: FT_Face, in library: FT_Library) -> [(tag: UInt32, standard: FT_Fixed)] {
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &table) == 0, let table else { return [] }
    defer { FT_Done_MM_Var(library, table) }
    return (0..<Int(table.pointee.num_axis)).map {
      (UInt32(truncatingIfNeeded: table.pointee.axis[$0].tag), table.pointee.axis[$0].def)
    }
  }

  private static func tagName(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
