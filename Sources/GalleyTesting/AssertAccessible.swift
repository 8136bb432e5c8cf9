public import Findings
import Foundation
import Snapshots

/// How bad it is to break a law of Dynamic Type.
public typealias LawLevel = FindingLevel

/// Asserts that a view keeps the laws of Dynamic Type and of legibility; no reference is needed.
///
/// The view is laid out under each configuration and under those that laws compare: L and AX5, light and dark, normal and
/// increased contrast, the other layout direction. Looked for is text that is cut, broken, overlapping, outside of what it
/// stands in, or does not grow; fonts of fixed sizes; targets below 44 by 44 points; contrast below WCAG 2.2's 4.5 and 3;
/// icons that do not grow; lines of fewer than eight characters beside something else; missing labels; and what is not
/// mirrored. What breaks a law fails the test, with a picture that shows where.
///
/// - Parameters:
///   - value: the view, controller, or what makes one. It is asked for once for each configuration, in that one's traits.
///   - surfaces: what it is shown on.
///   - categories: content size categories.
///   - locales: BCP 47 language tags.
///   - allowed: findings that are known. One that is not found any more fails the test.
///   - level: the least level that fails the test.
///   - fileID: the test file's identifier.
///   - filePath: the test file.
///   - testName: the test.
///   - line: the call's line.
///   - column: the call's column.
public func assertAccessible<Value: SnapshotContent>(
  of value: @autoclosure () throws -> Value, on surfaces: SnapshotSurface..., categories: ContentSizeCategories = .all,
  locales: [String] = ["en"], allowing allowed: [AllowedFinding] = [], failingOn level: LawLevel = .error,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let configurations = SnapshotConfigurations(
    on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories, locales: locales)
  assertAccessible(
    of: try value(), under: configurations, allowing: allowed, failingOn: level, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a view keeps the laws under configurations: see `assertAccessible(of:on:)`.
public func assertAccessible<Value: SnapshotContent>(
  of value: @autoclosure () throws -> Value, under configurations: SnapshotConfigurations,
  allowing allowed: [AllowedFinding] = [], failingOn level: LawLevel = .error,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = AccessibilityVerification(
    file: URL(exactPath: "\(filePath)").deletingPathExtension().lastPathComponent,
    test: SnapshotName.sanitized(testName), line: line, configurations: configurations, allowed: allowed, level: level)
  if let failure = verification.failure(of: value) { TestIssue.record(failure, at: position) }
}
