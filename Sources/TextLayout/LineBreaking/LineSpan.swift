/// A line before its glyphs are positioned. Offsets count from the start of its paragraph.
struct LineSpan: Hashable, Sendable {
  var start: Int
  /// The offset at which the next line starts.
  var end: Int
  /// The offset at which the visible text ends: white space after it hangs.
  var visibleEnd: Int
  /// Points from the line's start to its visible end, ellipsis and hyphen included.
  var width: Double
  /// Whether a hyphen is shown at the end.
  var hasHyphen = false
  /// The part of the text that is replaced by an ellipsis.
  var hidden: Range<Int>?
  /// Added to each cluster, in points: negative on a line that was tightened.
  var tightening = 0.0

  /// Whether nothing is visible on the line.
  var isEmpty: Bool { visibleEnd <= start && hidden == nil && !hasHyphen }
}
