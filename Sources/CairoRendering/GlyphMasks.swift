import TextLayout

/// A cache of glyph masks and of the bitmaps of coloured glyphs.
///
/// Caching never affects a mask, only when it is made. When the capacity is exceeded, everything is evicted at once:
/// the glyphs of the current picture soon return, and no order of use has to be tracked.
final class GlyphMasks {
  /// The largest font size, in pixels per em. 340 points at 3x is a third of it.
  static let largestPixelSize = 3072.0
  /// The default capacity in bytes: room for some 60,000 masks of body text at 3x, at about 1 KB each.
  private static let defaultCapacity = 64 << 20
  private static let largestFaceCount = 128
  /// The largest number of cached styles of one font.
  private static let largestStyleCount = 128

  /// One font's face in one style, with its masks.
  final class FaceMasks {
    fileprivate struct Key: Hashable {
      var glyph: UInt32
      /// The size in 1/64 pixels per em, with the quarters of a pixel in the lowest four bits.
      private var sizeAndQuarters: UInt32

      init(_ glyph: UInt32, size: Int, _ quarters: QuarterPixels) {
        self.glyph = glyph
        sizeAndQuarters = UInt32(size << 4 | quarters.down << 2 | quarters.right)
      }
    }

    fileprivate let rasterizer: GlyphRasterizer
    fileprivate let style: GlyphStyle
    fileprivate let images: Images
    fileprivate var masks: [Key: GlyphMask] = [:]
    /// Whether some glyphs may have colours of their own.
    let hasColor: Bool

    fileprivate init(_ rasterizer: GlyphRasterizer, style: GlyphStyle, images: Images) {
      self.rasterizer = rasterizer
      self.style = style
      self.images = images
      hasColor = rasterizer.hasColor
    }
  }

  /// The bitmaps of a font's glyphs, shared by all styles.
  fileprivate final class Images {
    struct Key: Hashable {
      var glyph: UInt32
      var strike: Int
    }

    var images: [Key: GlyphImage] = [:]
  }

  /// A font's face in the styles that have been requested.
  private final class OpenFont {
    let plain: FaceMasks
    var styled: [GlyphStyle: FaceMasks] = [:]

    init(_ rasterizer: GlyphRasterizer) {
      plain = FaceMasks(rasterizer, style: .plain, images: Images())
    }

    /// Removes all masks and bitmaps.
    func forget() {
      plain.masks.removeAll()
      plain.images.images.removeAll()
      for face in styled.values { face.masks.removeAll() }
    }
  }

  private let library = FreeTypeLibrary()
  private let capacity: Int
  private var fonts: [FontInstance: OpenFont] = [:]
  private var cost = 0
  /// The number of masks that were made, for tests that count work.
  private(set) var renderedCount = 0

  /// - Parameter capacity: The capacity in bytes.
  init(capacity: Int = GlyphMasks.defaultCapacity) {
    self.capacity = capacity
  }

  var freeTypeVersion: String { library.version }

  /// The mask of a glyph, offset by the given quarters of a pixel from a pixel's left and upper edges.
  ///
  /// - Parameter size: The font size in 1/64 pixels per em, above 0.
  func mask(
    of glyph: UInt32, in face: FaceMasks, size: Int, _ quarters: QuarterPixels
  ) throws(RenderingError) -> GlyphMask {
    let key = FaceMasks.Key(glyph, size: size, quarters)
    if let mask = face.masks[key] { return mask }
    let mask = try face.rasterizer.mask(glyph: glyph, size: size, quarters: quarters, style: face.style)
    renderedCount += 1
    if makeRoom(mask.cost) { face.masks[key] = mask }
    return mask
  }

  /// The layers or the bitmap of a glyph with colours of its own; nil if it has none.
  ///
  /// - Parameter size: The font size in 1/64 pixels per em, above 0.
  func colorGlyph(_ glyph: UInt32, in face: FaceMasks, size: Int) throws(RenderingError) -> ColorGlyph? {
    let layers = face.rasterizer.layers(of: glyph)
    if !layers.isEmpty { return .layers(layers) }
    guard let strike = face.rasterizer.strike(for: size) else { return nil }
    let key = Images.Key(glyph: glyph, strike: strike)
    if let image = face.images.images[key] { return .image(image) }
    guard let image = try face.rasterizer.image(of: glyph, strike: strike) else { return nil }
    if makeRoom(image.cost) { face.images.images[key] = image }
    return .image(image)
  }

  /// The face of a font in a style; meant to be looked up once per run.
  func face(of font: FontInstance, style: GlyphStyle) throws(RenderingError) -> FaceMasks {
    let font = try open(font)
    if style == .plain { return font.plain }
    if let face = font.styled[style] { return face }
    if font.styled.count >= Self.largestStyleCount { font.styled.removeAll() }
    let face = FaceMasks(font.plain.rasterizer, style: style, images: font.plain.images)
    font.styled[style] = face
    return face
  }

  private func open(_ font: FontInstance) throws(RenderingError) -> OpenFont {
    if let open = fonts[font] { return open }
    if fonts.count >= Self.largestFaceCount { removeAll() }
    let open = OpenFont(try GlyphRasterizer(font, library: library))
    fonts[font] = open
    return open
  }

  /// Makes room for an item of this cost, evicting everything else if necessary; returns whether it should be kept.
  private func makeRoom(_ cost: Int) -> Bool {
    guard cost <= capacity / 8 else { return false }
    if self.cost + cost > capacity {
      for font in fonts.values { font.forget() }
      self.cost = 0
    }
    self.cost += cost
    return true
  }

  private func removeAll() {
    fonts.removeAll()
    cost = 0
  }
}
