public import Findings
import Foundation
import Snapshots
import SourcePlaces

/// The former name of `FindingLevel`.
@available(*, deprecated, renamed: "FindingLevel")
public typealias LawLevel = FindingLevel

/// Asserts that a view violates no accessibility rule; no reference is needed.
///
/// The view is laid out under each configuration and under those that rules compare: L and AX5, light and dark, normal and
/// increased contrast, the other layout direction. The rules find text that is cut, broken, overlapping, outside of its
/// container, or does not grow; fonts of fixed sizes; targets below 44 by 44 points; contrast below WCAG 2.2's 4.5 and 3;
/// icons that do not grow; lines of fewer than eight characters beside something else; missing labels; and views that are
/// not mirrored. A violation fails the test, with a picture that shows where it is.
///
/// - Parameters:
///   - value: the view, the view controller, or a type that makes one. It is evaluated once for each configuration, with
///     the traits of that configuration.
///   - surfaces: the sizes and devices to show the view on.
///   - categories: content size categories.
///   - locales: BCP 47 language tags.
///   - allowed: known findings. One that is no longer found fails the test.
///   - level: the lowest level that fails the test.
///   - fileID: the test file's identifier.
///   - filePath: the test file.
///   - testName: the test.
///   - line: the call's line.
///   - column: the call's column.
public func assertAccessible<Value: SnapshotContent>(
  of value: @autoclosure () throws -> Value, on surfaces: SnapshotSurface..., categories: ContentSizeCategories = .all,
  locales: [String] = ["en"], allowing allowed: [AllowedFinding] = [], failingOn level: FindingLevel = .error,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let configurations = SnapshotConfigurations(
    on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories, locales: locales)
  assertAccessible(
    of: try value(), under: configurations, allowing: allowed, failingOn: level, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a view violates no accessibility rule under configurations: see `assertAccessible(of:on:)`.
public func assertAccessible<Value: SnapshotContent>(
  of value: @autoclosure () throws -> Value, under configurations: SnapshotConfigurations,
  allowing allowed: [AllowedFinding] = [], failingOn level: FindingLevel = .error,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = AccessibilityVerification(
    file: URL(exactPath: "\(filePath)").deletingPathExtension().lastPathComponent,
    test: SnapshotName.sanitized(testName), line: line,
    source: SourcePlace(URL(exactPath: "\(filePath)"), line: Int(line), below: StoreFolder.workingDirectory),
    configurations: configurations, allowed: allowed, level: level)
  if let failure = verification.failure(of: value) { TestIssue.record(failure, at: position) }
}
