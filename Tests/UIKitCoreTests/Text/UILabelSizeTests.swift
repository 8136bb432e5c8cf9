import Drawing
import DynamicType
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The sizes of labels. Heights: mobimeo/ios-baseline-alignment, assertions for all preferred fonts on iOS 14.
@MainActor @Suite struct UILabelSizeTests {
  private let noLimit = CGSize(width: 0, height: 0)

  private func height(_ lines: Int, _ font: UIFont, scale: CGFloat) -> CGFloat {
    let text = Array(repeating: "Hxg", count: lines).joined(separator: "\n")
    return label(text, font: font, traits: phoneTraits(scale: scale)).sizeThatFits(noLimit).height
  }

  @Test(arguments: PublishedFont.all)
  func heightsOfPreferredFontsAreUIKits(_ published: PublishedFont) {
    let font = published.font
    for scale: CGFloat in [1, 2, 3] {
      for count in [1, 2, 10] {
        let expected = ceilToPixel(published.height(ofLines: count), scale: scale)
        #expect(height(count, font, scale: scale) == expected, "\(count) lines at \(scale)x")
      }
    }
  }

  /// Figures from the shared facts, with three decimals: 20.333 stands for 61/3.
  @Test func heightsAtSeventeenPointsAreThoseSeen() {
    let system = UIFont.systemFont(ofSize: 17)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    #expect(height(1, system, scale: 2) == 20.5)
    #expect(height(1, system, scale: 3) == 61.0 / 3)
    #expect(height(2, system, scale: 2) == 41)
    #expect(height(2, system, scale: 3) == 122.0 / 3)
    #expect(height(2, body, scale: 2) == 42.5)
    #expect(height(2, body, scale: 3) == 127.0 / 3)
  }

  @Test func theWidthIsTheWidestLinesRoundedUpToAPixel() {
    let font = UIFont.systemFont(ofSize: 17)
    let widths = ["Typography", "a"].map { $0.size(withAttributes: [.font: font]).width }
    for scale: CGFloat in [1, 2, 3] {
      let size = label("a\nTypography\na", font: font, traits: phoneTraits(scale: scale)).sizeThatFits(noLimit)
      #expect(size.width == ceilToPixel(widths[0], scale: scale), "at \(scale)x")
    }
    #expect(widths[0] > widths[1])
  }

  @Test(arguments: ["", nil])
  func aLabelWithoutTextTakesNoRoom(text: String?) {
    let label = label(text, font: .systemFont(ofSize: 17))
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.intrinsicContentSize.height.sign == .plus, "-0 would be printed")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(label.record().displayList.flatCommands.isEmpty)
    #expect(label.record().layout.lines.isEmpty)
    #expect(label.record().findings.isEmpty)
  }

  // MARK: Wrapping

  /// Three lines in 200 points: one word is about 125 points wide at 17, two are about 250.
  private let sentence = "Typographically typographically typographically"

  @Test func textWrapsAtTheWidthUnlessItIsOneLine() {
    let font = UIFont.systemFont(ofSize: 17)
    let wrapped = label(sentence, font: font).sizeThatFits(CGSize(width: 200, height: 0))
    #expect(wrapped.width <= 200)
    #expect(wrapped.height == ceilToPixel(3 * 20.287109375, scale: 2), "three lines")
    let single = label(sentence, font: font, lines: 1).sizeThatFits(CGSize(width: 200, height: 0))
    #expect(single == label(sentence, font: font).sizeThatFits(noLimit))
    #expect(single.height == 20.5)
  }

  @Test func theLineLimitBoundsTheHeight() {
    let heights: [(Int, CGFloat)] = [(1, 20.5), (2, 41), (3, 61), (4, 61), (0, 61), (-1, 61)]
    for (limit, expected) in heights {
      let label = label(sentence, font: .systemFont(ofSize: 17), lines: limit)
      label.preferredMaxLayoutWidth = 200
      #expect(label.intrinsicContentSize.height == expected, "at most \(limit) lines")
    }
  }

  @Test func preferredMaxLayoutWidthIsWhereTheIntrinsicSizeWraps() {
    let label = label(sentence, font: .systemFont(ofSize: 17))
    #expect(label.intrinsicContentSize == label.sizeThatFits(noLimit))
    label.preferredMaxLayoutWidth = 200
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 200, height: 0)))
    label.preferredMaxLayoutWidth = -5
    #expect(label.intrinsicContentSize == label.sizeThatFits(noLimit))
  }

  /// kern0x1b/charon's records of UIKit: a label in Courier 14, whose characters advance 8.40137 points, is given 304
  /// points; its longest line has 34 characters before its space, and it asks for 294.5 points, 35 advances.
  @Test func theSpaceAWrappedLineEndsWithCounts() throws {
    let word = { String(repeating: "x", count: $0) }
    let font = try monospaced(advance: 8.40137)
    let room = CGSize(width: 304, height: 0)
    #expect(label("\(word(34)) \(word(20)) \(word(20))", font: font).sizeThatFits(room).width == 294.5)
    #expect(label("\(word(36)) \(word(20)) \(word(20))", font: font).sizeThatFits(room).width == 304)
    #expect(label("\(word(20)) \(word(20)) \(word(34))", font: font).sizeThatFits(room).width == 286)
  }

  @Test func aWordWiderThanTheLabelBreaksInside() {
    let label = label("Donaudampfschifffahrtsgesellschaft", font: .systemFont(ofSize: 17))
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
    let lines = label.record().layout.lines
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.width <= 80 })
    #expect(lines.map(\.text).joined() == label.text)
    let message = "The word \"Donaudampfschifffahrtsgesellschaft\" is broken: no line has room for it."
    #expect(label.record().findings == [ViewFinding(kind: .brokenWord, view: "UILabel", message: message)])
  }

  // MARK: textRect

  @Test func textRectIsCentredInTheBounds() {
    let label = label(sentence, font: .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()))
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(two.size.height == 42.5)
    #expect(two.origin == CGPoint(x: 10, y: 48.75))
    #expect(two.size.width <= 200)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(all.size.height == ceilToPixel(20.287109375 + 2 * 22, scale: 2))
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: -1) == all)
  }

  @Test func textRectStaysInTheBounds() {
    let label = label(sentence, font: .systemFont(ofSize: 17))
    let low = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 10), limitedToNumberOfLines: 0)
    #expect(low.size.height == 10)
    #expect(low.origin == .zero)
    #expect(label.textRect(forBounds: .zero, limitedToNumberOfLines: 0).size == .zero)
  }
}
