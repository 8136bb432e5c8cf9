import CFreeType

/// The facts that FreeType reads when it opens a face: validity, names, traits and metrics.
struct FaceFacts {
  let postScriptName: String
  let familyName: String
  let styleName: String
  let metrics: FontMetrics
  let traits: FontTraits
  let axes: [FontAxis]
  let glyphCount: Int
  let hasVisibleNotdef: Bool
  /// The number of the face's named location; nil at the default, or at an unnamed location.
  let namedLocation: Int?

  /// - Parameter variations: locations on the face's axes; other axes keep their default.
  init(file: FontFile, index: Int, variations: [FontVariation]) throws(FontError) {
    let face = try FreeTypeLibrary().open(file, index: index)
    axes = face.axes
    for variation in variations where !axes.contains(where: { $0.tag == variation.paddedTag }) {
      throw .noSuchAxis(path: file.path, tag: variation.tag, available: axes.map(\.tag))
    }
    // Before it is moved to its location: FreeType does not name locations.
    postScriptName = face.postScriptName ?? "Unnamed"
    familyName = face.familyName ?? "Unnamed"
    styleName = face.styleName ?? "Regular"
    let location = FontAxis.location(of: variations, on: axes)
    if !variations.isEmpty { try face.move(to: location, of: file) }
    guard let metrics = FontMetrics(face) else {
      let range = FontMetrics.unitsPerEmRange
      throw .notAFont(
        path: file.path, reason: "its units per em are outside \(range.lowerBound) to \(range.upperBound)")
    }
    self.metrics = metrics
    traits = FontTraits(face, location: location)
    glyphCount = face.glyphCount
    hasVisibleNotdef = face.hasVisibleNotdef
    namedLocation = variations.isEmpty ? nil : face.namedLocations.firstIndex(of: location)
  }

  /// The faces of a file, and the named locations of its variable ones.
  static func contents(of file: FontFile) throws(FontError) -> [(index: Int, locations: [[FontVariation]])] {
    let library = FreeTypeLibrary()
    var contents: [(index: Int, locations: [[FontVariation]])] = []
    for index in 0..<max(1, library.faceCount(of: file.bytes)) {
      contents.append((index, try library.open(file, index: index).namedLocations))
    }
    return contents
  }
}

extension FreeTypeLibrary {
  /// Opens a face suitable for setting text.
  fileprivate func open(_ file: FontFile, index: Int) throws(FontError) -> FreeTypeFace {
    let face: FreeTypeFace
    do throws(FreeTypeError) {
      face = try open(file.bytes, index: index)
    } catch {
      let count = faceCount(of: file.bytes)
      if count > 0, index >= count || index < 0 { throw .noSuchFace(path: file.path, index: index, count: count) }
      throw .notAFont(path: file.path, reason: error.reason)
    }
    // A colour bitmap font is an emoji font; other bitmap fonts have nothing that scales.
    guard face.has(FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_COLOR) else { throw .notScalable(path: file.path) }
    // HarfBuzz supports nothing else.
    guard face.has(FT_FACE_FLAG_SFNT) else { throw .notAFont(path: file.path, reason: "it has no OpenType tables") }
    return face
  }
}

extension FreeTypeFace {
  fileprivate var postScriptName: String? { FT_Get_Postscript_Name(record).map { String(cString: $0) } }
  fileprivate var familyName: String? { record.pointee.family_name.map { String(cString: $0) } }
  fileprivate var styleName: String? { record.pointee.style_name.map { String(cString: $0) } }
  fileprivate var glyphCount: Int { Int(record.pointee.num_glyphs) }

  /// Whether the glyph for missing characters is visible.
  fileprivate var hasVisibleNotdef: Bool {
    FT_Load_Glyph(record, 0, FT_Int32(FT_LOAD_NO_SCALE)) == 0 && record.pointee.glyph.pointee.outline.n_contours > 0
  }

  fileprivate func move(to location: [FontVariation], of file: FontFile) throws(FontError) {
    do throws(FreeTypeError) {
      try move(to: location)
    } catch {
      throw .notAFont(path: file.path, reason: error.reason)
    }
  }
}
