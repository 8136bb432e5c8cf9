/// Two views whose texts lie on each other.
package struct TextOverlap: Equatable, Sendable {
  /// A line of a view's text.
  package struct Line: Equatable, Sendable {
    /// The view's number.
    package var view: Int
    /// In the root's space.
    package var baseline: Double
  }

  /// The one that is painted first.
  package var lower: Line
  /// The one on top of it.
  package var upper: Line
}

extension DisplayList {
  /// Which views' texts lie on each other where somebody sees it, by the number of the view on top, then of the other.
  ///
  /// Two lines do if their boxes meet, from ascender to descender, and the boxes of two letters' outlines share more
  /// than a tenth of the smaller font's size, and more than a point, in both directions; of a letter that is smaller
  /// half of it is enough (`LetterReach`). So tight leading does not count, where ascenders and descenders at most
  /// graze each other, nor does a label close beside another. What is cut off, and what is covered by something
  /// opaque, is not seen. Of each two views the topmost lines count, and of each view at most eight others.
  ///
  /// - Parameter contents: the commands that paint each view's own content.
  /// - Complexity: O(*n* log *n*) in the number of runs of glyphs, where few of them are in one place.
  package func textOverlaps(between contents: [Range<Int>]) -> [TextOverlap] {
    let texts = paintedTexts(of: contents)
    guard texts.contains(where: { $0.view != texts[0].view }) else { return [] }
    var search = TextOverlapSearch(texts, in: self)
    return search.overlaps().sorted { ($0.upper.view, $0.lower.view) < ($1.upper.view, $1.lower.view) }
  }

  /// What text is seen of the views, as far as clips decide that.
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
