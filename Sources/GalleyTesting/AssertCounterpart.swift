import Snapshots

/// Asserts that two values have the same snapshot, with no reference on disk.
///
/// Two views look the same if they have the same pixels, within the tolerance, under each configuration; their classes, frames and
/// lines do not count. Any other format is compared as with a reference. This is the `match` of W3C's reftests: one value is
/// made in the way that is tested, the other in a simpler one.
///
/// ```swift
/// assertSnapshot(of: card(spacing: 16), equals: card(padded: 16), as: .image(on: .width(343)))
/// ```
///
/// - Parameters:
///   - value: the value; evaluated once for each configuration, as in `assertSnapshot(of:as:)`.
///   - other: the value that it is compared with, which is the expected one in the failure's pictures.
///   - snapshotting: the strategy for both.
///   - name: a name for this call among those of its test, for the pictures of a failure.
///   - fileID: the test file's identifier.
///   - filePath: the test file.
///   - testName: the test.
///   - line: the call's line.
///   - column: the call's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, equals other: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = CounterpartVerification(
    .equals, filePath: "\(filePath)", line: line, testName: testName, name: name)
  if let failure = verification.failure(of: value, beside: other, as: snapshotting) {
    TestIssue.record(failure, at: position)
  }
}

/// Asserts that two values have different snapshots, with no reference on disk: see `assertSnapshot(of:equals:as:)`.
///
/// Two views differ if some of their pixels do by more than the tolerance, under each configuration. This is the `mismatch` of W3C's
/// reftests: it proves that something has an effect.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, differsFrom other: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = CounterpartVerification(
    .differs, filePath: "\(filePath)", line: line, testName: testName, name: name)
  if let failure = verification.failure(of: value, beside: other, as: snapshotting) {
    TestIssue.record(failure, at: position)
  }
}
