import ImageComparison

extension SnapshotTestingConfiguration {
  /// The configuration with its values in place of those of the surrounding one.
  fileprivate var inner: SnapshotTestingConfiguration {
    let around = Self.current
    return SnapshotTestingConfiguration(
      record: record ?? around?.record, references: references ?? around?.references,
      diffTool: diffTool ?? around?.diffTool, difference: difference ?? around?.difference)
  }

  /// The current kind of picture of a difference.
  static var picture: DifferencePicture {
    switch current?.difference {
    case nil, .overlay: .overlay
    case .sideBySide: .sideBySide
    case .amplified: .amplified
    }
  }
}

/// Runs an operation with a snapshot configuration.
///
/// - Parameters:
///   - record: the record mode; nil for that of the surrounding configuration.
///   - references: the form of references of views; nil for that of the surrounding configuration.
///   - diffTool: the tool that shows a difference; nil for that of the surrounding configuration.
///   - difference: the kind of picture of a difference; nil for that of the surrounding configuration.
///   - operation: the operation.
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

/// Runs an asynchronous operation with a snapshot configuration.
///
/// - Parameters:
///   - record: the record mode; nil for that of the surrounding configuration.
///   - references: the form of references of views; nil for that of the surrounding configuration.
///   - diffTool: the tool that shows a difference; nil for that of the surrounding configuration.
///   - difference: the kind of picture of a difference; nil for that of the surrounding configuration.
///   - isolation: the actor that the operation runs on.
///   - operation: the operation.
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
