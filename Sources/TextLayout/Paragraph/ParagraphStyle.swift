/// Where the lines of a paragraph stand in its width.
public enum TextAlignment: Hashable, Sendable {
  /// At the side the paragraph's direction starts at.
  case natural
  /// At the left side, in either direction.
  case left
  /// In the middle between the indents; a line that is wider reaches beyond both.
  case center
  /// At the right side, in either direction.
  case right
  /// From edge to edge by wider spaces, but for the lines that end a paragraph, which are natural. Where spaces would grow
  /// wide, a word of the line before may move to theirs.
  case justified
}

/// What becomes of text that is wider than its container.
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

  /// Text goes on in a new line.
  public var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}

/// Where lines had better not break.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The last of two lines does not hold a single short word: the word before it joins it.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean breaks between words, not between syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// What labels do.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// A place that a tab moves to.
public struct TabStop: Hashable, Sendable {
  /// Which part of the text behind a tab stands at the stop.
  public enum Alignment: Hashable, Sendable {
    /// The end of the text that is nearer to where the paragraph starts: the right one in a paragraph from right to
    /// left.
    case left
    /// The text's middle.
    case center
    /// The end of the text that is farther from where the paragraph starts.
    case right
    /// The first of these characters in the text behind the tab stands at the stop, or the text's end.
    case terminators(String)
  }

  /// What of the text behind the tab is at `location`.
  public var alignment: Alignment
  /// Points from the side the paragraph starts at.
  public var location: Double

  /// A stop at `location` points, which should be above 0.
  public init(alignment: Alignment = .left, location: Double) {
    self.alignment = alignment
    self.location = location
  }

  /// What a paragraph has unless told otherwise: twelve stops, 28 points apart.
  public static let standard = (1...12).map { TabStop(location: 28 * Double($0)) }
}

/// How a paragraph is broken into lines and where they stand. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines stand between the indents.
  public var alignment: TextAlignment
  /// Which side the paragraph starts at, and which way text without a direction of its own runs.
  public var baseDirection: BaseDirection
  /// The text's language, a BCP 47 tag: it chooses fonts for Han characters, line break rules and dictionaries.
  public var language: String
  /// What becomes of lines that are too wide; the last line that a container allows ends as `TextContainer` says.
  public var lineBreakMode: LineBreakMode
  /// Breaks that are avoided where wrapping has a choice.
  public var lineBreakStrategy: LineBreakStrategy
  /// The least distance between the bottom of a line and the top of the next one.
  public var lineSpacing: Double = 0
  /// Added below the paragraph, unless it is the last.
  public var paragraphSpacing: Double = 0
  /// Added above the paragraph, unless it is the first.
  public var paragraphSpacingBefore: Double = 0
  /// From the side the paragraph starts at to the first line, and to the others.
  public var firstLineHeadIndent: Double = 0
  /// Points from the side the paragraph starts at to every line but the first.
  public var headIndent: Double = 0
  /// The lines' end: from the side the paragraph starts at if positive, else from the other side.
  public var tailIndent: Double = 0
  /// The least height of a line; what it adds goes above the text. 0 means none.
  public var minimumLineHeight: Double = 0
  /// 0 means no limit.
  public var maximumLineHeight: Double = 0
  /// The factor of the lines' own height; 0 means 1.
  public var lineHeightMultiple: Double = 0
  /// The stops, in any order; a tab moves to the nearest one behind it.
  public var tabStops: [TabStop] = TabStop.standard
  /// Tabs behind the last stop move to multiples of this length; if it is 0 they are a third of an em wide.
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
  /// Points from the side the paragraph starts at to the line's start and end, in a container of `width` points.
  ///
  /// Indents that leave no room leave a line without width at the indent.
  func edges(isFirst: Bool, width: Double) -> LineEdges {
    let start = max(0, (isFirst ? firstLineHeadIndent : headIndent).finite)
    let tail = tailIndent.finite
    let end = tail > 0 ? min(tail, width) : width + tail
    return LineEdges(start: start, end: max(start, end))
  }
}
