import CFreeType

/// What FreeType reads out of a face when it is opened: whether it is one, its names, its looks and its metrics.
struct FreeTypeFace {
  let postScriptName: String
  let familyName: String
  let styleName: String
  let metrics: FontMetrics
  let traits: FontTraits
  let axes: [FontAxis]
  let glyphCount: Int
  let hasVisibleNotdef: Bool
  /// The number of the named place that the face is at; nil for one that was not moved, or to another place.
  let namedPlace: Int?

  /// - Parameter variations: places on the face's axes; axes that are not named keep their default.
  init(file: FontFile, index: Int, variations: [FontVariation]) throws(FontError) {
    let library = try FreeType(path: file.path)
    let face = try library.open(file, index: index)
    defer { FT_Done_Face(face) }
    axes = library.axes(of: face)
    for variation in variations where !axes.contains(where: { $0.tag == variation.paddedTag }) {
      throw .noSuchAxis(path: file.path, tag: variation.tag, available: axes.map(\.tag))
    }
    // Before it moves: FreeType has no names for places.
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "Unnamed"
    familyName = face.pointee.family_name.map { String(cString: $0) } ?? "Unnamed"
    styleName = face.pointee.style_name.map { String(cString: $0) } ?? "Regular"
    let place = FontAxis.place(of: variations, on: axes)
    if !variations.isEmpty { library.move(face, to: place) }

    let record = face.pointee
    guard let metrics = FontMetrics(face) else {
      let range = FontMetrics.unitsPerEmRange
      throw .notAFont(
        path: file.path, reason: "its units per em are outside \(range.lowerBound) to \(range.upperBound)")
    }
    self.metrics = metrics
    traits = FontTraits(face, place: place)
    glyphCount = Int(record.num_glyphs)
    let loaded = FT_Load_Glyph(face, 0, FT_Int32(FT_LOAD_NO_SCALE))
    hasVisibleNotdef = loaded == 0 && record.glyph.pointee.outline.n_contours > 0
    namedPlace = variations.isEmpty ? nil : library.instances(of: face).firstIndex(of: place)
  }

  /// The faces of a file, and the named places of its variable ones.
  static func contents(of file: FontFile) throws(FontError) -> [(index: Int, instances: [[FontVariation]])] {
    let library = try FreeType(path: file.path)
    var contents: [(index: Int, instances: [[FontVariation]])] = []
    for index in 0..<max(1, library.faceCount(of: file)) {
      let face = try library.open(file, index: index)
      defer { FT_Done_Face(face) }
      contents.append((index, library.instances(of: face)))
    }
    return contents
  }
}

/// An instance of FreeType for opening faces with. It is made for each question, as FreeType is for one thread.
private final class FreeType {
  private let library: FT_Library

  init(path: String) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .notAFont(path: path, reason: "FreeType does not start")
    }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  func open(_ file: FontFile, index: Int) throws(FontError) -> FT_Face {
    var face: FT_Face?
    let error = newFace(file, index: index, &face)
    guard error == 0, let face else {
      let count = faceCount(of: file)
      if count > 0, index >= count || index < 0 { throw .noSuchFace(path: file.path, index: index, count: count) }
      throw .notAFont(path: file.path, reason: FreeTypeError.reason(error))
    }
    do throws(FontError) { try check(face.pointee.face_flags, path: file.path) } catch {
      FT_Done_Face(face)
      throw error
    }
    return face
  }

  private func check(_ flags: FT_Long, path: String) throws(FontError) {
    // A bitmap font in colour is one for emoji; others have nothing to offer that scales.
    guard flags & FT_Long(FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_COLOR) != 0 else { throw .notScalable(path: path) }
    // HarfBuzz reads nothing else.
    guard flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 else {
      throw .notAFont(path: path, reason: "it has no OpenType tables")
    }
  }

  /// How many faces the file has; 0 for one that is no font.
  func faceCount(of file: FontFile) -> Int {
    var face: FT_Face?
    guard newFace(file, index: -1, &face) == 0, let face else { return 0 }
    defer { FT_Done_Face(face) }
    return Int(face.pointee.num_faces)
  }

  private func newFace(_ file: FontFile, index: Int, _ face: inout FT_Face?) -> FT_Error {
    let bytes = file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    // The upper half of FreeType's number is a named place on the axes.
    guard index < 0x8000 else { return FT_Error(FT_Err_Invalid_Argument) }
    return FT_New_Memory_Face(library, bytes, FT_Long(file.bytes.count), FT_Long(index), &face)
  }

  func axes(of face: FT_Face) -> [FontAxis] {
    withVariations(of: face) { table in
      (0..<Int(table.num_axis)).map { FontAxis(table.axis[$0]) }
    } ?? []
  }

  /// The places on the axes that the font has names for, each with a value for every axis.
  func instances(of face: FT_Face) -> [[FontVariation]] {
    withVariations(of: face) { table in
      let axes = (0..<Int(table.num_axis)).map { FontAxis(table.axis[$0]) }
      return (0..<Int(table.num_namedstyles)).map { number in
        axes.enumerated().map { index, axis in
          // FreeType 2.12 reads the signed numbers of `fvar` as unsigned ones here.
          axis.clamped(Double(Int32(truncatingIfNeeded: table.namedstyle[number].coords[index])) / 65_536)
        }
      }
    } ?? []
  }

  private func withVariations<Result>(of face: FT_Face, _ body: (FT_MM_Var) -> Result) -> Result? {
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &table) == 0, let table else { return nil }
    defer { FT_Done_MM_Var(library, table) }
    return body(table.pointee)
  }

  /// - Parameter place: a value for each axis, in their order.
  func move(_ face: FT_Face, to place: [FontVariation]) {
    var coordinates = place.map { FT_Fixed(($0.value * 65_536).rounded()) }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}

extension FontAxis {
  fileprivate init(_ axis: FT_Var_Axis) {
    let (low, standard, high) = (axis.minimum, axis.def, axis.maximum)
    self.init(
      tag: tagName(UInt32(truncatingIfNeeded: axis.tag)), minimum: Double(min(low, standard)) / 65_536,
      standard: Double(standard) / 65_536, maximum: Double(max(high, standard)) / 65_536)
  }
}
