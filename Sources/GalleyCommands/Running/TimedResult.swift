import Foundation
import JSONDocuments
import Snapshots

/// A result as sent by a worker, on one line: a line of `results.jsonl` with the case's duration in seconds, or for a case
/// that there is nothing to say of, as of most, these seconds alone.
struct TimedResult<Answer: CaseOutcome> {
  let result: RunResult<Answer>

  private enum Key: String, CodingKey {
    case seconds
  }

  init(_ result: RunResult<Answer>) { self.result = result }

  /// - Parameter path: the case that the line is about.
  /// - Throws: `DecodingError` for what is no result.
  init(line: Data, of path: CasePath) throws {
    // Only a number begins so.
    guard let first = line.first, first != UInt8(ascii: "{"), let outcome = Answer.nothingToSay else {
      result = try JSONDecoder().decode(TimedResult.self, from: line).result
      return
    }
    guard let seconds = Double(String(decoding: line, as: UTF8.self)), let duration = Duration(ofCase: seconds) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no duration of a case"))
    }
    result = RunResult(path, outcome, duration: duration)
  }
}

/// What a worker answers for a case.
protocol WorkerAnswer {
  /// The answer's line, without its line feed.
  var line: Data { get throws }
}

extension TimedResult: WorkerAnswer {
  var line: Data {
    get throws {
      guard result.hasNothingToSay, result.source == nil else { return try ResultFiles.encoder.encode(self) }
      var bytes: [UInt8] = []
      JSONText.append(seconds, to: &bytes)
      return Data(bytes)
    }
  }

  private var seconds: Double { result.duration / .seconds(1) }
}

extension TimedResult: Codable {
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    guard let duration = Duration(ofCase: try line.decode(Double.self, forKey: .seconds)) else {
      throw DecodingError.dataCorruptedError(forKey: .seconds, in: line, debugDescription: "no duration of a case")
    }
    result = try RunResult(from: decoder, duration: duration)
  }

  func encode(to encoder: any Encoder) throws {
    try result.encode(to: encoder)
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(seconds, forKey: .seconds)
  }
}

extension Duration {
  /// Nil for what no case takes: more than a worker is given many times over, and what is no number.
  fileprivate init?(ofCase seconds: Double) {
    guard 0...1e6 ~= seconds else { return nil }
    self = .seconds(seconds)
  }
}
