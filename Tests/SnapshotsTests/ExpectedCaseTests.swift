import Foundation
import Raster
import Testing

@testable import Snapshots

/// Cases compared with those of another revision.
@Suite struct ExpectedCaseTests {
  let bench: Workbench
  let (then, now): (Card, Card)

  init() throws {
    bench = try Workbench()
    (then, now) = (try Card(), try Card())
  }

  private func outcome(drawsAlways: Bool = false) throws -> Outcome {
    try bench.examiner(drawsAlways: drawsAlways).examine(now.rendered, beside: .rendered(then.rendered))
  }

  @Test func whatIsTheSameToPaintIsNotDrawn() throws {
    #expect(try outcome() == .unchanged(engine: .same, isRecorded: false))
    #expect((then.drawCount, now.drawCount) == (0, 0))
    #expect(try outcome(drawsAlways: true) == .unchanged(engine: .same, isRecorded: false))
    #expect((then.drawCount, now.drawCount) == (1, 1))
  }

  /// The result is the same as for a recorded reference, including pictures.
  @Test func whatDiffersIsAsBesideAReference() throws {
    now.layout = Card.layout(lines: ["Hello"], height: 132)
    now.color = 0xFF10_4060
    now.marks = [3: 0xFFFF_FFFF]
    let compared = try outcome()
    #expect(compared.verdict == .changed && compared.layout != nil && compared.pixels?.differing == 120)
    let pictures = try bench.files(in: bench.output)
    let other = try Workbench()
    try other.record(then)
    #expect(try other.examiner().examine(now.rendered) == compared)
    let isPicture = { (path: String) in path.hasSuffix(".png") || path.hasSuffix(".txt") }
    #expect(try other.files(in: other.output).filter { isPicture($0.key) } == pictures.filter { isPicture($0.key) })
  }

  @Test(arguments: ["fonts", "layout", "scale"])
  func otherWaysToTheSamePixelsAreDrawn(_ what: String) throws {
    switch what {
    case "fonts": now.fonts = [Card.font("Inter-Regular", bytes: "others")]
    case "layout": now.layout = Card.layout(lines: ["Hello"], height: 132)
    default: now.scale = 2
    }
    let outcome = try outcome()
    #expect(outcome.pixels == nil && (then.drawCount, now.drawCount) == (1, 1))
    #expect(outcome.verdict == (what == "layout" ? .changed : .unchanged))
  }

  @Test func aCaseWithoutACounterpartIsNew() throws {
    let outcome = try bench.examiner().examine(now.rendered, beside: .absent)
    #expect(outcome == .new(actual: "cards/plain/title/card-AX3@2x/actual.png", isRecorded: false))
    #expect(!FileManager.default.fileExists(atPath: bench.references.path))
  }

  @Test func aCounterpartThatFailedIsUnreadable() throws {
    let outcome = try bench.examiner().examine(now.rendered, beside: .failed(reason: "main does not render it"))
    #expect(outcome.verdict == .unreadable && outcome.reason == "main does not render it")
  }

  @Test func noReferenceIsReadOrWritten() throws {
    try bench.record(now)
    let before = try bench.files(in: bench.references)
    now.color = 0xFFFF_FFFF
    #expect(try outcome().verdict == .changed)
    #expect(try bench.files(in: bench.references) == before)
  }
}
