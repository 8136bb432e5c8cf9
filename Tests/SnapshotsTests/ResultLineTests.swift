import Foundation
import SourcePlaces
import Testing

@testable import Snapshots

/// Lines that are written without an encoder are those that it writes.
@Suite struct ResultLineTests {
  private func result(
    _ name: String, references: String? = nil, source: SourcePlace? = nil,
    _ outcome: Outcome = .unchanged(engine: .same, isRecorded: false), findings: [Finding] = []
  ) -> CaseResult {
    CaseResult(
      CasePath(references: references, catalogueFile: name, scene: name, configuration: name), outcome,
      findings: findings, source: source, duration: .milliseconds(1))
  }

  private func expectEncoded(_ result: CaseResult, isPlain: Bool) throws {
    let encoded = String(decoding: try ResultFiles.encoder.encode(result), as: UTF8.self)
    #expect(result.plainLine == (isPlain ? encoded : nil))
    #expect(String(decoding: try ResultFiles.lines(of: [result]).results, as: UTF8.self) == encoded + "\n")
  }

  @Test(arguments: ["a", "a/b c", "größe", "日本語", "🙂\u{2028}\u{200F}", "", "\\u0041", "a\"b", "\t", "\u{7F}"])
  func namesAreWrittenAlike(_ name: String) throws {
    let isPlain = !name.contains { "\\\"\t\u{7F}".contains($0) }
    try expectEncoded(result(name), isPlain: isPlain)
    try expectEncoded(result("a", references: name), isPlain: isPlain)
    try expectEncoded(result("a", source: SourcePlace(file: name)), isPlain: isPlain)
    try expectEncoded(result("a", references: name, source: SourcePlace(file: name, line: 12)), isPlain: isPlain)
    try expectEncoded(result("a", source: SourcePlace(file: name, line: 12, column: 3)), isPlain: isPlain)
  }

  @Test func whatHasMoreToSayIsEncoded() throws {
    try expectEncoded(result("a", .unchanged(engine: .same, isRecorded: true)), isPlain: false)
    try expectEncoded(result("a", .unchanged(engine: .other, isRecorded: false)), isPlain: false)
    try expectEncoded(result("a", .unchanged(engine: nil, isRecorded: false)), isPlain: false)
    try expectEncoded(result("a", .failed(reason: "no")), isPlain: false)
    try expectEncoded(result("a", findings: [Finding(kind: "a", node: "b", message: "c")]), isPlain: false)
    var excused = result("a")
    excused.unmatchedAllowances = [FindingAllowance(kind: "a", reason: "b")]
    try expectEncoded(excused, isPlain: false)
  }

  @Test(arguments: [0, 1e-6, 0.000123, 1, 2.5, 1234.567891])
  func durationsAreReadBack(_ seconds: Double) throws {
    var timed = result("größe \"a\"")
    timed.duration = .seconds(seconds)
    let line = try ResultFiles.lines(of: [timed]).durations
    let read = try JSONDecoder().decode(ResultDuration.self, from: line)
    #expect(read.case == timed.path.description && read.seconds == seconds)
  }
}
