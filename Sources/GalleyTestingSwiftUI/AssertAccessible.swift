public import GalleyTesting
public import HeadlessSwiftUI

/// Asserts that a view of SwiftUI violates no accessibility rule: see GalleyTesting's `assertAccessible(of:on:)`.
///
/// - Parameters:
///   - value: the view. It is evaluated once for each configuration, with the traits of that configuration.
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
public func assertAccessible<Value: View>(
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

/// Asserts that a view of SwiftUI violates no accessibility rule under configurations: see `assertAccessible(of:on:)`.
public func assertAccessible<Value: View>(
  of value: @autoclosure () throws -> Value, under configurations: SnapshotConfigurations,
  allowing allowed: [AllowedFinding] = [], failingOn level: FindingLevel = .error,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertAccessible(
    of: try UIHostingController.showing(value), under: configurations, allowing: allowed, failingOn: level,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
