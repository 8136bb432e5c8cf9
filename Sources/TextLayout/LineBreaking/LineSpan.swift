/// A line before it is drawn. Offsets count from the start of its paragraph.
struct LineSpan: Hashable, Sendable {
  var start: Int
  /// Where the next line starts.
  var end: Int
  /// Where the visible text ends: white space behind it hangs.
  var visibleEnd: Int
  /// Points from the line's start to its visible end, ellipsis and hyphen included.
  var width: Double
  /// A hyphen stands at the end.
  var hasHyphen = false
  /// The part of the text that an ellipsis stands for.
  var hidden: Range<Int>?
  /// Added to each cluster, in points: negative on a line that was tightened.
  var tightening = 0.0

  /// Nothing is seen on the line.
  var isEmpty: Bool { visibleEnd <= start && hidden == nil && !hasHyphen }
}

/// The places on a line, as distances in points from the side the paragraph starts at.
struct LineEdges: Hashable, Sendable {
  var start: Double
  var end: Double

  var width: Double { end - start }
}
