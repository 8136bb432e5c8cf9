import DynamicType
import Testing

@Suite struct FontMetricsScalingTests {
  @Test(arguments: Cell.published)
  func theFactorIsTheRatioOfLeadings(_ cell: Cell) throws {
    let published = try #require(try Fixtures.textStyles.get().styles[cell.style.swiftName])
    let expected = try #require(published.scaleFactorLeadingRatio[cell.category.shortName])
    let factor = FontMetricsScaling.factor(style: cell.style, category: cell.category)
    // The fixture has six decimals.
    #expect(abs(factor - expected) <= 0.000_000_5, "\(cell)")
  }

  @Test(arguments: TextStyle.allCases)
  func nothingChangesAtLarge(_ style: TextStyle) {
    #expect(FontMetricsScaling.factor(style: style, category: .large) == 1)
    #expect(FontMetricsScaling.scaledPointSize(20, maximum: nil, style: style, category: .large) == 20)
    #expect(FontMetricsScaling.scaledValue(20, style: style, category: .large, displayScale: 3) == 20)
  }
}

@Suite struct ScaledValueTests {
  /// Observed: `UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)` at M on a 3x display, jaredsinclair.com,
  /// 2 March 2024.
  @Test func seventeenAlongBodyAtMediumIsTheObservedValue() {
    #expect(body(17, .medium, displayScale: 3) == 49.0 / 3)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func bodyExamplesAreThePublishedOnes(_ category: ContentSizeCategory) throws {
    let examples = try Fixtures.textStyles.get().uiFontMetrics.computedBodyExamples
    #expect(examples.count == 7)
    for (value, scales) in examples {
      let points = try #require(Double(value))
      for scale in [2, 3] {
        let expected = try #require(scales["@\(scale)x"]?[category.shortName])
        // The fixture has four decimals.
        let scaled = body(points, category, displayScale: Double(scale))
        #expect(abs(scaled - expected) <= 0.000_05, "\(value) at \(category.shortName) @\(scale)x")
      }
    }
  }

  @Test func halvesRoundAwayFromZero() {
    // 11 × 21 / 22 is 10.5.
    #expect(body(11, .medium, displayScale: 1) == 11)
    #expect(body(-11, .medium, displayScale: 1) == -11)
    #expect(body(11, .medium, displayScale: 2) == 10.5)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func negativeValuesMirrorPositiveOnes(_ category: ContentSizeCategory) {
    for value in stride(from: 0.25, through: 60, by: 0.25) {
      #expect(body(-value, category, displayScale: 3) == -body(value, category, displayScale: 3), "\(value)")
    }
  }

  @Test func zeroStaysZero() {
    #expect(body(0, .accessibilityExtraExtraExtraLarge, displayScale: 2) == 0)
  }

  @Test func valuesThatAreNotFiniteHaveADefinedResult() {
    #expect(body(.nan, .small, displayScale: 2) == 0)
    #expect(body(.infinity, .small, displayScale: 2) == .infinity)
    #expect(body(-.infinity, .small, displayScale: 2) == -.infinity)
  }

  @Test(arguments: [0, -2, Double.nan, .infinity, -.infinity])
  func aScaleThatIsNoneCountsAsOne(_ scale: Double) {
    #expect(body(17, .medium, displayScale: scale) == 16)
  }

  private func body(_ value: Double, _ category: ContentSizeCategory, displayScale: Double) -> Double {
    FontMetricsScaling.scaledValue(value, style: .body, category: category, displayScale: displayScale)
  }
}

@Suite struct ScaledPointSizeTests {
  /// Observed: `UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))` at AX5, Stack Overflow 51243804. The
  /// preferred body font there is 53.
  @Test func seventeenAlongBodyAtTheLargestCategoryIsTheObservedSize() {
    #expect(body(17, .accessibilityExtraExtraExtraLarge) == 48)
  }

  @Test func sizesAreWholePoints() {
    // 11 × 21 / 22 is 10.5; 12 × 21 / 22 is 11.45.
    #expect(body(11, .medium) == 11)
    #expect(body(12, .medium) == 11)
    #expect(body(0.5, .large) == 1)
    #expect(body(0.25, .large) == 0)
  }

  @Test func theMaximumCapsAfterRoundingAndIsKeptAsItIs() {
    #expect(body(17, .accessibilityExtraExtraExtraLarge, maximum: 24.5) == 24.5)
    #expect(body(17, .accessibilityExtraExtraExtraLarge, maximum: 47.95) == 47.95)
    #expect(body(17, .medium, maximum: 24.5) == 16)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func aMaximumThatIsNoneDoesNotCap(_ maximum: Double) {
    #expect(body(17, .accessibilityExtraExtraExtraLarge, maximum: maximum) == 48)
  }

  @Test(arguments: [0, -0.0, -17, Double.nan, .infinity, -.infinity])
  func aSizeThatIsNoneGivesZero(_ size: Double) {
    #expect(body(size, .medium) == 0)
    #expect(body(size, .medium, maximum: 20) == 0)
  }

  @Test func anEnormousSizeStaysFinite() {
    #expect(body(.greatestFiniteMagnitude, .accessibilityMedium) == .greatestFiniteMagnitude)
    #expect(body(.greatestFiniteMagnitude, .accessibilityMedium, maximum: 100) == 100)
  }

  private func body(_ size: Double, _ category: ContentSizeCategory, maximum: Double? = nil) -> Double {
    FontMetricsScaling.scaledPointSize(size, maximum: maximum, style: .body, category: category)
  }
}
