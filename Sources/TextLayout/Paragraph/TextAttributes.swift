/// How a stretch of text is set. Lengths are in points.
public struct TextAttributes: Hashable, Sendable {
  /// The fonts and their size, metrics and features.
  public var font: TextFont
  /// The text's language, a BCP 47 tag: it chooses fonts and letter forms. Nil: the paragraph's.
  public var language: String?
  /// Added after each cluster, in every font but never inside joined scripts. 0 turns the font's own kerning off, as
  /// Core Text has it; nil leaves it alone.
  public var kern: Double?
  /// Takes the place of the font's own tracking; other values than 0 turn ligatures off, as Core Text has it. Nil: the
  /// font's.
  public var tracking: Double?
  /// Letters may join to common ligatures.
  public var usesLigatures: Bool
  /// Points upwards, or downwards below 0; the line grows where it needs to.
  public var baselineOffset: Double
  /// The natural logarithm of the factor by which glyphs and their advances are stretched.
  public var expansion: Double
  /// What stands in the place of U+FFFC OBJECT REPLACEMENT CHARACTER; other characters have none.
  public var attachment: TextAttachmentBounds?
  /// A number of the caller's own, which the runs of the result carry: what colours and lines are looked up by.
  public var paint: Int

  /// Attributes of which only the font must be said: the rest is what plain text has.
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

/// The room an attachment takes in its line, in points: `y` is the distance from the baseline up to its lower edge.
public struct TextAttachmentBounds: Hashable, Sendable {
  /// Points by which the attachment is drawn right of its place; layout does not read it.
  public var x: Double
  /// Points from the baseline up to the lower edge: negative below it.
  public var y: Double
  /// Points the line advances by; below 0 counts as 0.
  public var width: Double
  /// Points from the lower to the upper edge; below 0 counts as 0.
  public var height: Double

  /// Room of a size; it stands on the baseline unless told otherwise.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension TextAttributes {
  /// The features glyphs are chosen with: the font's, and those that the attributes turn off.
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

  /// What makes points of the run's units.
  var scale: TextScale { scale(in: font) }

  /// The same in another size of the font.
  func scale(in font: TextFont) -> TextScale {
    if let attachment { return TextScale(pointSize: max(0, attachment.width.finite), tracking: 0, spacing: 0) }
    let stretch = stretch
    return TextScale(
      pointSize: font.pointSize * stretch, opticalFraction: font.opticalFraction,
      tracking: tracking == nil ? font.tracking * stretch : 0,
      spacing: (kern ?? 0).finite + (tracking ?? 0).finite)
  }

  /// The factor of `expansion`, kept within what can be drawn.
  var stretch: Double { expansion == 0 ? 1 : Exponential.value(min(max(expansion.finite, -4), 4)) }

  /// The extents of the run, in its font or another size of that, around a baseline that is `reference` above the line's.
  func extents(in font: TextFont, above reference: Double) -> LineMetrics {
    let offset = baselineOffset.finite - reference
    if let attachment {
      let (bottom, height) = (attachment.y.finite, max(0, attachment.height.finite))
      return LineMetrics(ascent: bottom + height + offset, descent: -bottom - offset)
    }
    let metrics = font.metrics
    return LineMetrics(ascent: metrics.ascent + offset, descent: metrics.descent - offset, leading: metrics.leading)
  }
}

extension Double {
  /// The number, 0 for one that is not finite.
  var finite: Double { isFinite ? self : 0 }
}
