import Foundation
package import ImageComparison
package import Raster

/// A case that was laid out: what is needed to compare it, and how to draw it if need be.
package struct RenderedCase {
  package var identity: CaseIdentity
  /// The hash of what renders.
  package var engine: Hash128
  /// The fonts that are drawn with, in the order of their names.
  package var fonts: [UsedFont]
  package var displayList: Hash128
  package var layout: LayoutNode
  package var findings: [Finding]
  /// Draws the case; called at most once, and only when its pixels are needed.
  package var draw: () throws -> Bitmap

  package init(
    identity: CaseIdentity, engine: Hash128, fonts: [UsedFont], displayList: Hash128, layout: LayoutNode,
    findings: [Finding], draw: @escaping () throws -> Bitmap
  ) {
    self.identity = identity
    self.engine = engine
    self.fonts = fonts
    self.displayList = displayList
    self.layout = layout
    self.findings = findings
    self.draw = draw
  }
}

/// Compares cases with their references, records references, and keeps pictures of what failed.
package struct Examiner {
  package var store: ReferenceStore
  package var recordMode: RecordMode
  /// Cases are drawn and compared pixel by pixel even where hashes say that nothing changed.
  package var drawsAlways: Bool
  package var tolerance: Tolerance
  /// The folder for pictures of failures.
  package var output: RunFolder

  package init(
    store: ReferenceStore, recordMode: RecordMode, drawsAlways: Bool = false, tolerance: Tolerance = .none,
    output: RunFolder
  ) {
    self.store = store
    self.recordMode = recordMode
    self.drawsAlways = drawsAlways
    self.tolerance = tolerance
    self.output = output
  }

  /// The verdict on a case.
  ///
  /// - Throws: what drawing throws, and `StoreError` where files cannot be written.
  package func examine(_ rendered: RenderedCase) throws -> CaseResult {
    switch store.read(rendered.identity) {
    case .absent: return try examineNew(rendered)
    case .unreadable(let reason): return try finishUnreadable(rendered, rendered.draw(), reason: reason)
    case .present(let png, let record): return try examine(rendered, against: StoredReference(png: png, record: record))
    }
  }

  private func examineNew(_ rendered: RenderedCase) throws -> CaseResult {
    var result = CaseResult(rendered.identity, .new, findings: rendered.findings)
    let actual = try rendered.draw()
    result.recorded = recordMode != .never
    if result.recorded { try record(rendered, actual) }
    result.artifacts = try keep(rendered.identity, expected: nil, actual: actual, decoded: nil)
    return result
  }

  private func examine(_ rendered: RenderedCase, against reference: StoredReference) throws -> CaseResult {
    if !drawsAlways, recordMode != .all, reference.vouches(for: rendered) {
      var result = CaseResult(rendered.identity, .unchanged, findings: rendered.findings)
      result.sameEngine = true
      return result
    }
    let actual = try rendered.draw()
    var result = CaseResult(rendered.identity, .unchanged, findings: rendered.findings)
    var decoded: Bitmap?
    if drawsAlways || !reference.vouches(for: actual) {
      do throws(PNGError) {
        decoded = try PNG.decode(reference.png)
      } catch {
        return try finishUnreadable(rendered, actual, reason: error.description)
      }
    }
    let difference = decoded.flatMap { ImageComparison.compare(expected: $0, actual: actual) }
    result.pixels = difference.map(CaseResult.Pixels.init)
    switch reference.record(of: decoded) {
    case .missing:
      result.note = "compared by its pixels: the reference has no record"
      result.verdict = verdict(difference, hasMoved: false)
    case .invalid(let reason):
      result.reason = reason
      result.verdict = .unreadable
    case .valid(let record):
      result.sameEngine = record.isOfSameEngine(as: rendered)
      let layoutDifference = LayoutDifference(from: record.layout, to: rendered.layout)
      result.moved = layoutDifference.sentences
      result.cause = layoutDifference.cause
      result.verdict = verdict(difference, hasMoved: !result.moved.isEmpty)
    }
    try finish(&result, rendered, actual, reference, decoded)
    return result
  }

  private func verdict(_ difference: ImageDifference?, hasMoved: Bool) -> Verdict {
    if hasMoved { return .changed }
    guard let difference else { return .unchanged }
    return tolerance.accepts(difference) ? .tolerated : .changed
  }

  private func finish(
    _ result: inout CaseResult, _ rendered: RenderedCase, _ actual: Bitmap, _ reference: StoredReference,
    _ decoded: Bitmap?
  ) throws {
    if !result.verdict.passes {
      let expected = try decoded ?? PNG.decode(reference.png)
      result.artifacts = try keep(rendered.identity, expected: reference.png, actual: actual, decoded: expected)
    }
    result.recorded = recordMode == .all || (recordMode == .failed && !result.verdict.passes)
    if result.recorded { try record(rendered, actual) }
  }

  private func finishUnreadable(
    _ rendered: RenderedCase, _ actual: Bitmap, reason: String
  ) throws -> CaseResult {
    var result = CaseResult(rendered.identity, .unreadable, findings: rendered.findings)
    result.reason = reason
    result.artifacts = try keep(rendered.identity, expected: nil, actual: actual, decoded: nil)
    result.recorded = recordMode == .all || recordMode == .failed
    if result.recorded { try record(rendered, actual) }
    return result
  }

  private func record(_ rendered: RenderedCase, _ actual: Bitmap) throws {
    let png = try PNG.encode(actual, level: .recording)
    let record = Record(
      engine: rendered.engine, fonts: rendered.fonts, displayList: rendered.displayList, pixels: actual.hash,
      file: Hash128(hashing: png),
      layout: rendered.layout)
    try store.write(rendered.identity, png: png, record: record)
  }

  private func keep(
    _ identity: CaseIdentity, expected: Data?, actual: Bitmap, decoded: Bitmap?
  ) throws -> CaseResult.Artifacts {
    func write(_ name: String, _ data: Data) throws -> String {
      let path = "\(identity.referencePath)/\(name).png"
      try output.write(data, to: path)
      return path
    }
    var artifacts = CaseResult.Artifacts()
    artifacts.actual = try write("actual", PNG.encode(actual, level: .scratch))
    if let expected, let decoded {
      artifacts.expected = try write("expected", expected)
      // Two pictures may be small and what holds them both too large to draw; their sizes say enough then.
      if let picture = try? ImageComparison.picture(expected: decoded, actual: actual) {
        artifacts.difference = try write("difference", PNG.encode(picture, level: .scratch))
      }
    }
    return artifacts
  }
}

/// A reference with what its record is worth.
private struct StoredReference {
  let png: Data
  let record: ReferenceStore.RecordState
  private let isFileRecorded: Bool

  init(png: Data, record: ReferenceStore.RecordState) {
    self.png = png
    self.record = record
    if case .valid(let valid) = record {
      isFileRecorded = valid.file == Hash128(hashing: png)
    } else {
      isFileRecorded = false
    }
  }

  private var validRecord: Record? {
    if case .valid(let record) = record { record } else { nil }
  }

  /// The record, which is invalid unless it is that of this picture: of its file, or at least of its pixels.
  func record(of picture: Bitmap?) -> ReferenceStore.RecordState {
    switch record {
    case .missing: .missing
    case .invalid(let reason): .invalid(reason: "the reference's record cannot be used: \(reason)")
    case .valid(let valid) where isFileRecorded || picture?.hash == valid.pixels: record
    case .valid: .invalid(reason: "the picture is not the one that its record was written for")
    }
  }

  /// The hashes say that the case is what the picture shows, without drawing it.
  func vouches(for rendered: RenderedCase) -> Bool {
    guard let record = validRecord, isFileRecorded else { return false }
    return record.engine == rendered.engine && record.fonts == rendered.fonts
      && record.displayList == rendered.displayList && record.layout == rendered.layout
  }

  /// The hashes say that the picture has the same pixels, without reading it.
  func vouches(for actual: Bitmap) -> Bool {
    isFileRecorded && validRecord?.pixels == actual.hash
  }
}
