import Foundation
import Glibc

/// Decodes the lines of `results.jsonl`, one after the other.
///
/// The cases of a scene often have the same result. So a line that differs from an earlier one in nothing but the name of the
/// configuration is not decoded again, and shares the earlier one's texts and findings.
struct ResultReader<Answer: CaseOutcome> {
  /// The last line that was decoded and begins with the names of its case.
  private var known: Known?
  /// The number of lines that were decoded.
  private(set) var decodedCount = 0

  private struct Known {
    let line: Data
    let name: NameInLine
    let result: RunResult<Answer>
  }

  mutating func result(of line: Data, _ decoder: JSONDecoder) throws -> RunResult<Answer> {
    if let known, let name = known.name.name(in: line, like: known.line) {
      var result = known.result
      result.path.configuration = name
      return result
    }
    let result = try decoder.decode(Untimed<Answer>.self, from: line).result
    decodedCount += 1
    known = NameInLine(line).map { Known(line: line, name: $0, result: result) }
    return result
  }
}

/// A line of `results.jsonl`, decoded with a duration of zero.
private struct Untimed<Answer: CaseOutcome>: Decodable {
  var result: RunResult<Answer>

  init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
}

/// The place of a configuration's name in a line that begins as those of most cases do:
/// `{"catalogueFile":"cards","configuration":"card-L@2x",`.
private struct NameInLine {
  private static let beforeFile = Array(#"{"catalogueFile":""#.utf8)
  private static let beforeName = Array(#"","configuration":""#.utf8)

  private let start: Int
  /// The number of bytes from the quotation mark after the name.
  private let restCount: Int

  /// Nil for a line that begins otherwise.
  init?(_ line: Data) {
    let found = line.withUnsafeBytes { bytes -> Range<Int>? in
      guard bytes.starts(with: Self.beforeFile) else { return nil }
      let end = Self.endOfText(in: bytes, from: Self.beforeFile.count)
      guard bytes[end...].starts(with: Self.beforeName) else { return nil }
      let start = end + Self.beforeName.count
      return start..<Self.endOfText(in: bytes, from: start)
    }
    guard let found, found.upperBound < line.count else { return nil }
    (start, restCount) = (found.lowerBound, line.count - found.upperBound)
  }

  /// The name in another line; nil if anything else than the name differs.
  func name(in line: Data, like known: Data) -> String? {
    let end = line.count - restCount
    guard end >= start else { return nil }
    return line.withUnsafeBytes { one in
      known.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress, memcmp(first, second, start) == 0,
          memcmp(first + end, second + other.count - restCount, restCount) == 0,
          Self.endOfText(in: one, from: start) == end
        else { return nil }
        return String(decoding: one[start..<end], as: UTF8.self)
      }
    }
  }

  /// The end of a text's ASCII characters that stand for themselves: its quotation mark, if there is nothing else.
  private static func endOfText(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    bytes[start...].firstIndex { !(0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      ?? bytes.count
  }
}
