import Testing

@testable import StringsChecking

/// The schema of rules has the keys that the reader knows; what it says of them is checked by `scripts/lint`.
@Suite struct SchemaTests {
  @Test func theSchemaHasTheReadersKeys() {
    #expect(Set(RulesSchema.properties.map(\.key)) == Set(RulesReader.keys))
    #expect(Set(RulesSchema.selector.map(\.key)) == Set(RulesReader.selectorKeys))
    #expect(RulesSchema.label.map(\.key) == LabelReader.keys)
  }
}
