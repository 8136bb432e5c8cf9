import ImageComparison

extension Outcome {
  /// The details of an outcome beyond its verdict, the cause first: parts separated by semicolons.
  package var details: String {
    let parts = [
      reason.map { [$0] } ?? [], counterpart.map { [$0.violation(isTolerated: pixels != nil)] } ?? [],
      layout?.sentences ?? [], pixels.map { [$0.sentence(namesViews: layout == nil)] } ?? [],
      pixelsDiffer == true
        ? [layout == nil ? "pixels differ; no picture is kept to show where" : "pixels differ"] : [],
      (pixels?.refusedBy ?? allowance)?.sentences ?? [],
      engine?.sentences ?? [], note.map { [$0] } ?? [],
      isRecorded ? ["recorded"] : [],
    ]
    return parts.flatMap { $0 }.joinedAsClauses
  }
}

extension Outcome.Engine {
  fileprivate var sentences: [String] {
    switch self {
    case .same: []
    case .other: ["another engine made the reference"]
    case .otherWithSameDrawing: ["another engine made the reference; nothing else differs"]
    }
  }
}

extension [String] {
  /// The parts separated by semicolons; only the last keeps its full stop.
  fileprivate var joinedAsClauses: String {
    let clauses = dropLast().map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return (clauses + suffix(1)).joined(separator: "; ")
  }
}

extension PixelDifference {
  /// - Parameter namesViews: whether to name the views; a description of the layout already says more.
  fileprivate func sentence(namesViews: Bool) -> String {
    guard let sizes else {
      let count = "\(differing) \(differing == 1 ? "pixel differs" : "pixels differ")"
      let views = namesViews ? places?.views ?? [] : []
      return "\(count), by at most \(largestChannelDifference) of 255"
        + (views.isEmpty ? "" : ", in \(views.listed(3))") + unexplained
    }
    let (expected, actual) = (sizes.expected, sizes.actual)
    return "\(expected.width)x\(expected.height) → \(actual.width)x\(actual.height) pixels"
  }

  /// The pixels that no change explains, in words.
  private var unexplained: String {
    guard let places, !places.unexplained.isEmpty else { return "" }
    guard places.unexplained.count < places.listed.count else { return "; no recorded change explains them" }
    let count = places.unexplained.reduce(0) { $0 + $1.differing }
    let views = PixelPlaces.views(of: places.unexplained).listed(3)
    return "; no recorded change explains \(count) of them, in \(views)"
  }
}
