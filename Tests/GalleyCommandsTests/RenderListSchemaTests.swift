import Foundation
import Raster
import Snapshots
import Testing

/// `galley render`, `list` and `schema`.
@Suite struct RenderListSchemaTests {
  private let files = ["Catalogue/folder/cards.yaml": Catalogues.card()]

  // Heights in points: 16 around the title, which is 20.5 at L and 48 at AX3.
  @Test func renderWritesPicturesOfTheRightPixelSize() async throws {
    let workspace = try Workspace(files)
    let run = try await workspace.run("render", "Catalogue", "--output", "out")
    #expect(run.status == 0, "\(run)")
    #expect(run.lines == ["2 rendered, 0 failed: out"])
    for (name, height) in ["card-L@2x": 105, "card-AX3@2x": 160] {
      let picture = try PNG.decode(workspace.read("out/folder/cards/greeting/\(name).png"))
      #expect(picture.width == 686 && picture.height == height, "\(name)")
    }
    #expect(!workspace.exists("References"))
    let results = try ResultFiles.read(RenderResult.self, from: workspace.url("out"))
    #expect(
      results.map(\.outcome) == ["L", "AX3"].map { .rendered(picture: "folder/cards/greeting/card-\($0)@2x.png") })
  }

  @Test func renderFailsWithItsScenes() async throws {
    let workspace = try Workspace(files)
    try workspace.write(Catalogues.label("txet: a"), to: "Catalogue/bad.yaml")
    let run = try await workspace.run("render", "Catalogue", "--output", "out")
    #expect(run.status == 1)
    #expect(run.lines.contains("2 rendered, 1 failed: out"), "\(run)")
  }

  @Test func renderAndTestSayTheSameOfFindings() async throws {
    let text = "numberOfLines: 1"
    let cut = "text: A text that is wider than its label of a hundred points"
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label(text, cut).replacing("[L]", with: "all")])
    let runs = [try await workspace.run("render", "Catalogue", "--output", "out"), try await workspace.test()]
    let findings = runs.map { run in run.lines.filter { $0.hasPrefix("finding\t") } }
    #expect(
      findings[0].first?.hasPrefix(
        "finding\ta/one/card-XS and 11 more (every case): truncated-text: UILabel 'A text that is wider th…': ")
        == true,
      "\(runs[0])")
    #expect(findings[0].last == "finding\ttruncated-text: in 12 of 12 cases")
    #expect(findings[0] == findings[1] && findings[0].count == 2)
  }

  @Test func listShowsScenesAndTheirConfigurations() async throws {
    let workspace = try Workspace(files)
    let all = try await workspace.run("list", "Catalogue")
    #expect(all.status == 0)
    #expect(all.lines == ["folder/cards/greeting", "  card-L@2x", "  card-AX3@2x", "1 scene, 2 cases"])
    let one = try await workspace.run("list", "Catalogue", "--category", "L")
    #expect(one.lines == ["folder/cards/greeting", "  card-L@2x", "1 scene, 1 case"])
  }

  @Test func listShowsMistakes() async throws {
    let workspace = try Workspace(["Catalogue/bad.yaml": Catalogues.label("txet: a")])
    let run = try await workspace.run("list", "Catalogue")
    #expect(run.status == 1)
    #expect(run.lines.contains("  bad.yaml:6:7: UILabel has no 'txet'. Did you mean 'text'?"), "\(run)")
    #expect(run.lines.last == "1 scene, 1 case; 1 cannot be read")
  }

  @Test func filesOfOneNameFailAloneAndAreEachListed() async throws {
    let scenes = Catalogues.card()
    let workspace = try Workspace(["Catalogue/a.yaml": scenes, "Catalogue/a.yml": scenes, "Catalogue/b.yaml": scenes])
    let list = try await workspace.run("list", "Catalogue")
    #expect(list.status == 1)
    for (file, other) in [("a.yaml", "a.yml"), ("a.yml", "a.yaml")] {
      #expect(list.lines.contains { $0.hasPrefix("  \(file): ") && $0.contains("'\(other)'") }, "\(list)")
    }
    #expect(list.lines.last == "3 scenes, 4 cases; 2 cannot be read")
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.contains("4 cases: 2 new, 2 failed, 2 recorded"), "\(run)")
  }

  /// The names of the file's scenes are unknown: one of them may be meant.
  @Test(arguments: ["bad/english", "d/english", "bad/", "english/card-L", "bad/#file"])
  func aFilterMayMeanASceneOfAFileThatDoesNotParse(filter: String) async throws {
    let workspace = try Workspace(["Catalogue/bad.yaml": "scenes: [", "Catalogue/good.yaml": Catalogues.card()])
    let run = try await workspace.run("list", "Catalogue", "--filter", filter)
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("  bad.yaml:2:1: this is not valid YAML: ") }, "\(run)")
    #expect(run.lines.last == "1 scene, 1 case; 1 cannot be read")
  }

  @Test func aFilterThatMeansScenesOfOtherFilesPassesOverOneThatDoesNotParse() async throws {
    let workspace = try Workspace(["Catalogue/bad.yaml": "scenes: [", "Catalogue/good.yaml": Catalogues.card()])
    for filter in ["greeting", "good/greeting"] {
      let run = try await workspace.run("list", "Catalogue", "--filter", filter)
      #expect(run.status == 0)
      #expect(run.lines == ["good/greeting", "  card-L@2x", "  card-AX3@2x", "1 scene, 2 cases"])
    }
  }

  /// The configurations of a scene with a broken matrix are unknown.
  @Test func aFilterMayMeanAConfigurationOfASceneWithoutOne() async throws {
    let text = Catalogues.card().replacing("  - name: greeting", with: "  - name: greeting\n    scales: [9]")
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let run = try await workspace.run("list", "Catalogue", "--filter", "greeting/card-AX3")
    #expect(run.lines.first == "a/greeting", "\(run)")
    #expect(run.status == 1)
  }

  @Test(arguments: ["catalogue", "strings-rules", "strings-findings", "matrix", "results", "run", "decisions"])
  func theSchemaIsTheStoredOne(kind: String) async throws {
    let run = try await Workspace().run("schema", kind)
    #expect(run.status == 0)
    let stored = GalleyProcess.repository.appendingPathComponent("Snapshots/\(kind).schema.json")
    #expect(try run.output == String(contentsOf: stored, encoding: .utf8))
  }
}
