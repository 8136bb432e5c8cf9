package import Foundation

/// The files of a run's results: `results.jsonl`, and `durations.jsonl`, which alone differs from one run to the next.
///
/// A run of many processes has such a pair for each of them, `results-1.jsonl` and so on.
package enum ResultFiles {
  enum Kind: String {
    case results, durations

    /// - Parameter process: `-1` and so on; nothing where the run has one file.
    func name(_ process: String) -> String { "\(rawValue)\(process).jsonl" }
  }

  /// Writes each result on a line, with its keys in order: the same results are the same bytes.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes both files, the results last: a folder that has them is that of a run that is over.
  package static func write<Answer>(_ values: [RunResult<Answer>], to folder: RunFolder) throws {
    let lines = try lines(of: values)
    try folder.write(lines.durations, to: Kind.durations.name(""))
    try folder.write(lines.results, to: Kind.results.name(""))
  }

  /// What both files say of results.
  static func lines<Answer>(of values: [RunResult<Answer>]) throws -> (results: Data, durations: Data) {
    let encoder = encoder
    var (lines, times) = (Data(), Data())
    for result in values {
      lines += try encoder.encode(result) + Data("\n".utf8)
      times += try encoder.encode(ResultDuration(result)) + Data("\n".utf8)
    }
    return (lines, times)
  }
}

/// A line of `durations.jsonl`.
struct ResultDuration: Codable {
  /// The case's path, behind that of its references where a line of results has one.
  var `case`: String
  var seconds: Double

  init<Answer>(_ result: RunResult<Answer>) {
    self.case = result.path.description
    seconds = (result.duration / .seconds(1) * 1e6).rounded() / 1e6
  }
}
