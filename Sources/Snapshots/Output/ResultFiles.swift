package import Foundation
import JSONDocuments
import Raster

/// The files of a run's results: `results.jsonl`, and `durations.jsonl`, the only one that differs between equal runs.
///
/// A run of several processes has such a pair for each, `results-1.jsonl` and so on.
package enum ResultFiles {
  enum Kind: String {
    case results, durations

    /// - Parameter process: `-1` and so on; empty if the run has a single pair.
    func name(_ process: String) -> String { "\(rawValue)\(process).jsonl" }
  }

  /// The order in which a run's files are removed: durations, without which results are not read, then results.
  static func rank(of name: String) -> Int {
    guard name.hasSuffix(".jsonl"), !name.contains("/") else { return 2 }
    return name.hasPrefix(Kind.durations.rawValue) ? 0 : name.hasPrefix(Kind.results.rawValue) ? 1 : 2
  }

  /// Writes results with sorted keys, one on a line: equal results are equal bytes.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes both files, and the header before them: see `write(_:_:_:to:)`.
  ///
  /// - Parameters:
  ///   - origin: nil if it is not needed.
  ///   - part: the shards that the values belong to, unless they are all of the run's.
  ///   - orphans: the references that belong to no case.
  ///   - leftOut: the requested cases that have no result, in the order of their places.
  package static func write<Answer>(
    _ values: [RunResult<Answer>], of origin: RunOrigin? = nil, part: RunHeader.Part? = nil,
    orphans: [OrphanedReference] = [], leavingOut leftOut: [LeftOutCase] = [], to folder: RunFolder
  ) throws {
    let lines = try lines(of: values)
    let header = origin.map {
      RunHeader(origin: $0, results: Hash128(hashing: lines.results), part: part, orphans: orphans)
    }
    try write(lines.results, lines.durations, header, leavingOut: leftOut, to: folder)
  }

  /// Writes the files of a run, the results last, so that a folder with results holds a complete run.
  static func write(
    _ results: Data, _ durations: Data, _ header: RunHeader?, leavingOut leftOut: [LeftOutCase] = [],
    to folder: RunFolder
  ) throws {
    if var header {
      if !leftOut.isEmpty {
        let lines = try LeftOutFile.data(leftOut)
        header.leftOut = Hash128(hashing: lines)
        try folder.write(lines, to: LeftOutFile.name)
      }
      try folder.write(header.data(), to: RunHeader.fileName)
    }
    try folder.write(durations, to: Kind.durations.name(""))
    try folder.write(results, to: Kind.results.name(""))
  }

  /// The lines of results in both files.
  static func lines<Answer>(of values: [RunResult<Answer>]) throws -> (results: Data, durations: Data) {
    let (encoder, lineFeed) = (encoder, UInt8(ascii: "\n"))
    var (lines, times) = (Data(), Data())
    for result in values {
      if let line = (result as? CaseResult)?.plainLine {
        lines += Data(line.utf8)
      } else {
        lines += try encoder.encode(result)
      }
      lines.append(lineFeed)
      times += ResultDuration(result).line
      times.append(lineFeed)
    }
    return (lines, times)
  }
}

/// A line of `durations.jsonl`.
struct ResultDuration: Decodable {
  enum CodingKeys: String, CodingKey {
    case `case`, seconds
  }

  /// The case's path, after that of its references if results have one.
  var `case`: String
  var seconds: Double

  /// A year or more cannot be a case's duration, and a `Duration` holds no more than some 10¹⁸ seconds.
  private static let possibleSeconds = 0...1e8

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: CodingKeys.self)
    self.case = try line.decode(String.self, forKey: .case)
    seconds = try line.decode(Double.self, forKey: .seconds)
    guard Self.possibleSeconds.contains(seconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .seconds, in: line, debugDescription: "\(seconds) is out of range")
    }
  }

  /// The duration's line, without its line feed.
  var line: Data {
    var bytes = Array("{\"case\":".utf8)
    JSONText.append(self.case, to: &bytes)
    bytes += Array(",\"seconds\":".utf8)
    JSONText.append(seconds, to: &bytes)
    return Data(bytes + [UInt8(ascii: "}")])
  }

  init<Answer>(_ result: RunResult<Answer>) {
    self.case = result.path.description
    seconds = (result.duration / .seconds(1) * 1e6).rounded() / 1e6
  }
}
