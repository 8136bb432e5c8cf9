/// A positioned grapheme cluster: a character as perceived by a reader.
public struct PositionedCluster: Hashable, Sendable {
  /// Its UTF-16 code units.
  public var range: Range<Int>
  /// Points from the left side of the text's width to the cluster's left edge.
  public var x: Double
  /// Points from its left edge to its right edge, tracking and kern after it included; 0 for a line's end.
  ///
  /// Clusters that a font draws as one ligature share its width evenly.
  public var width: Double
  /// Whether it runs from right to left, so that its code units begin at its right edge.
  public var isRightToLeft: Bool

  /// Points from the left side of the text's width to the edge where its code units begin.
  public var leadingEdge: Double { isRightToLeft ? x + width : x }
  /// Points from the left side of the text's width to the edge where its code units end.
  public var trailingEdge: Double { isRightToLeft ? x : x + width }
}
