public import TextLayout

/// A stretch of text with attributes of its own.
public struct MeasuringRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Nil: the request's font.
  public var font: MeasuringFont?
  /// Points added behind each cluster in place of the font's own tracking; nil: the request's.
  public var tracking: Double?
  /// Points added behind each cluster beside the font's own tracking; 0 turns the font's kerning off.
  public var kern: Double?
  /// Points upwards.
  public var baselineOffset: Double
  /// Whether letters may join to common ligatures.
  public var usesLigatures: Bool
  /// The language of these characters, a BCP 47 tag; nil: the request's.
  public var locale: String?

  /// Characters that look like the rest, but for what is given.
  public init(
    _ text: String, font: MeasuringFont? = nil, tracking: Double? = nil, kern: Double? = nil,
    baselineOffset: Double = 0, usesLigatures: Bool = true, locale: String? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.usesLigatures = usesLigatures
    self.locale = locale
  }

  /// Whether it says nothing but its characters.
  var isPlain: Bool {
    font == nil && tracking == nil && kern == nil && baselineOffset == 0 && usesLigatures && locale == nil
  }
}

/// How paragraphs are set, as an `NSParagraphStyle` says. Lengths are in points; 0 means none.
public struct MeasuringParagraph: Hashable, Sendable {
  /// The least distance between two lines.
  public var lineSpacing = 0.0
  /// The factor of the lines' own height.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The most height of a line.
  public var maximumLineHeight = 0.0
  /// Added below each paragraph but the last.
  public var paragraphSpacing = 0.0
  /// Which side paragraphs start at.
  public var direction = BaseDirection.natural
  /// Breaks that are avoided; nil: those a label avoids, all of them in a `text` and none in an `attributedText`.
  public var lineBreakStrategy: LineBreakStrategy?

  /// Paragraphs as a label sets plain text.
  public init() {}
}
