import Findings
import Foundation
import ImageComparison
import Raster
import Renderers
import Snapshots
import SourcePlaces
import ViewRendering

/// Compares views with their references, a picture and a record for each configuration.
struct ViewVerification {
  let place: SnapshotName
  let mode: SnapshotTestingConfiguration.Record
  /// The form of the references.
  let form: ReferenceForm
  let testName: String
  /// The place of the assertion.
  let source: SourcePlace

  /// - Throws: `SnapshotError` off the main actor, and for invalid configurations.
  func failure<Value>(
    of value: () throws -> Value, as strategy: RenderedStrategy<Value>
  ) throws -> SnapshotFailure? {
    let store = StoreFolder(place.store)
    let (tolerance, allowed, content) = (strategy.tolerance, strategy.allowed, strategy.content)
    try TestExceptions.check(tolerance, allowed, at: source)
    let results = try DisplayedView.withConfigurations(strategy.configurations, of: value, shownBy: strategy.view) {
      displayed, configurations in
      displayed.tolerance = try tolerance.rules()
      displayed.references = form
      displayed.content = content
      guard form == .pictures || displayed.tolerance == .none else { throw SnapshotError.toleranceOfRecords }
      let examiner = Examiner(
        store: ReferenceStore(root: place.store), recordMode: mode.mode,
        differencePicture: SnapshotTestingConfiguration.picture, output: try TestRun.folder(),
        picturesFolder: store.pictures, pool: DisplayedView.driver.pool)
      return try configurations.map { configuration in
        var result = try result(of: displayed, under: configuration, with: examiner)
        result.allow(allowed.filter(\.kind.isOfLayout).map(\.allowance))
        return result
      }
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

  /// - Throws: `DisplayedViewError` where there is no view to show.
  @MainActor private func result(
    of displayed: DisplayedView, under configuration: Configuration, with examiner: Examiner
  ) throws -> CaseResult {
    let identity = try place.identity(configuration.slug)
    let result = DisplayedView.driver.compare(identity.path, source: source, with: examiner) {
      SubjectCase(identity, displayed, under: configuration)
    }
    if let error = displayed.error { throw error }
    return result
  }
}
