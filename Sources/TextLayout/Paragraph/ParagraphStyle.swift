/// Where the lines of a paragraph stand in its width.
public enum TextAlignment: Hashable, Sendable {
  /// At the side the paragraph's direction starts at.
  case natural
  case left
  case center
  case right
}

/// How text is broken into lines and where they stand.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment
  public var baseDirection: BaseDirection
  /// The text's language, a BCP 47 tag: it chooses fonts for Han characters, line break rules and dictionaries.
  public var language: String
  /// The most lines there may be; 0 means no limit.
  public var maximumLines: Int
  /// The most height the lines may take, in points; there is always one line.
  public var maximumHeight: Double
  /// The last line ends in an ellipsis when text was cut, instead of being cut at its end.
  public var truncatesTail: Bool
  /// Lines are set apart by the font's leading too.
  public var usesFontLeading: Bool

  public init(
    alignment: TextAlignment = .natural, baseDirection: BaseDirection = .natural, language: String = "en",
    maximumLines: Int = 0, maximumHeight: Double = .infinity, truncatesTail: Bool = false, usesFontLeading: Bool = true
  ) {
    self.alignment = alignment
    self.baseDirection = baseDirection
    self.language = language
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.truncatesTail = truncatesTail
    self.usesFontLeading = usesFontLeading
  }

  /// Points between one line and the next: the font's leading, negative ones included.
  ///
  /// UIKit's labels take `max(lineSpacing, leading)` for a positive leading and `lineSpacing + leading` otherwise
  /// (mobimeo/ios-baseline-alignment, assertions over all preferred fonts); without line spacing both are the leading.
  func gap(_ metrics: LineMetrics) -> Double { usesFontLeading ? metrics.leading : 0 }

  /// The number of lines that the limits leave room for.
  ///
  /// Heights are compared with a tolerance of a millionth of a point: frames carry the rounding of one subtraction.
  func lineLimit(_ metrics: LineMetrics) -> Int {
    let limit = maximumLines > 0 ? maximumLines : Int.max
    let pitch = metrics.lineHeight + gap(metrics)
    guard maximumHeight.isFinite, pitch > 0 else { return limit }
    let count = (maximumHeight + gap(metrics) + 1e-6) / pitch
    return min(limit, max(1, count < 1e9 ? Int(count) : Int.max))
  }

  /// The height in points of `count` lines.
  func height(ofLines count: Int, _ metrics: LineMetrics) -> Double {
    count == 0 ? 0 : max(0, Double(count) * metrics.lineHeight + Double(count - 1) * gap(metrics))
  }
}
