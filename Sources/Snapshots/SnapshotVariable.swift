/// The environment variables that configure tests of views.
package enum SnapshotVariable: String, CaseIterable {
  /// The references that are written: a record mode.
  case record = "SNAPSHOT_TESTING_RECORD"
  /// The folder of runs, in place of `galley-output`.
  case artifacts = "SNAPSHOT_ARTIFACTS"
  /// The name of the run that a process belongs to.
  case run = "SNAPSHOT_RUN"
  /// The day for which exceptions are judged, in place of the clock's.
  case today = "SNAPSHOT_TODAY"
}
