import Foundation
import HeadlessUIKit
import Snapshots
import SourcePlaces

/// One call: its position and its arguments.
struct Verification {
  let filePath: String
  let line: UInt
  let testName: String
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let references: SnapshotTestingConfiguration.References?
  var snapshotDirectory: String?
  /// The place of what is tested; nil for that of the call.
  var source: SourcePlace?

  /// The failure of the assertion; nil if it holds.
  func failure<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>
  ) -> SnapshotFailure? {
    FileSizeSignal.ignore()
    do {
      if name == nil, TestIssue.isOfParameterisedTest { throw SnapshotError.unnamedCase(test: testName) }
      let mode = try RecordChoice.mode(record)
      let place = try SnapshotName(
        filePath: filePath, testName: testName, name: name, snapshotDirectory: snapshotDirectory)
      switch snapshotting.form {
      case .file(let strategy):
        return try FileVerification(
          store: place.store, path: place.path(extension: strategy.pathExtension), mode: mode, testName: testName,
          name: name
        ).failure(of: value, as: strategy)
      case .rendered(let strategy):
        let source =
          source
          ?? SourcePlace(URL(exactPath: filePath), line: Int(line), below: StoreFolder.workingDirectory)
        let references = references ?? SnapshotTestingConfiguration.current?.references
        return try ViewVerification(
          place: place, mode: mode, form: references == .records ? .records : .pictures, testName: testName,
          source: source
        ).failure(of: value, as: strategy)
      }
    } catch {
      return SnapshotFailure(error)
    }
  }
}
