import DynamicType
import Testing

@Suite struct ContentSizeCategoryTests {
  @Test func namesAndOrderAreThePublishedOnes() throws {
    let published = try Fixtures.textStyles.get().contentSizeCategories.sorted { $0.order < $1.order }
    #expect(published.count == 12)
    #expect(ContentSizeCategory.allCases.map(\.uiKitRawValue) == published.map(\.rawValue))
    #expect(ContentSizeCategory.allCases.map(\.shortName) == published.map(\.short))
    #expect(ContentSizeCategory.allCases.map(\.swiftName) == published.map(\.swiftCase))
    #expect(ContentSizeCategory.allCases.map(\.isAccessibilityCategory) == published.map(\.isAccessibility))
    #expect(ContentSizeCategory.allCases.map(\.rawValue) == published.map(\.order))
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func everyNameLeadsBackToItsCategory(_ category: ContentSizeCategory) {
    #expect(ContentSizeCategory(uiKitRawValue: category.uiKitRawValue) == category)
    #expect(ContentSizeCategory(shortName: category.shortName) == category)
    #expect(ContentSizeCategory(swiftName: category.swiftName) == category)
    #expect("\(category)" == category.swiftName)
  }

  @Test(arguments: ["", "l", "AX6", "Large", "UICTContentSizeCategory", "UICTContentSizeCategoryl"])
  func anUnknownNameIsNoCategory(_ name: String) {
    #expect(ContentSizeCategory(uiKitRawValue: name) == nil)
    #expect(ContentSizeCategory(shortName: name) == nil)
    #expect(ContentSizeCategory(swiftName: name) == nil)
  }

  @Test func unspecifiedIsNoCategory() throws {
    let unspecified = try Fixtures.textStyles.get().unspecified.rawValue
    #expect(ContentSizeCategory(uiKitRawValue: unspecified) == nil)
  }

  @Test func everyPairComparesByPosition() {
    for (i, first) in ContentSizeCategory.allCases.enumerated() {
      for (j, second) in ContentSizeCategory.allCases.enumerated() {
        let pair = "\(first.shortName), \(second.shortName)"
        #expect((first < second) == (i < j), "\(pair)")
        #expect((first <= second) == (i <= j), "\(pair)")
        #expect((first > second) == (i > j), "\(pair)")
        #expect((first >= second) == (i >= j), "\(pair)")
        #expect((first == second) == (i == j), "\(pair)")
      }
    }
  }
}
