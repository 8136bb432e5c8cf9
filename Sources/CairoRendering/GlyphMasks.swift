import TextLayout

/// Glyph masks, each made once and kept while there is room.
///
/// What is kept never changes a mask, only when it is made. When the room is used up everything goes at once: the glyphs
/// of the picture in hand soon return, and no order of use has to be kept.
final class GlyphMasks {
  /// Pixels an em. 340 points at 3x is a third of it.
  static let largestPixelSize = 3072.0
  /// Room for some 60,000 masks of body text at 3x, at about 1 KB each.
  private static let defaultCapacity = 64 << 20
  private static let largestFaceCount = 128

  /// One font's face and its masks.
  final class FaceMasks {
    fileprivate struct Key: Hashable {
      var glyph: UInt32
      /// In 1/64 pixels an em, and the quarter in the lowest two bits.
      var sizeAndQuarter: UInt32
    }

    fileprivate let face: FreeTypeLibrary.Face
    fileprivate var masks: [Key: GlyphMask] = [:]

    fileprivate init(face: FreeTypeLibrary.Face) { self.face = face }
  }

  private let library = FreeTypeLibrary()
  private let capacity: Int
  private var faces: [FontInstance: FaceMasks] = [:]
  private var cost = 0
  /// How many masks were made, for tests that count work.
  private(set) var renderedCount = 0

  /// - Parameter capacity: In bytes.
  init(capacity: Int = GlyphMasks.defaultCapacity) {
    self.capacity = capacity
  }

  var freeTypeVersion: String { library.version }

  /// The mask of a glyph, `quarter` quarters of a pixel right of a pixel's left edge.
  ///
  /// - Parameter size: In 1/64 pixels an em, above 0.
  func mask(of glyph: UInt32, in face: FaceMasks, size: Int, quarter: Int) throws(RenderingError) -> GlyphMask {
    let key = FaceMasks.Key(glyph: glyph, sizeAndQuarter: UInt32(size << 2 | quarter))
    if let mask = face.masks[key] { return mask }
    let mask = try face.face.mask(glyph: glyph, size: size, quarter: quarter)
    renderedCount += 1
    keep(mask, key, face)
    return mask
  }

  /// The face of a font, to be asked for once a run.
  func face(of font: FontInstance) throws(RenderingError) -> FaceMasks {
    if let face = faces[font] { return face }
    if faces.count >= Self.largestFaceCount { removeAll() }
    let face = FaceMasks(face: try library.open(font))
    faces[font] = face
    return face
  }

  private func keep(_ mask: GlyphMask, _ key: FaceMasks.Key, _ face: FaceMasks) {
    guard mask.cost <= capacity / 8 else { return }
    if cost + mask.cost > capacity {
      for face in faces.values { face.masks.removeAll() }
      cost = 0
    }
    face.masks[key] = mask
    cost += mask.cost
  }

  private func removeAll() {
    faces.removeAll()
    cost = 0
  }
}
