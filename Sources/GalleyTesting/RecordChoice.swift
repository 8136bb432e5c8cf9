import Foundation
import Snapshots

/// Which record mode counts for a call.
enum RecordChoice {
  private static let variable = SnapshotVariable.record.rawValue

  /// The call's own, else that of the innermost `withSnapshotTesting` or trait, else that of the environment variable
  /// `SNAPSHOT_TESTING_RECORD`, else as for `galley test`: `never` where `CI` is set, else `missing`.
  ///
  /// - Throws: `SnapshotError` if the variable has another value.
  static func mode(
    _ argument: SnapshotTestingConfiguration.Record?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotError) -> SnapshotTestingConfiguration.Record {
    if let mode = argument ?? SnapshotTestingConfiguration.current?.record { return mode }
    guard let word = environment[variable], !word.isEmpty else { return .unsaid(in: environment) }
    guard let mode = SnapshotTestingConfiguration.Record(rawValue: word) else {
      throw .unknownRecordMode(word, variable: variable)
    }
    return mode
  }
}

extension SnapshotTestingConfiguration.Record {
  /// What counts where nothing is said.
  fileprivate static func unsaid(in environment: [String: String]) -> Self {
    RecordMode.unsaid(in: environment) == .never ? .never : .missing
  }

  /// The store's word for it.
  var mode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .never: .never
    }
  }
}
