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
