import Foundation
import Synchronization

/// The results that one process adds to a run of several: `results-1.jsonl`, or the first such name that is free, and
/// the matching `durations-1.jsonl`.
///
/// Results are not kept in memory.
package final class ResultLog: Sendable {
  private let results: AppendedFile
  private let durations: AppendedFile

  package init(in folder: RunFolder) throws(StoreError) {
    // Durations are made first, so that results have theirs even if the process is killed here.
    let (durations, number) = try folder.addFile { ResultFiles.Kind.durations.name("-\($0)") }
    self.durations = durations
    results = try folder.addFile(ResultFiles.Kind.results.name("-\(number)"))
  }

  /// Adds results in whole lines: those of one call are all there, or none of them.
  package func append<Answer>(_ values: [RunResult<Answer>]) throws {
    let lines = try ResultFiles.lines(of: values)
    // Durations are written first, so that a readable result has its own.
    try durations.append(lines.durations)
    try results.append(lines.results)
  }
}
