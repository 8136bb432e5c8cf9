import Foundation

/// Compares a format with the file that is its reference.
struct FileVerification {
  let file: URL
  let mode: SnapshotTestingConfiguration.Record
  let testName: String
  let name: String?

  func failure<Value, Format>(
    of value: Value, as strategy: FileStrategy<Value, Format>
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
    guard let (text, attachments) = strategy.diffing.diff(try strategy.diffing.fromData(stored), actual) else {
      return nil
    }
    return try failure(text, attachments, stored: stored, actual: data)
  }

  private func failure(
    _ text: String, _ attachments: [DiffAttachment], stored: Data, actual: Data
  ) throws -> SnapshotFailure {
    let suffix = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    let folder = file.deletingLastPathComponent()
    let kept = try TestRun.write(
      actual, to: "\(folder.lastPathComponent)/\(file.lastPathComponent)",
      of: StoreFolder(folder.deletingLastPathComponent()))
    if mode == .failed { try write(actual) }
    let message = SnapshotMessage.differs(
      name: name, tool: SnapshotMessage.tool(file.path, kept.path), text: text, isRecorded: mode == .failed)
    let files = [
      DiffAttachment(stored, name: "reference" + suffix), DiffAttachment(actual, name: "failure" + suffix),
    ]
    return SnapshotFailure(message, files + attachments)
  }

  private func read() throws(SnapshotError) -> Data? {
    do {
      return try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Writes the reference whole or not at all.
  private func write(_ data: Data) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
  }
}
