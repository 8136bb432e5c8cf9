public import TextLayout

/// The answer to a measuring request.
public struct MeasuringAnswer: Hashable, Sendable {
  /// The request's identifier.
  public var id: MeasuringID?
  /// The kinds of results that were requested; all others are empty in the measurements.
  public var want: Set<ResultKind>
  /// A measurement for each category and each width: all widths of the first category, then those of the next.
  public var measurements: [Measurement]
  /// The largest category at which the text fits, if requested.
  public var largestCategory: MeasuringFinding<MeasuringCategory>?
  /// The smallest width in which the text fits, in points, if requested.
  public var smallestWidth: MeasuringFinding<Double>?
  /// The largest font size at which the text fits, in points per em, if requested.
  public var largestFont: MeasuringFinding<Double>?

  /// The version of the request and answer format.
  public static let version = 1
}

/// The result of a search.
public struct MeasuringFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value that was found; nil if there is none.
  public var value: Value?

  init(_ value: Value?) { self.value = value }
}

extension MeasuringAnswer {
  /// A measurement of the text at a category, in a width. Offsets count UTF-16 code units, lengths are in points.
  public struct Measurement: Hashable, Sendable {
    /// The reader's text size.
    public var category: MeasuringCategory
    /// The width that the text was broken at; nil for no limit.
    public var width: Double?
    /// The size that the lines take: not rounded, and with the line spacing that a label adds below a single line.
    public var size: TextSize
    /// The size of a label in whole pixels, if the request gives a scale.
    public var pixels: Pixels?
    /// Whether some of the text is hidden.
    public var isTruncated: Bool
    /// The visible lines, from top to bottom.
    public var lines: [Line]
    /// The ranges of hidden code units, in order.
    public var hidden: [Range<Int>]
    /// The words that are broken across lines, in order.
    public var brokenWords: [Range<Int>]
    /// The characters that are missing from all fonts.
    public var missing: [MissingCharacter]
    /// The bounding box of everything that is drawn, relative to the top left corner of the text's width; nil if
    /// nothing is drawn.
    public var ink: TextRect?
    /// The positions of carets, in the order of the text.
    public var carets: [TextCaret] = []
    /// The positions of the characters in each line, in the order of the text.
    public var clusters: [[PositionedCluster]] = []
    /// The carets nearest to the request's points; nil if there is no line.
    public var hits: [TextCaret?] = []
  }

  /// A size in pixels.
  public struct Pixels: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
  }

  /// A line with its position.
  public struct Line: Hashable, Sendable {
    /// All code units of the line, including white space at its end.
    public var range: Range<Int>
    /// The code units that are visible.
    public var visibleRange: Range<Int>
    /// The code units that an ellipsis replaces; nil if there is no ellipsis.
    public var truncatedRange: Range<Int>?
    /// The distance from the left side of the width to the line's start, in points.
    public var x: Double
    /// The total advance of the line's glyphs, in points.
    public var width: Double
    /// The distance from the top of the text to the baseline, in points.
    public var baseline: Double
    /// The distance from the baseline up to the line's top, in points.
    public var ascent: Double
    /// The distance from the baseline down to the line's bottom, in points.
    public var descent: Double
  }
}
