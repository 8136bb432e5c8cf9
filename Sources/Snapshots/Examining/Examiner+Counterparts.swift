import ImageComparison
import Raster

/// Comparing a case with other cases, in place of a reference.
extension Examiner {
  /// The outcome for a case with its counterparts: that of the first whose relation does not hold. No reference is read or
  /// written, and nothing is drawn where the display lists show that all relations hold.
  package func examine(
    _ rendered: RenderedCase, beside others: [(counterpart: Counterpart, rendered: RenderedCase)]
  ) throws -> Outcome {
    let masks = try others.map { try mask(of: rendered, beside: $0.rendered.layout) }
    if !drawsAlways, others.allSatisfy({ $0.counterpart.relation == .equals && $0.rendered.isPainted(as: rendered) }) {
      return .unchanged(engine: .same, isRecorded: false)
    }
    var drawn = try draw(rendered, ViewMask.none)
    var outcome = Outcome.unchanged(engine: .same, isRecorded: false)
    for (other, mask) in zip(others, masks) {
      let picture = try other.rendered.draw()
      (drawn.mask, drawn.expected) = (mask, picture)
      let next = try compare(drawn, with: picture, as: other.counterpart)
      guard next.passes else { return next }
      if next.verdict == .tolerated { outcome = next }
    }
    return outcome
  }

  private func compare(_ drawn: DrawnCase, with picture: Bitmap, as counterpart: Counterpart) throws -> Outcome {
    let pixels = try PixelComparison(drawn)
    let mask = pixels.maskedCount > 0 ? Allowance.Mask(views: drawn.mask.names, pixels: pixels.maskedCount) : nil
    let isSame = Outcome.unchanged(engine: .same, isRecorded: false)
    guard let difference = pixels.difference else {
      guard counterpart.relation == .equals else { return try violation(counterpart, nil, drawn, picture) }
      return mask.map { .tolerated(nil, Allowance(mask: $0), engine: .same, isRecorded: false) } ?? isSame
    }
    switch (tolerance.judgement(of: difference, in: pixels, drawn), counterpart.relation) {
    case (.refused, .differs): return isSame
    case (.accepted, .differs): return try violation(counterpart, PixelDifference(difference), drawn, picture)
    case (.refused(let rules), .equals):
      let located = drawn.located(difference, at: drawn.differingPlaces(in: pixels.actual), refusedBy: rules)
      return try violation(counterpart, located, drawn, picture)
    case (.accepted(var allowance), .equals):
      allowance.mask = mask
      return .tolerated(PixelDifference(difference), allowance, engine: .same, isRecorded: false)
    }
  }

  private func violation(
    _ counterpart: Counterpart, _ pixels: PixelDifference?, _ drawn: DrawnCase, _ picture: Bitmap
  ) throws -> Outcome {
    let other = StoredReference(png: try PNG.encode(picture), record: .missing)
    return .changed(.counterpart(counterpart, pixels), try keepAll(drawn, other), isRecorded: false)
  }
}

extension RenderedCase {
  /// Whether both are painted by the same commands with the same fonts, whatever views they have.
  fileprivate func isPainted(as other: RenderedCase) -> Bool {
    engine == other.engine && fonts == other.fonts && displayList == other.displayList && scale == other.scale
  }
}
