import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Labels and the user's text size: the fonts that follow it, and when they do.
@MainActor @Suite struct UILabelTextSizeTests {
  private func adjusting(_ font: UIFont) -> UILabel {
    let label = label("a", font: font)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// A label's point sizes as its traits go through all categories.
  private func sizes(of label: UILabel) -> [CGFloat] {
    ContentSizeCategory.allCases.map { category in
      label.overrideTraits = phoneTraits(category)
      return label.font.pointSize
    }
  }

  @Test(arguments: PublishedFont.all.filter { $0.category == .large })
  func aPreferredFontFollowsTheTextSize(_ published: PublishedFont) {
    let expected = PublishedFont.all.filter { $0.style == published.style }.map(\.pointSize)
    #expect(sizes(of: adjusting(published.font)) == expected)
  }

  @Test func withoutTheFlagTheFontStays() {
    let label = label("a", font: .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()))
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(Set(sizes(of: label)) == [17])
  }

  @Test func fixedFontsStay() throws {
    #expect(Set(sizes(of: adjusting(.systemFont(ofSize: 17)))) == [17])
    #expect(Set(sizes(of: adjusting(try #require(UIFont(name: "RobotoSlab-Regular", size: 17))))) == [17])
  }

  @Test func aScaledFontFollowsTheTextSize() throws {
    let slab = try #require(UIFont(name: "RobotoSlab-Regular", size: 22))
    let label = adjusting(UIFontMetrics.default.scaledFont(for: slab, compatibleWith: phoneTraits()))
    // The leadings of body, as the size at L is 22 here.
    #expect(sizes(of: label) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(label.font.fontName == "RobotoSlab-Regular")
  }

  @Test func turningTheFlagOnAdjustsAtOnce() {
    let label = label(
      "a", font: .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()), traits: phoneTraits(.small))
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 15)
  }

  @Test func aLabelTakesUpTheTextSizeOfTheTreeItJoins() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    label.adjustsFontForContentSizeCategory = true
    let (root, card) = (UIView(), UIView())
    root.overrideTraits = phoneTraits(.accessibilityExtraExtraExtraLarge)
    card.addSubview(label)
    root.addSubview(card)
    #expect(label.font.pointSize == 53)
    root.overrideTraits = phoneTraits(.extraSmall)
    #expect(label.font.pointSize == 14)
  }

  /// STULabel's tests: on iOS 12 and later a font changed by `withSize` snaps back to its style's size.
  @Test func aResizedPreferredFontSnapsBackToItsStyle() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()).withSize(40)
    #expect(font.pointSize == 40)
    let label = adjusting(font)
    label.overrideTraits = phoneTraits(.extraLarge)
    #expect(label.font.pointSize == 19)
  }

  @Test func theLabelsSizeGrowsWithItsFont() {
    let label = adjusting(.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()))
    label.overrideTraits = phoneTraits(.accessibilityExtraExtraExtraLarge)
    #expect(label.intrinsicContentSize.height == ceilToPixel(53 * 611 / 512, scale: 2))
  }
}
