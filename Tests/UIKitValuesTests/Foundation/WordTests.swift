import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Words of texts. The words are those of Unicode's example for word boundaries (UAX #29, figure 1), the enclosing ranges
/// what Apple's documentation of `enumerateSubstrings` says: what follows a word, and before the first one, belongs to it.
@MainActor @Suite(.ownEnvironment) struct WordTests {
  private let text = "The quick (“brown”) fox can’t jump 32.3 feet, right?"

  private func parts(_ options: NSString.EnumerationOptions) -> [(String?, String)] {
    var found: [(String?, String)] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, whole, _ in
      found.append((part, String(self.text[whole])))
    }
    return found
  }

  @Test func wordsOfUnicodesExample() {
    let words = ["The", "quick", "brown", "fox", "can’t", "jump", "32.3", "feet", "right"]
    #expect(parts(.byWords).map(\.0) == words)
    #expect(parts([.byWords, .reverse]).map(\.0) == words.reversed())
    #expect(parts([.byWords, .substringNotRequired]).allSatisfy { $0.0 == nil })
  }

  @Test func enclosingRangesCoverAll() {
    #expect(parts(.byWords).map(\.1).joined() == text)
    #expect(parts(.byWords)[1].1 == "quick (“")
  }

  @Test func aClosureStops() {
    var count = 0
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func linesAreFoundations() {
    var lines: [String?] = []
    let text = "a b\nc"
    text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, _ in lines.append(line) }
    #expect(lines == ["a b", "c"])
  }

  @Test func tokensHaveKinds() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
    tagger.string = "Hi, you"
    let range = NSRange(location: 0, length: 7)
    #expect(tagger.tags(in: range, unit: .word, scheme: .tokenType) == [.word, .punctuation, .whitespace, .word])
    var words: [NSRange] = []
    tagger.enumerateTags(
      in: range, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace]
    ) { tag, range, _ in
      #expect(tag == nil)
      words.append(range)
    }
    #expect(words == [NSRange(location: 0, length: 2), NSRange(location: 4, length: 3)])
  }
}
