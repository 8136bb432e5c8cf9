import Foundation
import Raster
import Testing

/// `galley history` in repositories whose commits change a reference.
@Suite struct HistoryTests {
  private static let path = "cards/greeting/card-L@2x"

  /// A repository with a commit for each text that the card has.
  private func repository(_ texts: [String]) async throws -> Workspace {
    let workspace = try await Workspace.repository([".gitignore": "out*\ngalley-output\n"])
    for (number, text) in texts.enumerated() {
      try workspace.write(Catalogues.card(text), to: "Catalogue/cards.yaml")
      _ = try await workspace.run("test", "Catalogue", "--record", "all", "--output", "out")
      try await workspace.git("add", "--all")
      try await workspace.git(
        "commit", "--quiet", "--message", "Says \(text)", "--date", "2026-11-0\(number + 1)T12:00:00Z", "--author",
        "Author \(number + 1) <a@b.c>")
    }
    return workspace
  }

  private func commits(_ workspace: Workspace) async throws -> [String] {
    try await workspace.git("log", "--reverse", "--format=%H").split(separator: "\n").map { String($0.prefix(9)) }
  }

  @Test func eachCommitHasALine() async throws {
    let workspace = try await repository(["One", "Two", "One"])
    try await workspace.git("rm", "--quiet", "-r", "References")
    try await workspace.git("commit", "--quiet", "--message", "Gone", "--date", "2026-11-09T12:00:00Z")
    let hashes = try await commits(workspace)
    let run = try await workspace.run("history", Self.path, "Catalogue")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(
      run.lines.filter { !$0.hasPrefix(" ") } == [
        "recorded\t#1 2026-11-01 \(hashes[1]) Author 1: Says One",
        "changed\t#2 2026-11-02 \(hashes[2]) Author 2: Says Two",
        "changed\t#1 2026-11-03 \(hashes[3]) Author 3: Says One",
        "removed\t2026-11-09 \(hashes[4]) A: Gone",
        "\(Self.path): 4 commits, 2 pictures",
      ], "\(run)")
    // What moved is what two records differ in.
    #expect(run.lines.contains { $0.hasPrefix("  title: text 'One' → 'Two'") }, "\(run)")
  }

  /// A revert is no flip; a case that returns again and again is named.
  @Test func aCaseThatFlipsIsNamed() async throws {
    let reverted = try await repository(["One", "Two", "One"])
    #expect(try await !reverted.run("history", Self.path, "Catalogue").output.contains("flips"))
    let flipping = try await repository(["Three", "One", "Two", "One", "Two"])
    let run = try await flipping.run("history", Self.path, "Catalogue")
    #expect(
      run.lines.filter { $0.hasPrefix("flips") } == ["flips\t\(Self.path): 3 times between #2 and #3"], "\(run)")
  }

  /// Commits of merged branches are there, with their authors, and so is a merge that changed the reference itself.
  @Test func branchesAreFollowed() async throws {
    let workspace = try await repository(["One"])
    let change = { (text: String, message: String) in
      try workspace.write(Catalogues.card(text), to: "Catalogue/cards.yaml")
      _ = try await workspace.run("test", "Catalogue", "--record", "all", "--output", "out")
      try await workspace.commit(message)
    }
    try await workspace.git("checkout", "--quiet", "-b", "topic")
    try await change("Topic", "on the topic")
    try await workspace.git("checkout", "--quiet", "main")
    try await change("Main", "on main")
    _ = try await workspace.tryGit(["merge", "--quiet", "topic"])
    try await change("Both", "merged")
    let run = try await workspace.run("history", Self.path, "Catalogue")
    let subjects = run.lines.filter { $0.contains("\t#") }.compactMap {
      $0.split(separator: ": ").last.map(String.init)
    }
    #expect(subjects.first == "Says One" && subjects.last == "merged" && subjects.count == 4, "\(run)")
    #expect(Set(subjects.dropFirst().dropLast()) == ["on the topic", "on main"])
  }

  /// A record that another engine wrote is a change, and the picture is not.
  @Test func anotherRecordOfTheSamePicture() async throws {
    let workspace = try await repository(["One"])
    let record = "References/\(Self.path).txt"
    try FileManager.default.removeItem(at: workspace.url(record))
    try await workspace.commit("without its record")
    let run = try await workspace.run("history", Self.path, "Catalogue")
    // Without a record, the bytes of the file are all there is to compare.
    #expect(run.lines.filter { $0.contains("\t#") }.count == 2, "\(run)")
    try workspace.write("no record", to: record)
    try workspace.write("no picture", to: "References/\(Self.path).png")
    try await workspace.commit("neither")
    let broken = try await workspace.run("history", Self.path, "Catalogue")
    #expect(broken.status == 0, "\(broken)")
  }

  @Test func aCaseIsFoundByAPartOfItsPath() async throws {
    let workspace = try await repository(["One"])
    let found = try await workspace.run("history", "card-L", "Catalogue")
    #expect(found.lines.last == "\(Self.path): 1 commit, 1 picture", "\(found)")
    let several = try await workspace.run("history", "greeting", "Catalogue")
    #expect(several.status == 2)
    #expect(
      several.errors.contains(
        "'greeting' is in the paths of 2 cases: cards/greeting/card-AX3@2x and cards/greeting/card-L@2x. Name one of them."
      ), "\(several)")
    let none = try await workspace.run("history", "cards/greting/card-L@2x", "Catalogue")
    #expect(none.status == 2)
    #expect(
      none.errors.contains(
        "git knows no reference of a case 'cards/greting/card-L@2x' in 'References'. Did you mean '\(Self.path)'?"),
      "\(none)")
  }

  @Test func aStripAndAPage() async throws {
    let workspace = try await repository(["One", "Two & <b>", "One", "Two & <b>"])
    let run = try await workspace.run("history", Self.path, "Catalogue", "--png", "out.png", "--page", "out-page")
    #expect(run.status == 0 && run.lines.suffix(2) == ["Picture: out.png", "Page: out-page/index.html"], "\(run)")
    let strip = try PNG.decode(try workspace.read("out.png"))
    let card = try PNG.decode(try workspace.read("References/\(Self.path).png"))
    // At least the four cards beside each other, at half of their size.
    #expect(strip.width >= card.width / 2 && strip.height > card.height / 2)
    let page = String(decoding: try workspace.read("out-page/index.html"), as: UTF8.self)
    #expect(page.components(separatedBy: "<img ").count == 5)
    #expect(page.contains("Says Two &amp; &lt;b&gt;") && !page.contains("<b>"))
    #expect(page.contains("flips\(XMLTab.text)\(Self.path): 3 times between #1 and #2"), "\(page)")
    let files = try workspace.files("out-page").keys.filter { !$0.hasPrefix(".") }
    #expect(Set(files) == ["index.html", "history.css", "pictures/1.png", "pictures/2.png"])
    #expect(try workspace.read("out-page/pictures/2.png") == workspace.read("References/\(Self.path).png"))
    // A page is made again in its place; other folders are left alone.
    #expect(try await workspace.run("history", Self.path, "Catalogue", "--page", "out-page").status == 0)
    let refused = try await workspace.run("history", Self.path, "Catalogue", "--page", "Catalogue")
    #expect(refused.status == 2, "\(refused)")
  }

  /// A tab as the page has it.
  private enum XMLTab { static let text = "&#9;" }
}
