/// The size of a text, in points.
public struct TextSize: Hashable, Sendable {
  /// Points across; for a text, the width of its widest line, including indents, and white space at its end as far as
  /// it fits.
  public var width: Double
  /// Points down; for a text, from the top of its first line to the bottom of its last.
  public var height: Double
}

/// A positioned glyph. `x` grows to the right and `y` downwards, in points, from the origin of the text or of a line.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; 0 is the box for a missing character.
  public var id: UInt32
  /// Points to the right of the origin; in a run, from the line's left end.
  public var x: Double
  /// Points below the origin; in a run, below the line's baseline, and negative above it.
  public var y: Double

  /// A glyph at a place of the caller's choice.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font, in visual order. Their positions are relative to the start of the line, on its baseline.
public struct PositionedRun: Hashable, Sendable {
  /// The font of the glyphs' numbers: a fallback if the requested one lacks the characters.
  public var font: FontInstance
  /// Points per em of the glyphs.
  public var pointSize: Double
  /// Points per em of the font in the attributes; the same, but for emoji, which the platform enlarges in small texts.
  public var textSize: Double
  /// The factor by which glyphs are stretched horizontally.
  public var stretch: Double
  /// Whether the glyphs run from right to left; they are in visual order all the same.
  public var isRightToLeft: Bool
  /// The UTF-16 code units it shows; empty for an ellipsis or a hyphen.
  public var range: Range<Int>
  /// Points from the line's start to the run's left end.
  public var x: Double
  /// Points from the run's left end to its right end, including tracking and kern after its last cluster.
  public var width: Double
  /// Points by which the run stands above the line's baseline; its glyphs' positions include them.
  public var baselineOffset: Double
  /// The number from its attributes.
  public var paint: Int
  /// The metrics of the font in the attributes, which may differ from `font`.
  public var metrics: LineMetrics
  /// The attachment shown in place of glyphs.
  public var attachment: TextAttachmentBounds?
  /// From left to right; empty for an attachment.
  public var glyphs: [PositionedGlyph]
}

/// One line of measured text: its UTF-16 code units and its width.
public struct MeasuredLine: Hashable, Sendable {
  /// All code units of the line, including white space at its end.
  public var range: Range<Int>
  /// The code units that are visible; white space at the end of the line hangs.
  public var visibleRange: Range<Int>
  /// Points from the first glyph's origin to the end of the last one's advance, including an ellipsis or hyphen.
  public var width: Double
  /// The code units within `range` that an ellipsis replaces; nil if there is none.
  public var truncatedRange: Range<Int>?

  /// Whether an ellipsis replaces some text.
  public var isTruncated: Bool { truncatedRange != nil }
}

/// The size of a text and the ranges of its lines.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of all visible lines, as in `PositionedText.size`.
  public var size: TextSize
  /// The visible lines, from top to bottom.
  public var lines: [MeasuredLine]
  /// The code units that are not shown because of a limit, in order.
  public var cutRanges: [Range<Int>]

  /// Whether some of the text is hidden.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}

/// One positioned line of text.
public struct PositionedLine: Hashable, Sendable {
  /// The line's code units and its width.
  public var measured: MeasuredLine
  /// Points from the left side of the text's width to the line's start.
  public var x: Double
  /// The distance from the top of the text to the baseline, in points.
  public var baseline: Double
  /// The line's extents, after applying its height limits.
  public var metrics: LineMetrics
  /// The line's runs from left to right; none on an empty line.
  public var runs: [PositionedRun]
}

/// A text in lines of glyphs, ready to be drawn.
public struct PositionedText: Hashable, Sendable {
  /// The size of the lines in points, as measured by `TextLayoutEngine.measure(_:in:)`.
  public var size: TextSize
  /// The visible lines, from top to bottom.
  public var lines: [PositionedLine]
  /// The code units that are not shown because of a limit, in order.
  public var cutRanges: [Range<Int>]
  /// The code units of each word that is broken for lack of space, in order.
  public var brokenWords: [Range<Int>]
  /// The clusters shown as boxes, in order; paragraphs left out by a limit are not all examined.
  public var missingCharacters: [MissingCharacter]

  /// Whether some of the text is hidden.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}
