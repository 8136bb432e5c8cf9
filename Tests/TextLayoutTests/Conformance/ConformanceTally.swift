import Foundation
import Testing

/// The outcome of one case.
enum ConformanceOutcome {
  case same
  /// Only for bidi levels: nested levels are left out if the whole text has one direction, so the order and direction
  /// of every character are Unicode's, and some levels are too small by an even number.
  case sameDirection
  /// The actual result, if it differs from the file's.
  case different(String)
}

/// The outcomes of a conformance file, case by case, compared with the list of cases in which ICU differs from it.
struct ConformanceTally {
  /// The folder that results are written to. Without it, the two long files are sampled.
  private static let results = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"]

  let file: String
  /// The cases in which ICU differs, by line number, with the code points or classes of the case.
  private let listed: [Int: String]
  private let stride: Int
  private var cases = 0
  private var same = 0
  private var sameDirection = 0
  private var listedSeen: Set<Int> = []
  private var complaints: [String] = []

  /// - Parameters:
  ///   - exceptions: a file in `Fixtures/Conformance`.
  ///   - stride: one line in this many is tested, unless `scripts/conformance` asks for all.
  init(_ file: String, exceptions: String? = nil, every stride: Int = 1) throws {
    self.file = file
    self.stride = stride
    listed = try exceptions.map(Self.exceptions) ?? [:]
  }

  private var isComplete: Bool { stride == 1 || Self.results != nil }

  /// Whether a line is tested: all in a complete run, otherwise one in `stride` and the listed ones.
  func tries(_ row: UnicodeFile.Row) -> Bool {
    isComplete || row.number.isMultiple(of: stride) || listed[row.number] != nil
  }

  /// Counts a case, and records an issue if the outcome is not the one that the list implies.
  mutating func count(_ row: UnicodeFile.Row, _ outcome: ConformanceOutcome) {
    cases += 1
    let text = listed[row.number]
    if text != nil { listedSeen.insert(row.number) }
    if let text, row.text != text {
      complaints.append("line \(row.number) is listed as \(text), and is \(row.text)")
    }
    switch outcome {
    case .same: same += 1
    case .sameDirection: sameDirection += 1
    case .different(let found):
      if text == nil { complaints.append("line \(row.number), \(row.text): \(found)") }
      return
    }
    if text != nil { complaints.append("line \(row.number) is listed as different, and is not: \(row.text)") }
  }

  /// Fails if the file and the list do not account for every case; otherwise writes the table's row.
  func finish(cases expected: Int) throws {
    #expect(complaints.isEmpty, "\(complaints.count) of \(cases):\n\(complaints.prefix(10).joined(separator: "\n"))")
    #expect(listedSeen.count == listed.count, "lines that are listed and no case: \(listed.count - listedSeen.count)")
    if isComplete { #expect(cases == expected) } else { #expect(cases > 0) }
    guard let results = Self.results else { return }
    let row = "| \(file) | \(cases) | \(same) | \(sameDirection) | \(listedSeen.count) |\n"
    try row.write(toFile: "\(results)/\(file)", atomically: true, encoding: .utf8)
  }

  /// Rows of `line number TAB case`; comments give the reasons.
  private static func exceptions(_ name: String) throws -> [Int: String] {
    let url = Fixtures.conformance.appendingPathComponent(name)
    var listed: [Int: String] = [:]
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", maxSplits: 1)
      let number = try #require(cells.first.flatMap { Int($0) }, "\(name): \(line)")
      listed[number] = cells.dropFirst().first.map(String.init) ?? ""
    }
    return listed
  }
}

private enum Fixtures {
  static let conformance = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Conformance")
}
