/// Two views whose texts overlap.
package struct TextOverlap: Equatable, Sendable {
  /// A line of a view's text.
  package struct Line: Equatable, Sendable {
    /// The view's index.
    package var view: Int
    /// The baseline in the root's space.
    package var baseline: Double
  }

  /// The line that is painted first.
  package var lower: Line
  /// The line that is painted over it.
  package var upper: Line
}

extension DisplayList {
  /// The visible overlaps between texts of different views, sorted by the index of the upper view, then of the lower
  /// one.
  ///
  /// Two lines overlap if their boxes, from ascender to descender, intersect, and the boxes of two letters' outlines
  /// share more than a tenth of the smaller font's size, and more than a point, in both directions; for a smaller
  /// letter half of its dimension is enough (`OverlapThreshold`). So tight leading, with which ascenders and descenders at
  /// most graze each other, does not count, nor does a label close beside another. Text that is clipped, or covered by
  /// something opaque or by a blur that leaves nothing of its strokes, is not visible. For each pair of views the
  /// topmost lines are reported, and for each view at most eight others.
  ///
  /// - Parameter contents: the ranges of commands that paint each view's own content.
  /// - Complexity: O(*n* log *n*) in the number of glyph runs, if few of them are in one place.
  package func textOverlaps(between contents: [Range<Int>]) -> [TextOverlap] {
    let texts = paintedTexts(of: contents)
    guard texts.contains(where: { $0.view != texts[0].view }) else { return [] }
    var search = TextOverlapSearch(texts, in: self)
    return search.overlaps().sorted { ($0.upper.view, $0.lower.view) < ($1.upper.view, $1.lower.view) }
  }

  /// The texts of the views that clips leave visible.
  private func paintedTexts(of contents: [Range<Int>]) -> [PaintedText] {
    var views: [Int?] = Array(repeating: nil, count: commands.count)
    for (view, content) in contents.enumerated() { for index in content { views[index] = view } }
    var (texts, scopes) = ([PaintedText](), OpenScopes(size: size))
    for (index, command) in commands.enumerated() {
      scopes.follow(command, at: index)
      guard case .glyphs(let run) = command, let view = views[index],
        let text = PaintedText(run, command: index, view: view, in: scopes)
      else { continue }
      texts.append(text)
    }
    return texts
  }
}
