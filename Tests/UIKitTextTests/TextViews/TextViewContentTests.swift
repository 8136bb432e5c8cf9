import Findings
import Foundation
import Testing
import UIKitTestSupport

@_spi(Subclasses) @testable import UIKitCore
@testable import UIKitText

@MainActor @Suite(.ownEnvironment) struct TextViewContentTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    return view
  }

  @Test func linksHaveTheTintColorWithoutALine() throws {
    let view = view("")
    view.tintColor = .systemRed
    view.attributedText = NSAttributedString(
      string: "a link", attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 17)])
    let shown = view.layoutManager.shownText.attributes(at: 0, effectiveRange: nil)
    #expect(shown[.foregroundColor] as? UIColor == .systemRed && shown[.underlineStyle] == nil && shown[.link] == nil)
    #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) as? String == "https://example.com")
    view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
    #expect(
      view.layoutManager.shownText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
  }

  @Test func detectorsWorkOnlyInTextThatCannotBeEdited() {
    let view = view("See www.example.com")
    view.dataDetectorTypes = .link
    view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
    func color() -> UIColor? {
      view.layoutManager.shownText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
    }
    #expect(color() == .label)
    view.isEditable = false
    #expect(color() == .systemGreen)
  }

  @Test(arguments: [
    ("Write to ada@example.org, or call.", ["ada@example.org"]),
    ("http://a.example/b?c=d.", ["http://a.example/b?c=d"]),
    ("(see www.example.com/path)", ["www.example.com/path"]), ("example.com:8080 and e.g. this", ["example.com:8080"]),
    ("3.5 and 1.2.3, end.Next", []), ("Call +44 20 7946 0958 now", ["+44 20 7946 0958"]),
    ("(555) 010-9999", ["(555) 010-9999"]), ("In 2024, 12345", []), ("", []),
  ])
  func addressesAndNumbersAreFound(text: String, expected: [String]) throws {
    let detector = try #require(DataDetector(.all))
    #expect(detector.ranges(in: text).map { NSString(string: text).substring(with: $0) } == expected)
  }

  @Test func settingTheFontAppliesItToTheWholeText() {
    let view = view("")
    view.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
    #expect(view.font?.pointSize == 20 && view.textColor == .systemRed)
    view.font = .systemFont(ofSize: 30)
    view.textAlignment = .center
    let attributes = view.textStorage.attributes(at: 1, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func theDelegateIsToldOfTyping() {
    final class Log: NSObject, UITextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
      func textViewDidChange(_ textView: UITextView) { calls.append("change " + textView.text) }
      func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "\n"
      }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    }
    let (view, log) = (view("a"), Log())
    view.delegate = log
    view.becomeFirstResponder()
    view.insertText("b")
    view.insertText("\n")
    view.text = "c"
    view.resignFirstResponder()
    view.contentOffset = CGPoint(x: 0, y: 1)
    #expect(log.calls == ["begin", "change ab", "end", "scroll"])
  }

  @Test func rangesBeyondTheTextAreCut() {
    let view = view("abc")
    view.selectedRange = NSRange(location: 2, length: 50)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.scrollRangeToVisible(NSRange(location: 900, length: 5))
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func aTextThatCannotBeEditedNeedsNoLabel() {
    let view = view("abc")
    #expect(view.isAccessibilityElement && view.accessibilityValue == "abc" && !view.needsAccessibilityLabel)
    view.text = ""
    #expect(view.needsAccessibilityLabel)
  }

  @Test func textTooLargeForAViewThatDoesNotScrollIsAFinding() {
    let view = view("a\nb\nc\nd\ne\nf\ng\nh\ni")
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(view.record().findings.contains { $0.kind == .clippedText })
    view.isScrollEnabled = true
    view.layoutIfNeeded()
    #expect(!view.record().findings.contains { $0.kind == .clippedText })
  }

  @Test func aFreshViewIsLikeAChangedOne() {
    let texts = ["", "a", "some longer text that wraps", "a\nb", "\n", "b"]
    let changed = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 120))
    for text in texts {
      changed.text = text
      changed.layoutIfNeeded()
      let fresh = UITextView(frame: changed.frame)
      fresh.text = text
      fresh.layoutIfNeeded()
      #expect(changed.record().displayList == fresh.record().displayList && changed.contentSize == fresh.contentSize)
    }
  }
}
