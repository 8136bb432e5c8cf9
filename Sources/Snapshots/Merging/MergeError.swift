/// A reason that runs cannot be merged. Nothing is written then.
package enum MergeError: Error, Equatable {
  case nothing
  case noRun(String)
  case goingOn(String)
  /// A run without `run.json`.
  case noHeader(String)
  case notOver(String, file: String)
  case unreadable(StoreError)
  case newer(String, version: Int)
  case malformed(String, file: String, reason: String)
  /// A file has changed since the run wrote it.
  case changed(String, file: String)
  case differentRuns(String, String, what: String, one: String, other: String)
  case differentCounts(String, Int, String, Int)
  case differentDurations(String, String)
  /// Two runs of a shard have different results for a case.
  case differing(String, String, case: String)
  case incomplete(results: Int, cases: Int)
  case missingPicture(String, path: String)
  case linkedPicture(String, path: String)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "There is nothing to merge. Name the folders of runs."
    case .noRun(let run): "There is no run in '\(run)'. Name the folder that `galley test --shard` wrote to."
    case .goingOn(let run): "The run in '\(run)' is not over yet. Run `galley merge` again when it is."
    case .noHeader(let run):
      "'\(run)' has results but no run.json, like runs of tests and of earlier versions. Only runs of `galley test`, "
        + "`galley compare`, `galley render` and `galley audit` are merged."
    case .notOver(let run, let file):
      "'\(run)' has no \(file): the run was ended early, or was not copied completely. Copy it again, or run the shard again."
    case .unreadable(let error): error.description
    case .newer(let run, let version):
      "'\(run)' was written by a later version of Galley: its run.json has version \(version), and this one reads "
        + "\(RunHeader.schemaVersion). Use the later version."
    case .malformed(let run, let file, let reason):
      "'\(run)/\(file)' was not written by Galley: \(reason). Copy it again, or run the shard again."
    case .changed(let run, let file):
      "'\(run)/\(file)' was cut short or changed since the run wrote it. Copy it again, or run the shard again."
    case .differentRuns, .differentCounts, .differentDurations, .differing, .incomplete: disagreement
    case .missingPicture(let run, let path):
      "'\(run)' has no '\(path)', which its results name. Copy the whole folder."
    case .linkedPicture(let run, let path):
      "'\(run)/\(path)' is a link, or is reached by one. Copy the folder without links."
    }
  }

  /// The part of the message that says how the runs disagree.
  private var disagreement: String {
    switch self {
    case .differentRuns(let first, let other, let what, let one, let another):
      "'\(first)' and '\(other)' are of different \(what), \(one) and \(another). Only shards of one run are merged."
    case .differentCounts(let first, let count, let other, let otherCount):
      "'\(first)' is of \(count) shards, '\(other)' of \(otherCount). Only shards of one run are merged."
    case .differentDurations(let first, let other):
      "'\(first)' and '\(other)' were split by different durations. Give each shard the same --durations, or none."
    case .differing(let first, let other, let name):
      "'\(first)' and '\(other)' have different results for \(name). Name only one of them."
    case .incomplete(let results, let cases):
      "All shards are there, and \(results) of \(cases) results: a run.json was changed. Run the shards again."
    default: ""
    }
  }
}
