import Foundation
import Snapshots
import Testing

@testable import Sensitivity

@Suite struct SensitivitySummaryTests {
  private func result(_ configuration: String, _ outcome: ProbeOutcome) -> RunResult<ProbeOutcome> {
    RunResult(CasePath(catalogueFile: "cards", scene: "card", configuration: configuration), outcome, duration: .zero)
  }

  private func probed(_ counts: [Mutation.Kind: Int], _ unnoticed: UnnoticedMutation...) -> ProbeOutcome {
    var views = ProbedViews()
    (views.counts, views.unnoticed) = (counts, unnoticed)
    return .probed(views)
  }

  private let hidden = UnnoticedMutation(
    view: "box", Mutation(.recoloured, "backgroundColor"), .hiddenBehind("lid"))

  @Test func casesWithOneReasonAreALine() {
    let summary = SensitivitySummary([
      result("a", probed([.moved: 10, .recoloured: 5], hidden)), result("b", probed([.recoloured: 5], hidden)),
      result("c", .failed(reason: "No.")),
    ])
    #expect(
      summary.lines == [
        "unnoticed\tcards/card/a and 1 more: box: backgroundColor changed by a step: it is hidden behind lid",
        "failed\tcards/card/c: No.",
        "3 cases: 18 of 20 mutations noticed (90.00 %): 10 of 10 moved, 8 of 10 recoloured; 1 case failed",
      ])
  }

  /// A share is rounded down: what is not all is not 100 %.
  @Test func theShareNeverSaysMoreThanIsTrue() {
    #expect(SensitivitySummary([result("a", probed([.moved: 100_000], hidden))]).noticedShare == "99.99 %")
    #expect(SensitivitySummary([result("a", probed([.moved: 1]))]).noticedShare == "100.00 %")
    #expect(SensitivitySummary([]).noticedShare == "100.00 %")
  }

  @Test func aResultIsReadAsItIsWritten() throws {
    let reasons: [UnnoticedReason] = [
      .outside, .hiddenBehind("lid"), .covered, .empty, .transparent, .sameColour, .masked(["a"]), .tolerated(["b"]),
      .unknown,
    ]
    let all = reasons.map { probed([.hidden: 2], UnnoticedMutation(view: "v", Mutation(.text, "text"), $0)) }
    for outcome in all + [.failed(reason: "No.")] {
      let written = result("a", outcome)
      let line = try ResultFiles.encoder.encode(written)
      #expect(try JSONDecoder().decode(Line.self, from: line).result == written)
    }
  }

  private struct Line: Decodable {
    let result: RunResult<ProbeOutcome>

    init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
  }
}
