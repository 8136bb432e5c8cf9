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
      return try outcome(of: pixels, isLayoutHidden: false, nil, drawn, reference)
    case .invalid(let reason):
      let pictures = try keepAll(drawn, reference)
      return .unreadable(
        .record(reason: reason, pixels: pixels.difference.map { PixelDifference($0) }, pictures),
        isRecorded: try record(drawn, if: .unreadable))
    case .valid(let record):
      let engine = Outcome.Engine(of: record, beside: drawn.rendered)
      let (old, new) = (record.layout, drawn.rendered.layout)
      guard let layout = LayoutDifference(from: drawn.mask.outside(old), to: drawn.mask.outside(new)) else {
        return try outcome(of: pixels, isLayoutHidden: old != new, engine, drawn, reference)
      }
      let difference = pixels.difference.map { drawn.located($0, in: pixels.actual) }
      let change = difference.map { Outcome.Change.layoutAndPixels(layout, $0, engine: engine) }
      return try changed(change ?? .layout(layout, engine: engine), drawn, reference, engine)
    }
  }

  /// The outcome for a case whose layout is equal or unknown.
  ///
  /// - Parameter isLayoutHidden: whether the layout is equal only outside of what is masked.
  private func outcome(
    of pixels: PixelComparison, isLayoutHidden: Bool, _ engine: Outcome.Engine?, _ drawn: DrawnCase,
    _ reference: StoredReference
  ) throws -> Outcome {
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
      let difference = drawn.located(difference, in: pixels.actual, refusedBy: rules)
      return try changed(.pixels(difference, engine: engine), drawn, reference, engine)
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
