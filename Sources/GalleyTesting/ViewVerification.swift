import Findings
import Foundation
import HeadlessUIKit
import ImageComparison
import Raster
import Snapshots
import SourcePlaces
import ViewRendering

/// Compares views with their references, a picture and a record for each configuration.
struct ViewVerification {
  let place: SnapshotName
  let mode: SnapshotTestingConfiguration.Record
  /// What references are kept as.
  let form: ReferenceForm
  let testName: String
  /// The assertion.
  let source: SourcePlace

  /// - Throws: `SnapshotError` off the main actor, and for configurations that cannot be.
  func failure<Value>(
    of value: () throws -> Value, as strategy: RenderedStrategy<Value>
  ) throws -> SnapshotFailure? {
    try MainActorCheck.require()
    // The views never leave the main actor, on which this is.
    nonisolated(unsafe) let strategy = strategy
    return try withoutActuallyEscaping(value) { value in
      nonisolated(unsafe) let value = value
      return try MainActor.assumeIsolated { try isolatedFailure(of: value, as: strategy) }
    }
  }

  @MainActor static let renderer = ViewRenderer()
  private static let pool = BitmapPool()

  @MainActor private func isolatedFailure<Value>(
    of value: () throws -> Value, as strategy: RenderedStrategy<Value>
  ) throws -> SnapshotFailure? {
    try EarlierFaults.check()
    let configurations = try strategy.configurations.configurations()
    let store = StoreFolder(place.store)
    let tolerance = try strategy.tolerance.rules()
    guard form == .pictures || tolerance == .none else { throw SnapshotError.toleranceOfRecords }
    var examiner = Examiner(
      store: ReferenceStore(root: place.store), recordMode: mode.mode, tolerance: tolerance,
      differencePicture: SnapshotTestingConfiguration.picture, output: try TestRun.folder(),
      picturesFolder: store.pictures, pool: Self.pool)
    examiner.form = form
    let shown = DisplayedView()
    defer { shown.finish() }
    let results = try configurations.map { configuration in
      let identity = try place.identity(configuration.slug)
      var result = try result(of: identity) {
        try examine(identity, configuration, examiner, shown) { try strategy.view(value()) }
      }
      result.allow(strategy.allowed.filter(\.kind.isOfLayout).map(\.allowance))
      return result
    }
    let failure = ViewFailure(results: results, place: place, form: form, testName: testName, mode: mode).failure
    do {
      try TestRun.append(results, of: store)
      return failure
    } catch {
      return SnapshotFailure(
        [failure?.message, "\(error)"].compactMap { $0 }.joined(separator: "\n"), failure?.attachments ?? [])
    }
  }

  /// What is thrown on the way fails the case.
  ///
  /// - Throws: `DisplayedViewError` where there is no view to show.
  @MainActor private func result(
    of identity: CaseIdentity, _ examine: () throws -> (Outcome, [Finding])
  ) throws(DisplayedViewError) -> CaseResult {
    let start = ContinuousClock.now
    do {
      let (outcome, findings) = try examine()
      return CaseResult(
        identity.path, outcome, findings: findings, source: source, duration: ContinuousClock.now - start)
    } catch let error as DisplayedViewError {
      throw error
    } catch {
      return CaseResult(
        identity.path, .failed(reason: "\(error)"), source: source, duration: ContinuousClock.now - start)
    }
  }

  @MainActor private func examine(
    _ identity: CaseIdentity, _ configuration: Configuration, _ examiner: Examiner, _ shown: DisplayedView,
    _ make: () throws -> (view: UIView, owner: Any?)
  ) throws -> (Outcome, [Finding]) {
    let renderer = Self.renderer
    var owner: Any?
    let recording = try shown.layOut(under: configuration) {
      let made = try make()
      owner = made.owner
      return made.view
    }
    return try withExtendedLifetime(owner) {
      let outcome = try examiner.examine(renderer.renderedCase(recording, identity, scale: configuration.scale))
      return (outcome, recording.snapshotFindings)
    }
  }
}
