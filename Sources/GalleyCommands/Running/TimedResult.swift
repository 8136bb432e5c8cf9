import Snapshots

/// A result as sent by a worker: a line of `results.jsonl` with the case's duration in seconds.
struct TimedResult<Answer: CaseOutcome> {
  let result: RunResult<Answer>

  private enum Key: String, CodingKey {
    case seconds
  }

  init(_ result: RunResult<Answer>) { self.result = result }
}

extension TimedResult: Codable {
  init(from decoder: any Decoder) throws {
    let seconds = try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .seconds)
    result = try RunResult(from: decoder, duration: .seconds(seconds))
  }

  func encode(to encoder: any Encoder) throws {
    try result.encode(to: encoder)
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(result.duration / .seconds(1), forKey: .seconds)
  }
}
