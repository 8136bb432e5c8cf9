import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct UIFontMetricsTests {
  private let body = UIFontMetrics(forTextStyle: .body)
  private let largest = phoneTraits(.accessibilityExtraExtraExtraLarge)

  // MARK: Observations

  /// jaredsinclair.com, 2 March 2024: 17 scaled with body at M, on a 3x display, gave 16.333.
  @Test func seventeenAtMediumIsSixteenAndAThird() {
    #expect(body.scaledValue(for: 17, compatibleWith: phoneTraits(.medium, scale: 3)) == 49.0 / 3)
  }

  /// Stack Overflow 51243804: `UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))` had 48 points at AX5.
  @Test func seventeenPointsAreFortyEightAtTheLargestSize() {
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(scaled.pointSize == 48)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
  }

  // MARK: Values

  /// The factor is the ratio of published leadings; the result is on the nearest pixel.
  @Test(arguments: PublishedFont.all)
  func valuesGrowAsTheStylesLeading(_ published: PublishedFont) throws {
    let leadings = try #require(TextFacts.shared.get().styles[published.style]).leading
    let large = try #require(leadings["L"])
    let metrics = UIFontMetrics(forTextStyle: published.textStyle)
    for scale: CGFloat in [1, 2, 3] {
      let value = metrics.scaledValue(for: 100, compatibleWith: phoneTraits(published.category, scale: scale))
      #expect(value == (100 * published.leading / large * scale).rounded() / scale, "at \(scale)x")
    }
  }

  @Test func theDefaultIsBody() {
    #expect(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: largest) == 282)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 100, compatibleWith: largest) == 170.5)
  }

  @Test func withoutTraitsTheCurrentOnesCount() {
    var (value, size): (CGFloat, CGFloat) = (0, 0)
    largest.performAsCurrent {
      value = body.scaledValue(for: 22)
      size = body.scaledFont(for: .systemFont(ofSize: 22)).pointSize
    }
    #expect(value == 62)
    #expect(size == 62)
  }

  // MARK: Fonts

  @Test(arguments: PublishedFont.all.filter { $0.category == .large })
  func aFontKeepsItsSizeAtLarge(_ published: PublishedFont) {
    let scaled = UIFontMetrics(forTextStyle: published.textStyle)
      .scaledFont(for: .systemFont(ofSize: 20), compatibleWith: phoneTraits())
    #expect(scaled == .systemFont(ofSize: 20))
  }

  @Test func theMaximumCapsFontsAndNotValues() {
    let font = body.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 24.5, compatibleWith: largest)
    #expect(font.pointSize == 24.5)
    #expect(body.scaledValue(for: 17, compatibleWith: largest) == 48)
  }

  /// The maximum is part of the font: a label respects it when it scales the font again.
  @Test func theMaximumIsHonouredAgainWhenTheTextSizeChanges() {
    let font = body.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 24, compatibleWith: phoneTraits())
    let label = label("a", font: font)
    label.adjustsFontForContentSizeCategory = true
    var sizes: [CGFloat] = []
    for category in ContentSizeCategory.allCases {
      label.overrideTraits = phoneTraits(category)
      sizes.append(label.font.pointSize)
    }
    // 17 times the leadings of body (19 20 21 22 24 26 29 34 …) over 22, in whole points.
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 24, 24, 24, 24, 24])
  }

  /// STULabel's tests: at L the result equals the preferred font, at AX5 it is capped at the maximum.
  @Test func aPreferredFontMayBeGivenAMaximum() {
    func scaled(_ traits: UITraitCollection) -> UIFont {
      body.scaledFont(
        for: .preferredFont(forTextStyle: .body, compatibleWith: traits), maximumPointSize: 30, compatibleWith: traits)
    }
    #expect(scaled(phoneTraits()) == .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()))
    #expect(scaled(largest).pointSize == 30)
  }

  /// Apple's documentation: scaling a font that is already scaled raises an exception.
  @Test func scalingAScaledFontIsAFault() {
    let once = body.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(UIKitFaults.take() == [])
    let twice = body.scaledFont(for: once, compatibleWith: largest)
    #expect(twice === once)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIFontMetrics.scaledFont(for:): "
          + "the font is already scaled; scale the font it was made from"
      ])
  }
}
