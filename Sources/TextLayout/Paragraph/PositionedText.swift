/// The size of a text, in points.
public struct TextSize: Hashable, Sendable {
  /// Points across; of a text, those of its widest line: indents count, and white space at its end as far as it has
  /// room.
  public var width: Double
  /// Points down; of a text, from the top of its first line to the bottom of its last.
  public var height: Double
}

/// A glyph at a place. `x` grows to the right and `y` downwards, in points, from the origin of the text or of a line.
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

/// Glyphs of one font, in visual order. Their places are relative to the start of the line, on its baseline.
public struct PositionedRun: Hashable, Sendable {
  /// The font that the glyphs' numbers belong to: a fallback where the one asked for lacks the characters.
  public var font: FontInstance
  /// Points per em of the glyphs.
  public var pointSize: Double
  /// The factor by which glyphs are stretched horizontally.
  public var stretch: Double
  /// The glyphs run from right to left; they are in visual order all the same.
  public var isRightToLeft: Bool
  /// The UTF-16 code units it shows; empty for an ellipsis or a hyphen, which stand for no text of their own.
  public var range: Range<Int>
  /// Points from the line's start to the run's left end, and how far it advances.
  public var x: Double
  /// Points from the run's left end to its right end; tracking and kern behind its last cluster count.
  public var width: Double
  /// Points by which the run stands above the line's baseline; its glyphs' places include them.
  public var baselineOffset: Double
  /// The number its attributes have, and the metrics of the font they ask for.
  public var paint: Int
  /// The metrics of the font that the attributes ask for, which `font` need not be.
  public var metrics: LineMetrics
  /// What stands in the text here in the place of glyphs.
  public var attachment: TextAttachmentBounds?
  /// From left to right; empty for an attachment.
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
  /// The size of all lines that are shown, as `PositionedText.size` has it.
  public var size: TextSize
  /// The lines that are shown, from top to bottom.
  public var lines: [MeasuredLine]
  /// The code units that are not shown because a limit cut them, in order.
  public var cutRanges: [Range<Int>]

  /// Some of the text is not shown.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}

/// One line of text in its place.
public struct PositionedLine: Hashable, Sendable {
  /// The line's code units and its width.
  public var measured: MeasuredLine
  /// Points from the left side of the text's width to the line's start.
  public var x: Double
  /// Points from the top of the text down to the baseline.
  public var baseline: Double
  /// The line's own extents, its height limits included.
  public var metrics: LineMetrics
  /// The line's runs from left to right; none on an empty line.
  public var runs: [PositionedRun]
}

/// A character that no font has. It is shown as a box.
public struct MissingCharacter: Hashable, Sendable {
  /// Its offset in UTF-16 code units.
  public var offset: Int
  /// The whole grapheme cluster that starts there: other characters of it may have glyphs.
  public var characters: String
}

/// A text in lines of glyphs, ready to be drawn.
public struct PositionedText: Hashable, Sendable {
  /// Points that the lines take: what `TextLayoutEngine.measure(_:in:)` says of the same text.
  public var size: TextSize
  /// The lines that are shown, from top to bottom.
  public var lines: [PositionedLine]
  /// The code units that are not shown because a limit cut them, in order.
  public var cutRanges: [Range<Int>]
  /// The words that lines end within, for lack of room: the code units of each, in order.
  public var brokenWords: [Range<Int>]
  /// The clusters set as boxes, in order; paragraphs that a limit leaves out are not all looked at.
  public var missingCharacters: [MissingCharacter]

  /// Some of the text is not shown.
  public var isTruncated: Bool { !cutRanges.isEmpty }
}
