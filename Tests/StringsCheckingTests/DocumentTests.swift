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
    let start = try #require(readme.firstRange(of: "```yaml\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "```")).lowerBound
    #expect(try Samples.rules(String(readme[start..<end])).rules.count == 3)
  }

  @Test func theReadmeExplainsEveryKey() throws {
    let readme = try Self.readme.get()
    for key in RulesReader.ruleKeys { #expect(readme.contains("`\(key)`"), "\(key)") }
  }
}
