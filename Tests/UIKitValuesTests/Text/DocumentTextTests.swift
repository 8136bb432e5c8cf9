import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Texts of documents. What a page's elements mean is HTML's suggested style sheet and its rules for white space.
@Suite(.ownEnvironment) struct DocumentTextTests {
  private func read(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test(arguments: [
    ("Good <b>morning</b>", "Good morning"), ("<p>One</p>\n<p>Two</p>", "One\nTwo"), ("a<br>b<br/>c", "a\nb\nc"),
    ("a &amp; b &lt;c&gt; &#8364;&#x20AC; &unknown; &", "a & b <c> €€ &unknown; &"),
    ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty"), ("  much\n   space  ", "much space"),
    ("<script>if (a < b) {}</script><style>p {}</style>text", "text"), ("<!-- <b>no</b> -->yes", "yes"),
    ("<head><title>T</title></head><body>B</body>", "B"), ("<b", ""), ("", ""), ("<><//>x", "x"),
  ])
  func aPageHasItsText(page: String, expected: String) throws {
    #expect(try read(page).string == expected)
  }

  @Test func elementsGiveStyles() throws {
    let text = try read(
      "a<b>b</b><i>c</i><u>d</u><a href=\"https://e.org/?a=1&amp;b=2\">e</a><font color='#FF0000'>f</font>")
    func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
      text.attribute(key, at: index, effectiveRange: nil)
    }
    func traits(_ index: Int) -> UIFontDescriptor.SymbolicTraits? {
      (value(.font, index) as? UIFont)?.fontDescriptor.symbolicTraits
    }
    #expect(text.string == "abcdef")
    #expect(traits(0)?.contains(.traitBold) == false && traits(1)?.contains(.traitBold) == true)
    #expect(traits(2)?.contains(.traitItalic) == true)
    #expect(value(.underlineStyle, 3) as? Int == 1 && value(.underlineStyle, 2) == nil)
    #expect(value(.link, 4) as? URL == URL(string: "https://e.org/?a=1&b=2"))
    #expect(value(.foregroundColor, 5) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func manyOpenElementsAreRead() throws {
    let page = String(repeating: "<b>", count: 100_000) + "x"
    #expect(try read(page).string == "x")
  }

  @Test func plainTextIsReadAndWrittenAndRichTextIsNot() throws {
    let plain = try NSAttributedString(data: Data("a <b>".utf8), options: [:], documentAttributes: nil)
    #expect(plain.string == "a <b>")
    #expect(try plain.data(from: NSRange(location: 2, length: 3)) == Data("<b>".utf8))
    #expect(throws: NSAttributedString.UnsupportedDocument.self) {
      _ = try NSAttributedString(data: Data("{\\rtf1 a}".utf8), options: [:], documentAttributes: nil)
    }
    let failure = NSAttributedString.UnsupportedDocument(type: .rtf, isWritten: false)
    #expect(
      failure.description == "Documents of the type NSRTF cannot be read. NSPlainText and NSHTML can.")
  }
}
