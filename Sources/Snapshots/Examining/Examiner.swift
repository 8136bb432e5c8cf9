package import ImageComparison
import Raster

/// Compares cases with their references, records references, and keeps pictures of what failed.
package struct Examiner {
  package var store: ReferenceStore
  package var recordMode: RecordMode
  /// Cases are drawn and compared pixel by pixel even where hashes say that nothing changed.
  package var drawsAlways: Bool
  package var tolerance: Tolerance
  /// The folder for pictures of failures, asked for when there is one.
  package var output: () throws -> RunFolder

  package init(
    store: ReferenceStore, recordMode: RecordMode, drawsAlways: Bool = false, tolerance: Tolerance = .none,
    output: @autoclosure @escaping () throws -> RunFolder
  ) {
    self.store = store
    self.recordMode = recordMode
    self.drawsAlways = drawsAlways
    self.tolerance = tolerance
    self.output = output
  }

  /// What a case comes to.
  ///
  /// - Throws: what drawing throws, and `StoreError` where files cannot be written.
  package func examine(_ rendered: RenderedCase) throws -> Outcome {
    switch store.read(rendered.identity) {
    case .absent:
      let drawn = try DrawnCase(rendered)
      return .new(actual: try keepActual(drawn), isRecorded: try record(drawn, if: .new))
    case .unreadable(let reason):
      return try brokenPicture(try DrawnCase(rendered), reason: reason)
    case .present(let png, let record):
      return try examine(rendered, against: StoredReference(png: png, record: record))
    }
  }

  private func examine(_ rendered: RenderedCase, against reference: StoredReference) throws -> Outcome {
    if !drawsAlways, recordMode != .all, reference.vouches(for: rendered) {
      return .unchanged(engine: .same, isRecorded: false)
    }
    var drawn = try DrawnCase(rendered)
    if drawsAlways || !reference.vouches(for: drawn.actual) {
      do throws(PNGError) {
        drawn.expected = try PNG.decode(reference.png)
      } catch {
        return try brokenPicture(drawn, reason: error.description)
      }
    }
    return try compare(drawn, with: reference)
  }

  private func compare(_ drawn: DrawnCase, with reference: StoredReference) throws -> Outcome {
    let pixels = drawn.expected.flatMap { ImageComparison.compare(expected: $0, actual: drawn.actual) }
    switch reference.record(of: drawn.expected) {
    case .missing:
      return try outcome(of: pixels, nil, drawn, reference)
    case .invalid(let reason):
      let pictures = try keepAll(drawn, reference)
      return .unreadable(
        .record(reason: reason, pixels: pixels.map(PixelDifference.init), pictures),
        isRecorded: try record(drawn, if: .unreadable))
    case .valid(let record):
      let engine: Outcome.Engine = record.isOfSameEngine(as: drawn.rendered) ? .same : .other
      guard let layout = LayoutDifference(from: record.layout, to: drawn.rendered.layout) else {
        return try outcome(of: pixels, engine, drawn, reference)
      }
      let difference = pixels.map(PixelDifference.init)
      let change = difference.map { Outcome.Change.layoutAndPixels(layout, $0, engine: engine) }
      return try changed(change ?? .layout(layout, engine: engine), drawn, reference)
    }
  }

  /// What a case of an equal layout, or one that is not known, comes to.
  private func outcome(
    of pixels: ImageDifference?, _ engine: Outcome.Engine?, _ drawn: DrawnCase, _ reference: StoredReference
  ) throws -> Outcome {
    guard let pixels else { return .unchanged(engine: engine, isRecorded: try record(drawn, if: .unchanged)) }
    let difference = PixelDifference(pixels)
    guard tolerance.accepts(pixels) else {
      return try changed(.pixels(difference, engine: engine), drawn, reference)
    }
    return .tolerated(difference, engine: engine, isRecorded: try record(drawn, if: .tolerated))
  }

  private func changed(
    _ change: Outcome.Change, _ drawn: DrawnCase, _ reference: StoredReference
  ) throws -> Outcome {
    .changed(change, try keepAll(drawn, reference), isRecorded: try record(drawn, if: .changed))
  }

  private func brokenPicture(_ drawn: DrawnCase, reason: String) throws -> Outcome {
    .unreadable(
      .picture(reason: reason, actual: try keepActual(drawn)), isRecorded: try record(drawn, if: .unreadable))
  }
}
