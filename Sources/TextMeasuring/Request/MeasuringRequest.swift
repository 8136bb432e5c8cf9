public import TextLayout

/// A text, what it is set in, the rooms it is to be measured in, and what is to be said of it.
///
/// The text is measured as a label of the same settings sets it, at each category and in each width. Lengths are in
/// points.
public struct MeasuringRequest: Hashable, Sendable {
  /// Given back with the answer.
  public var id: MeasuringID?
  /// The text, in stretches of one look.
  public var runs: [MeasuringRun]
  /// What is set in no font of its own.
  public var font = MeasuringFont.style(.body)
  /// Text sizes to measure at, one at least.
  public var categories = [MeasuringCategory.large]
  /// Widths to break the text at; none for a width without limit.
  public var widths: [Double] = []
  /// The most height the lines may take, nil for no limit. There is always one line.
  public var height: Double?
  /// The most lines there may be; 0 means no limit.
  public var lines = 0
  /// How the last line ends when text is left over; `charWrapping` breaks all lines within words.
  public var lineBreakMode = LineBreakMode.truncatingTail
  /// Where lines stand in the width.
  public var alignment = TextAlignment.natural
  /// What is said of paragraphs: the same for all.
  public var paragraph = MeasuringParagraph()
  /// Points added behind each cluster in place of the font's own tracking.
  public var tracking: Double?
  /// The last line may be set a little narrower before it is cut (`allowsDefaultTighteningForTruncation`).
  public var allowsTightening = false
  /// The text's language, a BCP 47 tag.
  public var locale = "en"
  /// Whether the interface runs from right to left: naturally aligned lines stand on the right then.
  public var isRightToLeftLayout = false
  /// Pixels in a point, to say how many pixels a label takes; nil for none.
  public var scale: Double?
  /// Whether the reader wants bold text: the system font is heavier then.
  public var hasBoldText = false
  /// What to say.
  public var want: Set<MeasuringWant> = [.size, .lines]

  /// A text of one look.
  public init(_ text: String, font: MeasuringFont = .style(.body), width: Double? = nil) {
    runs = [MeasuringRun(text)]
    self.font = font
    widths = width.map { [$0] } ?? []
  }

  /// A text of many looks.
  public init(runs: [MeasuringRun]) {
    self.runs = runs
  }

  /// Whether a label shows it as its `text`: all else needs an `attributedText`, whose line breaks follow the strategy of
  /// its paragraphs.
  var isPlain: Bool {
    tracking == nil && paragraph == MeasuringParagraph() && runs.allSatisfy(\.isPlain) && runs.count <= 1
  }
}

/// What a request can ask for.
public enum MeasuringWant: String, CaseIterable, Sendable {
  /// The room the text takes.
  case size
  /// Where the lines break and stand.
  case lines
  /// What is not shown, and the words that are broken within.
  case hidden
  /// Characters that no font has.
  case missing
  /// The largest category at which the text fits.
  case largestCategory
  /// The smallest width in which the text fits.
  case smallestWidth
  /// The largest size of the font at which the text fits.
  case largestFont
}

/// What a request is told apart by.
public enum MeasuringID: Hashable, Sendable {
  /// Any characters.
  case string(String)
  /// A number, as its digits were written.
  case number(String)
}
