public import Foundation

/// Asserts that a value's snapshot is the one on disk.
///
/// The reference of a value lies beside the test file, in `__Snapshots__/<test file>/<test>.<named>.<extension>`, that of a
/// view in `<test>[.<named>]/<configuration>.png` and `.txt` there. Which references are written is said by `record`, else
/// by `withSnapshotTesting` or a suite's trait, else by the environment variable `SNAPSHOT_TESTING_RECORD`, else it is
/// `missing`, and `never` where `CI` is set. Whatever is written fails the test.
///
/// - Parameters:
///   - value: the value. For a view it is asked for once for each configuration, in that one's traits, so that one that is
///     made in the call is made anew; a view that was made before is laid out again each time.
///   - snapshotting: how the value is snapshotted.
///   - name: what tells the call from others of its test. Without one calls are counted; tests with arguments need one.
///   - record: which references are written.
///   - references: what references of views are kept as; nil: as around, or pictures.
///   - timeout: what strategies that wait may take. Those here answer at once.
///   - fileID: the test file's identifier.
///   - filePath: the test file.
///   - testName: the test.
///   - line: the call's line.
///   - column: the call's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = Verification(
    filePath: "\(filePath)", line: line, testName: testName, name: name, record: record,
    references: references)
  if let failure = verification.failure(of: value, as: snapshotting) { TestIssue.record(failure, at: position) }
}

/// Asserts that the snapshot of what a closure makes is the one on disk: see `assertSnapshot(of:as:)`.
///
/// A view is made anew for each configuration, in that one's traits.
public func assertSnapshot<Value, Format>(
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column,
  _ makeValue: () throws -> Value
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = Verification(
    filePath: "\(filePath)", line: line, testName: testName, name: name, record: record,
    references: references)
  if let failure = verification.failure(of: makeValue, as: snapshotting) { TestIssue.record(failure, at: position) }
}

/// Asserts several snapshots of a value, by the names of their strategies: see `assertSnapshot(of:as:)`.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, references: references, timeout: timeout,
      fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts several snapshots of a value, which are counted: see `assertSnapshot(of:as:)`.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, references: references, timeout: timeout, fileID: fileID,
      file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value's snapshot with the one on disk, and says what is wrong; nil if nothing is. See
/// `assertSnapshot(of:as:)`; `snapshotDirectory` is the folder of the references, in place of `__Snapshots__/<test file>`.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let verification = Verification(
    filePath: "\(filePath)", line: line, testName: testName, name: name, record: record,
    references: references, snapshotDirectory: snapshotDirectory)
  return verification.failure(of: value, as: snapshotting)?.message
}
