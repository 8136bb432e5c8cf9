import Testing
import TextFuzzing

/// Whatever a client sends is answered in order. `scripts/fuzz --only conversations` looks further.
@Suite struct DamagedConversationTests {
  @Test(arguments: ConversationCase.seeds) func theSeedsAreAnswered(seed: String) {
    #expect(ConversationCase.statuses(ofAnswersTo: Array(seed.utf8)).allSatisfy { $0 < 400 })
    #expect(ConversationCase.fault(ofAnswersTo: Array(seed.utf8)) == nil)
  }

  @Test(arguments: 0..<40) func damagedRequestsAreAnsweredOrRefused(block: UInt64) {
    for seed in 50 * block..<50 * block + 50 {
      let bytes = ConversationCase.damaged(seed: seed)
      #expect(
        ConversationCase.fault(ofAnswersTo: bytes) == nil, "\(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
