import CFreeType

/// The traits in which a family's faces differ.
public struct FontTraits: Hashable, Sendable {
  /// Weights from 600 count as bold, as in CSS and in Core Text's names for faces.
  package static let boldWeights = 600.0...1000

  /// The heaviness of the strokes, on OpenType's scale from 1 to 1000: 400 is regular, 700 bold.
  public var weight: Double
  /// The width of the letters in percent of the family's normal ones: 50 to 200.
  public var width: Double
  /// Whether the face is italic or oblique.
  public var isItalic: Bool
  /// Whether every character has the same advance.
  public var isMonospaced: Bool
  /// Whether some glyphs have colours of their own.
  public var hasColor: Bool

  /// The traits of a regular upright face, except for the given ones.
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

  /// Reads `OS/2`, `head` and `post`, then the axes, which take precedence.
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

  /// A class below 10 is in hundreds, as in old fonts; for one out of range the style flags decide.
  private static func weight(ofClass weightClass: Int, isBold: Bool) -> Double {
    switch weightClass {
    case 1..<10: Double(weightClass * 100)
    case 10...1000: Double(weightClass)
    default: isBold ? 700 : 400
    }
  }
}
