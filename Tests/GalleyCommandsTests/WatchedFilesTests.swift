import Foundation
import Scenes
import Testing

@testable import GalleyCommands

/// The cases that a change of a file affects.
@Suite struct WatchedFilesTests {
  @Test func whatNobodyNamesIsNobodys() throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": "include: [shared/colors.yaml]\n" + Catalogues.label("text: a"),
      "Catalogue/b.yaml": Catalogues.label("text: b"), "Catalogue/shared/colors.yaml": "colors: {ink: red}",
    ])
    let catalogue = workspace.url("Catalogue")
    var files = WatchedFiles(catalogue: catalogue, fonts: nil)
    func affected(_ changes: Set<String>) throws -> Set<String> {
      files.affected(by: changes, in: try Catalogue.load(at: catalogue).files)
    }
    func save(_ text: String, to name: String) throws -> Set<String> {
      try workspace.save(text, to: "Catalogue/\(name)")
      let changes = files.changes()
      #expect(changes == [workspace.url("Catalogue/\(name)").path])
      return try affected(changes)
    }
    #expect(try affected(files.changes()).isSuperset(of: ["a", "b"]))
    #expect(try save("a", to: "notes.txt") == [])
    #expect(try save(Catalogues.label("text: c"), to: "b.yaml") == ["b"])
    let others = try save("colors: {ink: blue}", to: "shared/colors.yaml")
    #expect(others.contains("a") && !others.contains("b"))
  }
}
