import DynamicType
import Testing

@Suite struct SystemFontMetricsTests {
  @Test func metricsAreThoseOfTheFontTables() throws {
    let font = try Fixtures.textStyles.get().fontMetricsSf
    #expect(SystemFontMetrics.ascender == font.hheaAscender / font.unitsPerEm)
    #expect(SystemFontMetrics.descender == font.hheaDescender / font.unitsPerEm)
    #expect(SystemFontMetrics.capHeight == font.capHeight / font.unitsPerEm)
    #expect(lineHeight(atSize: 1) == font.lineHeightPerPoint)
  }

  /// `UIFont` values printed in full, from `fontMetricsSf.observed`.
  @Test(arguments: [(17, 20.287109375), (20, 23.8671875), (30, 35.80078125)])
  func lineHeightsAreTheObservedOnes(size: Double, expected: Double) {
    #expect(lineHeight(atSize: size) == expected)
  }

  /// Printed to six decimals, so half of the last one is allowed.
  @Test func theLineHeightAtFifteenIsTheObservedOne() {
    #expect(abs(lineHeight(atSize: 15) - 17.900391) <= 0.000_000_5)
  }

  @Test func valuesAtTwentyPointsAreTheObservedOnes() {
    #expect(SystemFontMetrics.ascender * 20 == 19.04296875)
    #expect(SystemFontMetrics.descender * 20 == -4.82421875)
    #expect(SystemFontMetrics.capHeight * 20 == 14.091796875)
    #expect(SystemFontMetrics.xHeight * 20 == 10.439453125)
  }

  /// `UIFont.leading` of a preferred font: its style's leading less its line height.
  ///
  /// The fixture prints four decimals, and four cells are exact halves of the last (1.90625, printed 1.9062): half of
  /// it is allowed, and the 1e-15 that writing 1.9062 in binary costs, with room to spare.
  @Test(arguments: Cell.published)
  func preferredFontLeadingIsThePublishedOne(_ cell: Cell) throws {
    let published = try Fixtures.textStyles.get().preferredFontLeading.derivedValues
    let expected = try #require(published[cell.style.swiftName]?[cell.category.shortName])
    #expect(abs(preferredFontLeading(cell) - expected) <= 0.000_05 + 1e-12, "\(cell)")
  }

  @Test func preferredFontLeadingIsNotPositiveInThirtyFourCells() throws {
    let listed = try Fixtures.textStyles.get().preferredFontLeading.nonPositiveCases
    let found = Cell.published.filter { preferredFontLeading($0) <= 0 }
    #expect(found.count == 34)
    #expect(Set(found.map(\.description)) == Set(listed.map { "\($0.style) at \($0.category)" }))
  }

  private func lineHeight(atSize size: Double) -> Double {
    (SystemFontMetrics.ascender - SystemFontMetrics.descender) * size
  }

  private func preferredFontLeading(_ cell: Cell) -> Double {
    let metrics = cell.style.metrics(for: cell.category)
    return metrics.leading - lineHeight(atSize: metrics.pointSize)
  }
}

@Suite struct SystemFontTrackingTests {
  @Test func everyRowIsThePublishedOne() throws {
    let rows = try Fixtures.tracking.get().families.sfPro
    #expect(rows.count == 64)
    for row in rows {
      #expect(SystemFontTracking.points(atSize: row.size) == row.points, "at \(row.size)")
    }
  }

  @Test func sizesBetweenRowsLieOnTheLineBetweenThem() throws {
    let rows = try Fixtures.tracking.get().families.sfPro
    for (lower, upper) in zip(rows, rows.dropFirst()) {
      for fraction in [0.25, 0.5, 0.75] {
        let size = lower.size + (upper.size - lower.size) * fraction
        let expected = lower.points + (upper.points - lower.points) * fraction
        // Both sides round a handful of times at values below one.
        #expect(abs(SystemFontTracking.points(atSize: size) - expected) <= 1e-15, "at \(size)")
      }
    }
  }

  @Test func sizesBelowTheTableKeepTheProportionOfItsFirstRow() {
    #expect(SystemFontTracking.points(atSize: 3) == 0.12)
    #expect(SystemFontTracking.points(atSize: .leastNonzeroMagnitude) == 0)
  }

  @Test(arguments: [96.5, 1000, Double.greatestFiniteMagnitude, .infinity])
  func sizesAboveTheTableHaveNone(_ size: Double) {
    #expect(SystemFontTracking.points(atSize: size) == 0)
  }

  @Test(arguments: [0, -0.0, -17, -Double.infinity, .nan])
  func whatIsNotASizeHasNone(_ size: Double) {
    #expect(SystemFontTracking.points(atSize: size) == 0)
  }
}
