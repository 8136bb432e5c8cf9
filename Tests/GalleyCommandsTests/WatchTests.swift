import Foundation
import Glibc
import Snapshots
import TestSupport
import Testing

/// `galley watch`: files that are saved, replaced, broken, removed and restored, and the messages about them.
@Suite struct WatchTests {
  /// A watching process with its output.
  private struct Watching {
    let workspace: Workspace
    let process: GalleyProcess

    /// The totals of the renderings so far, without durations.
    var totals: [String] {
      process.output.text.split(separator: "\n").filter { $0.hasSuffix(" s)") }.map { line in
        String(line.prefix { $0 != "(" }.dropLast())
      }
    }

    /// Waits for an error message.
    func waitForError(_ text: String) async throws {
      try await process.errors.wait { $0.contains { $0.contains(text) } }
    }

    /// Waits for the totals of this many renderings.
    func wait(forRenderings count: Int) async throws {
      try await process.output.wait { lines in lines.filter { $0.hasSuffix(" s)") }.count >= count }
    }

    func end(_ number: Int32 = SIGINT) async throws -> Outcome {
      kill(process.identifier, number)
      return try await process.outcome()
    }
  }

  /// Watches while `body` changes files after the first rendering.
  private func watching(
    _ workspace: Workspace, _ arguments: String..., body: (Watching) async throws -> Void
  ) async throws -> Outcome {
    try await ProcessSlots.holding {
      let watching = Watching(
        workspace: workspace, process: try workspace.start(["watch", "Catalogue", "--jobs", "1"] + arguments))
      do {
        try await watching.wait(forRenderings: 1)
        try await body(watching)
      } catch {
        _ = try await watching.end()
        throw error
      }
      let outcome = try await watching.end()
      #expect(outcome.status == 0 && !outcome.isSignal, "\(outcome)")
      return outcome
    }
  }

  /// Two recorded files with a case each.
  private func recorded(_ files: [String: String] = [:]) async throws -> Workspace {
    let workspace = try Workspace(
      [
        "Catalogue/a.yaml": Catalogues.label("name: title", "text: Hello"),
        "Catalogue/b.yaml": Catalogues.label("name: other", "text: World"),
      ].merging(files) { $1 })
    _ = try await workspace.test()
    return workspace
  }

  @Test func whatWasSavedIsRenderedAndWhatMovedIsSaid() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      #expect(watch.totals == ["2 cases: 2 unchanged"])
      try workspace.replace("Hello", with: "Good day", in: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 2)
      // Compared with the last rendering it moved again; compared with its reference, in another way.
      try workspace.replace("Good day", with: "Good night", in: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 3)
      #expect(workspace.exists("galley-output/1/a/one/card-L/difference.png"))
      #expect(try workspace.results("galley-output/1").map(\.outcome.verdict) == [.changed, .unchanged])
      try workspace.replace("Good night", with: "Hello", in: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 4)
      #expect(!workspace.exists("galley-output/1/a"))
      #expect(
        watch.totals == [
          "2 cases: 2 unchanged", "1 case: 1 changed; 1 moved", "1 case: 1 changed; 1 moved",
          "1 case: 1 unchanged; 1 moved",
        ])
    }
    let said = run.lines.map { line in String(line.prefix { $0 != "," && $0 != ";" && $0 != "(" }) }
    #expect(
      said == [
        "Watching Catalogue. Pictures and results: galley-output/1. Ctrl-C ends it.", "2 cases: 2 unchanged ",
        "saved\tCatalogue/a.yaml", "moved\ta/one/card-L: title: text 'Hello' → 'Good day'", "1 case: 1 changed",
        "saved\tCatalogue/a.yaml", "moved\ta/one/card-L: title: text 'Good day' → 'Good night'",
        "changed\ta/one/card-L: title: text 'Hello' → 'Good night'", "1 case: 1 changed",
        "saved\tCatalogue/a.yaml", "moved\ta/one/card-L: title: text 'Good night' → 'Hello'", "1 case: 1 unchanged",
      ], "\(run)")
    #expect(try workspace.files("References").count == 4)
  }

  @Test func pixelsAloneMoveToo() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      try workspace.save(
        Catalogues.label("name: title", "text: Hello", "textColor: systemRed"), to: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 2)
      try workspace.save(
        Catalogues.label("name: title", "text: Hello", "textColor: systemGreen"), to: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 3)
    }
    let moved = run.lines.filter { $0.hasPrefix("moved\ta/one/card-L: title: textColor ") && $0.hasSuffix(" of 255") }
    #expect(moved.count == 2, "\(run)")
  }

  /// If references are only records, a case that returned to its reference is recognised by its hash and layout.
  @Test func referencesByRecordAloneAreComparedToo() async throws {
    let file = { (color: String) in
      "references: records\n" + Catalogues.label("name: title", "text: Hello", "textColor: \(color)")
    }
    let workspace = try await recorded(["Catalogue/a.yaml": file("systemRed")])
    let run = try await watching(workspace) { watch in
      for (number, color) in ["systemGreen", "systemBlue", "systemRed"].enumerated() {
        try workspace.save(file(color), to: "Catalogue/a.yaml")
        try await watch.wait(forRenderings: number + 2)
      }
    }
    #expect(run.lines.filter { $0.hasPrefix("moved\ta/one/card-L: ") }.count == 3, "\(run)")
    #expect(run.lines.last?.hasPrefix("1 case: 1 unchanged; 1 moved") == true, "\(run)")
  }

  /// The final state is rendered at the end, and there is a single run, whatever happened in between: of eight texts,
  /// each longer than the one before, every third one is waited for.
  @Test func aFileThatIsSavedAgainAndAgainIsRenderedInTheEnd() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      for number in 1...8 {
        let text = String(repeating: "x", count: number)
        try workspace.save(Catalogues.label("name: title", "text: \(text)"), to: "Catalogue/a.yaml")
        guard number.isMultiple(of: 3) || number == 8 else { continue }
        try await watch.process.output.wait { $0.contains { $0.hasPrefix("moved") && $0.contains("→ '\(text)'") } }
      }
    }
    // A file may be read only after the next save, which then moves nothing more.
    let saves = run.lines.filter { $0.hasPrefix("saved") }.count
    let moves = run.lines.filter { $0.hasPrefix("moved") }.count
    #expect((1...8).contains(saves) && (1...saves).contains(moves), "\(run)")
    #expect(try workspace.files("galley-output").keys.allSatisfy { $0.hasPrefix("1/") || $0 == ".galley-runs" })
  }

  @Test func aFileThatIsReplacedByRenamingIsRendered() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      for (number, text) in ["one", "two"].enumerated() {
        try workspace.save(Catalogues.label("name: title", "text: \(text)"), to: "Catalogue/.a.yaml.swp")
        #expect(rename(workspace.url("Catalogue/.a.yaml.swp").path, workspace.url("Catalogue/a.yaml").path) == 0)
        try await watch.wait(forRenderings: number + 2)
      }
    }
    #expect(run.lines.contains { $0.hasPrefix("moved\ta/one/card-L: title: text 'one' → 'two'") }, "\(run)")
  }

  /// An error has its place, and the next rendering is compared with the last one before it.
  @Test func aMistakeIsSaidAndTheWatchGoesOn() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      try workspace.save("scenes: [", to: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 2)
      try workspace.save(Catalogues.label("name: title", "txet: Hello"), to: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 3)
      try workspace.save(Catalogues.label("name: title", "text: Hello again"), to: "Catalogue/a.yaml")
      try await watch.wait(forRenderings: 4)
    }
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/#file/#none: a.yaml:2:1: this is not valid YAML") }, "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: a.yaml:7:7: UILabel has no 'txet'") }, "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("moved\ta/one/card-L: title: text 'Hello' → 'Hello again'") }, "\(run)")
    #expect(!run.lines.contains { $0.hasPrefix("gone") }, "\(run)")
  }

  @Test func filesAndFoldersComeAndGo() async throws {
    let workspace = try await recorded()
    let catalogue = workspace.url("Catalogue")
    let run = try await watching(workspace) { watch in
      try FileManager.default.moveItem(at: workspace.url("Catalogue/a.yaml"), to: workspace.url("a.yaml"))
      try await watch.process.output.wait { $0.contains("gone\ta/one: 1 case") }
      try FileManager.default.moveItem(at: workspace.url("a.yaml"), to: workspace.url("Catalogue/a.yaml"))
      try await watch.wait(forRenderings: 3)
      try workspace.save(Catalogues.label("text: New", scene: "new"), to: "Catalogue/more/deep/c.yaml")
      try await watch.process.output.wait { $0.contains("new\tmore/deep/c/new/card-L") }
      try FileManager.default.moveItem(at: catalogue, to: workspace.url("Elsewhere"))
      try await watch.waitForError("there is no catalogue")
      try FileManager.default.moveItem(at: workspace.url("Elsewhere"), to: catalogue)
      try await watch.wait(forRenderings: 5)
      try workspace.replace("World", with: "Worlds", in: "Catalogue/b.yaml")
      try await watch.process.output.wait { $0.contains { $0.contains("'World' → 'Worlds'") } }
    }
    #expect(
      run.errors
        == "error: there is no catalogue at 'Catalogue'. Name a folder of scenes, or one YAML file; `galley init` creates a catalogue.\n"
    )
    #expect(run.lines.contains("1 case: 1 unchanged; nothing moved (") == false)
  }

  /// Only the scenes of files that name a changed file are rendered; others never are.
  @Test func whatAFileNamesCountsToo() async throws {
    let workspace = try await recorded([
      "Catalogue/shared/colors.yaml": "colors: {ink: \"#102030\"}",
      "Catalogue/c.yaml": "include: [shared/colors.yaml]\n" + Catalogues.label("text: Ink", "textColor: ink"),
      "Catalogue/d.yaml": """
      fonts: [../fonts/Own.ttf]
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L], scales: [2]}
      scenes: [{name: one, view: {class: UIImageView, image: ../images/icon}}]
      """,
    ])
    let pictures = GalleyProcess.repository.appendingPathComponent("Snapshots/Catalogue/images")
    let run = try await watching(workspace) { watch in
      try workspace.save("colors: {ink: \"#FF2030\"}", to: "Catalogue/shared/colors.yaml")
      try await watch.process.output.wait { $0.contains { $0.hasPrefix("moved\tc/one/card-L: ") } }
      // Neither the picture nor the font existed before.
      let font = GalleyProcess.repository.appendingPathComponent("fonts/Files/Inter/Inter-Regular.otf")
      try workspace.write(Data(contentsOf: font), to: "fonts/Own.ttf")
      try await watch.process.output.wait {
        $0.contains { $0.hasPrefix("failed\td/one/card-L@2x: ") && $0.contains("icon") }
      }
      let picture = try Data(contentsOf: pictures.appendingPathComponent("40x20.png"))
      try workspace.write(picture, to: "images/icon@2x.png")
      try await watch.process.output.wait { $0.contains("new\td/one/card-L@2x") }
    }
    #expect(!run.lines.contains { $0.hasPrefix("moved\ta/") || $0.hasPrefix("moved\tb/") }, "\(run)")
    let counts = run.lines.filter { $0.hasSuffix(" s)") }.dropFirst().map { $0.prefix { $0 != ":" } }
    #expect(counts.allSatisfy { $0 == "1 case" }, "\(run)")
  }

  /// Workers that were started before the fonts changed would draw with the old ones.
  @Test func otherFontsAreRead() async throws {
    func manifest(_ file: String, _ name: String) -> String {
      """
      {"version": 1, "families": [{"family": "System", "role": "system", "faces": [
        {"file": "\(file)", "postScriptName": "\(name)", "weight": 400, "italic": false}]}]}
      """
    }
    let workspace = try await recorded(["fonts/manifest.json": manifest("Inter.otf", "Inter-Regular")])
    let files = GalleyProcess.repository.appendingPathComponent("fonts/Files")
    for (source, name) in [("Inter/Inter-Regular.otf", "Inter.otf"), ("RobotoSlab/RobotoSlab-Bold.otf", "Slab.otf")] {
      try workspace.write(Data(contentsOf: files.appendingPathComponent(source)), to: "fonts/\(name)")
    }
    let run = try await watching(workspace, "--fonts", "fonts") { watch in
      try workspace.save(manifest("Slab.otf", "RobotoSlab-Bold"), to: "fonts/manifest.json")
      try await watch.wait(forRenderings: 2)
    }
    #expect(
      run.lines.contains { $0.hasPrefix("moved\t") && $0.contains("font Inter-Regular → RobotoSlab-Bold") }, "\(run)")
    #expect(run.lines.contains { $0.contains("; 2 moved (") }, "\(run)")
  }

  /// Like a checkout of another branch: that many files are a single rendering, or a few if the system is slow.
  @Test func aThousandChangesAtOnceAreOneRendering() async throws {
    let workspace = try await recorded()
    let run = try await watching(workspace) { watch in
      for number in 0..<950 { try workspace.save("x\(number)", to: "Catalogue/data/\(number).txt") }
      for number in 0..<50 {
        try workspace.save(Catalogues.label("text: \(number)"), to: "Catalogue/many/\(number).yaml")
      }
      try await watch.process.output.wait { _ in (try? workspace.results("galley-output/1").count) == 52 }
    }
    #expect(run.lines.filter { $0.hasPrefix("saved") }.count <= 10, "\(run)")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func itEndsCleanly(number: Int32) async throws {
    let workspace = try await recorded()
    try workspace.replace("Hello", with: "Good day", in: "Catalogue/a.yaml")
    let run = try await ProcessSlots.holding {
      let watch = Watching(workspace: workspace, process: try workspace.start(["watch", "Catalogue"]))
      try await watch.wait(forRenderings: 1)
      return try await watch.end(number)
    }
    #expect(run.status == 0 && !run.isSignal && run.errors.isEmpty, "\(run)")
    #expect(try workspace.files("galley-output/1").keys.allSatisfy { !$0.contains("partial") })
    // Its output is an ordinary run, which can be reported and accepted.
    let report = try await workspace.run("report")
    #expect(report.status == 1 && report.lines.contains("2 cases: 1 unchanged, 1 changed"), "\(report)")
    let accepted = try await workspace.run("accept", "--all", "--references", "References")
    #expect(accepted.status == 0 && accepted.lines.contains("1 reference written"), "\(accepted)")
  }

  @Test func withoutACatalogueThereIsNothingToWatch() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("watch")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: there is no catalogue at 'Snapshots/Catalogue'."), "\(run)")
    #expect(try workspace.files(".").isEmpty)
  }
}
