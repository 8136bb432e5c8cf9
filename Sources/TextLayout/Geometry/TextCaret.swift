/// A caret position between two characters.
public struct TextCaret: Hashable, Sendable {
  /// The offset, in UTF-16 code units, before which text would be inserted: that of a cluster, or a line's end.
  public var offset: Int
  /// The index of its line.
  public var line: Int
  /// Points from the left side of the text's width to the place where text in the paragraph's direction would be
  /// inserted.
  public var x: Double
  /// The place where text of the opposite direction would be inserted, if it differs: between left-to-right and
  /// right-to-left text.
  public var secondaryX: Double?
}

extension TextGeometry {
  /// The carets of all lines, in the order of the text. An offset at which a line is broken has one on both lines, one
  /// after a separator has one on the next line; text hidden by an ellipsis has none.
  ///
  /// The primary place is the strong cursor of Pango (`pango_layout_get_cursor_pos`), the secondary one its weak cursor.
  public var carets: [TextCaret] { lines.indices.flatMap { lines[$0].carets(line: $0) } }

  /// The caret nearest to a point: on the line that is nearest to it from top to bottom, the nearest place on that.
  ///
  /// Of two that are equally near, the one that comes first in the text; nil if there are no lines.
  ///
  /// - Parameters:
  ///   - x: Points from the left side of the text's width.
  ///   - y: Points below the top of the text.
  public func caret(nearestTo x: Double, _ y: Double) -> TextCaret? {
    let (x, y) = (x.isNaN ? 0 : x, y.isNaN ? 0 : y)
    let distances = lines.map { max($0.top - y, y - $0.bottom, 0) }
    guard let nearest = distances.min(), let line = distances.firstIndex(of: nearest) else { return nil }
    return lines[line].hit(x, line: line)
  }
}

extension LineGeometry {
  /// The carets of this line, whose index is `line`.
  fileprivate func carets(line: Int) -> [TextCaret] {
    var carets: [TextCaret] = []
    var before: PositionedCluster?
    for cluster in clusters {
      // An ellipsis is between them: each has its own edge.
      if let last = before, last.range.upperBound != cluster.range.lowerBound {
        carets.append(caret(at: last.range.upperBound, line, after: last, before: nil))
        before = nil
      }
      carets.append(caret(at: cluster.range.lowerBound, line, after: before, before: cluster))
      before = cluster
    }
    // After a separator the next line begins; a separator hidden by an ellipsis is not a cluster.
    if endsWithSeparator, before?.range.upperBound == measured.range.upperBound { return carets }
    let end = before?.range.upperBound ?? measured.range.lowerBound
    return carets + [caret(at: end, line, after: before, before: nil)]
  }

  private func caret(
    at offset: Int, _ line: Int, after: PositionedCluster?, before: PositionedCluster?
  ) -> TextCaret {
    guard let after, let before else {
      return TextCaret(offset: offset, line: line, x: after?.trailingEdge ?? before?.leadingEdge ?? x)
    }
    let isAfterStrong = after.isRightToLeft == isRightToLeft && before.isRightToLeft != isRightToLeft
    let (strong, weak) =
      isAfterStrong
      ? (after.trailingEdge, before.leadingEdge) : (before.leadingEdge, after.trailingEdge)
    // Coinciding edges are sums of the same widths in different orders.
    let areOne = abs(strong - weak) < 1e-6
    return TextCaret(offset: offset, line: line, x: strong, secondaryX: areOne ? nil : weak)
  }

  /// The caret at the nearer edge of the cluster at, or nearest to, `x` points.
  fileprivate func hit(_ x: Double, line: Int) -> TextCaret {
    let carets = carets(line: line)
    let distances = clusters.map { max($0.x - x, x - $0.x - $0.width, 0) }
    guard let nearest = distances.min(), let index = distances.firstIndex(of: nearest) else { return carets[0] }
    let cluster = clusters[index]
    let isAtStart = abs(x - cluster.leadingEdge) <= abs(x - cluster.trailingEdge)
    let offset = isAtStart ? cluster.range.lowerBound : cluster.range.upperBound
    return carets.first { $0.offset == offset } ?? carets[0]
  }
}
