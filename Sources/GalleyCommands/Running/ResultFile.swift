import Foundation
import Snapshots

/// The output folder of a run: pictures of failures, `results.jsonl`, and `durations.jsonl`, which alone differs from one
/// run to the next.
struct ResultFile {
  let folder: URL

  private static let results = "results.jsonl"
  private static let durations = "durations.jsonl"

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Empties the folder of what an earlier run left there, and makes sure that it can be written.
  ///
  /// - Throws: `OutputError` for a folder that holds something else.
  func prepare() throws {
    let files = FileManager.default
    let contents = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    if !contents.isEmpty {
      guard contents.contains(ResultFile.results) else { throw OutputError.foreignFolder(path: folder.relativePath) }
      for name in contents { try? files.removeItem(at: folder.appendingPathComponent(name)) }
    }
    try write(Data(), to: ResultFile.results)
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
    try write(lines, to: ResultFile.results)
    try write(durations, to: ResultFile.durations)
  }

  private func write(_ data: Data, to name: String) throws(StoreError) {
    try FileBytes.write(
      data, to: folder.appendingPathComponent(name), named: folder.appendingPathComponent(name).relativePath)
  }

  private struct Duration: Encodable {
    var `case`: String
    var seconds: Double
  }
}

/// Why an output folder is not used.
enum OutputError: Error, Equatable {
  case foreignFolder(path: String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .foreignFolder(let path):
      "The output folder '\(path)' holds something else than an earlier run's output. Name an empty folder with --output."
    }
  }
}
