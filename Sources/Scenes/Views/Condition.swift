import DynamicType
import HeadlessUIKit
import ViewRendering

/// When a variation holds: all of its tests at once.
package struct Condition: Sendable {
  /// What one key of `when` asks of a configuration.
  enum Test: Sendable {
    case category(CategoryTest)
    case horizontalSizeClass(UIUserInterfaceSizeClass)
    case verticalSizeClass(UIUserInterfaceSizeClass)
    case idiom(UIUserInterfaceIdiom)
    /// A language tag, or the beginning of one: see `LanguageRange`.
    case locale(String)
    case axis(Axis.Word)
  }

  let tests: [Test]

  func holds(for configuration: Configuration) -> Bool {
    let traits = configuration.traits
    return tests.allSatisfy { test in
      switch test {
      case .category(let test): test.holds(for: configuration.category)
      case .horizontalSizeClass(let sizeClass): traits.horizontalSizeClass == sizeClass
      case .verticalSizeClass(let sizeClass): traits.verticalSizeClass == sizeClass
      case .idiom(let idiom): traits.userInterfaceIdiom == idiom
      case .locale(let range): LanguageRange.contains(configuration.locale, in: range)
      case .axis(let word): word.holds(configuration)
      }
    }
  }
}

/// Language tags that begin alike: RFC 4647, §3.3.1, "Basic Filtering". `zh` is Chinese however it is written, `zh-Hant` in
/// traditional characters alone.
enum LanguageRange {
  static func contains(_ tag: String, in range: String) -> Bool {
    "\(tag.lowercased())-".hasPrefix("\(range.lowercased())-")
  }
}

/// A comparison with a content size category: `AX1`, `>= AX1`, `accessibility`.
enum CategoryTest: Sendable {
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

/// Reads `when`.
enum ConditionReader {
  static let keys = ["category", "horizontalSizeClass", "verticalSizeClass", "idiom", "locale"] + words.map(\.key)
  static let sizeClasses: KeyValuePairs<String, UIUserInterfaceSizeClass> = ["compact": .compact, "regular": .regular]
  static let idioms: KeyValuePairs<String, UIUserInterfaceIdiom> = ["phone": .phone, "pad": .pad]
  /// The axes whose values are words, by the keys of one value.
  static let words: [(key: String, words: [Axis.Word])] = Axis.all.compactMap { axis in
    guard case .words(let words) = axis.values else { return nil }
    return (axis.singular, words)
  }

  static func read(_ value: Value) throws(SceneError) -> Condition {
    let table = try value.table("'when'", such: "{category: accessibility}")
    try table.checkKeys(keys)
    guard !table.entries.isEmpty else { throw value.wrong("at least one of " + keys.joined(separator: ", ")) }
    var tests: [Condition.Test] = []
    for entry in table.entries { tests.append(try test(entry)) }
    return Condition(tests: tests)
  }

  private static func test(_ entry: Table.Entry) throws(SceneError) -> Condition.Test {
    switch entry.key {
    case "category": return .category(try categoryTest(entry.value))
    case "horizontalSizeClass": return .horizontalSizeClass(try entry.value.oneOf(sizeClasses))
    case "verticalSizeClass": return .verticalSizeClass(try entry.value.oneOf(sizeClasses))
    case "idiom": return .idiom(try entry.value.oneOf(idioms))
    case "locale": return .locale(try MatrixReader.locale(entry.value))
    default:
      let words = words.first { $0.key == entry.key }?.words ?? []
      return .axis(try entry.value.oneOf(words.map { ($0.word, $0) }))
    }
  }

  private static func categoryTest(_ value: Value) throws(SceneError) -> CategoryTest {
    let text = try value.word("accessibility, a content size category, or a comparison such as '>= AX1'")
    if text == "accessibility" { return .accessibility }
    let comparison = text.prefix { "<>=".contains($0) }
    let name = text.dropFirst(comparison.count).drop { $0 == " " }
    let category = try MatrixReader.category(String(name), at: value)
    switch comparison {
    case "": return .equal(category)
    case "<": return .less(category)
    case "<=": return .lessOrEqual(category)
    case ">": return .greater(category)
    case ">=": return .greaterOrEqual(category)
    default: throw value.unknown(String(comparison), among: ["<", "<=", ">", ">="])
    }
  }
}
