import Foundation
import Testing
import UIKitTestSupport

@_spi(Subclasses) @testable import UIKitCore
@testable import UIKitText

/// Sizes of text views. Sources: frames that Interface Builder stored of one-line views (11 of 14), pictures of iOS 17.5
/// and 18.5, and labels of the same width and text, whose sizes other tests compare with Apple's.
@MainActor @Suite(.ownEnvironment) struct TextViewSizeTests {
  private func view(_ size: CGFloat, _ text: String, scale: CGFloat) -> UITextView {
    let view = UITextView(frame: .zero).at(scale)
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: size)
    view.text = text
    return view
  }

  @Test(arguments: [(14, 2, 33), (15, 2, 34), (17, 2, 36.5), (17, 3, 109.0 / 3)] as [(CGFloat, CGFloat, CGFloat)])
  func aLineAndInsetsOfEight(size: CGFloat, scale: CGFloat, height: CGFloat) {
    #expect(abs(view(size, "Text", scale: scale).intrinsicContentSize.height - height) < 1e-9)
    #expect(abs(view(size, "", scale: scale).intrinsicContentSize.height - height) < 1e-9)
  }

  /// Frames that Interface Builder stored of views in text styles: 38 for a line of body, and 184 for eight of callout.
  @Test(arguments: [(UIFont.TextStyle.body, 1, 38), (.callout, 8, 184)] as [(UIFont.TextStyle, Int, CGFloat)])
  func theLastLineHasItsLeadingToo(style: UIFont.TextStyle, lines: Int, height: CGFloat) {
    let text = Array(repeating: "Text", count: lines).joined(separator: "\n")
    let view = view(12, text, scale: 2)
    view.font = .preferredFont(forTextStyle: style)
    #expect(view.intrinsicContentSize.height == height)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    view.isScrollEnabled = true
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height)
  }

  /// That the font is nil before there is a text, and not after, is a test of UIKit's behaviour in BonMot.
  @Test("Text begins at 5, 8; without a font it has 12 points")
  func placeOfText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 250, height: 30)).at(3)
    #expect(view.font == nil)
    view.text = "Hello from Text View"
    let line = try #require(view.firstLine)
    #expect(
      line.x == 5 && view.font?.pointSize == 12
        && view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    // Caps of 12 points are 8.46 high, and end 10.7 below the top: the baseline is at 19.2, in whole pixels.
    #expect(abs(line.y - 19.2) < 0.5)
  }

  @Test("A view is as high as a label of its text's width, and 16 points", arguments: [60, 120, 200, 333] as [CGFloat])
  func likeALabel(width: CGFloat) {
    let texts = ["One", "A few words that wrap here and there", "Line\nand another\n", "שלום עולם, and left to right"]
    for text in texts {
      let label = UILabel(frame: .zero).at(2)
      label.numberOfLines = 0
      label.lineBreakStrategy = []
      label.text = text
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let view = view(17, text, scale: 2)
      let own = view.sizeThatFits(CGSize(width: width + 10, height: .greatestFiniteMagnitude))
      #expect(own.height == size.height + 16, "\(text) at \(width)")
    }
  }

  @Test func aViewThatDoesNotScrollGrowsInAutoLayout() {
    let root = root(200, 400)
    let view = constrained(view(17, "One", scale: 1), "text", in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let one = view.frame.height
    view.text = "A text that is too long for one line of a chat, and grows"
    root.layoutIfNeeded()
    #expect(view.frame.height > one && view.frame.width == 200)
    #expect(view.contentSize.height == view.frame.height)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func aScrollingViewsContentIsAsHighAsItsText() {
    let view = view(17, "a\nb\nc\nd\ne\nf", scale: 1)
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(view.contentSize == CGSize(width: 100, height: fitting.height))
    #expect(view.shownTexts == ["a", "b", "c"])
    view.contentOffset = CGPoint(x: 0, y: fitting.height - 50)
    #expect(view.shownTexts == ["d", "e", "f"])
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
  }

  @Test("Of a megabyte only what is shown is laid out")
  func aMegabyte() throws {
    let paragraph = String(repeating: "Some words of a paragraph that wraps in a text view. ", count: 10) + "\n"
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.text = String(repeating: paragraph, count: 1_000_000 / paragraph.utf16.count)
    view.layoutIfNeeded()
    let lines = try #require(view.shownText?.lines.count)
    // 480 points and a page more, at 14 points a line.
    #expect(lines < 200 && view.contentSize.height > 100_000)
    let height = view.contentSize.height
    view.contentOffset = CGPoint(x: 0, y: 5000)
    view.layoutIfNeeded()
    #expect(view.shownTexts.count > 20 && abs(view.contentSize.height / height - 1) < 0.05)
  }

  @Test func insetsAndPaddingNarrowTheText() {
    let view = view(17, "aaaa bbbb", scale: 1)
    let natural = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    let inset = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    #expect(inset.height == natural.height - 16 + 4 && abs(inset.width - (natural.width - 10 + 6)) <= 1)
    view.textContainerInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(view.textContainerInset.left == 2)
  }
}
