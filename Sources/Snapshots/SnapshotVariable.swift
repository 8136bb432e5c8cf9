/// The environment variables that tests of views are told things by.
package enum SnapshotVariable: String, CaseIterable {
  /// Which references are written: a record mode.
  case record = "SNAPSHOT_TESTING_RECORD"
  /// The folder of runs, in place of `galley-output`.
  case artifacts = "SNAPSHOT_ARTIFACTS"
  /// The name of the run that a process is of.
  case run = "SNAPSHOT_RUN"
}
