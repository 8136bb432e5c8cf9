import Foundation
import Snapshots

/// The failure of a call, from the results of its cases.
struct ViewFailure {
  let results: [CaseResult]
  let place: SnapshotName
  let form: ReferenceForm
  let testName: String
  let mode: SnapshotTestingConfiguration.Record

  private var failed: [CaseResult] { results.filter { !$0.outcome.passes } }

  /// The failure; nil if all cases pass.
  var failure: SnapshotFailure? {
    guard !failed.isEmpty else { return nil }
    var failure = failureOfCases
    if !leftPictures.isEmpty { failure.message += "\n\n" + SnapshotMessage.leftPictures(leftPictures) }
    return failure
  }

  /// Pictures beside references that were recorded without pictures.
  private var leftPictures: [URL] {
    guard form == .records else { return [] }
    return failed.filter(\.outcome.isRecorded).map { place.store.appendingPathComponent("\($0.path).png") }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  private var failureOfCases: SnapshotFailure {
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
    if let counterpart = failed.lazy.compactMap(\.outcome.counterpart).first {
      let files = failed.compactMap(pictures).map { ($0.difference ?? $0.actual).path }
      return SnapshotFailure(SnapshotMessage.violates(counterpart.relation, lines + files), attachments)
    }
    return SnapshotFailure(difference(isRecorded: !recorded.isEmpty), attachments)
  }

  /// A line for each cause.
  private var lines: [String] {
    RunSummary(results: results).reviewLines.map { $0.replacingOccurrences(of: "\t", with: " ") }
  }

  /// The changes, a line for each cause, and the paths of the pictures.
  private func difference(isRecorded: Bool) -> String {
    // A case that failed before it was drawn is not a mismatch.
    if failed.allSatisfy({ $0.outcome.verdict == .failed }) {
      return (["No snapshot was taken."] + lines + ["References: \(place.store.path)"]).joined(separator: "\n")
    }
    let kept = failed.compactMap { result in pictures(of: result).map { (reference(result), $0) } }
    let hasOldPicture = failed.allSatisfy { $0.outcome.pixelsDiffer == nil }
    let isBroken = failed.contains { $0.outcome.verdict == .unreadable && !$0.outcome.isRecorded }
    let files = kept.map { ($1.difference ?? $1.actual).path }
    return SnapshotMessage.differs(
      name: place.isCounted ? nil : place.identifier,
      tool: kept.first.map { SnapshotMessage.tool($0.path, (form == .records ? $1.record : $1.actual).path) },
      text: (lines + (isBroken ? [SnapshotMessage.restore] : []) + (hasOldPicture ? [] : [SnapshotMessage.noOldPicture])
        + files).joined(separator: "\n"),
      isRecorded: isRecorded)
  }

  private func reference(_ result: CaseResult) -> URL {
    place.store.appendingPathComponent("\(result.path).\(form == .records ? "txt" : "png")")
  }

  private struct Pictures {
    let expected: URL?
    let actual: URL
    /// The record of the actual picture.
    let record: URL
    let difference: URL?
  }

  private func pictures(of result: CaseResult) -> Pictures? {
    // A case without a picture needs no folder.
    guard let pictures = result.outcome.artifacts, let folder = try? TestRun.folder().url else { return nil }
    return Pictures(
      expected: pictures.expected.map(folder.appendingPathComponent),
      actual: folder.appendingPathComponent(pictures.actual),
      record: folder.appendingPathComponent(pictures.record ?? pictures.actual),
      difference: pictures.difference.map(folder.appendingPathComponent))
  }

  /// The pictures of the first case of each cause; those of the other cases are in the run's folder.
  private var attachments: [DiffAttachment] {
    RunSummary(results: failed).groups.compactMap(\.first).flatMap(attachments(of:))
  }

  private func attachments(of result: CaseResult) -> [DiffAttachment] {
    guard let pictures = pictures(of: result) else { return [] }
    let files = [("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference)]
    return files.compactMap { name, file in
      guard let file, let data = try? Data(contentsOf: file) else { return nil }
      return DiffAttachment(data, name: "\(result.path.configuration)-\(name).png")
    }
  }
}
