import Foundation
import Testing
import UIKitText

/// The matches of a detector, with the values that an app reads of it (`NSDataDetector`).
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

  /// A position belongs to the word behind it towards the end, and to the one before it towards the start, as the headers of
  /// `UITextInputTokenizer` say; an apostrophe between letters is in a word (UAX #29, WB6 and WB7).
  @Test(
    arguments: [
      (0, UITextDirection.storage(.forward), "Don't"), (0, .storage(.backward), nil), (5, .storage(.backward), "Don't"),
      (5, .storage(.forward), nil), (3, .layout(.right), "Don't"), (6, .layout(.right), "go"), (6, .layout(.left), nil),
      (8, .storage(.forward), nil), (9, .storage(.forward), nil),
    ] as [(Int, UITextDirection, String?)])
  @MainActor func wordsInADirection(_ offset: Int, _ direction: UITextDirection, _ word: String?) throws {
    let field = UITextField()
    field.text = "Don't go."
    let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let range = field.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: direction)
    #expect(range.flatMap { field.text(in: $0) } == word)
    #expect(field.tokenizer.isPosition(place, withinTextUnit: .word, inDirection: direction) == (word != nil))
  }

  @Test @MainActor func edgesOfWords() {
    let field = UITextField()
    field.text = "  Don't go."
    func edges(_ direction: UITextStorageDirection) -> [Int?] {
      (0...11).map { offset in
        field.position(from: field.beginningOfDocument, offset: offset).flatMap {
          field.tokenizer.position(from: $0, toBoundary: .word, inDirection: .storage(direction))
        }.map { field.offset(from: field.beginningOfDocument, to: $0) }
      }
    }
    #expect(edges(.forward) == [2, 2, 7, 7, 7, 7, 7, 8, 10, 10, nil, nil])
    #expect(edges(.backward) == [nil, nil, nil, 2, 2, 2, 2, 2, 7, 8, 8, 10])
    let boundaries = (0...11).filter { offset in
      field.position(from: field.beginningOfDocument, offset: offset).map {
        field.tokenizer.isPosition($0, atBoundary: .word, inDirection: .storage(.forward))
      } ?? false
    }
    #expect(boundaries == [2, 7, 8, 10])
  }
}
