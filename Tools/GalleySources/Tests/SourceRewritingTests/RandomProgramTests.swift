import SourceRewriting
import Testing

/// Random programs of the constructs' grammar: what comes out is Swift, has as many lines, and is not rewritten again.
@Suite struct RandomProgramTests {
  #if DEBUG
    static let count: UInt64 = 300
  #else
    static let count: UInt64 = 10_000
  #endif

  @Test func randomProgramsAreRewrittenOnce() throws {
    var changed = 0
    for seed in 0..<Self.count {
      let text = RandomProgram.text(seed: seed)
      let once = try #require(try? resultAlone(text), "seed \(seed) is Swift:\n\(text)")
      let bytes = try #require(once.files.first?.bytes)
      let result = String(decoding: bytes, as: UTF8.self)
      let again = try #require(try? resultAlone(result), "seed \(seed) is rewritten to Swift:\n\(text)\n\(result)")
      #expect(again.files.first?.bytes == bytes, "seed \(seed) is rewritten twice:\n\(text)\n\(result)")
      #expect(lineCount(bytes) == lineCount(text), "seed \(seed) keeps its lines:\n\(text)\n\(result)")
      if once.files.first?.changes.isEmpty == true {
        #expect(bytes == Array(text.utf8), "seed \(seed) is untouched")
      } else {
        changed += 1
      }
    }
    // Nearly all programs have something to rewrite.
    #expect(changed > Int(Self.count) * 3 / 4)
  }

  @Test func theSameSeedMakesTheSameProgram() {
    #expect(RandomProgram.text(seed: 1) == RandomProgram.text(seed: 1))
    #expect(RandomProgram.text(seed: 1) != RandomProgram.text(seed: 2))
  }
}
