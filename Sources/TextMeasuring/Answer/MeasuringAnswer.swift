public import TextLayout

/// What there is to say of a request's text.
public struct MeasuringAnswer: Hashable, Sendable {
  /// The request's.
  public var id: MeasuringID?
  /// What was asked for: what was not is empty in the measurements.
  public var want: Set<MeasuringWant>
  /// One for each category and each width: all widths of the first category, then those of the next.
  public var measurements: [Measurement]
  /// Where it was asked for.
  public var largestCategory: MeasuringFinding<MeasuringCategory>?
  /// Points, where it was asked for.
  public var smallestWidth: MeasuringFinding<Double>?
  /// Points per em, where it was asked for.
  public var largestFont: MeasuringFinding<Double>?

  /// The version of requests and answers.
  public static let version = 1
}

/// The outcome of a search.
public struct MeasuringFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nil: there is none.
  public var value: Value?

  init(_ value: Value?) { self.value = value }
}

extension MeasuringAnswer {
  /// A text at a category, in a width. Offsets count UTF-16 code units, lengths are in points.
  public struct Measurement: Hashable, Sendable {
    /// The reader's text size.
    public var category: MeasuringCategory
    /// The width the text was broken at; nil for none.
    public var width: Double?
    /// What the lines take: not rounded, and with the line spacing a label adds below a single line.
    public var size: TextSize
    /// What a label takes, in whole pixels, where the request gave a scale.
    public var pixels: Pixels?
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// The lines that are shown, from top to bottom.
    public var lines: [Line]
    /// The code units that are not shown, in order.
    public var hidden: [Range<Int>]
    /// The words that lines end within, in order.
    public var brokenWords: [Range<Int>]
    /// The characters that no font has.
    public var missing: [MissingCharacter]
  }

  /// A size in pixels.
  public struct Pixels: Hashable, Sendable {
    /// Pixels across.
    public var width: Int
    /// Pixels down.
    public var height: Int
  }

  /// A line in its place.
  public struct Line: Hashable, Sendable {
    /// All code units of the line, white space at its end included.
    public var range: Range<Int>
    /// The code units that are visible.
    public var visibleRange: Range<Int>
    /// Those an ellipsis stands for; nil if there is none.
    public var truncatedRange: Range<Int>?
    /// Points from the left side of the width to the line's start.
    public var x: Double
    /// Points that the line's glyphs advance by.
    public var width: Double
    /// Points from the top of the text down to the baseline.
    public var baseline: Double
    /// Points from the baseline up to the line's top.
    public var ascent: Double
    /// Points from the baseline down to the line's bottom.
    public var descent: Double
  }
}
