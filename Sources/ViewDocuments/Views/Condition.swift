package import DynamicType
package import HeadlessUIKit

/// The condition of a variation: all its tests must hold.
package struct Condition: Equatable, Sendable {
  /// A test of the context that views are made for.
  package enum Test: Equatable, Sendable {
    case category(CategoryTest)
    case horizontalSizeClass(UIUserInterfaceSizeClass)
    case verticalSizeClass(UIUserInterfaceSizeClass)
    case idiom(UIUserInterfaceIdiom)
    /// A language tag, or a prefix of one: see `LanguageRange`.
    case locale(String)
    /// The value of one of the context's words: `landscape` for `orientation`.
    case word(String, of: String)
  }

  private let tests: [Test]

  package init(_ tests: [Test]) {
    self.tests = tests
  }

  func holds(in context: DocumentContext) -> Bool {
    let traits = context.traits
    return tests.allSatisfy { test in
      switch test {
      case .category(let test): traits.preferredContentSizeCategory.category.map(test.holds) ?? false
      case .horizontalSizeClass(let sizeClass): traits.horizontalSizeClass == sizeClass
      case .verticalSizeClass(let sizeClass): traits.verticalSizeClass == sizeClass
      case .idiom(let idiom): traits.userInterfaceIdiom == idiom
      case .locale(let range): LanguageRange.contains(traits.locale, in: range)
      case .word(let word, let key): context.words[key] == word
      }
    }
  }
}

/// Matches language tags by prefix, as in RFC 4647, §3.3.1, "Basic Filtering". `zh` matches Chinese in any script,
/// `zh-Hant` only in traditional characters.
enum LanguageRange {
  static func contains(_ tag: String, in range: String) -> Bool {
    "\(tag.lowercased())-".hasPrefix("\(range.lowercased())-")
  }
}

/// A comparison with a content size category: `AX1`, `>= AX1`, `accessibility`.
package enum CategoryTest: Equatable, Sendable {
  case accessibility
  case equal(ContentSizeCategory)
  case less(ContentSizeCategory)
  case lessOrEqual(ContentSizeCategory)
  case greater(ContentSizeCategory)
  case greaterOrEqual(ContentSizeCategory)

  func holds(for category: ContentSizeCategory) -> Bool {
    switch self {
    case .accessibility: category.isAccessibilityCategory
    case .equal(let other): category == other
    case .less(let other): category < other
    case .lessOrEqual(let other): category <= other
    case .greater(let other): category > other
    case .greaterOrEqual(let other): category >= other
    }
  }
}
