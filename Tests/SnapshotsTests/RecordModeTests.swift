import Foundation
import ImageComparison
import Testing

@testable import Snapshots

/// The modes are those of swift-snapshot-testing 1.18 (its `SnapshotTestingConfiguration.Record`): recording always
/// fails, and `never` writes nothing.
@Suite struct RecordModeTests {
  enum Reference: String, CaseIterable {
    case absent
    case equal
    case different
    case unreadable
  }

  static let verdicts: [Reference: Verdict] = [
    .absent: .new, .equal: .unchanged, .different: .changed, .unreadable: .unreadable,
  ]

  static let recorded: [RecordMode: Set<Reference>] = [
    .missing: [.absent],
    .all: [.absent, .equal, .different, .unreadable],
    .failed: [.absent, .different, .unreadable],
    .never: [],
  ]

  @Test(arguments: RecordMode.allCases, Reference.allCases)
  func recordsOnly(_ mode: RecordMode, _ reference: Reference) throws {
    let bench = try Workbench()
    let card = try Card()
    try prepare(reference, of: card, in: bench)
    let before = try bench.files(in: bench.references)

    let result = try bench.examiner(mode).examine(card.rendered)
    let after = try bench.files(in: bench.references)

    let isRecorded = try #require(RecordModeTests.recorded[mode]).contains(reference)
    #expect(result.verdict == RecordModeTests.verdicts[reference])
    #expect(result.isRecorded == isRecorded)
    #expect(result.passes == (reference == .equal && !isRecorded))
    #expect(isRecorded || after == before)
    guard isRecorded else { return }
    #expect(Set(after.keys) == ["cards/plain/title/card-AX3@2x.png", "cards/plain/title/card-AX3@2x.txt"])
    let drawn = card.drawCount
    let again = try bench.examiner(.never).examine(card.rendered)
    #expect(again.verdict == .unchanged && card.drawCount == drawn, "what was recorded is the reference now")
  }

  @Test func aToleratedReferenceDoesNotDrift() throws {
    let bench = try Workbench()
    let card = try Card()
    try bench.record(card)
    card.marks = [3: 0xFF20_4061]
    let before = try bench.files(in: bench.references)
    let tolerance = try Tolerance(channel: 1, pixelsInWindow: .init(count: 1))
    let examiner = bench.examiner(.failed, tolerance: tolerance)
    #expect(try examiner.examine(card.rendered).verdict == .tolerated)
    #expect(try bench.files(in: bench.references) == before)
  }

  @Test func theSameCaseIsRecordedWithTheSameBytes() throws {
    let bench = try Workbench()
    let card = try Card()
    try bench.record(card)
    let first = try bench.files(in: bench.references)
    try bench.record(card)
    #expect(try bench.files(in: bench.references) == first)
  }

  private func prepare(_ reference: Reference, of card: Card, in bench: Workbench) throws {
    guard reference != .absent else { return }
    try bench.record(card)
    switch reference {
    case .absent, .equal: break
    case .different: card.color = 0xFF00_0000
    case .unreadable: try bench.write("no picture", to: bench.url(card, "png"))
    }
  }
}
