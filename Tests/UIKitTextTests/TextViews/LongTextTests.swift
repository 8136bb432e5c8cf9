import Foundation
import Testing
import TextLayout
import UIKitTestSupport

@_spi(Subclasses) @testable import UIKitCore
@testable import UIKitText

/// Long texts, whose beginning is laid out alone: its lines are those of the whole text.
@MainActor @Suite(.ownEnvironment) struct LongTextTests {
  enum Content: String, CaseIterable {
    case paragraphs, words, word, emoji, arabic, joined, emptyLines

    var text: String {
      switch self {
      case .paragraphs: repeated(String(repeating: "Some words of a paragraph that wraps. ", count: 20) + "\r\n")
      case .words: repeated("Some words, which have no end: not one of 100. ")
      case .word: repeated("endless")
      case .emoji: repeated("👩‍👩‍👧‍👦🇮🇸e\u{301}")
      case .arabic: repeated("وُلد الإنسان حرًا، ومتساويًا في 12 (Galley). ")
      case .joined: repeated("سلام\u{200D}")
      case .emptyLines: repeated("\n\nline")
      }
    }

    private func repeated(_ part: String) -> String {
      String(repeating: part, count: 120_000 / part.utf16.count)
    }
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: Content.allCases)
  func linesAreThoseOfTheWholeText(content: Content) throws {
    let view = view(content.text)
    let whole = try #require(wholeText(content.text))
    for offset in [0, 900, 40_000] as [CGFloat] {
      view.contentOffset.y = min(offset, whole.size.height - 480)
      view.layoutIfNeeded()
      let shown = try #require(view.shownText)
      let lines = shown.lines
      #expect(lines.count > 20)
      #expect(lines.map(\.measured.range) == whole.lines.prefix(lines.count).map(\.measured.range))
      #expect(lines.map(\.measured.width) == whole.lines.prefix(lines.count).map(\.measured.width))
      #expect(lines.map(\.baseline) == whole.lines.prefix(lines.count).map(\.baseline))
      #expect(lines.map(\.x) == whole.lines.prefix(lines.count).map(\.x))
    }
  }

  /// The text as it is laid out without a limit of the height.
  private func wholeText(_ text: String) -> ContainerText? {
    let view = view(text)
    return view.asCurrent { view.manager.text(of: view.container) }
  }

  @Test("Texts are cut after paragraphs, else after spaces, else after characters")
  func cuts() {
    #expect(LongText.cut("one two\nthree four", near: 1) == 8)
    #expect(LongText.cut("one two three", near: 1) == 4)
    #expect(LongText.cut("e\u{301}e\u{301}", near: 2) == 4)
    #expect(LongText.cut("one", near: 3) == 3)
  }
}
