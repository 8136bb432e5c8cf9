/// The horizontal placement of a paragraph's lines.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where the paragraph's direction starts.
  case natural
  /// At the left side, in either direction.
  case left
  /// In the middle between the indents; a line that is wider extends beyond both.
  case center
  /// At the right side, in either direction.
  case right
  /// From edge to edge by widening spaces, except for lines that end a paragraph, which are natural. If spaces would
  /// become wide, a word of the previous line may move down.
  case justified
}

/// The treatment of text that is wider than its container.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; a word too long for a line breaks between clusters.
  case wordWrapping
  /// Lines break between any two clusters.
  case charWrapping
  /// One line, which ends at the container's edge.
  case clipping
  /// One line whose start is replaced with an ellipsis.
  case truncatingHead
  /// One line whose end is replaced with an ellipsis.
  case truncatingTail
  /// One line whose middle is replaced with an ellipsis.
  case truncatingMiddle

  /// Whether text continues on a new line.
  public var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}

/// Breaks that are avoided if possible.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Avoids a single short word on the last of two lines, by moving the previous word down to it.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean breaks between words, not between syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of labels.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// A position that a tab moves to.
public struct TabStop: Hashable, Sendable {
  /// The part of the text after a tab that is aligned at the stop.
  public enum Alignment: Hashable, Sendable {
    /// The end of the text that is nearer to the paragraph's start: the right one in a right-to-left paragraph.
    case left
    /// The text's middle.
    case center
    /// The end of the text that is farther from the paragraph's start.
    case right
    /// The first of these characters in the text after the tab, or else the text's end.
    case terminators(String)
  }

  /// The part of the text after the tab that is at `location`.
  public var alignment: Alignment
  /// Points from the side where the paragraph starts.
  public var location: Double

  /// A stop at `location` points, which should be above 0.
  public init(alignment: Alignment = .left, location: Double) {
    self.alignment = alignment
    self.location = location
  }

  /// The default stops of a paragraph: twelve, 28 points apart.
  public static let standard = (1...12).map { TabStop(location: 28 * Double($0)) }
}

/// The style of a paragraph: its line breaking, alignment and spacing. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The placement of lines between the indents.
  public var alignment: TextAlignment
  /// The side where the paragraph starts, and the direction of text that has none of its own.
  public var baseDirection: BaseDirection
  /// The text's language, a BCP 47 tag: it chooses fonts for Han characters, line break rules and dictionaries.
  public var language: String
  /// The treatment of lines that are too wide; the last line that a container allows ends according to `TextContainer`.
  public var lineBreakMode: LineBreakMode
  /// Breaks that are avoided if possible.
  public var lineBreakStrategy: LineBreakStrategy
  /// The minimum distance between the bottom of a line and the top of the next one.
  public var lineSpacing: Double = 0
  /// Added below the paragraph, unless it is the last.
  public var paragraphSpacing: Double = 0
  /// Added above the paragraph, unless it is the first.
  public var paragraphSpacingBefore: Double = 0
  /// From the side where the paragraph starts to the first line.
  public var firstLineHeadIndent: Double = 0
  /// Points from the side where the paragraph starts to every line but the first.
  public var headIndent: Double = 0
  /// The lines' end: measured from the side where the paragraph starts if positive, else from the other side.
  public var tailIndent: Double = 0
  /// The minimum height of a line; additional height goes above the text. 0 means none.
  public var minimumLineHeight: Double = 0
  /// The maximum height of a line; 0 means no limit.
  public var maximumLineHeight: Double = 0
  /// The factor for the lines' natural height; 0 means 1.
  public var lineHeightMultiple: Double = 0
  /// The stops, in any order; a tab moves to the nearest one after it.
  public var tabStops: [TabStop] = TabStop.standard
  /// Tabs after the last stop move to multiples of this length; if it is 0 they are a third of an em wide.
  public var defaultTabInterval: Double = 0

  /// A style without indents, spacing or limits of line height.
  public init(
    alignment: TextAlignment = .natural, baseDirection: BaseDirection = .natural, language: String = "en",
    lineBreakMode: LineBreakMode = .wordWrapping, lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.alignment = alignment
    self.baseDirection = baseDirection
    self.language = language
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }
}

extension ParagraphStyle {
  /// Points from the side where the paragraph starts to the line's start and end, in a container of `width` points.
  ///
  /// If indents leave no space, the line has no width and is at the indent.
  func edges(isFirst: Bool, width: Double) -> LineEdges {
    let start = max(0, (isFirst ? firstLineHeadIndent : headIndent).finite)
    let tail = tailIndent.finite
    let end = tail > 0 ? min(tail, width) : width + tail
    return LineEdges(start: start, end: max(start, end))
  }
}
