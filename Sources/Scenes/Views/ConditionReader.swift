import DynamicType
import HeadlessUIKit
import ViewDocuments
import ViewRendering

/// Reads `when`.
enum ConditionReader {
  static let keys = ["category", "horizontalSizeClass", "verticalSizeClass", "idiom", "locale"] + words.map(\.key)
  static let sizeClasses: KeyValuePairs<String, UIUserInterfaceSizeClass> = ["compact": .compact, "regular": .regular]
  static let idioms: KeyValuePairs<String, UIUserInterfaceIdiom> = ["phone": .phone, "pad": .pad]
  /// The axes whose values are words, by the key of a single value.
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
    return Condition(tests)
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
      return .word(try entry.value.oneOf(words.map { ($0.word, $0.word) }), of: entry.key)
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
