import Drawing
import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

/// Schema version 1 of `results.jsonl`: a change here affects everybody who reads those files.
@Suite struct CaseResultTests {
  /// A line's result, for a case with a duration of zero.
  struct Line<Answer: CaseOutcome>: Decodable {
    let result: RunResult<Answer>

    init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
  }

  private func json<Answer>(_ result: RunResult<Answer>) throws -> String {
    String(decoding: try ResultFiles.encoder.encode(result), as: UTF8.self)
  }

  private func expect<Answer>(_ result: RunResult<Answer>, is expected: String) throws {
    #expect(try json(result) == expected)
    #expect(try JSONDecoder().decode(Line<Answer>.self, from: Data(expected.utf8)).result == result)
  }

  private func result(_ card: Card, _ bench: Workbench, findings: [Finding] = []) throws -> CaseResult {
    CaseResult(
      card.identity.path, try bench.examiner().examine(card.rendered), findings: findings, duration: .zero)
  }

  @Test func aChangedCaseHasAllTheEvidence() throws {
    let bench = try Workbench()
    let card = try Card()
    try bench.record(card)
    card.engine = Hash128(hashing: Array("another".utf8))
    card.layout = Card.layout(height: 172)
    card.height = 11
    let findings = [Finding(kind: "truncated-text", node: "title", message: "'Hello…' is cut off.")]
    try expect(
      try result(card, bench, findings: findings),
      is: #"{"artifacts":{"actual":"cards/plain/title/card-AX3@2x/actual.png","#
        + #""difference":"cards/plain/title/card-AX3@2x/difference.png","#
        + #""expected":"cards/plain/title/card-AX3@2x/expected.png","#
        + #""record":"cards/plain/title/card-AX3@2x/actual.txt"},"#
        + #""catalogueFile":"cards/plain","cause":"title: size","#
        + #""causes":[{"actual":[16,16,311,140],"expected":[16,16,311,120],"kind":"size","#
        + #""sentence":"title: height 120 → 140 (+20 pt; also card)","view":"title"}],"#
        + #""configuration":"card-AX3@2x","#
        + #""findings":[{"kind":"truncated-text","message":"'Hello…' is cut off.","node":"title"}],"#
        + #""moved":["title: height 120 → 140 (+20 pt; also card)"],"#
        + #""pixels":{"actualSize":[12,11],"box":[0,10,12,1],"differing":12,"expectedSize":[12,10],"#
        + #""largestChannelDifference":255,"largestWindowCount":8,"#
        + #""places":[{"box":[0,10,12,1],"differing":12,"views":["card"]}]},"#
        + #""recorded":false,"sameEngine":false,"scene":"title","schemaVersion":1,"verdict":"changed"}"#)
  }

  @Test func aToleratedCaseSaysWhatWasTolerated() throws {
    let bench = try Workbench()
    let card = try Card()
    card.marks = [30: 0xFF20_4063, 118: 0xFFFF_FFFF]
    card.layout.children[0].frame = .init(x: 8, y: 8, width: 4, height: 2)
    try bench.record(card)
    card.marks = [30: 0xFF20_4060]
    let tolerance = try Tolerance(
      channel: 4, pixelsInWindow: .init(count: 1, size: 4), precision: 0.99, perceptualPrecision: 0.98, mask: ["title"])
    let outcome = try bench.examiner(tolerance: tolerance).examine(card.rendered)
    try expect(
      CaseResult(card.identity.path, outcome, duration: .zero),
      is: #"{"catalogueFile":"cards/plain","configuration":"card-AX3@2x","findings":[],"moved":[],"#
        + #""pixels":{"box":[6,2,1,1],"differing":1,"largestChannelDifference":3,"largestWindowCount":1},"#
        + #""recorded":false,"sameEngine":true,"scene":"title","schemaVersion":1,"#
        + #""tolerated":{"channel":{"found":3,"limit":4},"mask":{"pixels":1,"views":["title"]},"#
        + #""pixelsInWindow":{"found":1,"limit":1,"size":4},"precision":{"largestDeltaE":1.18,"matching":112,"#
        + #""of":112,"perceptualPrecision":0.98,"precision":0.99}},"verdict":"tolerated"}"#)
  }

  @Test func absentEvidenceIsLeftOut() throws {
    let path = CasePath(catalogueFile: "cards", scene: "title", configuration: "card-AX3@2x")
    try expect(
      CaseResult(path, .unchanged(engine: .same, isRecorded: true), duration: .zero),
      is: #"{"catalogueFile":"cards","configuration":"card-AX3@2x","findings":[],"moved":[],"recorded":true,"#
        + #""sameEngine":true,"scene":"title","schemaVersion":1,"verdict":"unchanged"}"#)
  }

  @Test func aRenderedCaseHasNoVerdict() throws {
    let path = CasePath(catalogueFile: "cards", scene: "title", configuration: "card-L")
    try expect(
      RenderResult(path, .rendered(picture: "cards/title/card-L.png"), duration: .zero),
      is: #"{"catalogueFile":"cards","configuration":"card-L","findings":[],"picture":"cards/title/card-L.png","#
        + #""scene":"title","schemaVersion":1}"#)
    try expect(
      RenderResult(path, .failed(reason: "No."), duration: .zero),
      is: #"{"catalogueFile":"cards","configuration":"card-L","findings":[],"reason":"No.","scene":"title","#
        + #""schemaVersion":1}"#)
  }

  @Test func aFailedCaseSaysWhyAndNeedsNoValidName() throws {
    let path = CasePath(catalogueFile: "cards", scene: "../x", configuration: "card")
    let failed = CaseResult(path, .failed(reason: "cards.yaml:3:5: No \"such\" view."), duration: .zero)
    #expect(failed.outcome.verdict == .failed && !failed.outcome.passes)
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
      try result(card, bench),
      is: #"{"catalogueFile":"cards/plain","configuration":"card-AX3@2x","findings":[],"moved":[],"#
        + #""note":"compared by its pixels: the reference has no record","recorded":false,"scene":"title","#
        + #""schemaVersion":1,"verdict":"unchanged"}"#)
  }

  @Test func everyOutcomeReadsBackAsItWas() throws {
    let layout = LayoutDifference(sentences: ["moved"], cause: nil)
    var refused = PixelDifference.sample(2, by: 9)
    refused.refusedBy = Allowance(channel: .init(found: 9, limit: 8))
    let changes: [Outcome.Change] = [
      .layout(layout, engine: .same), .pixels(.sample(2, by: 9), engine: nil),
      .pixels(.sample(2, by: 9), engine: .other), .pixels(.sample(2, by: 9), engine: .otherWithSameDrawing),
      .layoutAndPixels(layout, .sample(2, by: 9), engine: .other), .pixels(refused, engine: .same),
    ]
    let records: [Outcome.RecordChange] = [
      .layout(layout, engine: .same), .pixels(engine: .otherWithSameDrawing), .layoutAndPixels(layout, engine: .same),
    ]
    let files = Outcome.RecordFiles(expected: "e.txt", actual: "a.png")
    let small = Outcome.Pictures(expected: "e.png", actual: "a.png", difference: nil)
    let outcomes: [Outcome] =
      Verdict.allCases.map { .sample($0) } + changes.map { .changed($0, small, isRecorded: true) }
      + records.map { .changedFromRecord($0, files, isRecorded: false) } + [
        .unchanged(engine: nil, isRecorded: true),
        .tolerated(.sample(2, by: 9), Allowance(), engine: nil, isRecorded: false),
        .tolerated(nil, Allowance(mask: .init(views: ["a"], pixels: 3)), engine: .other, isRecorded: true),
        .unreadable(.record(reason: "edited", pixels: nil, small), isRecorded: true),
        .unreadable(.record(reason: "edited", pixels: .sample(2, by: 9), Outcome.pictures), isRecorded: false),
      ]
    let path = CasePath(catalogueFile: "cards", scene: "title", configuration: "card-L")
    for outcome in outcomes {
      let result = CaseResult(path, outcome, duration: .zero)
      #expect(try JSONDecoder().decode(Line<Outcome>.self, from: Data(json(result).utf8)).result == result)
    }
  }

  @Test func verdictsHaveStableNames() {
    #expect(
      Verdict.allCases.map(\.rawValue) == ["unchanged", "tolerated", "changed", "new", "unreadable", "failed"])
    #expect(Verdict.allCases.filter(\.passes) == [.unchanged, .tolerated])
  }

  @Test func noResultDependsOnWhereTheFoldersAre() throws {
    func results() throws -> [Outcome] {
      let bench = try Workbench()
      let card = try Card()
      var results = [try bench.examiner(.missing).examine(card.rendered)]
      card.color = 0xFF00_0000
      results.append(try bench.examiner().examine(card.rendered))
      try bench.write("x", to: bench.url(card, "png"))
      results.append(try bench.examiner().examine(card.rendered))
      return results
    }
    #expect(try results() == results())
  }
}

/// A run's files, read again.
@Suite struct ResultFilesTests {
  private static let path = CasePath(catalogueFile: "cards", scene: "title", configuration: "card-L")

  private let bench: Workbench

  init() throws { bench = try Workbench() }

  @Test func resultsComeBackWithTheirDurations() throws {
    let results = [
      CaseResult(Self.path, .sample(.changed), duration: .milliseconds(1_250)),
      CaseResult(
        CasePath(catalogueFile: "cards", scene: "../x", configuration: "#none"), .failed(reason: "No."),
        findings: [Finding(kind: "truncated-text", node: "title", message: "x")], duration: .microseconds(7)),
    ]
    try ResultFiles.write(results, to: bench.run)
    #expect(try ResultFiles.read(CaseResult.self, from: bench.output) == results)
    let times = try String(contentsOf: bench.output.appendingPathComponent("durations.jsonl"), encoding: .utf8)
    #expect(
      times == #"""
        {"case":"cards/title/card-L","seconds":1.25}
        {"case":"cards/../x/#none","seconds":7e-06}

        """#)
  }

  /// Line 2 of results.jsonl with one change, and the message about it.
  @Test(arguments: [
    (#""verdict":"changed""#, #""verdict":"rendered""#, "'verdict': "),
    (#""verdict":"changed""#, #""verdict":"failed""#, "there is no 'reason'"),
    (#""verdict":"changed""#, #""verdict":"unreadable""#, "there is no 'reason'"),
    (#""pixels":"#, #""colours":"#, "'verdict': neither layout nor pixels changed"),
    (#""moved":[]"#, #""moved":["x"]"#, "'moved': a layout was compared without a record"),
    (#""expected":"#, #""was":"#, "'artifacts': there is no picture of what was expected"),
    (#""box":[1,2,3,4]"#, #""box":[1,2,3]"#, "'box': expected 4 integers, not 3"),
    (#""schemaVersion":1"#, #""schemaVersion":2"#, "'schemaVersion': version 2 is not 1"),
    (#""findings":[]"#, #""findings":0"#, "'findings': "),
    ("{", "", "it is not JSON"),
  ])
  func aLineThatIsNoResultSaysWhy(_ old: String, _ new: String, _ reason: String) throws {
    let change = Outcome.Change.pixels(.sample(2, by: 9), engine: nil)
    let changed = Outcome.changed(change, Outcome.pictures, isRecorded: false)
    let results = [Outcome.sample(.new), changed].map { CaseResult(Self.path, $0, duration: .zero) }
    try ResultFiles.write(results, to: bench.run)
    let url = bench.output.appendingPathComponent("results.jsonl")
    var lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    try #require(lines[1].contains(old))
    lines[1] = lines[1].replacing(old, with: new, maxReplacements: 1)
    try bench.write(lines.map { $0 + "\n" }.joined(), to: url)
    let error = #expect(throws: ResultError.self) { try ResultFiles.read(CaseResult.self, from: bench.output) }
    guard case .malformed("results.jsonl", line: 2, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.hasPrefix(reason))
  }

  @Test func aFolderThatIsNoFinishedRunsSaysSo() throws {
    #expect(throws: ResultError.missing(file: "results.jsonl", folder: bench.output.relativePath)) {
      try ResultFiles.read(CaseResult.self, from: bench.output)
    }
    try ResultFiles.write([CaseResult(Self.path, .sample(.new), duration: .zero)], to: bench.run)
    try bench.write("", to: bench.output.appendingPathComponent("durations.jsonl"))
    #expect(throws: ResultError.noDuration(case: "cards/title/card-L", file: "durations.jsonl")) {
      try ResultFiles.read(CaseResult.self, from: bench.output)
    }
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      ResultError.malformed(file: "results.jsonl", line: 2, reason: "it is not JSON").description
        == "Line 2 of results.jsonl was not written by this version of Galley: it is not JSON. Run `galley test` again."
    )
    #expect(
      ResultError.missing(file: "results.jsonl", folder: "out").description
        == "'out' has no results.jsonl, so it is not the folder of a finished run. Run `galley test` again.")
    #expect(
      ResultError.noDuration(case: "a/b/c", file: "durations.jsonl").description
        == "durations.jsonl does not say how long a/b/c took. Run `galley test` again.")
  }
}
