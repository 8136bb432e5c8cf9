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
    #expect(SystemFontMetrics.xHeight(atSize: 20, weight: .regular) * 20 == 10.439453125)
  }

  /// From `UIFont.xHeight` at 35 sizes: 1078 units minus 38 times the optical fraction, in bold 1101 minus 29 times, in
  /// whole units.
  @Test(arguments: [
    (12, SystemFontWeight.regular, 1078), (17, .regular, 1078), (24, .regular, 1047), (28, .regular, 1040),
    (100, .regular, 1040), (17, .bold, 1101), (28, .bold, 1072), (17, .light, 1078),
  ])
  func theXHeightFollowsTheSize(size: Double, weight: SystemFontWeight, units: Double) {
    #expect(SystemFontMetrics.xHeight(atSize: size, weight: weight) * 2048 == units)
  }

  /// `UIFont.leading` of a preferred font: its style's leading minus its line height.
  ///
  /// The fixture has four decimals, and four cells are exact halves of the last (1.90625, printed 1.9062): half of the
  /// last digit is allowed, and the 1e-15 by which 1.9062 in binary is off, with a margin.
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
  /// 1/2048 em in the advances that `UIFont` printed at these sizes.
  @Test(arguments: [
    (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50),
    (19, -48), (20, -46), (22, -24), (24, 6), (26, 17), (27, 22), (28, 28), (29, 27), (32, 26), (33, 24), (35, 22),
  ])
  func trackingIsWhatIsInThePrintedAdvances(size: Double, units: Double) {
    #expect(abs(SystemFontTracking.points(atSize: size) - units / 2048 * size) <= 1e-12)
  }

  /// The published points are rounded to hundredths; other sources differ from them by up to 2/2048 em.
  @Test func everySizeIsNearThePublishedTable() throws {
    let rows = try Fixtures.tracking.get().families.sfPro
    #expect(rows.count == 64)
    for row in rows {
      let difference = abs(SystemFontTracking.points(atSize: row.size) - row.points)
      #expect(difference <= 0.005 + row.size * 2 / 2048, "at \(row.size)")
    }
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
