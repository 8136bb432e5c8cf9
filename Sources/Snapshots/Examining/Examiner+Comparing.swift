import ImageComparison
import Raster

/// Comparing a drawn case with its reference: layout first, then pixels, both without masked views.
extension Examiner {
  func compare(_ drawn: DrawnCase, with reference: StoredReference) throws -> Outcome {
    let pixels = try PixelComparison(drawn)
    switch reference.record(of: drawn.expected) {
    case .missing:
      if pixels.difference == nil, pixels.maskedCount == 0, recordMode != .all {
        return .unchanged(engine: nil, isRecorded: try recordLayout(drawn, beside: reference))
      }
      return try outcome(of: pixels, isLayoutHidden: false, drawn, reference, nil)
    case .invalid(let reason):
      let pictures = try keepAll(drawn, reference)
      return .unreadable(
        .record(reason: reason, pixels: pixels.difference.map { PixelDifference($0) }, pictures),
        isRecorded: try record(drawn, if: .unreadable))
    case .valid(let record):
      let engine = Outcome.Engine(of: record, beside: drawn.rendered)
      let (old, new) = (record.layout, drawn.rendered.layout)
      let spoken = drawn.spokenComparison(with: record)
      guard drawn.mask.outside(old) != drawn.mask.outside(new) || spoken != nil else {
        return try outcome(of: pixels, isLayoutHidden: old != new, drawn, reference, record)
      }
      let change = change(from: record, drawn, pixels, engine, spoken)
      return try changed(change, drawn, reference, engine)
    }
  }

  /// The change of a case whose layout, pixels or words differ from those of a record.
  ///
  /// - Parameters:
  ///   - spoken: what is read differently.
  ///   - rules: the rules of the tolerance that do not hold for the pixels.
  private func change(
    from record: Record, _ drawn: DrawnCase, _ pixels: PixelComparison, _ engine: Outcome.Engine,
    _ spoken: SpokenComparison? = nil, refusedBy rules: Allowance? = nil
  ) -> Outcome.Change {
    let places = pixels.difference == nil ? nil : drawn.differingPlaces(in: pixels.actual)
    let comparison = drawn.comparison(with: record, differingAt: places)
    let layout = LayoutDifference(comparison, spoken)
    // Another engine changes pixels that no view's appearance explains.
    let isExplainable = record.hasAttributes && !engine.isDifferent
    let difference = pixels.difference.map {
      drawn.located($0, at: places, changed: isExplainable ? comparison.changedViews : nil, refusedBy: rules)
    }
    guard let difference else { return .layout(layout ?? .tooSmall, engine: engine) }
    return layout.map { .layoutAndPixels($0, difference, engine: engine) } ?? .pixels(difference, engine: engine)
  }

  /// The outcome for a case whose layout is equal or unknown.
  ///
  /// - Parameters:
  ///   - isLayoutHidden: whether the layout is equal only outside of what is masked.
  ///   - expectedRecord: the reference's record, if it has one.
  private func outcome(
    of pixels: PixelComparison, isLayoutHidden: Bool, _ drawn: DrawnCase, _ reference: StoredReference,
    _ expectedRecord: Record?
  ) throws -> Outcome {
    let engine = expectedRecord.map { Outcome.Engine(of: $0, beside: drawn.rendered) }
    let isHidden = isLayoutHidden || pixels.maskedCount > 0
    let mask = isHidden ? Allowance.Mask(views: drawn.mask.names, pixels: pixels.maskedCount) : nil
    guard let difference = pixels.difference else {
      guard let mask else {
        let isRecorded = try record(drawn, if: .unchanged, madeBy: engine, showing: reference.png)
        return .unchanged(engine: engine, isRecorded: isRecorded)
      }
      let isRecorded = try record(drawn, if: .tolerated, madeBy: engine)
      return .tolerated(nil, Allowance(mask: mask), engine: engine, isRecorded: isRecorded)
    }
    switch tolerance.judgement(of: difference, in: pixels, drawn) {
    case .refused(let rules):
      guard let expectedRecord, let engine else {
        let places = drawn.differingPlaces(in: pixels.actual)
        let difference = drawn.located(difference, at: places, refusedBy: rules)
        return try changed(.pixels(difference, engine: nil), drawn, reference, nil)
      }
      let change = change(from: expectedRecord, drawn, pixels, engine, refusedBy: rules)
      return try changed(change, drawn, reference, engine)
    case .accepted(var allowance):
      allowance.mask = mask
      return .tolerated(
        PixelDifference(difference), allowance, engine: engine,
        isRecorded: try record(drawn, if: .tolerated, madeBy: engine))
    }
  }

  private func changed(
    _ change: Outcome.Change, _ drawn: DrawnCase, _ reference: StoredReference, _ engine: Outcome.Engine?
  ) throws -> Outcome {
    .changed(
      change, try keepAll(drawn, reference), isRecorded: try record(drawn, if: .changed, madeBy: engine))
  }
}

extension Tolerance {
  /// Whether a difference of a case's pixels is accepted.
  func judgement(
    of difference: ImageDifference, in pixels: PixelComparison, _ drawn: DrawnCase
  ) -> ToleranceJudgement {
    let expected = pixels.expected
    let area = ImageDifference.Box.area(of: drawn.mask.boxes, width: expected.width, height: expected.height)
    return judgement(of: difference, expected: expected, actual: pixels.actual, maskedArea: area)
  }
}

/// The comparison of a case's pixels with those of its reference.
struct PixelComparison {
  /// The difference outside masked places.
  let difference: ImageDifference?
  /// The number of pixels that differ in masked places.
  let maskedCount: Int
  /// The picture with masked places as in the expected one.
  let actual: Bitmap
  /// The expected picture; the actual one where both are known to be equal.
  let expected: Bitmap

  /// Without an expected picture, pixels are known to be equal.
  init(_ drawn: DrawnCase) throws {
    guard let expected = drawn.expected else {
      (difference, maskedCount, actual, self.expected) = (nil, 0, drawn.actual, drawn.actual)
      return
    }
    self.expected = expected
    guard !drawn.mask.boxes.isEmpty else {
      (maskedCount, actual) = (0, drawn.actual)
      difference = ImageComparison.compare(expected: expected, actual: actual)
      return
    }
    actual = try drawn.actual(besides: expected)
    difference = ImageComparison.compare(expected: expected, actual: actual)
    let count = ImageComparison.differingPixels(expected: expected, actual: drawn.actual)
    maskedCount = count - (difference?.differingPixels ?? 0)
  }
}
