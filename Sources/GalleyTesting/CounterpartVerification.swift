import Foundation
import Raster
import Renderers
import Snapshots
import SourcePlaces
import ViewRendering

/// One call that compares two values with each other.
struct CounterpartVerification {
  let relation: Counterpart.Relation
  let filePath: String
  let line: UInt
  let testName: String
  let name: String?
  var snapshotDirectory: String?

  init(
    _ relation: Counterpart.Relation, filePath: String, line: UInt, testName: String, name: String?,
    snapshotDirectory: String? = nil
  ) {
    (self.relation, self.filePath, self.line) = (relation, filePath, line)
    (self.testName, self.name, self.snapshotDirectory) = (testName, name, snapshotDirectory)
  }

  /// The failure of the assertion; nil if the relation holds.
  func failure<Value, Format>(
    of value: () throws -> Value, beside other: () throws -> Value, as snapshotting: Snapshotting<Value, Format>
  ) -> SnapshotFailure? {
    FileSizeSignal.ignore()
    do {
      switch snapshotting.form {
      case .file(let strategy): return try failure(of: value, beside: other, as: strategy)
      case .rendered(let strategy): return try failure(of: value, beside: other, as: strategy)
      }
    } catch {
      return SnapshotFailure(error)
    }
  }

  private func failure<Value, Format>(
    of value: () throws -> Value, beside other: () throws -> Value, as strategy: FileStrategy<Value, Format>
  ) throws -> SnapshotFailure? {
    let difference = strategy.diffing.diff(try strategy.snapshot(other), try strategy.snapshot(value))
    switch (relation, difference) {
    case (.equals, nil), (.differs, .some): return nil
    case (.differs, nil): return SnapshotFailure(SnapshotMessage.violates(.differs, []))
    case (.equals, let difference?):
      return SnapshotFailure(SnapshotMessage.violates(.equals, [difference.message]), difference.attachments)
    }
  }

  /// - Throws: `SnapshotError` off the main actor, and for invalid configurations.
  private func failure<Value>(
    of value: () throws -> Value, beside other: () throws -> Value, as strategy: RenderedStrategy<Value>
  ) throws -> SnapshotFailure? {
    if name == nil, TestIssue.isOfParameterisedTest { throw SnapshotError.unnamedCase(test: testName) }
    let place = try SnapshotName(
      filePath: filePath, testName: testName, name: name, snapshotDirectory: snapshotDirectory)
    let store = StoreFolder(place.store)
    let (tolerance, allowed) = (strategy.tolerance, strategy.allowed)
    try TestExceptions.check(tolerance, allowed, at: source)
    let results = try DisplayedView.withConfigurations(
      strategy.configurations, of: value, beside: other, shownBy: strategy.view
    ) { displayed, other, configurations in
      displayed.tolerance = try tolerance.rules()
      let examiner = Examiner(
        store: ReferenceStore(root: place.store), recordMode: .never,
        differencePicture: SnapshotTestingConfiguration.picture, output: try TestRun.folder(),
        picturesFolder: store.pictures, pool: DisplayedView.driver.pool)
      return try configurations.map { configuration in
        var result = try result(of: displayed, beside: other, under: configuration, place, examiner)
        result.allow(allowed.filter(\.kind.isOfLayout).map(\.allowance))
        return result
      }
    }
    try TestRun.append(results, of: store)
    return ViewFailure(results: results, place: place, form: .pictures, testName: testName, mode: .never).failure
  }

  /// The place of the call.
  private var source: SourcePlace {
    SourcePlace(URL(exactPath: filePath), line: Int(line), below: StoreFolder.workingDirectory)
  }

  /// - Throws: `DisplayedViewError` where there is no view to show.
  @MainActor private func result(
    of displayed: DisplayedView, beside other: DisplayedView, under configuration: Configuration,
    _ place: SnapshotName, _ examiner: Examiner
  ) throws -> CaseResult {
    let identity = try place.identity(configuration.slug)
    let related = (
      counterpart: Counterpart(relation, nil), item: { SubjectCase(identity, other, under: configuration) }
    )
    let result = DisplayedView.driver.compare(
      identity.path, source: source, with: examiner, related: [related]
    ) { SubjectCase(identity, displayed, under: configuration) }
    if let error = displayed.error ?? other.error { throw error }
    return result
  }
}
