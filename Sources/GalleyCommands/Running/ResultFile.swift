import Foundation
import Snapshots

/// The files that a run ends with: `results.jsonl`, and `durations.jsonl`, which alone differs from one run to the next.
struct ResultFile {
  let folder: RunFolder

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  func write(_ results: [TimedResult]) throws {
    let encoder = ResultFile.encoder
    var lines = Data()
    var durations = Data()
    for timed in results {
      lines += try encoder.encode(timed.result) + Data("\n".utf8)
      let duration = Duration(case: timed.result.path, seconds: (timed.seconds * 1e6).rounded() / 1e6)
      durations += try encoder.encode(duration) + Data("\n".utf8)
    }
    try folder.write(durations, to: "durations.jsonl")
    try folder.write(lines, to: "results.jsonl")
  }

  private struct Duration: Encodable {
    var `case`: String
    var seconds: Double
  }
}
