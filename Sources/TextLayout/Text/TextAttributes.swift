/// The attributes of a run of text. Lengths are in points.
public struct TextAttributes: Hashable, Sendable {
  /// The fonts and their size, metrics and features.
  public var font: TextFont
  /// The text's language, a BCP 47 tag, which determines fonts and letter forms; nil for the paragraph's.
  public var language: String?
  /// Space added after each cluster, in every font, but never between connected letters. 0 turns the font's own kerning
  /// off, as in Core Text; nil leaves it unchanged.
  public var kern: Double?
  /// Replaces the font's own tracking; values other than 0 turn ligatures off, as in Core Text. Nil for the font's own.
  public var tracking: Double?
  /// Whether letters may form common ligatures.
  public var usesLigatures: Bool
  /// Points upwards, or downwards if negative; the line grows if necessary.
  public var baselineOffset: Double
  /// The natural logarithm of the factor by which glyphs and their advances are stretched horizontally.
  public var expansion: Double
  /// The attachment in place of U+FFFC OBJECT REPLACEMENT CHARACTER; ignored for other characters.
  public var attachment: TextAttachmentBounds?
  /// A number of the caller's own, copied to the runs of the result, for looking up colours and decorations.
  public var paint: Int

  /// Attributes with a font; the others default to those of plain text.
  public init(
    font: TextFont, language: String? = nil, kern: Double? = nil, tracking: Double? = nil, usesLigatures: Bool = true,
    baselineOffset: Double = 0, expansion: Double = 0, attachment: TextAttachmentBounds? = nil, paint: Int = 0
  ) {
    self.font = font
    self.language = language
    self.kern = kern
    self.tracking = tracking
    self.usesLigatures = usesLigatures
    self.baselineOffset = baselineOffset
    self.expansion = expansion
    self.attachment = attachment
    self.paint = paint
  }
}

/// The size and position of an attachment in its line, in points: `y` is the distance from the baseline up to its lower
/// edge.
public struct TextAttachmentBounds: Hashable, Sendable {
  /// Points by which the attachment is drawn right of its place; layout does not read it.
  public var x: Double
  /// Points from the baseline up to the lower edge: negative below it.
  public var y: Double
  /// Points that the line advances by; a negative width counts as 0.
  public var width: Double
  /// Points from the lower to the upper edge; a negative height counts as 0.
  public var height: Double

  /// An attachment of a size, which stands on the baseline by default.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension TextAttributes {
  /// The OpenType features for shaping: the font's, and those that the attributes turn off.
  var features: [FontFeature] {
    kern == 0 || !usesLigatures || (tracking ?? 0) != 0 ? featuresWithoutSome : font.features
  }

  private var featuresWithoutSome: [FontFeature] {
    var features = font.features
    if kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    if !usesLigatures || (tracking ?? 0) != 0 {
      features += [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
    }
    return features
  }

  /// The scale from the run's units to points.
  var scale: TextScale { scale(in: font) }

  /// The same scale in another size of the font.
  func scale(in font: TextFont) -> TextScale {
    if let attachment { return TextScale(pointSize: max(0, attachment.width.finite), tracking: 0, spacing: 0) }
    let stretch = stretch
    return TextScale(
      pointSize: font.pointSize * stretch, opticalFraction: font.opticalFraction,
      tracking: tracking == nil ? font.tracking * stretch : 0,
      spacing: (kern ?? 0).finite + (tracking ?? 0).finite,
      emojiSpacing: EmojiMetrics.spacing(at: font.pointSize) * stretch)
  }

  /// The factor of `expansion`, limited to what can be drawn.
  var stretch: Double { expansion == 0 ? 1 : Exponential.value(min(max(expansion.finite, -4), 4)) }

  /// The extents of the run, in its font or another size of it, around a baseline that is `reference` above the line's.
  func extents(in font: TextFont, above reference: Double) -> LineMetrics {
    TextAttributes.extents(font.metrics, attachment, raisedBy: baselineOffset.finite - reference)
  }

  /// The extents of a font, or of an attachment, raised by an offset.
  static func extents(
    _ metrics: LineMetrics, _ attachment: TextAttachmentBounds?, raisedBy offset: Double
  ) -> LineMetrics {
    if let attachment {
      let (bottom, height) = (attachment.y.finite, max(0, attachment.height.finite))
      return LineMetrics(ascent: bottom + height + offset, descent: -bottom - offset)
    }
    return LineMetrics(ascent: metrics.ascent + offset, descent: metrics.descent - offset, leading: metrics.leading)
  }
}

extension Double {
  /// The number, or 0 if it is not finite.
  var finite: Double { isFinite ? self : 0 }
}
