package import Foundation

/// The files that a run ends with: `results.jsonl`, and `durations.jsonl`, which alone differs from one run to the next.
package enum ResultFiles {
  private static let results = "results.jsonl"
  private static let durations = "durations.jsonl"

  /// Writes each result on a line, with its keys in order: the same results are the same bytes.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes both files, the results last: a folder that has them is that of a run that is over.
  package static func write<Answer>(_ values: [RunResult<Answer>], to folder: RunFolder) throws {
    let encoder = encoder
    var (lines, times) = (Data(), Data())
    for result in values {
      lines += try encoder.encode(result) + Data("\n".utf8)
      times += try encoder.encode(Time(result)) + Data("\n".utf8)
    }
    try folder.write(times, to: durations)
    try folder.write(lines, to: results)
  }

  /// The results that a run left in a folder, in the order of the catalogue.
  package static func read<Answer>(
    _ type: RunResult<Answer>.Type, from folder: URL
  ) throws(ResultError) -> [RunResult<Answer>] {
    let times = try lines(of: durations, in: folder) { (line: Data, decoder) in
      try decoder.decode(Time.self, from: line)
    }
    let secondsOfCases = Dictionary(times.map { ($0.case, $0.seconds) }) { $1 }
    return try lines(of: results, in: folder) { line, decoder in
      var result = try decoder.decode(Untimed<Answer>.self, from: line).result
      guard let seconds = secondsOfCases[result.path.description] else {
        throw ResultError.noDuration(case: result.path.description)
      }
      result.duration = .seconds(seconds)
      return result
    }
  }

  /// What a file has on each of its lines.
  private static func lines<Value>(
    of name: String, in folder: URL, _ decode: (Data, JSONDecoder) throws -> Value
  ) throws(ResultError) -> [Value] {
    let path = folder.appendingPathComponent(name).path
    let data: Data?
    do throws(StoreError) {
      data = try FileBytes.read(path, named: name)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .missing(file: name, folder: folder.relativePath) }
    let decoder = JSONDecoder()
    var values: [Value] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        values.append(try decode(line, decoder))
      } catch let error as ResultError {
        throw error
      } catch {
        throw .malformed(file: name, line: index + 1, reason: DecodingError.reason(error))
      }
    }
    return values
  }
}

/// A line of `durations.jsonl`.
private struct Time: Codable {
  var `case`: String
  var seconds: Double

  init<Answer>(_ result: RunResult<Answer>) {
    self.case = result.path.description
    seconds = (result.duration / .seconds(1) * 1e6).rounded() / 1e6
  }
}

/// A line of `results.jsonl`, of a case that took no time.
private struct Untimed<Answer: CaseOutcome>: Decodable {
  var result: RunResult<Answer>

  init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
}
