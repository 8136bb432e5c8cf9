public import TextLayout

/// A run of text with attributes of its own.
public struct MeasuringRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The run's font; nil for the request's.
  public var font: MeasuringFont?
  /// Points added after each cluster instead of the font's own tracking; nil for the request's.
  public var tracking: Double?
  /// Points added after each cluster in addition to the font's own tracking; 0 turns the font's kerning off.
  public var kern: Double?
  /// The offset of the baseline upwards, in points.
  public var baselineOffset: Double
  /// Whether letters may form common ligatures.
  public var usesLigatures: Bool
  /// The language of these characters, a BCP 47 tag; nil for the request's.
  public var locale: String?

  /// Creates a run with the request's attributes, except for those that are given.
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

  /// Whether it has no attributes of its own.
  var isPlain: Bool {
    font == nil && tracking == nil && kern == nil && baselineOffset == 0 && usesLigatures && locale == nil
  }
}

/// The style of paragraphs, as in `NSParagraphStyle`. Lengths are in points; 0 means none.
public struct MeasuringParagraph: Hashable, Sendable {
  /// The minimum distance between two lines.
  public var lineSpacing = 0.0
  /// The factor for the lines' natural height.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line.
  public var maximumLineHeight = 0.0
  /// The space added below each paragraph except the last.
  public var paragraphSpacing = 0.0
  /// The writing direction of paragraphs.
  public var direction = BaseDirection.natural
  /// The line breaks to avoid; nil for those that a label avoids: all of them in a `text` and none in an
  /// `attributedText`.
  public var lineBreakStrategy: LineBreakStrategy?

  /// Creates the style in which a label sets plain text.
  public init() {}
}
