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
  public var isRightToLeft: Bool
  /// The UTF-16 code units it shows; empty for an ellipsis, which stands for text that is not shown.
  public var range: Range<Int>
  public var glyphs: [PositionedGlyph]
}

/// One line of text, measured: the UTF-16 code units it takes from the text, and how wide it is.
public struct MeasuredLine: Hashable, Sendable {
  /// All code units of the line, white space at its end included.
  public var range: Range<Int>
  /// The code units that are visible; white space at the end of the line hangs.
  public var visibleRange: Range<Int>
  /// Points from the first glyph's origin to the end of the last one's advance, the ellipsis included.
  public var width: Double
  /// An ellipsis stands for text that was cut.
  public var isTruncated: Bool
}

/// The size of a text and where its lines start.
public struct TextMeasurement: Hashable, Sendable {
  public var size: TextSize
  public var lines: [MeasuredLine]
  /// Some of the text is not shown: a limit cut it.
  public var isTruncated: Bool
}

/// One line of text in its place.
public struct PositionedLine: Hashable, Sendable {
  public var measured: MeasuredLine
  /// Points from the left side of the text's width to the line's start.
  public var x: Double
  /// Points from the top of the text down to the baseline.
  public var baseline: Double
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
  public var isTruncated: Bool
  public var missingCharacters: [MissingCharacter]
}
