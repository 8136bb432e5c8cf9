import DynamicType
import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

@MainActor @Suite struct UIFontTests {
  // MARK: Metrics

  /// Values printed by `UIFont`: `font_metrics_sf.observed` in `Fixtures/text-styles.json`, where 17.900391 is rounded.
  @Test func theSystemFontsMetricsAreThoseThatWerePrinted() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender == 19.04296875)
    #expect(font.descender == -4.82421875)
    #expect(font.capHeight == 14.091796875)
    #expect(font.xHeight == 10.439453125)
    #expect(font.leading == 0)
    #expect(font.lineHeight == 23.8671875)
    #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900391) < 0.000_000_5)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.systemFont(ofSize: 30).lineHeight == 35.80078125)
  }

  @Test func theFixtureHasElevenTimesTwelveFonts() throws {
    #expect(try TextFacts.shared.get().styles.count == 11)
    #expect(PublishedFont.all.count == 132)
  }

  @Test(arguments: PublishedFont.all)
  func aPreferredFontIsAsPublished(_ published: PublishedFont) throws {
    let font = published.font
    #expect(font.pointSize == published.pointSize)
    #expect(font.lineHeight == published.lineHeight)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.leading == published.leading - published.lineHeight)
    let derived = try TextFacts.shared.get().preferredFontLeading.derivedValues[published.style]
    let leading = try #require(derived?[published.category.shortName])
    // The fixture has four decimals, an error of at most half a ten-thousandth.
    #expect(abs(font.leading - leading) <= 0.000_05 + 1e-9)
  }

  /// Inter's PostScript names end in their weight.
  @Test(arguments: PublishedFont.all)
  func aPreferredFontHasItsStylesWeight(_ published: PublishedFont) {
    let suffix = published.weight == "semibold" ? "-SemiBold" : "-Regular"
    #expect(published.font.fontName.hasSuffix(suffix), "\(published.font.fontName)")
  }

  @Test func onlyTextStylesHaveLeading() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .black), .boldSystemFont(ofSize: 11),
      .italicSystemFont(ofSize: 34), .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
    ]
    #expect(fonts.map(\.leading) == [0, 0, 0, 0, 0])
  }

  /// Apple's documentation: for 0 or a negative size the font has the default size, which `systemFontSize` gives as 14.
  @Test(arguments: [0, -1, -CGFloat.infinity])
  func aSizeOfZeroOrLessIsTheDefault(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test(arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude])
  func aSizeThatIsNoSizeGivesFiniteMetrics(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize > 0)
    #expect(font.lineHeight.isFinite)
  }

  // MARK: Faces

  @Test func everyWeightHasAFaceOfItsOwn() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let names = weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName }
    #expect(Set(names).count == 9, "\(names)")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == names[6])
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName != names[3])
  }

  @Test func aWeightInBetweenIsTheNearestOne() {
    let regular = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(0.1)).fontName
    #expect(regular == UIFont.systemFont(ofSize: 17, weight: .regular).fontName)
    let black = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(1)).fontName
    #expect(black == UIFont.systemFont(ofSize: 17, weight: .black).fontName)
  }

  @Test func digitsOfAMonospacedDigitFontAreOfOneWidth() {
    func widths(_ font: UIFont) -> Set<CGFloat> {
      Set((0...9).map { "\($0)".size(withAttributes: [.font: font]).width })
    }
    #expect(widths(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)).count == 1)
    #expect(widths(.systemFont(ofSize: 17)).count > 1)
    #expect(widths(.monospacedSystemFont(ofSize: 17, weight: .bold)).count == 1)
  }

  // MARK: Fonts by name

  /// `hhea` and `OS/2` of the bundled Roboto Slab 1.100263, read with fontTools: 2048 units per em, ascender 2146,
  /// descender -555, line gap 0, cap height 1456, x-height 1082.
  @Test func aNamedFontHasItsOwnMetrics() throws {
    let font = try #require(UIFont(name: "RobotoSlab-Regular", size: 16))
    #expect(font.fontName == "RobotoSlab-Regular")
    #expect(font.familyName == "Roboto Slab")
    #expect(font.pointSize == 16)
    #expect(font.ascender == 16.765625)
    #expect(font.descender == -4.3359375)
    #expect(font.lineHeight == 21.1015625)
    #expect(font.leading == 0)
    #expect(font.capHeight == 11.375)
    #expect(font.xHeight == 8.453125)
  }

  @Test func aFamilysNameGivesItsRegularFace() {
    #expect(UIFont(name: "Roboto Slab", size: 17)?.fontName == "RobotoSlab-Regular")
  }

  /// Neither a file nor iOS has them: fonts that come with iOS are in `PlatformFontTests`.
  @Test(arguments: ["Frutiger", "Univers-Bold", "robotoslab-regular", ""])
  func aNameThatNoFontHasGivesNil(name: String) {
    #expect(UIFont(name: name, size: 17) == nil)
  }

  @Test func withSizeKeepsTheFace() throws {
    let slab = try #require(UIFont(name: "RobotoSlab-Bold", size: 17)).withSize(34)
    #expect(slab.fontName == "RobotoSlab-Bold")
    #expect(slab.pointSize == 34)
  }

  // MARK: Equality

  /// Body at M and callout at L are both 16 points with a leading of 21 (Human Interface Guidelines).
  @Test func equalityIgnoresTheTextStyle() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits(.medium))
    let callout = UIFont.preferredFont(forTextStyle: .callout, compatibleWith: phoneTraits(.large))
    #expect(body == callout)
    #expect(body.hash == callout.hash)
  }

  @Test func equalityIgnoresTheMaximumSize() {
    let (metrics, font) = (UIFontMetrics.default, UIFont.systemFont(ofSize: 17))
    let low = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: phoneTraits())
    let high = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: phoneTraits())
    #expect(low == high)
    #expect(low == font)
    #expect(low.hash == font.hash)
  }

  @Test func fontsThatLookDifferentAreNotEqual() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 17.5), .systemFont(ofSize: 17, weight: .medium),
      .italicSystemFont(ofSize: 17), .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
      .preferredFont(forTextStyle: .body, compatibleWith: phoneTraits()),
    ]
    #expect(Set(fonts).count == fonts.count)
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17))
    #expect(!UIFont.systemFont(ofSize: 17).isEqual("font"))
  }
}
