public import Foundation

/// Asserts that a value's snapshot is the one on disk.
///
/// The reference of a value is beside the test file, in `__Snapshots__/<test file>/<test>.<named>.<extension>`, that of a
/// view in `<test>[.<named>]/<configuration>.png` and `.txt` there. The record mode is `record`, or that of
/// `withSnapshotTesting` or a suite's trait, or that of the environment variable `SNAPSHOT_TESTING_RECORD`, or `missing`,
/// and `never` where `CI` is set. A test that writes a reference fails.
///
/// - Parameters:
///   - value: the value. A view is evaluated once for each configuration, with its traits: a view made in the call is made
///     again, and one made before is laid out again.
///   - snapshotting: the strategy.
///   - name: a name for this call among those of its test. Calls without a name are numbered; tests with arguments need one.
///   - record: the record mode.
///   - references: the form of references of views; nil for that of the surrounding configuration, or pictures.
///   - timeout: the time limit of strategies that wait. GalleyTesting's do not wait.
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

/// Asserts that the snapshot of a closure's value is the one on disk: see `assertSnapshot(of:as:)`.
///
/// A view is made once for each configuration, with the traits of that configuration.
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

/// Asserts several snapshots of a value, which are numbered: see `assertSnapshot(of:as:)`.
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

/// Compares a value's snapshot with the one on disk, and returns the message of the failure; nil if they are equal. See
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
