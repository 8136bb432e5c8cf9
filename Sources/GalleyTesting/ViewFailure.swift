import Foundation
import Snapshots

/// What the cases of one call come to: nothing, or one failure of its test.
struct ViewFailure {
  let results: [CaseResult]
  let place: SnapshotName
  let testName: String
  let mode: SnapshotTestingConfiguration.Record

  private var failed: [CaseResult] { results.filter { !$0.outcome.passes } }

  /// Nil if nothing has to be looked at.
  var failure: SnapshotFailure? {
    guard !failed.isEmpty else { return nil }
    let recorded = failed.filter(\.outcome.isRecorded).map(reference)
    if mode == .all, recorded.count == failed.count {
      return SnapshotFailure(SnapshotMessage.recordedAll(recorded, testName))
    }
    if failed.allSatisfy({ $0.outcome.verdict == .new }) {
      return SnapshotFailure(
        recorded.isEmpty ? SnapshotMessage.missing : SnapshotMessage.recordedMissing(recorded, testName))
    }
    if failed.allSatisfy({ $0.outcome.verdict == .unchanged }) {
      let records = failed.map { reference($0).deletingPathExtension().appendingPathExtension("txt") }
      return SnapshotFailure(SnapshotMessage.recordedLayout(records, testName))
    }
    return SnapshotFailure(difference(isRecorded: !recorded.isEmpty), failed.flatMap(attachments))
  }

  /// What changed, equal causes in one line, and where the pictures are.
  private func difference(isRecorded: Bool) -> String {
    let lines = RunSummary(results: results).reviewLines.map { $0.replacingOccurrences(of: "\t", with: " ") }
    // What failed before there was a picture is no mismatch.
    if failed.allSatisfy({ $0.outcome.verdict == .failed }) {
      return (["No snapshot was taken."] + lines + ["References: \(place.store.path)"]).joined(separator: "\n")
    }
    let kept = failed.compactMap { result in pictures(of: result).map { (reference(result), $0) } }
    let isBroken = failed.contains { $0.outcome.verdict == .unreadable && !$0.outcome.isRecorded }
    let files = kept.map { ($1.difference ?? $1.actual).path }
    return SnapshotMessage.differs(
      name: place.isCounted ? nil : place.identifier,
      tool: kept.first.map { SnapshotMessage.tool($0.path, $1.actual.path) },
      text: (lines + (isBroken ? [SnapshotMessage.restore] : []) + files).joined(separator: "\n"),
      isRecorded: isRecorded)
  }

  private func reference(_ result: CaseResult) -> URL {
    place.store.appendingPathComponent("\(result.path).png")
  }

  private struct Pictures {
    let expected: URL?
    let actual: URL
    let difference: URL?
  }

  private func pictures(of result: CaseResult) -> Pictures? {
    // A case without a picture needs no folder.
    guard let pictures = result.outcome.artifacts, let folder = try? TestRun.folder().url else { return nil }
    return Pictures(
      expected: pictures.expected.map(folder.appendingPathComponent),
      actual: folder.appendingPathComponent(pictures.actual),
      difference: pictures.difference.map(folder.appendingPathComponent))
  }

  private func attachments(_ result: CaseResult) -> [DiffAttachment] {
    guard let pictures = pictures(of: result) else { return [] }
    let files = [("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference)]
    return files.compactMap { name, file in
      guard let file, let data = try? Data(contentsOf: file) else { return nil }
      return DiffAttachment(data, name: "\(result.path.configuration)-\(name).png")
    }
  }
}
