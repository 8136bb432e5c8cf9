import Foundation
import Snapshots

/// Compares a format with the file that is its reference.
struct FileVerification {
  /// The folder of references, and the file's path below it.
  let store: URL
  let path: String
  let mode: SnapshotTestingConfiguration.Record
  let testName: String
  let name: String?

  private var file: URL { store.appendingPathComponent(path) }

  func failure<Value, Format>(
    of value: () throws -> Value, as strategy: FileStrategy<Value, Format>
  ) throws -> SnapshotFailure? {
    let actual = try strategy.snapshot(value)
    let data = try strategy.diffing.toData(actual)
    if mode == .all {
      try write(data)
      return SnapshotFailure(SnapshotMessage.recordedAll([file], testName))
    }
    guard let stored = try read() else {
      guard mode != .never else { return SnapshotFailure(SnapshotMessage.missing) }
      try write(data)
      return SnapshotFailure(SnapshotMessage.recordedMissing([file], testName))
    }
    guard let (text, attachments) = strategy.diffing.difference(stored, actual) else { return nil }
    return try failure(text, attachments, stored: stored, actual: data)
  }

  private func failure(
    _ text: String, _ attachments: [DiffAttachment], stored: Data, actual: Data
  ) throws -> SnapshotFailure {
    let suffix = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    // The difference is reported even if the file cannot be written.
    let kept = Result { try TestRun.write(actual, to: path, of: StoreFolder(store)) }
    if mode == .failed { try write(actual) }
    let message = SnapshotMessage.differs(
      name: name, tool: kept.success.map { SnapshotMessage.tool(file.path, $0.path) },
      text: ([text] + (kept.failure.map { ["\($0)"] } ?? [])).joined(separator: "\n\n"), isRecorded: mode == .failed)
    let files = [
      DiffAttachment(stored, name: "reference" + suffix), DiffAttachment(actual, name: "failure" + suffix),
    ]
    return SnapshotFailure(message, files + attachments)
  }

  private func read() throws(StoreError) -> Data? {
    try StoreLinks.check(path, below: store.path)
    return try FileBytes.read(file.path, named: file.path)
  }

  /// Writes the reference atomically.
  private func write(_ data: Data) throws(StoreError) {
    try StoreLinks.check(path, below: store.path)
    try FileBytes.write(data, to: file, named: file.path)
  }
}

extension Diffing {
  /// The difference from a stored reference, or the reason that the reference cannot be used.
  fileprivate func difference(_ stored: Data, _ actual: Value) -> (message: String, attachments: [DiffAttachment])? {
    do {
      return diff(try fromData(stored), actual)
    } catch {
      return ("The reference cannot be used: \(error)", [])
    }
  }
}

extension Result {
  fileprivate var success: Success? { try? get() }

  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
