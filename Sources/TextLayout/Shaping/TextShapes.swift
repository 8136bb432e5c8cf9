/// Shapes texts, with a cache.
final class TextShapes: Sendable {
  let shaper: Shaper
  private let cache: ShapeCache
  private let analyses: AnalysisCache
  /// A cache without a limit for a single layout, which also keeps texts too long for the other one.
  private let kept: ShapeCache?

  /// - Parameter cacheLimit: The approximate size of the cache in bytes.
  init(cacheLimit: Int) {
    (shaper, cache, analyses) = (Shaper(), ShapeCache(limit: cacheLimit), AnalysisCache())
    kept = nil
  }

  private init(_ others: TextShapes, keepingIn kept: ShapeCache) {
    (shaper, cache, analyses) = (others.shaper, others.cache, others.analyses)
    self.kept = kept
  }

  /// A copy that keeps all shapes as long as it lives.
  func keepingAll() -> TextShapes { TextShapes(self, keepingIn: ShapeCache(limit: .max)) }

  /// The shape of a text.
  ///
  /// - Parameter isKept: Whether to keep it for later layouts.
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

  /// Clears the cache.
  func removeAll() {
    cache.removeAll()
    analyses.removeAll()
    shaper.removeKnownRuns()
  }
}
