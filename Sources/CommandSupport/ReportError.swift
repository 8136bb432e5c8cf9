/// A reason that there is nothing to report.
package enum ReportError: Error, Equatable {
  case noRun(String)
  case noResultsYet(String)
  case folderOfRun(String, option: String)
  case unwritable(String, reason: String)
  /// The run compared revisions, not references.
  case compared(String, sides: String)
  /// The run audited scenes, without references.
  case audited(String)
  /// The run rendered pictures, without comparing them.
  case rendered(String)
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRun(let path):
      "There is no run in '\(path)'. Run `galley test` or `swift test` first, or name the run's folder."
    case .noResultsYet(let path):
      "The run in '\(path)' is not over yet, and has no results so far. Run `galley report` again when it is."
    case .folderOfRun(let path, let option):
      "The folder '\(path)' is the run's folder, contains it, or lies in it. Name another with \(option)."
    case .compared(let path, let sides):
      "The run in '\(path)' compared \(sides), not references, so there is nothing to accept. Run `galley test`, and accept "
        + "what it finds."
    case .audited(let path):
      "The run in '\(path)' is one of galley audit, which compares no references, so there is nothing to accept. Fix what it "
        + "found, list it with a reason under the scene's 'allow', or start from it with "
        + "`galley audit --write-baseline audit-baseline.json`. To accept pictures, name a run of `galley test`."
    case .rendered(let path):
      "The run in '\(path)' is one of galley render, which compares nothing, so there is nothing to accept. Run `galley test`, "
        + "and accept what it finds."
    case .unwritable(let path, let reason): "The report '\(path)' cannot be written: \(reason). Name another file."
    }
  }
}
