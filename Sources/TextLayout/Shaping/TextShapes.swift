/// Shapes texts, or knows their shapes.
final class TextShapes: Sendable {
  let shaper: Shaper
  private let cache: ShapeCache
  private let analyses: AnalysisCache
  /// Where all shapes of one question are kept, those too that are too long for the cache.
  private let kept: ShapeCache?

  /// - Parameter cacheLimit: Bytes of shaped text to keep at most, about.
  init(cacheLimit: Int) {
    (shaper, cache, analyses) = (Shaper(), ShapeCache(limit: cacheLimit), AnalysisCache())
    kept = nil
  }

  private init(_ others: TextShapes, keepingIn kept: ShapeCache) {
    (shaper, cache, analyses) = (others.shaper, others.cache, others.analyses)
    self.kept = kept
  }

  /// The same shapes, all of which are kept as long as the value is there.
  func keepingAll() -> TextShapes { TextShapes(self, keepingIn: ShapeCache(limit: .max)) }

  /// The shape of a text.
  ///
  /// - Parameter isKept: Whether it is to be kept for later layouts.
  func text<Limit: LayoutChecking>(
    for key: ShapeKey, isKept: Bool, within limit: Limit
  ) throws(Limit.Failure) -> ShapedText {
    guard let kept else { return try sharedText(for: key, isKept: isKept, within: limit) }
    return try kept.text(for: key) { key throws(Limit.Failure) in
      try sharedText(for: key, isKept: isKept, within: limit)
    }
  }

  private func sharedText<Limit: LayoutChecking>(
    for key: ShapeKey, isKept: Bool, within limit: Limit
  ) throws(Limit.Failure) -> ShapedText {
    try cache.text(for: key, keeping: isKept) { key throws(Limit.Failure) in
      let text = try ShapedText(key, shaper: shaper, analyses: analyses, within: limit)
      if !key.isAtFault { analyses.note(text, of: key) }
      return text
    }
  }

  /// Forgets all of them.
  func removeAll() {
    cache.removeAll()
    analyses.removeAll()
    shaper.removeKnownRuns()
  }
}
