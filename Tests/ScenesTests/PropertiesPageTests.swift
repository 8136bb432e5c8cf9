import Foundation
import Testing
import ViewDocuments

@testable import Scenes

/// `Snapshots/PROPERTIES.md`.
@Suite struct PropertiesPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theStoredPageIsTheTablesOne() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Snapshots/PROPERTIES.md"), encoding: .utf8)
    #expect(page == PropertiesPage.text, "Run: scripts/galley properties > Snapshots/PROPERTIES.md")
  }

  @Test func everyPropertyOfEveryClassHasARowOfThreeCells() {
    let sections = PropertiesPage.text.components(separatedBy: "\n## ")
    for viewClass in ViewClass.allCases {
      let section = sections.first { $0.hasPrefix(viewClass.rawValue + "\n") } ?? ""
      for property in viewClass.ownProperties {
        let row = section.split(separator: "\n").first { $0.hasPrefix("| `\(property.name)` | ") } ?? ""
        #expect(
          row.replacing("\\|", with: "").split(separator: "|").count == 3, "\(viewClass) \(property.name): \(row)")
      }
    }
  }
}
