public import DeveloperToolsSupport
public import Findings
import Foundation
public import HeadlessUIKit
import Previews
import Snapshots
import SourcePlaces

/// Tests of all previews of a target, whose sources `galley-sources` rewrites: one line in a test.
///
///     @Test @MainActor func previews() { PreviewTests.assertSnapshots(of: AppViewsPreviews.all) }
///
/// A preview with a `fixedLayout` or `sizeThatFitsLayout` is shown in that size, one of a landscape in that, others on the
/// devices of the call. Previews that are skipped are listed on standard output, with the reasons; one that cannot be made
/// fails the test, and so does a table without any.
@MainActor public enum PreviewTests {
  /// Text at all twelve sizes on an iPhone 16.
  public static let standardConfigurations = SnapshotConfigurations(
    on: [.device(PreviewMatrix.standardDevice)], categories: .all)

  /// Asserts that each preview looks as its reference: see `assertSnapshot(of:as:)`.
  ///
  /// The references of a preview are beside the test file, in `__Snapshots__/<test file>/<test>.<file>-<preview>`.
  ///
  /// - Parameters:
  ///   - previews: the target's table.
  ///   - configurations: what previews are shown under.
  ///   - tolerance: what differences pass.
  ///   - allowed: known findings.
  ///   - record: the record mode.
  ///   - references: the form of references.
  ///   - snapshotDirectory: the folder of the references, in place of `__Snapshots__/<test file>`.
  ///   - fileID: the test file's identifier.
  ///   - filePath: the test file.
  ///   - testName: the test.
  ///   - line: the call's line.
  ///   - column: the call's column.
  public static func assertSnapshots(
    of previews: PreviewTable, under configurations: SnapshotConfigurations = standardConfigurations,
    tolerance: SnapshotTolerance = .none, allowing allowed: [AllowedFinding] = [],
    record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
    snapshotDirectory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    TestedPreviews(previews, at: position).check { preview in
      let verification = Verification(
        filePath: "\(filePath)", line: line, testName: testName, name: preview.testedName, record: record,
        references: references, snapshotDirectory: snapshotDirectory, source: preview.source)
      let strategy = Snapshotting<PreviewContent, UIImage>.image(
        under: try configurations.completed(by: preview.traits), tolerance: tolerance, allowing: allowed)
      return verification.failure(of: preview.make, as: strategy)
    }
  }

  /// Asserts that no preview violates an accessibility rule: see `assertAccessible(of:on:)`.
  ///
  /// - Parameters:
  ///   - previews: the target's table.
  ///   - configurations: what previews are shown under.
  ///   - allowed: known findings.
  ///   - level: the lowest level that fails the test.
  ///   - fileID: the test file's identifier.
  ///   - filePath: the test file.
  ///   - testName: the test.
  ///   - line: the call's line.
  ///   - column: the call's column.
  public static func assertAccessible(
    _ previews: PreviewTable, under configurations: SnapshotConfigurations = standardConfigurations,
    allowing allowed: [AllowedFinding] = [], failingOn level: FindingLevel = .error, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    TestedPreviews(previews, at: position).check { preview in
      let name = "\(SnapshotName.sanitized(testName)).\(SnapshotName.sanitized(preview.testedName))"
      let verification = AccessibilityVerification(
        file: URL(exactPath: "\(filePath)").deletingPathExtension().lastPathComponent, test: name, line: line,
        source: preview.source, configurations: try configurations.completed(by: preview.traits), allowed: allowed,
        level: level)
      return verification.failure(of: preview.make)
    }
  }
}
