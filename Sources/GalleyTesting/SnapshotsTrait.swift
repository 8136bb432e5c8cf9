import HeadlessUIKit
public import Testing

/// A trait with the snapshot configuration of a test or suite. It also numbers the calls of each test from 1, and gives each
/// test current traits and faults of its own.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, references: configuration.references, diffTool: configuration.diffTool,
      difference: configuration.difference
    ) {
      guard testCase != nil else { return try await function() }
      try await SnapshotCounter.$ofTest.withValue(SnapshotCounter.Counts()) {
        try await ViewEnvironment.$ofTask.withValue(ViewEnvironment()) { try await function() }
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// A trait that numbers each test's calls without a name from 1, including when the test is repeated.
  public static var snapshots: SnapshotsTrait { .snapshots() }

  /// A trait with a snapshot configuration: see `withSnapshotTesting`.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    difference: SnapshotTestingConfiguration.Difference? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: .init(record: record, references: references, diffTool: diffTool, difference: difference))
  }
}
