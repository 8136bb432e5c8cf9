import Foundation
import Raster

/// Comparing a case with a reference that is a record without a picture.
extension Examiner {
  /// - Parameter text: the record's file.
  func examine(
    _ rendered: RenderedCase, _ mask: ViewMask, against record: Record, text: Data
  ) throws -> Outcome {
    if form == .records, !drawsAlways, recordMode != .all, record.vouches(for: rendered) {
      return .unchanged(engine: .same, isRecorded: false)
    }
    let drawn = try draw(rendered, mask)
    let engine = Outcome.Engine(of: record, beside: rendered)
    if let change = change(from: record, to: drawn, engine) {
      let old = try keep(text, as: "expected.txt", of: drawn)
      let files = Outcome.RecordFiles(expected: old, actual: try keepActual(drawn))
      return .changedFromRecord(change, files, isRecorded: try self.record(drawn, if: .changed, madeBy: engine))
    }
    // Where pictures are kept, this reference lacks its own.
    guard form == .records else {
      return .new(actual: try keepActual(drawn), isRecorded: try self.record(drawn, if: .new))
    }
    return .unchanged(engine: engine, isRecorded: try self.record(drawn, if: .unchanged, madeBy: engine))
  }

  /// The difference from the record; nil if there is none.
  private func change(
    from record: Record, to drawn: DrawnCase, _ engine: Outcome.Engine
  ) -> Outcome.RecordChange? {
    let hasSamePixels = record.pixels == drawn.actual.hash
    // Where pixels differ is not known: every attribute with another value may be the cause.
    let context = ComparisonContext(
      knowsAttributes: record.hasAttributes, differingBoxes: hasSamePixels ? [] : nil)
    let layout = LayoutDifference(
      LayoutComparison(
        from: drawn.mask.outside(record.layout), to: drawn.mask.outside(drawn.rendered.layout), context),
      drawn.spokenComparison(with: record))
    switch (layout, hasSamePixels) {
    case (let layout?, true): return .layout(layout, engine: engine)
    case (let layout?, false): return .layoutAndPixels(layout, engine: engine)
    case (nil, false): return .pixels(engine: engine)
    case (nil, true): return nil
    }
  }
}
