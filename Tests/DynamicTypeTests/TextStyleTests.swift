import DynamicType
import Testing

@Suite struct TextStyleTests {
  @Test func theElevenStylesAreThePublishedOnes() throws {
    let published = try Fixtures.textStyles.get().styles
    #expect(publishedStyles.count == 11)
    #expect(Set(publishedStyles.map(\.swiftName)) == Set(published.keys))
  }

  @Test(arguments: publishedStyles)
  func rawValuesAreUIKits(_ style: TextStyle) throws {
    let published = try #require(try Fixtures.textStyles.get().styles[style.swiftName])
    #expect(style.rawValue == published.uikitRawValue)
  }

  @Test(arguments: TextStyle.allCases)
  func swiftNamesAreTheCaseNames(_ style: TextStyle) {
    #expect(style.swiftName == "\(style)")
  }

  @Test(arguments: Cell.published)
  func sizeLeadingAndWeightsArePublished(_ cell: Cell) throws {
    let published = try #require(try Fixtures.textStyles.get().styles[cell.style.swiftName])
    let metrics = cell.style.metrics(for: cell.category)
    #expect(metrics.pointSize == published.pointSize[cell.category.shortName], "\(cell)")
    #expect(metrics.leading == published.leading[cell.category.shortName], "\(cell)")
    #expect(metrics.weight == weight(named: published.weight), "\(cell)")
    #expect(metrics.emphasizedWeight == weight(named: published.emphasizedWeight), "\(cell)")
  }

  @Test(arguments: [TextStyle.extraLargeTitle, .extraLargeTitle2])
  func extraLargeTitlesAreAsPublishedAtLarge(_ style: TextStyle) throws {
    let facts = try Fixtures.textStyles.get()
    let published = try #require(facts.extraStyles[style.swiftName])
    let metrics = style.metrics(for: .large)
    #expect(metrics.pointSize == published.pointSize["L"])
    #expect(metrics.weight == weight(named: published.weight))
    // No leading is published; every published size except 21 has one leading, regardless of the style.
    #expect(metrics.leading == facts.leadingIsFunctionOfSize.table["\(Int(metrics.pointSize))"])
  }

  @Test(arguments: TextStyle.allCases)
  func noCategoryIsSmallerThanTheOneBeforeIt(_ style: TextStyle) {
    let rows = ContentSizeCategory.allCases.map { style.metrics(for: $0) }
    for (smaller, larger) in zip(rows, rows.dropFirst()) {
      #expect(smaller.pointSize <= larger.pointSize)
      #expect(smaller.leading <= larger.leading)
    }
  }
}
