import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import ViewRendering

/// Compares views with their references, a picture and a record for each configuration.
struct ViewVerification {
  let place: SnapshotName
  let mode: SnapshotTestingConfiguration.Record
  let testName: String

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
    // A view that is the same when it is asked for again was made before.
    let first = try ViewEnvironment().run { try strategy.view(value()) }
    var earlier = EarlierView(first.view)
    let configurations = try strategy.configurations.configurations { first.view.bounds.size }
    let examiner = Examiner(
      store: ReferenceStore(root: place.store), recordMode: mode.mode, tolerance: try strategy.tolerance.rules(),
      output: try TestRun.folder(of: place.store), pool: Self.pool)
    let results = try configurations.map { configuration in
      let identity = try place.identity(configuration.slug)
      let outcome: Outcome
      do {
        outcome = try examine(identity, configuration, examiner) {
          let made = try strategy.view(value())
          earlier.follow(configuration, as: made.view)
          return made
        }
      } catch {
        outcome = .failed(reason: "\(error)")
      }
      return CaseResult(identity.path, outcome, duration: .zero)
    }
    return ViewFailure(results: results, place: place, testName: testName, mode: mode).failure
  }

  @MainActor private func examine(
    _ identity: CaseIdentity, _ configuration: Configuration, _ examiner: Examiner,
    _ make: () throws -> (view: UIView, owner: AnyObject?)
  ) throws -> Outcome {
    let renderer = Self.renderer
    var owner: AnyObject?
    let recording = try renderer.layOut(under: configuration) {
      let made = try make()
      owner = made.owner
      return made.view
    }
    return try withExtendedLifetime(owner) {
      try examiner.examine(renderer.renderedCase(recording, identity, scale: configuration.scale))
    }
  }
}
