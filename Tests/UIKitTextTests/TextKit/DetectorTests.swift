import Foundation
import Testing
import UIKitText

/// What a detector finds, with what an app reads of it (`NSDataDetector`).
@Suite struct DetectorTests {
  @Test func linksAndNumbersAreFoundInOrder() throws {
    let types = NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
    let detector = try NSDataDetector(types: types)
    let text = "See www.example.com, write a@b.org or call +49 228 123456."
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found.map(\.resultType) == [.link, .link, .phoneNumber])
    #expect(found.map(\.url) == [URL(string: "http://www.example.com"), URL(string: "mailto:a@b.org"), nil])
    #expect(found.last?.phoneNumber == "+49 228 123456" && found.first?.range(at: 0) == found.first?.range)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 20)) == 1)
  }

  @Test @MainActor func aTokenizerFindsWords() {
    let field = UITextField()
    field.text = "Good morning"
    let place = field.position(from: field.beginningOfDocument, offset: 6)
    let range = place.flatMap {
      field.tokenizer.rangeEnclosingPosition($0, with: .word, inDirection: .storage(.forward))
    }
    #expect(range.flatMap { field.text(in: $0) } == "morning")
  }
}
