/// The size of a text, in points.
public struct TextSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
}

/// A glyph at a place. `x` grows to the right and `y` downwards, in points, from the origin of the text or of a line.
public struct PositionedGlyph: Hashable, Sendable {
  public var id: UInt32
  public var x: Double
  public var y: Double

  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font, in visual order. Their places are relative to the start of the line, on its baseline.
public struct PositionedRun: Hashable, Sendable {
  public var font: FontInstance
  public var pointSize: Double
  /// The factor by which glyphs are stretched horizontally.
  public var stretch: Double
  public var isRightToLeft: Bool
  /// The UTF-16 code units it shows; empty for an ellipsis or a hyphen, which stand for no text of their own.
  public var range: Range<Int>
  /// Points from the line's start to the run's left end, and how far it advances.
  public var x: Double
  public var width: Double
  /// Points by which the run stands above the line's baseline; its glyphs' places include them.
  public var baselineOffset: Double
  /// The number its attributes have, and the metrics of the font they ask for.
  public var paint: Int
  public var metrics: LineMetrics
  /// What stands in the text here in the place of glyphs.
  public var attachment: TextAttachmentBounds?
  public var glyphs: [PositionedGlyph]
}

/// One line of text, measured: the UTF-16 code units it takes from the text, and how wide it is.
public struct MeasuredLine: Hashable, Sendable {
  /// All code units of the line, white space at its end included.
  public var range: Range<Int>
  /// The code units that are visible; white space at the end of the line hangs.
  public var visibleRange: Range<Int>
  /// Points from the first glyph's origin to the end of the last one's advance, ellipsis and hyphen included.
  public var width: Double
  /// The code units within `range` that an ellipsis stands for; nil if there is none.
  public var truncatedRange: Range<Int>?

  /// An ellipsis stands for text that was cut.
  public var isTruncated: Bool { truncatedRange != nil }
}

/// The size of a text and where its lines start.
public struct TextMeasurement: Hashable, Sendable {
  public var size: TextSize
  public var lines: [MeasuredLine]
  /// The code units that are not shown because a limit cut them, in order.
  public var cutRanges: [Range<Int>]

  /// Some of the text is not shown.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}

/// One line of text in its place.
public struct PositionedLine: Hashable, Sendable {
  public var measured: MeasuredLine
  /// Points from the left side of the text's width to the line's start.
  public var x: Double
  /// Points from the top of the text down to the baseline.
  public var baseline: Double
  /// The line's own extents, its height limits included.
  public var metrics: LineMetrics
  public var runs: [PositionedRun]
}

/// A character that no font has. It is shown as a box.
public struct MissingCharacter: Hashable, Sendable {
  /// Its offset in UTF-16 code units.
  public var offset: Int
  public var characters: String
}

/// A text in lines of glyphs, ready to be drawn.
public struct PositionedText: Hashable, Sendable {
  public var size: TextSize
  public var lines: [PositionedLine]
  /// The code units that are not shown because a limit cut them, in order.
  public var cutRanges: [Range<Int>]
  /// The words that lines end within, for lack of room: the code units of each, in order.
  public var brokenWords: [Range<Int>]
  public var missingCharacters: [MissingCharacter]

  /// Some of the text is not shown.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}
