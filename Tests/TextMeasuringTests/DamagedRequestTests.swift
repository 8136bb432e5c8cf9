import Testing
import TextFuzzing
import TextMeasuring

/// Every input is answered. `scripts/fuzz --only requests` tries more.
@Suite struct DamagedRequestTests {
  @Test(arguments: RequestCase.seeds) func theSeedsAreRequests(seed: String) throws {
    let answer = String(decoding: try Measurers.shared.answerLine(Array(seed.utf8)), as: UTF8.self)
    #expect(answer.contains("\"measurements\""), "\(answer)")
  }

  @Test(arguments: 0..<40) func damagedRequestsAreAnswered(block: UInt64) throws {
    for seed in 50 * block..<50 * block + 50 {
      let line = RequestCase.damaged(seed: seed)
      #expect(
        RequestCase.fault(ofAnswerTo: line, from: try Measurers.shared) == nil,
        "\(seed): \(String(decoding: line, as: UTF8.self))")
    }
  }
}
