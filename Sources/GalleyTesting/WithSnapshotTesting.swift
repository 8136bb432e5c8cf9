import ImageComparison

extension SnapshotTestingConfiguration {
  /// What counts inside: the values given, in place of those around.
  fileprivate var inner: SnapshotTestingConfiguration {
    let around = Self.current
    return SnapshotTestingConfiguration(
      record: record ?? around?.record, references: references ?? around?.references,
      diffTool: diffTool ?? around?.diffTool, difference: difference ?? around?.difference)
  }

  /// The kind of picture that counts.
  static var picture: DifferencePicture {
    switch current?.difference {
    case nil, .overlay: .overlay
    case .sideBySide: .sideBySide
    case .amplified: .amplified
    }
  }
}

/// Tests snapshots in another way for as long as the operation runs.
///
/// - Parameters:
///   - record: which references are written; nil: as around.
///   - references: what references of views are kept as; nil: as around.
///   - diffTool: what shows a difference; nil: as around.
///   - difference: what pictures of differences show; nil: as around.
///   - operation: what is tested so.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  difference: SnapshotTestingConfiguration.Difference? = nil, operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, references: references, diffTool: diffTool, difference: difference
  ).inner
  return try SnapshotTestingConfiguration.$innermost.withValue(inner, operation: operation)
}

/// Tests snapshots in another way for as long as the asynchronous operation runs.
///
/// - Parameters:
///   - record: which references are written; nil: as around.
///   - references: what references of views are kept as; nil: as around.
///   - diffTool: what shows a difference; nil: as around.
///   - difference: what pictures of differences show; nil: as around.
///   - isolation: the actor that the operation runs on.
///   - operation: what is tested so.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, references: SnapshotTestingConfiguration.References? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  difference: SnapshotTestingConfiguration.Difference? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, references: references, diffTool: diffTool, difference: difference
  ).inner
  return try await SnapshotTestingConfiguration.$innermost.withValue(inner) { try await operation() }
}
