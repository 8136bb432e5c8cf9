import Foundation
import Synchronization

/// What a process writes of its results in a run that other processes are in, too: `results-1.jsonl`, or the first such
/// name that is free, and `durations-1.jsonl` beside it.
///
/// Nothing of a result is kept in memory.
package final class ResultLog: Sendable {
  private let results: AppendedFile
  private let durations: AppendedFile

  package init(in folder: RunFolder) throws(StoreError) {
    // Results that are there have their durations, also where a process was killed at just this.
    let (durations, number) = try folder.addFile { ResultFiles.Kind.durations.name("-\($0)") }
    self.durations = durations
    results = try folder.addFile(ResultFiles.Kind.results.name("-\(number)"))
  }

  /// Adds results, in whole lines: those of one call are there together, or not at all.
  package func append<Answer>(_ values: [RunResult<Answer>]) throws {
    let lines = try ResultFiles.lines(of: values)
    // A result that can be read has its duration.
    try durations.append(lines.durations)
    try results.append(lines.results)
  }
}
