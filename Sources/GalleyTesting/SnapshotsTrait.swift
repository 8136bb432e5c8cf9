public import Testing

/// Tests a test's or suite's snapshots in another way, and counts those of each test from 1.
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
      try await SnapshotCounter.$ofTest.withValue(SnapshotCounter.Counts()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Each test's snapshots without a name are counted from 1, also when it is run again.
  public static var snapshots: SnapshotsTrait { .snapshots() }

  /// Tests snapshots in another way: see `withSnapshotTesting`.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    difference: SnapshotTestingConfiguration.Difference? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: .init(record: record, references: references, diffTool: diffTool, difference: difference))
  }
}
