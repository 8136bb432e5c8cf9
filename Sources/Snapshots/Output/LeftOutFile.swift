package import Foundation
import Raster

/// `left-out.jsonl` in a run's folder: the requested cases that the run left out, one a line, in the order of their
/// places. There is none where all cases ran.
package enum LeftOutFile {
  static let name = "left-out.jsonl"

  /// The file's bytes.
  static func data(_ cases: [LeftOutCase]) throws -> Data {
    let encoder = ResultFiles.encoder
    return try cases.reduce(into: Data()) { $0 += try encoder.encode($1) + Data("\n".utf8) }
  }

  /// The cases that a run left out.
  ///
  /// - Parameter header: the run's header; a run without one has left out none.
  /// - Throws: `ResultError` for a file that cannot be read, or is not the one that the header names.
  package static func read(from folder: URL, of header: RunHeader?) throws(ResultError) -> [LeftOutCase] {
    guard let header, let expected = header.leftOut else { return [] }
    let cases = try ResultFiles.lines(of: name, in: folder) { try $1.decode(LeftOutCase.self, from: $0) }
    guard let data = try? data(cases), Hash128(hashing: data) == expected, cases.areSound(in: header.origin.cases)
    else {
      throw .malformed(file: name, line: 1, reason: "it is not the file that run.json names")
    }
    return cases
  }
}

extension [LeftOutCase] {
  /// Whether the places are ascending, and those of requested cases.
  fileprivate func areSound(in cases: RunOrigin.Cases) -> Bool {
    allSatisfy { (0..<cases.count).contains($0.place) } && zip(self, dropFirst()).allSatisfy { $0.place < $1.place }
  }
}
