import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import SourcePlaces
import Testing

@testable import GalleyCommands

/// Another process identifies a case by its name, even if the catalogue has changed.
@MainActor @Suite struct CaseNameTests {
  /// A file that sorts before the others changes the position of every case.
  @Test func aCaseIsFoundAfterTheCatalogueHasChanged() throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let names = try Catalogue.load(at: workspace.url("Catalogue")).cases.map(\.name)
    try workspace.write(Catalogues.label("text: a"), to: "Catalogue/a.yaml")
    let folder = try RunFolder.claim(workspace.url("out"))
    let job = Job(kind: .render, catalogue: workspace.url("Catalogue").path, output: folder.url.path)
    let runner = try CaseRunner(job, folder: folder)
    for name in names {
      let result = try #require(runner.run(name) as? TimedResult<RenderOutcome>).result
      #expect(result.path.catalogueFile == "cards" && result.path.scene == name.scene)
      #expect(result.path.configuration == name.configuration && result.outcome.isRendered)
    }
    #expect(try runner.run(CaseName(file: "cards.yaml", scene: "nobody", configuration: "card-L")) == nil)
  }

  /// Two files that would share references give two errors with different messages.
  @Test func filesThatShareReferencesAreToldApart() throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: a"), "Catalogue/a.yml": Catalogues.label("text: b"),
    ])
    let cases = try Catalogue.load(at: workspace.url("Catalogue")).cases
    #expect(cases.map(\.path) == ["a/#file/#none", "a/#file/#none"])
    #expect(Set(cases.map(\.name)).count == 2)
    let folder = try RunFolder.claim(workspace.url("out"))
    let runner = try CaseRunner(
      Job(kind: .render, catalogue: workspace.url("Catalogue").path, output: folder.url.path), folder: folder)
    let reasons = try cases.map { scene in
      try #require(runner.run(scene.name) as? TimedResult<RenderOutcome>).result.outcome.reason
    }
    for (scene, reason) in zip(cases, reasons) {
      #expect(reason?.hasPrefix(scene.place.file) == true, "\(reason ?? "")")
    }
  }

  @Test(arguments: ["a", "a \"b\"\\", "line\nline", "Ä\u{2028}", ""]) func aNameIsOneLine(_ text: String) throws {
    let name = CaseName(file: "\(text).yaml", scene: text, configuration: "card-L")
    let line = String(decoding: name.line, as: UTF8.self)
    #expect(line.utf8.count { $0 == 10 } == 1 && line.hasSuffix("\n"))
    #expect(CaseName(line: String(line.dropLast())) == name)
  }

  @Test(arguments: ["", "0", "[]", "[\"a\"]", "[1, 2, 3]", "{}"]) func whatIsNoNameIsNone(_ line: String) {
    #expect(CaseName(line: line) == nil)
  }
}
