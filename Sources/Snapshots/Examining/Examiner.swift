import Drawing
package import ImageComparison
package import Raster

/// Compares cases with their references, records references, and keeps pictures of what failed.
package struct Examiner {
  package var store: ReferenceStore
  package var recordMode: RecordMode
  /// Cases are drawn and compared pixel by pixel even where hashes say that nothing changed.
  package var drawsAlways: Bool
  package var tolerance: Tolerance
  /// References are also written where only the engine has changed, and where another engine made the same pixels.
  package var takesOverEngine = false
  /// The form that references are kept in.
  package var form = ReferenceForm.pictures
  /// The style of difference pictures.
  package var differencePicture: DifferencePicture
  /// The folder for pictures of failures, requested when the first is written.
  package var output: () throws -> RunFolder
  /// The path of the pictures within that folder, as a run may have those of several stores; may be empty.
  package var picturesFolder: String
  /// The memory that references are decoded into; nil to allocate again.
  private let pool: BitmapPool?

  package init(
    store: ReferenceStore, recordMode: RecordMode, drawsAlways: Bool = false, tolerance: Tolerance = .none,
    differencePicture: DifferencePicture = .overlay, output: @autoclosure @escaping () throws -> RunFolder,
    picturesFolder: String = "", pool: BitmapPool? = nil
  ) {
    self.pool = pool
    self.store = store
    self.recordMode = recordMode
    self.drawsAlways = drawsAlways
    self.tolerance = tolerance
    self.differencePicture = differencePicture
    self.output = output
    self.picturesFolder = picturesFolder
  }

  /// The outcome of a case.
  ///
  /// - Throws: what drawing throws, `MaskError`, and `StoreError` where files cannot be written.
  package func examine(_ rendered: RenderedCase) throws -> Outcome {
    let found = store.read(rendered.identity, keptAs: form)
    let mask = try mask(of: rendered, beside: found.layout)
    switch found {
    case .absent:
      let drawn = try draw(rendered, mask)
      return .new(actual: try keepActual(drawn), isRecorded: try record(drawn, if: .new))
    case .unreadable(let reason):
      return try brokenPicture(try draw(rendered, mask), reason: reason)
    case .recordAlone(let record, let text):
      return try examine(rendered, mask, against: record, text: text)
    case .present(let png, let record):
      return try examine(rendered, mask, against: StoredReference(png: png, record: record))
    }
  }

  /// The views of a case that are left out of the comparison.
  ///
  /// - Parameter expected: the layout that it is compared with.
  func mask(of rendered: RenderedCase, beside expected: LayoutNode? = nil) throws -> ViewMask {
    try ViewMask(
      tolerance.mask, in: [rendered.layout] + (expected.map { [$0] } ?? []), others: rendered.otherNames,
      scale: rendered.scale)
  }

  private func examine(
    _ rendered: RenderedCase, _ mask: ViewMask, against reference: StoredReference
  ) throws -> Outcome {
    if !drawsAlways, recordMode != .all, reference.vouches(for: rendered) {
      return .unchanged(engine: .same, isRecorded: false)
    }
    var drawn = try draw(rendered, mask)
    if drawsAlways || !reference.vouches(for: drawn.actual) {
      do throws(PNGError) {
        drawn.expected = try PNG.decode(reference.png, pool: pool)
      } catch {
        return try brokenPicture(drawn, reason: error.description)
      }
    }
    return try compare(drawn, with: reference)
  }

  func draw(_ rendered: RenderedCase, _ mask: ViewMask) throws -> DrawnCase {
    try DrawnCase(rendered, mask, keptAs: form)
  }

  private func brokenPicture(_ drawn: DrawnCase, reason: String) throws -> Outcome {
    .unreadable(
      .picture(reason: reason, actual: try keepActual(drawn)), isRecorded: try record(drawn, if: .unreadable))
  }
}
