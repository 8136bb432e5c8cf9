import Foundation
import Raster
import Testing

@testable import Snapshots

/// Schema version 1 of `results.jsonl`: a change here is a change for everybody who reads those files.
@Suite struct CaseResultTests {
  private func json(_ result: CaseResult) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(result), as: UTF8.self)
  }

  private func expect(_ result: CaseResult, is expected: String) throws {
    #expect(try json(result) == expected)
    #expect(try JSONDecoder().decode(CaseResult.self, from: Data(expected.utf8)) == result)
  }

  @Test func aChangedCaseHasAllTheEvidence() throws {
    let bench = try Workbench()
    let card = try Card()
    try bench.record(card)
    card.engine = Hash128(hashing: Array("another".utf8))
    card.layout = Card.layout(height: 172)
    card.height = 11
    card.findings = [Finding(kind: "truncated-text", node: "title", message: "'Hello…' is cut off.")]
    try expect(
      try bench.examiner().examine(card.rendered),
      is: #"{"artifacts":{"actual":"cards/plain/title/card-AX3@2x/actual.png","#
        + #""difference":"cards/plain/title/card-AX3@2x/difference.png","#
        + #""expected":"cards/plain/title/card-AX3@2x/expected.png"},"#
        + #""catalogueFile":"cards/plain","cause":"title: size","configuration":"card-AX3@2x","#
        + #""findings":[{"kind":"truncated-text","message":"'Hello…' is cut off.","node":"title"}],"#
        + #""moved":["title: height 120 → 140 (+20 pt; also card)"],"#
        + #""pixels":{"actualSize":[12,11],"box":[0,10,12,1],"differing":12,"expectedSize":[12,10],"#
        + #""largestChannelDifference":255,"largestWindowCount":8},"#
        + #""recorded":false,"sameEngine":false,"scene":"title","schemaVersion":1,"verdict":"changed"}"#)
  }

  @Test func absentEvidenceIsLeftOut() throws {
    let identity = try CaseIdentity(catalogueFile: "cards", scene: "title", configuration: "card-AX3@2x")
    try expect(
      .rendered(identity, findings: []),
      is: #"{"catalogueFile":"cards","configuration":"card-AX3@2x","findings":[],"moved":[],"recorded":false,"#
        + #""scene":"title","schemaVersion":1,"verdict":"rendered"}"#)
  }

  @Test func aFailedCaseSaysWhyAndNeedsNoValidName() throws {
    let failed = CaseResult.failed(
      catalogueFile: "cards", scene: "../x", configuration: "card", reason: "cards.yaml:3:5: No \"such\" view.")
    #expect(failed.verdict == .failed && !failed.passes)
    try expect(
      failed,
      is: #"{"catalogueFile":"cards","configuration":"card","findings":[],"moved":[],"#
        + #""reason":"cards.yaml:3:5: No \"such\" view.","recorded":false,"scene":"../x","schemaVersion":1,"#
        + #""verdict":"failed"}"#)
  }

  @Test func aPictureWithoutARecordHasANote() throws {
    let bench = try Workbench()
    let card = try Card()
    try bench.record(card)
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    try expect(
      try bench.examiner().examine(card.rendered),
      is: #"{"catalogueFile":"cards/plain","configuration":"card-AX3@2x","findings":[],"moved":[],"#
        + #""note":"compared by its pixels: the reference has no record","recorded":false,"scene":"title","#
        + #""schemaVersion":1,"verdict":"unchanged"}"#)
  }

  @Test func verdictsHaveStableNames() {
    #expect(
      Verdict.allCases.map(\.rawValue)
        == ["unchanged", "tolerated", "changed", "new", "unreadable", "failed", "rendered"])
    #expect(Verdict.allCases.filter(\.passes) == [.unchanged, .tolerated, .rendered])
  }

  @Test func noResultDependsOnWhereTheFoldersAre() throws {
    func results() throws -> [String] {
      let bench = try Workbench()
      let card = try Card()
      var results = [try bench.examiner(.missing).examine(card.rendered)]
      card.color = 0xFF00_0000
      results.append(try bench.examiner().examine(card.rendered))
      try bench.write("x", to: bench.url(card, "png"))
      results.append(try bench.examiner().examine(card.rendered))
      return try results.map(json)
    }
    #expect(try results() == results())
  }
}
