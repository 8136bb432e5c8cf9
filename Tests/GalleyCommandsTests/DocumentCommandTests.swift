import Foundation
import TestSupport
import Testing

/// `galley ib`, and audits of documents.
@Suite struct DocumentCommandTests {
  private static let still = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A card with a box that constraints put at (20, 10) with 50 × 40.
  private static func card(storedAt y: Double) -> String {
    WrittenDocument.nib(
      WrittenDocument.view(
        "crd-00-one", (0, 0, 300, 100),
        content: WrittenDocument.view("box-00-one", (20, y, 50, 40), Self.still),
        constraints: WrittenDocument.placing("box-00-one", in: "crd-00-one", x: 20, y: 10, width: 50, height: 40)))
  }

  private func workspace() throws -> Workspace {
    try Workspace(["App/Right.xib": Self.card(storedAt: 10), "App/Old.xib": Self.card(storedAt: 30)])
  }

  @Test func aCheckListsWhatIsMisplaced() async throws {
    let workspace = try workspace()
    let run = try await workspace.run("ib", "check", "App")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "misplaced-view\tview (box-00-one): stored at (20, 30; 50 × 40), laid out at (20, 10; 50 × 40)"), "\(run)")
    #expect(run.output.contains("App/Old.xib") && !run.output.contains("App/Right.xib"))
    #expect(run.output.contains("1 of 2 views lie where they are stored"))
    #expect(
      run.output.contains(
        "Without texts, 50.0 % of the views lie there; of the documents 50.0 % (1), with texts 50.0 % (1)"))
    #expect(try await workspace.run("ib", "check", "App", "--fail-on", "misplaced-view").status == 1)
    #expect(try await workspace.run("ib", "check", "App/Right.xib", "--fail-on", "warning").status == 0)
  }

  @Test func reportsNameTheLine() async throws {
    let workspace = try workspace()
    let run = try await workspace.run(
      "ib", "check", "App", "--fail-on", "warning", "--sarif", "a.sarif", "--junit", "a.xml", "--github")
    #expect(run.status == 1)
    let sarif = try String(decoding: workspace.read("a.sarif"), as: UTF8.self)
    #expect(sarif.contains("\"uri\" : \"App/Old.xib\"") && sarif.contains("\"startLine\" : 7"), "\(sarif)")
    let junit = try String(decoding: workspace.read("a.xml"), as: UTF8.self)
    #expect(junit.contains("<failure type=\"misplaced-view\""))
    #expect(run.output.contains("::error file=App/Old.xib,line=7,col="))
  }

  @Test func whatIsNoDocumentFails() async throws {
    let workspace = try Workspace(["Bad.xib": "<document", "a.txt": ""])
    let run = try await workspace.run("ib", "check", "Bad.xib")
    #expect(run.status == 1)
    #expect(run.output.contains("unreadable-document"))
    #expect(try await workspace.run("ib", "check", "a.txt").status == 2)
    #expect(try await workspace.run("ib", "check", "missing").status == 2)
    let compiled = try Workspace(["Card.nib": "NIBArchive", "Main.storyboardc/Info.plist": ""])
    for path in ["Card.nib", "Main.storyboardc"] {
      let run = try await compiled.run("ib", "check", path)
      #expect(run.status == 2 && run.errors.contains("Give the .xib or .storyboard file"), "\(run)")
    }
    #expect(try await workspace.run("ib", "check").status == 2)
  }

  @Test func aGalleryIsMadeWithoutACatalogue() async throws {
    let workspace = try workspace()
    let one = try await workspace.run("ib", "render", "App/Right.xib", "--category", "L", "--gallery", "page")
    #expect(one.status == 0, "\(one)")
    #expect(workspace.exists("page/index.html"))
    let all = try await workspace.run("ib", "render", "App", "--output", "run")
    #expect(all.status == 0 && all.output.contains("24 rendered, 0 failed"), "\(all)")
    #expect(workspace.exists("run/Old.xib/crd-00-one/document-AX5.png"))
  }

  @Test func documentsAreAudited() async throws {
    let workspace = try workspace()
    for paths in [["App/Right.xib"], ["App/Right.xib", "App/Old.xib"]] {
      let run = try await workspace.run(["audit"] + paths)
      #expect(run.status == 0 && run.output.contains("0 failed"), "\(run)")
    }
    #expect(try await workspace.run("audit", "App/Right.xib", "other").status == 2)
  }
}
