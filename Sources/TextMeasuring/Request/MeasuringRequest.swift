public import TextLayout

/// A text with its font, the widths to measure it in, and the kinds of results to return.
///
/// The text is measured as a label with the same settings sets it, at each category and in each width. Lengths are in
/// points.
public struct MeasuringRequest: Hashable, Sendable {
  /// An identifier that is returned with the answer.
  public var id: MeasuringID?
  /// The text, as runs with uniform attributes.
  public var runs: [MeasuringRun]
  /// The font of runs without a font of their own.
  public var font = MeasuringFont.style(.body)
  /// The text sizes to measure at; at least one.
  public var categories = [MeasuringCategory.large]
  /// The widths to break the text at; empty for no limit.
  public var widths: [Double] = []
  /// The maximum height of the lines; nil for no limit. There is always at least one line.
  public var height: Double?
  /// The maximum number of lines; 0 means no limit.
  public var lines = 0
  /// The treatment of the last line if there is more text; `charWrapping` breaks all lines within words.
  public var lineBreakMode = LineBreakMode.truncatingTail
  /// The alignment of lines in the width.
  public var alignment = TextAlignment.natural
  /// The style of all paragraphs.
  public var paragraph = MeasuringParagraph()
  /// Points added after each cluster instead of the font's own tracking.
  public var tracking: Double?
  /// Whether the last line may be tightened before it is truncated (`allowsDefaultTighteningForTruncation`).
  public var allowsTightening = false
  /// The text's language, a BCP 47 tag.
  public var locale = "en"
  /// Whether the interface runs from right to left: lines with natural alignment are then aligned to the right.
  public var isRightToLeftLayout = false
  /// The pixels per point, for the label's size in pixels; nil to leave that out.
  public var scale: Double?
  /// Whether the reader prefers bold text, with which the system font is heavier.
  public var hasBoldText = false
  /// The kinds of results to return.
  public var want: Set<ResultKind> = [.size, .lines]
  /// Points to find the nearest carets to, relative to the top left corner of the text's width.
  public var hits: [MeasuringPoint] = []

  /// Creates a request for a text with uniform attributes.
  public init(_ text: String, font: MeasuringFont = .style(.body), width: Double? = nil) {
    runs = [MeasuringRun(text)]
    self.font = font
    widths = width.map { [$0] } ?? []
  }

  /// Creates a request for a text with several runs.
  public init(runs: [MeasuringRun]) {
    self.runs = runs
  }

  /// Whether a label can show it as its `text`: anything else needs an `attributedText`, whose line breaks follow the
  /// strategy of its paragraphs.
  var isPlain: Bool {
    tracking == nil && paragraph == MeasuringParagraph() && runs.allSatisfy(\.isPlain) && runs.count <= 1
  }
}

/// A kind of result that a request can ask for.
public enum ResultKind: String, CaseIterable, Sendable {
  /// The size of the text.
  case size
  /// The breaks and positions of lines.
  case lines
  /// The hidden text, and the words broken across lines.
  case hidden
  /// The characters missing from all fonts.
  case missing
  /// The bounding box of everything that is drawn.
  case ink
  /// The positions of carets.
  case carets
  /// The position of each character.
  case clusters
  /// The largest category at which the text fits.
  case largestCategory
  /// The smallest width in which the text fits.
  case smallestWidth
  /// The largest size of the font at which the text fits.
  case largestFont
}

/// A point in a text, relative to the top left corner of its width, in points.
public struct MeasuringPoint: Hashable, Sendable {
  /// The distance from the left side.
  public var x: Double
  /// The distance below the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The identifier of a request.
public enum MeasuringID: Hashable, Sendable {
  /// Any characters.
  case string(String)
  /// A number, with its digits as they were written.
  case number(String)
}
