import CFreeType

/// How a face looks, as far as faces of a family differ by it.
public struct FontTraits: Hashable, Sendable {
  /// From 600 a weight is bold, as CSS and Core Text's names for faces have it.
  package static let boldWeights = 600.0...1000

  /// How heavy the strokes are, on OpenType's scale from 1 to 1000: 400 is regular, 700 bold.
  public var weight: Double
  /// The width of the letters in percent of the family's normal ones: 50 to 200.
  public var width: Double
  /// Italic or oblique.
  public var isItalic: Bool
  /// Every character has the same advance.
  public var isMonospaced: Bool
  /// Some glyphs are in colours of their own.
  public var hasColor: Bool

  /// The traits of a regular upright face, but for those given.
  public init(
    weight: Double = 400, width: Double = 100, isItalic: Bool = false, isMonospaced: Bool = false,
    hasColor: Bool = false
  ) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasColor = hasColor
  }

  /// The percentages of `usWidthClass` 1 to 9 (OpenType 1.9, `OS/2`).
  private static let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// Reads `OS/2`, `head` and `post`, then the axes, which count for more.
  init(_ face: FreeTypeFace, location: [FontVariation]) {
    let style = face.record.pointee.style_flags
    let os2 = face.table(FT_SFNT_OS2, as: TT_OS2.self)
    func axis(_ tag: String) -> Double? { location.first { $0.tag == tag }?.value }
    let isBold = style & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let isSloped = style & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    weight = axis("wght") ?? FontTraits.weight(ofClass: Int(os2?.usWeightClass ?? 0), isBold: isBold)
    let widthClass = Int(os2?.usWidthClass ?? 5)
    width = axis("wdth") ?? (1...9 ~= widthClass ? FontTraits.widths[widthClass - 1] : 100)
    isItalic = (axis("slnt") ?? 0) != 0 || (axis("ital") ?? 0) >= 0.5 || isSloped
    isMonospaced = face.has(FT_FACE_FLAG_FIXED_WIDTH)
    hasColor = face.has(FT_FACE_FLAG_COLOR)
  }

  /// A class below 10 is hundreds, as in old fonts; one out of range is what the style flags say.
  private static func weight(ofClass weightClass: Int, isBold: Bool) -> Double {
    switch weightClass {
    case 1..<10: Double(weightClass * 100)
    case 10...1000: Double(weightClass)
    default: isBold ? 700 : 400
    }
  }
}
