import DeveloperToolsSupport
import Foundation
package import HeadlessUIKit
package import Previews
import Snapshots
import SourcePlaces
import ViewRendering

/// The previews of a table, which a call tests one after the other.
@MainActor struct TestedPreviews {
  private let table: PreviewTable
  private let position: SourcePosition

  init(_ table: PreviewTable, at position: SourcePosition) { (self.table, self.position) = (table, position) }

  /// Fails the test for each preview that `failure` returns a failure of, or throws for, and for each that cannot be made.
  func check(_ failure: (ListedPreview) throws -> SnapshotFailure?) {
    do { try table.prepare() } catch {
      return TestIssue.record(
        SnapshotFailure("The resources of '\(table.target)' cannot be read: \(error)"), at: position)
    }
    let previews = table.previews
    if previews.isEmpty {
      TestIssue.record(SnapshotFailure(SnapshotError.noPreview(of: table.target)), at: position)
    }
    for preview in previews {
      switch preview {
      case .failure(let unusable) where unusable.isSkipped: print("note: \(unusable)")
      case .failure(let unusable): TestIssue.record(SnapshotFailure(unusable), at: position)
      case .success(let preview):
        do {
          guard var failure = try failure(preview) else { continue }
          failure.message = "\(preview.source): preview '\(preview.name)': \(failure.message)"
          TestIssue.record(failure, at: position)
        } catch {
          TestIssue.record(
            SnapshotFailure("\(preview.source): preview '\(preview.name)': \(error)"), at: position)
        }
      }
    }
  }
}

extension ListedPreview {
  /// The name among those of a test's previews.
  var testedName: String { "\(URL(exactPath: file).deletingPathExtension().lastPathComponent) \(name)" }

  /// The place in the app's file.
  var source: SourcePlace {
    SourcePlace(URL(exactPath: filePath), line: line, below: StoreFolder.workingDirectory)
  }

  /// Makes the content, on the main actor.
  nonisolated func make() throws -> PreviewContent {
    try MainActor.assumeIsolated { try PreviewContent(content) }
  }
}

extension PreviewContent: SnapshotContent {
  package var viewForSnapshot: UIView { view }
}

extension SnapshotConfigurations {
  /// The configurations of a preview with these traits.
  ///
  /// - Throws: `PreviewTraitsError` for traits that nothing can be shown with.
  func completed(by traits: Preview.ViewTraits) throws(PreviewTraitsError) -> SnapshotConfigurations {
    var completed = self
    if let device = try traits.device() {
      completed.surfaces = [device.kind == .free ? SnapshotSurface(kind: .size(device)) : .device(device.name)]
    }
    if let isLandscape = traits.isLandscape { completed.landscape = [isLandscape] }
    return completed
  }
}
