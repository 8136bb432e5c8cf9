import Drawing
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// A text has at most 2 MiB of UTF-8: 2,097,152 bytes.
@MainActor @Suite(.ownEnvironment) struct TextLimitTests {
  private static let longest = String(repeating: "\n", count: 2_097_152)
  private static let fault =
    "a text of 2097153 bytes is too long: at most 2097152 bytes of UTF-8 are shown. "
    + "Shorten it, or split it among several views."

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.text = text
    return label
  }

  /// The faults, and the number of paragraphs set, when a label is measured, drawn and described.
  private func showing(_ label: UILabel) -> (faults: [String], paragraphs: Int) {
    let before = TextLayoutEngine.shared.preparedParagraphCount
    _ = label.sizeThatFits(CGSize(width: 300, height: 300))
    _ = label.record().displayList
    _ = label.record().layout
    return (UIKitFaults.take(), TextLayoutEngine.shared.preparedParagraphCount - before)
  }

  @Test func theLongestTextIsShown() {
    let (faults, paragraphs) = showing(label(Self.longest))
    #expect(faults == [])
    #expect(paragraphs > 0)
  }

  @Test func aLongerTextIsLeftOut() {
    let label = label(Self.longest + "a")
    let (faults, paragraphs) = showing(label)
    #expect(faults == [Self.fault])
    #expect(paragraphs == 0)
    #expect(label.sizeThatFits(.zero) == .zero)
    #expect(label.text?.utf8.count == 2_097_153)
  }

  /// é is two bytes.
  @Test func bytesAreCountedNotCharacters() {
    let (faults, _) = showing(label("a" + String(repeating: "é", count: 1_048_576)))
    #expect(faults == [Self.fault])
  }

  @Test func attributedTextHasTheSameLimit() {
    let text = NSMutableAttributedString(string: Self.longest)
    let label = label("")
    label.attributedText = text
    #expect(showing(label).faults == [])
    text.append(NSAttributedString(string: "a", attributes: [.kern: 1]))
    label.attributedText = text
    let (faults, paragraphs) = showing(label)
    #expect(faults == [Self.fault])
    #expect(paragraphs == 0)
  }

  @Test func stringsThatAreMeasuredHaveTheSameLimit() {
    #expect((Self.longest + "a").size(withAttributes: nil) == .zero)
    #expect(UIKitFaults.take() == [Self.fault])
    let text = NSAttributedString(string: Self.longest + "a")
    #expect(text.boundingRect(with: CGSize(width: 100, height: 100), context: nil).size == .zero)
    #expect(UIKitFaults.take() == [Self.fault])
  }
}
