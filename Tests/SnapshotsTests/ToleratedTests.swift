import Drawing
import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

/// The differences that tolerances hide, and the closest ones that they do not.
///
/// The card has 12 × 10 pixels of one colour, and layout is in pixels: a clock in the corner, and a title.
@Suite struct ToleratedTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    card.layout = ToleratedTests.layout()
    try bench.record(card)
  }

  private static func layout(clock: String = "9:41", x: Double = 8, title: String = "News") -> LayoutNode {
    func label(_ name: String, _ text: String, _ x: Double, _ y: Double) -> LayoutNode {
      LayoutNode(
        kind: "UILabel", name: name, frame: .init(x: x, y: y, width: 4, height: 3),
        lines: [.init(text: text, x: x, baseline: y + 2, width: 4)])
    }
    return LayoutNode(
      kind: "UIView", name: "card", frame: .init(x: 0, y: 0, width: 12, height: 10),
      children: [label("clock", clock, x, 0), label("title", title, 0, 6)])
  }

  /// Compares the card with one that has other pixels at some positions, and another layout.
  private func outcome(
    _ tolerance: Tolerance, _ marks: [Int: UInt32] = [:], layout: LayoutNode = ToleratedTests.layout()
  ) throws -> Outcome {
    (card.marks, card.layout) = (marks, layout)
    return try bench.examiner(tolerance: tolerance).examine(card.rendered)
  }

  private func verdict(_ tolerance: Tolerance, _ marks: [Int: UInt32]) throws -> Verdict {
    try outcome(tolerance, marks).verdict
  }

  private func marks(_ places: some Sequence<Int>, _ color: UInt32 = 0xFFFF_FFFF) -> [Int: UInt32] {
    Dictionary(uniqueKeysWithValues: places.map { ($0, color) })
  }

  @Test func nothingIsHiddenUnlessAsked() throws {
    for place in [0, 11, 13, 58, 108, 119] {
      for color: UInt32 in [0xFF21_4060, 0xFF20_3F60, 0xFF20_4061, 0xFE20_4060] {
        #expect(try verdict(.none, [place: color]) == .changed, "pixel \(place), \(color)")
      }
    }
    #expect(try outcome(.none).verdict == .unchanged)
  }

  @Test func aChannelsDifferenceIsHiddenEverywhereAndNoLevelMore() throws {
    let tolerance = try Tolerance(channel: 3)
    let outcome = try outcome(tolerance, marks(0..<120, 0xFF23_3D63))
    #expect(outcome.allowance == Allowance(channel: .init(found: 3, limit: 3)))
    #expect(outcome.passes && outcome.pixels?.differing == 120)
    for color: UInt32 in [0xFF24_4060, 0xFF20_3C60, 0xFF20_4064, 0xFB20_4060] {
      #expect(try verdict(tolerance, [0: color]) == .changed, "\(color)")
    }
  }

  @Test(arguments: [1, 3, 8])
  func pixelsInAWindowAreHiddenAndNoneMore(size: Int) throws {
    let tolerance = try Tolerance(pixelsInWindow: .init(count: 1, size: size))
    // Two pixels that no window contains, then two that one does, at its ends.
    let outcome = try outcome(tolerance, marks([0, size]))
    #expect(outcome.allowance == Allowance(pixelsInWindow: .init(found: 1, limit: 1, size: size)))
    guard size > 1 else { return }
    #expect(try verdict(tolerance, marks([0, size - 1])) == .changed)
    #expect(try verdict(tolerance, marks([0, (size - 1) * 13])) == .changed)
  }

  @Test func aShareOfPixelsIsHiddenAndNotOneMore() throws {
    let tolerance = try Tolerance(precision: 0.975)
    #expect(try outcome(tolerance, marks([0, 1, 2])).allowance?.precision?.matching == 117)
    #expect(try verdict(tolerance, marks([0, 1, 2, 3])) == .changed)
  }

  @Test func colorsThatLookAlikeAreHiddenAndNoneThatDoNot() throws {
    // From 0x204060, ΔE is 1.6073 to 0x204064 and 2.0032 to 0x204065 (`ImageComparisonTests/Fixtures/delta-e.json`).
    let tolerance = try Tolerance(perceptualPrecision: 0.98)
    let outcome = try outcome(tolerance, marks(0..<120, 0xFF20_4064))
    #expect(outcome.allowance?.precision?.largestDeltaE == 1.61)
    #expect(try verdict(tolerance, [7: 0xFF20_4065]) == .changed)
  }

  @Test func rulesTogetherHideOnlyWhatEachWould() throws {
    let tolerance = try Tolerance(channel: 3, pixelsInWindow: .init(count: 2), precision: 0.98)
    #expect(
      try outcome(tolerance, marks([0, 1], 0xFF20_4063)).allowance?.rules == ["channel", "pixelsInWindow", "precision"])
    #expect(try verdict(tolerance, marks([0, 1], 0xFF20_4064)) == .changed)
    #expect(try verdict(tolerance, marks([0, 1, 2], 0xFF20_4063)) == .changed)
    #expect(try verdict(tolerance, marks([0, 9, 108], 0xFF20_4063)) == .changed)
  }

  @Test func aChangeSaysWhichRulesRefusedIt() throws {
    let tolerance = try Tolerance(channel: 3, pixelsInWindow: .init(count: 2), precision: 0.9)
    let outcome = try outcome(tolerance, marks([0, 1, 2], 0xFF20_4065))
    #expect(
      outcome.pixels?.refusedBy
        == Allowance(channel: .init(found: 5, limit: 3), pixelsInWindow: .init(found: 3, limit: 2, size: 8)))
    let result = CaseResult(card.identity.path, outcome, duration: .zero)
    #expect(
      RunSummary(results: [result]).reviewLines == [
        "changed\tcards/plain/title/card-AX3@2x: 3 pixels differ, by at most 5 of 255, in card; "
          + "no recorded change explains them; channel accepts 3; pixelsInWindow accepts 2 in 8x8, 3 found"
      ])
    #expect(try self.outcome(.none, [0: 0]).pixels?.refusedBy == nil)
  }

  @Test func whatMovedIsNeverTolerated() throws {
    let everything = try Tolerance(channel: 255, pixelsInWindow: .init(count: 64), precision: 0, perceptualPrecision: 0)
    #expect(try outcome(everything, layout: Self.layout(title: "Now")).verdict == .changed)
    #expect(try outcome(everything, layout: Self.layout(x: 7)).verdict == .changed)
  }
}

/// Masks: everything that is shown within the views of a name.
extension ToleratedTests {
  private static var clock: Tolerance { get throws { try Tolerance(mask: ["clock"]) } }

  @Test func pixelsAndTextOfAMaskedViewAreHidden() throws {
    // The clock's first and last pixel.
    let outcome = try outcome(Self.clock, marks([8, 35]), layout: Self.layout(clock: "9:42"))
    #expect(
      outcome == .tolerated(nil, Allowance(mask: .init(views: ["clock"], pixels: 2)), engine: .same, isRecorded: false))
    let text = try self.outcome(Self.clock, layout: Self.layout(clock: "9:42"))
    #expect(text.allowance == Allowance(mask: .init(views: ["clock"], pixels: 0)))
    #expect(try self.outcome(Self.clock).verdict == .unchanged)
  }

  @Test(arguments: [7, 36 + 8, 35 + 12])
  func pixelsBesideAMaskedViewAreNot(place: Int) throws {
    let outcome = try outcome(Self.clock, marks([8, place]))
    #expect(outcome.verdict == .changed && outcome.pixels?.differing == 1)
    let difference = try PNG.decode(
      Data(contentsOf: bench.output.appendingPathComponent("\(card.identity.referencePath)/difference.png")))
    #expect(difference.pixels[place] == 0xFFFF_0000 && difference.pixels[8] != 0xFFFF_0000)
  }

  @Test func aMaskedViewThatMovesHasMoved() throws {
    let outcome = try outcome(Self.clock, marks([7]), layout: Self.layout(clock: "9:42", x: 7))
    // The contents of its old and new areas are not compared, but its frame is.
    #expect(outcome.verdict == .changed && outcome.pixels == nil)
    #expect(outcome.layout?.sentences == ["clock moved 1 pt left"])
  }

  @Test func anotherViewsTextIsNotHidden() throws {
    #expect(try outcome(Self.clock, layout: Self.layout(title: "Now")).verdict == .changed)
  }

  @Test func masksAndRulesTogetherSayBoth() throws {
    let tolerance = try Tolerance(channel: 3, mask: ["clock"])
    let outcome = try outcome(tolerance, [8: 0xFFFF_FFFF, 60: 0xFF20_4063])
    #expect(
      outcome.allowance == Allowance(channel: .init(found: 3, limit: 3), mask: .init(views: ["clock"], pixels: 1)))
    #expect(outcome.pixels?.differing == 1)
  }

  @Test func maskedPixelsAreNoPartOfTheShare() throws {
    // The clock is 12 of 120 pixels: of the other 108, one is less than one hundredth, and two are more.
    let tolerance = try Tolerance(precision: 0.99, mask: ["clock"])
    let outcome = try outcome(tolerance, marks([8, 60]))
    #expect(
      outcome.allowance?.precision
        == .init(matching: 107, of: 108, precision: 0.99, perceptualPrecision: 1, largestDeltaE: nil))
    #expect(try verdict(tolerance, marks([8, 60, 61])) == .changed)
  }

  @Test func rectanglesReachToWholePixels() throws {
    let half = LayoutNode(kind: "UIView", name: "dot", frame: .init(x: 1.25, y: 0.5, width: 1, height: 1.1))
    let root = LayoutNode(kind: "UIView", frame: .init(x: 0, y: 0, width: 6, height: 5), children: [half])
    #expect(try ViewMask(["dot"], in: [root], others: [], scale: 2).boxes == [.init(x: 2, y: 1, width: 3, height: 3)])
    // 16 / 3 points are 16 pixels, except for the last digit.
    let third = LayoutNode(kind: "UIView", name: "dot", frame: .init(x: 16.0 / 3, y: 0, width: 0.1 * 3, height: 1e300))
    #expect(
      try ViewMask(["dot"], in: [third], others: [], scale: 3).boxes == [.init(x: 16, y: 0, width: 1, height: 32_767)])
  }

  @Test func aNameThatNoViewHasFailsTheCase() throws {
    let tolerance = try Tolerance(mask: ["clock", "clok"])
    let error = MaskError.unknownView("clok", views: ["card", "clock", "title"])
    #expect(throws: error) { try outcome(tolerance) }
    #expect(throws: error) { try outcome(tolerance, [0: 0]) }
    #expect(
      error.description
        == "The tolerance masks 'clok', but no view has this accessibilityIdentifier. The names are card, clock and title."
    )
    #expect(
      MaskError.unknownView("a", views: []).description
        == "The tolerance masks 'a', but no view has this accessibilityIdentifier. Give the view a name.")
  }

  @Test func aNameThatViewsHaveUnderOtherConfigurationsIsKnown() throws {
    var rendered = card.rendered
    rendered.otherNames = ["badge"]
    let examiner = bench.examiner(tolerance: try Tolerance(mask: ["badge"]))
    #expect(try examiner.examine(rendered).verdict == .unchanged)
  }

  @Test func aViewThatIsGoneIsStillMasked() throws {
    var layout = Self.layout()
    layout.children.removeFirst()
    let outcome = try outcome(Self.clock, marks([8]), layout: layout)
    #expect(outcome.verdict == .changed && outcome.pixels == nil && outcome.layout?.sentences == ["clock: gone"])
  }

  @Test func whatWasToleratedHasALine() throws {
    let tolerance = try Tolerance(pixelsInWindow: .init(count: 2, size: 4), perceptualPrecision: 0.98, mask: ["clock"])
    let outcome = try outcome(tolerance, [8: 0xFFFF_FFFF, 60: 0xFF20_4063])
    let summary = RunSummary(results: [CaseResult(card.identity.path, outcome, duration: .zero)])
    #expect(!summary.needsReview && summary.reviewLines.isEmpty)
    #expect(
      summary.closingLines == [
        "tolerated\tcards/plain/title/card-AX3@2x: 1 pixel differs, by at most 3 of 255; pixelsInWindow accepts 2 in 4x4, "
          + "1 found; precision accepts 1, 108 of 108 pixels match, colours at perceptualPrecision 0.98, ΔE up to 1.21; "
          + "mask hides 1 pixel in clock",
        "1 case: 1 tolerated",
      ])
  }
}
