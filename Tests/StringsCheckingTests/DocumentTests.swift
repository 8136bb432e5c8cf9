import Foundation
import Testing

@testable import StringsChecking

/// The schema of rules has the keys that the reader knows, and the README explains them. The schema's rules for values
/// are checked by `scripts/lint`.
@Suite struct DocumentTests {
  private static let readme = Result {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: repository.appendingPathComponent("Sources/StringsChecking/README.md"), encoding: .utf8)
  }

  @Test func theSchemaHasTheReadersKeys() {
    #expect(Set(RulesSchema.properties.map(\.key)) == Set(RulesReader.keys))
    #expect(Set(RulesSchema.selector.map(\.key)) == Set(RulesReader.selectorKeys))
    #expect(RulesSchema.label.map(\.key) == LabelReader.keys)
  }

  @Test func theReadmesRulesAreRules() throws {
    let readme = try Self.readme.get()
    let blocks = readme.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(try blocks.map { try Samples.rules($0).rules.count } == [2, 3])
  }

  @Test func theReadmeExplainsEveryKey() throws {
    let readme = try Self.readme.get()
    for key in RulesReader.ruleKeys { #expect(readme.contains("`\(key)`"), "\(key)") }
  }
}
