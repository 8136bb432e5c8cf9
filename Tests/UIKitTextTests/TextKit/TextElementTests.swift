import Foundation
import Testing
import UIKitTestSupport
import UIKitText
import UIKitValues

/// The parts of a text of TextKit 2, by Apple's documentation of `NSTextContentManager` and `NSTextLayoutManager`: the
/// elements of a text storage are its paragraphs.
@MainActor @Suite(.ownEnvironment) struct TextElementTests {
  private func storage(_ text: String) -> NSTextContentStorage {
    let storage = NSTextContentStorage()
    storage.attributedString = NSAttributedString(string: text)
    return storage
  }

  private func texts(_ storage: NSTextContentStorage, _ options: NSTextContentManager.EnumerationOptions = [])
    -> [String]
  {
    var texts: [String] = []
    storage.enumerateTextElements(from: nil, options: options) { element in
      texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
      return true
    }
    return texts
  }

  @Test func elementsAreParagraphs() {
    #expect(texts(storage("one\ntwo\nthree")) == ["one\n", "two\n", "three"])
    #expect(texts(storage("one\ntwo"), .reverse) == ["two", "one\n"])
    #expect(texts(storage("")).isEmpty)
  }

  @Test func theEnumerationStopsWhereItIsToldTo() {
    let storage = storage("one\ntwo\nthree")
    let end = storage.enumerateTextElements(from: nil) { _ in false }
    #expect(end.map { storage.offset(from: storage.documentRange.location, to: $0) } == 0)
    #expect(storage.textElements(for: storage.documentRange).count == 3)
  }

  @Test func contentsOfARangeAreReplaced() throws {
    let (storage, layout) = (storage("one two"), NSTextLayoutManager())
    storage.addTextLayoutManager(layout)
    let start = try #require(storage.location(storage.documentRange.location, offsetBy: 4))
    let range = try #require(NSTextRange(location: start, end: storage.documentRange.endLocation))
    layout.replaceContents(in: range, with: NSAttributedString(string: "three"))
    #expect(storage.attributedString?.string == "one three")
  }

  @Test func segmentsAreThoseOfLines() {
    let (storage, layout) = (storage("one\ntwo"), NSTextLayoutManager())
    layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 1000))
    storage.addTextLayoutManager(layout)
    var rects: [CGRect] = []
    layout.enumerateTextSegments(in: layout.documentRange, type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    #expect(rects.count == 2 && rects.first.map(\.minY) ?? 1 < rects.last.map(\.minY) ?? 0)
  }
}
