import Foundation
import Raster
import Snapshots
import Testing

/// `galley compare` in repositories of small catalogues.
@Suite struct CompareTests {
  private static let cards = "Catalogue/cards.yaml"
  static let catalogue = ["Catalogue", "--jobs", "1"]

  /// A repository with one scene on `main`.
  private func repository() async throws -> Workspace {
    try await Workspace.repository([Self.cards: Catalogues.card(), ".gitignore": "out*\ngalley-output\n"])
  }

  private func compare(_ workspace: Workspace, _ arguments: String...) async throws -> Outcome {
    try await workspace.run(["compare"] + arguments + Self.catalogue + ["--output", "out"])
  }

  /// No working tree is left, either in the repository's metadata or on disk.
  private func expectNoTrees(_ workspace: Workspace) async throws {
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 1)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: workspace.url(".git/worktrees").path)) ?? []
    #expect(names.isEmpty)
  }

  @Test func nothingChanged() async throws {
    let workspace = try await repository()
    let run = try await compare(workspace, "main")
    let commit = try await workspace.git("rev-parse", "main").prefix(12)
    #expect(run.status == 0)
    #expect(run.output == "2 cases: 2 unchanged\nCompared: main (\(commit)) with the working tree\n", "\(run)")
    try await expectNoTrees(workspace)
  }

  /// A comparison's results are those of `galley test` after recording the first revision, byte for byte.
  @Test func resultsAreThoseOfATestWithReferences() async throws {
    let workspace = try await repository()
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.write(Catalogues.card("Good evening, and a very good night to you all"), to: Self.cards)
    let compared = try await compare(workspace, "main")
    #expect(compared.status == 1)
    #expect(compared.output.contains(" with the working tree, uncommitted changes included\n"), "\(compared)")
    let tested = try await workspace.run(
      "test", "Catalogue", "--record", "never", "--output", "out-test", "--jobs", "1")
    #expect(tested.lines.first == compared.lines.first)
    let names = ["results.jsonl", "expected.png", "actual.png", "actual.txt", "difference.png"]
    let isCompared = { (path: String) in names.contains { path.hasSuffix($0) } }
    let files = try workspace.files("out").filter { isCompared($0.key) }
    #expect(try workspace.files("out-test").filter { isCompared($0.key) } == files && files.count == 9)
    let report = try await workspace.run("report", "out")
    #expect(report.status == 1 && report.lines.first == compared.lines.first)
    #expect(report.output.contains("\nCompared: main ("), "\(report)")
    try await expectNoTrees(workspace)
  }

  @Test func twoRevisionsLeaveTheWorkingTreeAlone() async throws {
    let workspace = try await repository()
    try workspace.replace("Good morning", with: "Good night", in: Self.cards)
    try await workspace.commit("second")
    try workspace.write("nonsense: [", to: Self.cards)
    let before = try workspace.files("Catalogue")
    let run = try await compare(workspace, "main~1..main")
    #expect(run.lines.first?.hasPrefix("changed\tcards/greeting/card-L@2x and 1 more (every case): title: ") == true)
    #expect(run.lines.contains { $0.hasSuffix(" with main") }, "\(run)")
    #expect(try workspace.files("Catalogue") == before)
    #expect(try await workspace.git("status", "--short") == " M Catalogue/cards.yaml\n")
    try await expectNoTrees(workspace)
  }

  /// Neither the catalogue nor its references need to be in the working tree; references are not even checked out.
  @Test func theWorkingTreeNeedNotHaveTheCatalogue() async throws {
    let workspace = try await repository()
    // A failing filter would prevent the picture from being checked out.
    try workspace.write("References/** filter=broken\n", to: ".gitattributes")
    try workspace.write("a picture", to: "References/cards/greeting/card-L@2x.png")
    try await workspace.commit("second")
    try await workspace.git("rm", "--quiet", "-r", "Catalogue", "References")
    try await workspace.git("commit", "--quiet", "--message", "third")
    try await workspace.git("config", "filter.broken.smudge", "false")
    try await workspace.git("config", "filter.broken.required", "true")
    let run = try await compare(workspace, "main~2..main~1")
    #expect(run.status == 0 && run.lines.first == "2 cases: 2 unchanged", "\(run)")
    let file = try await workspace.run(
      "compare", "main~2..main~1", Self.cards, "--output", "out", "--jobs", "1")
    #expect(file.status == 0 && file.lines.first == "2 cases: 2 unchanged", "\(file)")
  }

  @Test func addedAndRemovedScenesAreSaid() async throws {
    let workspace = try await repository()
    try workspace.write(Catalogues.card(scene: "parting"), to: Self.cards)
    let run = try await compare(workspace, "main")
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(3) == [
        "new\tcards/parting/card-L@2x and 1 more (every case)",
        "removed\tcards/greeting/card-L@2x and 1 more of this scene: the cases do not exist any more",
        "2 cases: 2 new, 2 removed",
      ], "\(run)")
    let report = try await workspace.run("report", "out")
    #expect(report.lines.prefix(3) == run.lines.prefix(3), "\(report)")
    let reports = try await workspace.run("report", "out", "--markdown", "out.md", "--reg", "out-reg", "--github")
    let which = "cards/greeting/card-L@2x and 1 more of this scene"
    #expect(reports.lines.contains("::error title=removed::\(which): the cases do not exist any more"), "\(reports)")
    #expect(try String(decoding: workspace.read("out.md"), as: UTF8.self).contains("\n|  | removed | "))
    let reg = try #require(try JSONSerialization.jsonObject(with: workspace.read("out-reg/reg.json")) as? [String: Any])
    #expect(reg["deletedItems"] as? [String] == ["cards/greeting/card-L@2x.png", "cards/greeting/card-AX3@2x.png"])
    let filtered = try await compare(workspace, "main", "--filter", "greeting", "--category", "AX3")
    #expect(filtered.status == 1)
    #expect(
      filtered.lines.first == "removed\tcards/greeting/card-AX3@2x: the case does not exist any more", "\(filtered)")
  }

  @Test func aFileThatCannotBeReadAtTheFirstRevisionIsItsFault() async throws {
    let workspace = try await Workspace.repository([Self.cards: "scenes: ["])
    try workspace.write(Catalogues.card(), to: Self.cards)
    let run = try await compare(workspace, "main")
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix(
        "unreadable\tcards/greeting/card-L@2x and 1 more (every case): main does not render it: cards.yaml:") == true,
      "\(run)")
    #expect(run.lines.contains("2 cases: 2 unreadable"))
  }

  @Test func aFileThatCannotBeReadNowFailsAndRemovesNothing() async throws {
    let workspace = try await repository()
    try workspace.write("scenes: [", to: Self.cards)
    let run = try await compare(workspace, "main")
    #expect(run.status == 1 && run.lines.first?.hasPrefix("failed\tcards/") == true, "\(run)")
    #expect(run.lines.contains("1 case: 1 failed"))
  }

  /// Pictures that a scene names come from the respective revision.
  @Test func picturesComeFromTheirRevisions() async throws {
    let scene = Catalogues.label("text: Hello").replacing("class: UILabel", with: "class: UIImageView")
      .replacing("      text: Hello", with: "      image: dot.png")
    let workspace = try Workspace(["Catalogue/a.yaml": scene])
    try workspace.write(try PNG.encode(try Bitmap(width: 3, height: 2)), to: "Catalogue/dot.png")
    try await workspace.git("init", "--quiet", "--initial-branch", "main")
    try await workspace.commit("first")
    #expect(try await compare(workspace, "main").status == 0)
    let red = try Bitmap(width: 3, height: 2)
    red.pixels.update(repeating: 0xFFFF_0000)
    try workspace.write(try PNG.encode(red), to: "Catalogue/dot.png")
    let run = try await compare(workspace, "main")
    #expect(run.lines.first?.hasPrefix("changed\ta/one/card-L") == true, "\(run)")
  }

  /// Fonts that a file lists come from the respective revision; the bundled ones are shared.
  @Test func fontsComeFromTheirRevisions() async throws {
    let fixtures = GalleyProcess.repository.appendingPathComponent("Tests/ScenesTests/Fixtures/Fonts")
    let workspace = try await Workspace.repository([
      "Catalogue/a.yaml": "fonts: [Plain.ttf]\n"
        + Catalogues.label("text: Hello", "font: {name: GalleyPlain-Regular, size: 17}"),
      ".gitignore": "out*\ngalley-output\n",
    ])
    try workspace.write(Data(contentsOf: fixtures.appendingPathComponent("Plain.ttf")), to: "Catalogue/Plain.ttf")
    let run = try await compare(workspace, "main")
    #expect(run.lines.first?.hasPrefix("unreadable\ta/one/card-L: main does not render it: a.yaml:") == true, "\(run)")
    try await workspace.commit("font")
    #expect(try await compare(workspace, "main").lines.first == "1 case: 1 unchanged")
  }

  /// If a reference consists only of a record, the old picture is drawn.
  @Test func oldPicturesAreShownWhereRecordsAreKeptAlone() async throws {
    let workspace = try await Workspace.repository([
      Self.cards: "references: records\n" + Catalogues.card(), ".gitignore": "out*\ngalley-output\n",
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try await workspace.commit("recorded")
    try workspace.replace("Good morning", with: "Good night", in: Self.cards)
    let run = try await compare(workspace, "main")
    #expect(run.lines.first?.contains("text 'Good morning' → 'Good night'") == true, "\(run)")
    #expect(workspace.exists("out/cards/greeting/card-L@2x/expected.png"))
    #expect(try workspace.results().allSatisfy { $0.outcome.pixels != nil })
  }

  @Test func theMergeBaseIsExpected() async throws {
    let workspace = try await repository()
    try await workspace.git("checkout", "--quiet", "-b", "feature")
    try workspace.write(Catalogues.card(scene: "mine"), to: "Catalogue/mine.yaml")
    try await workspace.commit("mine")
    try await workspace.git("checkout", "--quiet", "main")
    try workspace.replace("Good morning", with: "Good night", in: Self.cards)
    try await workspace.commit("others")
    let plain = try await compare(workspace, "main..feature")
    #expect(plain.lines.contains("4 cases: 2 changed, 2 new"), "\(plain)")
    let run = try await compare(workspace, "main..feature", "--merge-base")
    #expect(run.lines.contains("4 cases: 2 unchanged, 2 new"), "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("Compared: the merge base with main (") }, "\(run)")
  }

  @Test func shardsAreMergedToTheWholeRun() async throws {
    let workspace = try await repository()
    try workspace.write(Catalogues.card("Good night") + "\n", to: Self.cards)
    try workspace.write(Catalogues.card(scene: "parting"), to: "Catalogue/more.yaml")
    #expect(try await compare(workspace, "main").status == 1)
    for shard in ["1", "2"] {
      _ = try await workspace.run(
        ["compare", "main"] + Self.catalogue + ["--shard", "\(shard)/2", "--output", "out-\(shard)"])
    }
    #expect(try await workspace.run("merge", "out-2", "out-1", "--output", "out-all").status == 0)
    let isRun = { (path: String) in !path.contains("durations") && !path.hasPrefix(".") }
    #expect(try workspace.files("out").filter { isRun($0.key) } == workspace.files("out-all").filter { isRun($0.key) })
  }

  @Test func nothingIsAccepted() async throws {
    let workspace = try await repository()
    try workspace.replace("Good morning", with: "Good night", in: Self.cards)
    _ = try await compare(workspace, "main")
    let refused = try await workspace.run("accept", "out", "--all", "--references", "References")
    #expect(refused.status == 2 && refused.errors.contains("' compared main ("), "\(refused)")
    #expect(!workspace.exists("References"))
  }
}
