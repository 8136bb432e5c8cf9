import Synchronization
import Testing

@testable import TextLayout

/// Layouts that are ended early.
@Suite struct LayoutLimitTests {
  /// A line for each word, with at least one check each.
  private static let words = String(repeating: "wide ", count: 1_000)
  private static let room = TextContainer(width: 40)

  @Test func aLayoutEndsWhenNobodyWaitsForIt() throws {
    let asked = Atomic(0)
    let limit = LayoutLimit(seconds: 3_600) { asked.add(1, ordering: .relaxed).newValue < 3 }
    #expect(throws: LayoutInterruption.unawaited) {
      try TextLayoutEngine().measure(try Setting.text(Self.words), in: Self.room, within: limit)
    }
    #expect(asked.load(ordering: .relaxed) == 3)
  }

  @Test func aLayoutEndsAfterItsTime() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(Self.words)
    let late = LayoutInterruption.late(seconds: 0)
    #expect(throws: late) { try engine.measure(text, in: Self.room, within: LayoutLimit(seconds: 0)) }
    #expect(throws: late) {
      try engine.layout(text, in: Self.room, placingGlyphs: true, within: LayoutLimit(seconds: 0))
    }
    #expect(throws: late) { try engine.geometry(of: text, in: Self.room, within: LayoutLimit(seconds: 0)) }
    #expect(throws: late) {
      var sizer = engine.sizer()
      _ = try sizer.extent(of: text, in: nil, Self.room, within: LayoutLimit(seconds: 0))
    }
  }

  /// Shaping is ended as well: a text on one line.
  @Test func shapingEndsAndLeavesNothing() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(String(repeating: "\u{E01}\u{E33}", count: 40 * ShapingPiece.length))
    #expect(throws: LayoutInterruption.late(seconds: 0)) {
      try engine.measure(text, in: TextContainer(), within: LayoutLimit(seconds: 0))
    }
    #expect(engine.shapedUnitCount <= LayoutLimit.interval * ShapingPiece.length)
    #expect(engine.measure(text) == TextLayoutEngine().measure(text))
  }

  @Test func whatIsDoneInTimeIsWhole() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(Self.words)
    let limited = try engine.measure(text, in: Self.room, within: LayoutLimit(seconds: 3_600))
    #expect(limited == TextLayoutEngine().measure(text, in: Self.room))
  }
}

@Suite struct StepCountTests {
  @Test func stepsEndAtTheFirstThatDoesNotHold() {
    for limit in 0...300 {
      for end in 0...limit {
        var calls = 0
        let steps = StepCount.steps(below: limit) { step in
          calls += 1
          return step < end
        }
        #expect(steps == end, "limit \(limit)")
        // Doubled steps up to the end, followed by bisection between the last two.
        #expect(
          calls <= StepCount.single + 2 * (Int.bitWidth - end.leadingZeroBitCount) + 1, "\(calls), \(end), \(limit)")
      }
    }
  }

  @Test func theFirstStepsMayHoldInAnyOrder() {
    #expect(StepCount.steps(below: 16) { $0 != 7 } == 7)
    #expect(StepCount.steps(below: -1) { _ in true } == 0)
  }
}
