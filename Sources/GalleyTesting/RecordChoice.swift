import Foundation
import Glibc
import Snapshots

/// The choice of the record mode of a call.
enum RecordChoice {
  private static let variable = SnapshotVariable.record.rawValue

  /// What decides of the process's environment. All of it would be read and copied for each assertion.
  private static var environment: [String: String] {
    [variable, RecordMode.variable].reduce(into: [:]) { values, name in
      values[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The mode of the call, of the innermost `withSnapshotTesting` or trait, or of the environment variable
  /// `SNAPSHOT_TESTING_RECORD`, whichever is given first. The default is that of `galley test`: `never` where `CI` is set,
  /// otherwise `missing`.
  ///
  /// - Throws: `SnapshotError` if the variable has another value.
  static func mode(
    _ argument: SnapshotTestingConfiguration.Record?,
    environment: [String: String] = RecordChoice.environment
  ) throws(SnapshotError) -> SnapshotTestingConfiguration.Record {
    if let mode = argument ?? SnapshotTestingConfiguration.current?.record { return mode }
    guard let word = environment[variable], !word.isEmpty else { return .standard(in: environment) }
    guard let mode = SnapshotTestingConfiguration.Record(rawValue: word) else {
      throw .unknownRecordMode(word, variable: variable)
    }
    return mode
  }
}

extension SnapshotTestingConfiguration.Record {
  /// The default mode.
  fileprivate static func standard(in environment: [String: String]) -> Self {
    RecordMode.standard(in: environment) == .never ? .never : .missing
  }

  /// The record mode of the store.
  var mode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .never: .never
    }
  }
}
