import Foundation
import HeadlessUIKit
import Testing
import ViewDocuments

@testable import Scenes

@Suite struct CatalogueSchemaTests {
  @Test func theStoredSchemaIsFresh() throws {
    let url = URL(filePath: #filePath).appending(path: "../../../Snapshots/catalogue.schema.json").standardizedFileURL
    let stored = try String(contentsOf: url, encoding: .utf8)
    #expect(stored == CatalogueSchema.json(), "Run scripts/galley schema > Snapshots/catalogue.schema.json")
  }

  /// Any scalar counts as text: `{key: 404}` is the key "404", `fontTextStyle: 3` the style "3".
  @Test func namesAreAnyScalars() throws {
    let object = try JSONSerialization.jsonObject(with: Data(CatalogueSchema.json().utf8))
    func types(_ path: [String]) -> [String]? {
      var value: Any? = object
      for key in path {
        value = (value as? [String: Any])?[key] ?? (value as? [Any])?.compactMap { ($0 as? [String: Any])?[key] }.first
      }
      return value as? [String]
    }
    let text = ["$defs", "text", "anyOf", "properties"]
    for path in [text + ["key"], text + ["table"], ["$defs", "UILabel", "properties", "fontTextStyle"]] {
      #expect(types(path + ["type"]) == ["string", "number", "boolean"], "\(path)")
    }
  }

  @Test func everyPropertyOfEveryClassIsInIt() throws {
    let object = try JSONSerialization.jsonObject(with: Data(CatalogueSchema.json().utf8)) as? [String: Any]
    let definitions = try #require(object?["$defs"] as? [String: Any])
    for viewClass in ViewClass.allCases {
      let view = try #require(definitions[viewClass.rawValue] as? [String: Any])
      let properties = try #require(view["properties"] as? [String: Any])
      #expect(view["additionalProperties"] as? Bool == false)
      for property in viewClass.properties { #expect(properties[property.name] != nil, "\(property.name)") }
    }
  }
}
