import Foundation
import Glibc
import Testing

/// Merges, rebases and cherry-picks of branches that both recorded a reference, in repositories set up by
/// `galley git-setup`.
@Suite struct GitMergeTests {
  private static let catalogue = "Snapshots/Catalogue/cards.yaml"
  private static let record = "Snapshots/References/cards/greeting/card-L@2x.txt"
  private static let paths = [
    "Snapshots/References/cards/greeting/card-L@2x", "Snapshots/References/cards/greeting/card-AX3@2x",
  ]

  /// A repository in which `main` has a longer text, and `feature` more space around it, each with its references.
  /// Lines between them that both branches leave alone let the catalogue merge automatically.
  ///
  /// - Parameter first: the beginning of the catalogue.
  private func diverged(isSetUp: Bool = true, first: String = "") async throws -> Workspace {
    let workspace = try await Workspace.repository([
      Self.catalogue: first + Catalogues.card(), ".gitignore": "galley-output\n",
    ])
    if isSetUp { try await setUp(workspace) }
    try await record(workspace, "base")
    try await workspace.git("checkout", "--quiet", "-b", "feature")
    try workspace.replace("width: 343", with: "width: 363", in: Self.catalogue)
    try await record(workspace, "wider")
    try await workspace.git("checkout", "--quiet", "main")
    try workspace.replace("Good morning", with: "Good evening", in: Self.catalogue)
    try await record(workspace, "evening")
    return workspace
  }

  private func setUp(_ workspace: Workspace) async throws {
    let set = try await workspace.shell("$galley git-setup | sh")
    try #require(set.status == 0, "\(set)")
    try await workspace.commit("set up")
  }

  private func record(_ workspace: Workspace, _ message: String) async throws {
    _ = try await workspace.run("test", "--record", "all", "--jobs", "1")
    try await workspace.commit(message)
  }

  /// Both files of each reference are the result of rendering the working tree, and nothing else is changed.
  private func expectRendered(_ workspace: Workspace) async throws {
    let test = try await workspace.run("test", "--record", "never", "--pixels", "--jobs", "1")
    #expect(test.status == 0 && test.lines.first == "2 cases: 2 unchanged", "\(test)")
  }

  private func list(of workspace: Workspace) -> Bool { workspace.exists(".git/galley-to-render") }

  @Test func aMergeRendersWhatBothSidesChanged() async throws {
    let workspace = try await diverged()
    let ours = try workspace.files("Snapshots/References")
    let merge = try await workspace.tryGit(["merge", "feature"])
    #expect(merge.status == 0, "\(merge)")
    let message = "References that both sides changed stay as they are here."
    #expect(merge.errors.components(separatedBy: message).count == 2, "it is said once: \(merge)")
    // Nothing is accepted unseen: this side's references stay until they are rendered, and a test reports that.
    #expect(try workspace.files("Snapshots/References") == ours)
    #expect(try await workspace.run("test", "--record", "never").status == 1)
    let resolve = try await workspace.run("git-resolve", "--jobs", "1")
    #expect(resolve.status == 1)
    let which = "cards/greeting/card-L@2x and 1 more (every case)"
    #expect(resolve.lines.first?.hasPrefix("changed\t\(which): ") == true, "\(resolve)")
    #expect(resolve.lines.first?.hasSuffix("; recorded") == true)
    #expect(resolve.lines.contains("note\t\(which): different from both sides. Nobody has seen this yet: review it."))
    #expect(resolve.lines.contains("Staged: 2 of 2 in Snapshots/References"))
    #expect(
      try await workspace.git("status", "--short") == Self.paths.reversed().flatMap {
        ["M  \($0).png", "M  \($0).txt"]
      }
      .joined(separator: "\n") + "\n")
    #expect(!list(of: workspace))
    try await expectRendered(workspace)
    let again = try await workspace.run("git-resolve")
    #expect(again.status == 0 && again.output == "No references have to be rendered.\n", "\(again)")
  }

  @Test func aRebaseGoesThroughAndIsRenderedAtItsEnd() async throws {
    let workspace = try await diverged()
    try await workspace.git("checkout", "--quiet", "feature")
    let rebase = try await workspace.tryGit(["rebase", "main"])
    #expect(rebase.status == 0, "\(rebase)")
    #expect(try await workspace.run("git-resolve", "--jobs", "1").status == 1)
    try await expectRendered(workspace)
  }

  @Test func aCherryPickIsRendered() async throws {
    let workspace = try await diverged()
    let pick = try await workspace.tryGit(["cherry-pick", "feature"])
    #expect(pick.status == 0, "\(pick)")
    #expect(try await workspace.run("git-resolve", "--jobs", "1").status == 1)
    try await expectRendered(workspace)
  }

  /// Records without pictures are rendered as well.
  @Test func recordsWithoutPicturesAreRendered() async throws {
    let workspace = try await diverged(first: "references: records\n")
    #expect(try await workspace.tryGit(["merge", "feature"]).status == 0)
    let resolve = try await workspace.run("git-resolve", "--jobs", "1")
    #expect(resolve.status == 1 && resolve.lines.contains("Staged: 2 of 2 in Snapshots/References"), "\(resolve)")
    #expect(try await workspace.git("status", "--short") == Self.paths.reversed().map { "M  \($0).txt\n" }.joined())
    try await expectRendered(workspace)
  }

  /// The result of a merge also applies to the next one if the first was aborted.
  @Test func aMergeThatIsGivenUpLeavesNothingWrong() async throws {
    let workspace = try await diverged()
    let before = try workspace.files("Snapshots")
    #expect(try await workspace.tryGit(["merge", "--no-commit", "feature"]).status == 0)
    try await workspace.git("merge", "--abort")
    let none = try await workspace.run("git-resolve", "--jobs", "1")
    #expect(none.status == 0 && none.lines.first == "2 cases: 2 unchanged", "\(none)")
    #expect(try workspace.files("Snapshots") == before && !list(of: workspace))
    #expect(try await workspace.tryGit(["merge", "--no-commit", "feature"]).status == 0)
    try await workspace.git("merge", "--abort")
    let again = try await workspace.tryGit(["merge", "feature"])
    #expect(again.errors.components(separatedBy: "References that both sides changed").count == 2, "\(again)")
  }

  /// The hook runs before the commit: unreviewed pictures stop it, and the commit contains rendered references.
  @Test func asAHookItStopsTheMergeUntilSomebodyLooked() async throws {
    let workspace = try await diverged()
    let hook = ".git/hooks/pre-merge-commit"
    try workspace.write("#!/bin/sh\nexec '\(GalleyProcess.executable.path)' git-resolve >&2\n", to: hook)
    chmod(workspace.url(hook).path, 0o755)
    let merge = try await workspace.tryGit(["merge", "feature"])
    #expect(merge.status != 0 && merge.errors.contains("Nobody has seen this yet: review it."), "\(merge)")
    try await workspace.git("commit", "--quiet", "--no-edit")
    #expect(try await workspace.git("status", "--short").isEmpty)
    #expect(try await workspace.git("rev-list", "--merges", "--count", "HEAD") == "1\n")
    try await expectRendered(workspace)
  }

  /// A catalogue that is itself in conflict is resolved by hand first; the pictures follow from it.
  @Test func aCatalogueInConflictComesFirst() async throws {
    let workspace = try await diverged()
    try await workspace.git("checkout", "--quiet", "feature")
    try workspace.replace("Good morning", with: "Good night", in: Self.catalogue)
    try await record(workspace, "night")
    let merge = try await workspace.tryGit(["merge", "main"])
    #expect(merge.status == 1 && merge.output.contains("Merge conflict in \(Self.catalogue)"), "\(merge)")
    #expect(!merge.output.contains("Merge conflict in Snapshots/References"))
    let refused = try await workspace.run("git-resolve")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("error: '\(Self.catalogue)' is in conflict, but references are rendered from it."))
    // The other side's version, with its text and its width, and hence its pictures.
    try await workspace.git("checkout", "--theirs", Self.catalogue)
    try await workspace.git("checkout", "main", "--", Self.catalogue)
    let resolve = try await workspace.run("git-resolve", "--jobs", "1")
    #expect(resolve.status == 0, "\(resolve)")
    #expect(resolve.lines.contains("note\tcards/greeting/card-L@2x and 1 more (every case): same as the other side"))
    try await workspace.git("commit", "--quiet", "--no-edit")
    #expect(try await workspace.git("diff", "main", "--", "Snapshots").isEmpty)
    try await expectRendered(workspace)
  }

  /// Without the driver git leaves a conflict, with markers in records, too.
  @Test func aConflictWithoutTheDriverIsResolvedAsWell() async throws {
    let workspace = try await diverged(isSetUp: false)
    let merge = try await workspace.tryGit(["merge", "feature"])
    #expect(merge.status == 1)
    let test = try await workspace.run("test", "--record", "never")
    #expect(test.lines.first?.contains("is the marker of an unresolved merge") == true, "\(test)")
    #expect(try await workspace.run("git-resolve", "--jobs", "1").status == 1)
    #expect(try await workspace.git("diff", "--name-only", "--diff-filter=U").isEmpty)
    try await workspace.git("commit", "--quiet", "--no-edit")
    try await expectRendered(workspace)
  }

  @Test func whatOneSideRemovedIsLeftAndSaid() async throws {
    let workspace = try await diverged()
    try await workspace.git("checkout", "--quiet", "-b", "removal", "main~1")
    try await workspace.git("rm", "--quiet", "-r", "Snapshots/References")
    try workspace.write(Catalogues.card(scene: "parting"), to: Self.catalogue)
    try await workspace.commit("another scene")
    let merge = try await workspace.tryGit(["merge", "feature"])
    #expect(merge.status == 1, "\(merge)")
    let catalogue = Catalogues.card(scene: "parting")
    try workspace.write(catalogue, to: Self.catalogue)
    try await workspace.git("add", Self.catalogue)
    let left = try await workspace.run("git-resolve")
    #expect(left.status == 1)
    let files = ["png", "txt"].map { "':(top,literal)\(Self.paths[1]).\($0)'" }.joined(separator: " ")
    #expect(
      left.lines.contains(
        "left\tcards/greeting/card-AX3@2x: no case has this reference. Remove it: git rm -- \(files)"),
      "\(left)")
    for line in left.lines.filter({ $0.hasPrefix("left") }) {
      let command = try #require(line.split(separator: "Remove it: ").last)
      // It works from any folder of the working tree.
      #expect(try await workspace.shell("cd Snapshots && \(command)").status == 0, "\(command)")
    }
    #expect(try await workspace.run("git-resolve").status == 0)
  }

  /// Folder names with special characters of shells: the printed line is still a single command.
  @Test(arguments: ["a b", "it's", "$(touch pwned)", "x'; touch pwned; '", "-refs", "`touch pwned`"])
  func theCommandThatRemovesIsOne(folder: String) async throws {
    let workspace = try await Workspace.repository([Self.catalogue: Catalogues.card(), ".gitignore": "galley-output\n"])
    for (branch, text) in [("feature", "one"), ("main", "two")] {
      try await workspace.git("checkout", "--quiet", branch == "main" ? "main" : "-b", branch == "main" ? "--" : branch)
      for kind in ["png", "txt"] { try workspace.write(text, to: "\(folder)/cards/gone/card-L@2x.\(kind)") }
      try await workspace.commit(branch)
    }
    #expect(try await workspace.tryGit(["merge", "feature"]).status == 1)
    let left = try await workspace.run("git-resolve", "--references=\(folder)")
    let line = try #require(left.lines.first { $0.hasPrefix("left") }, "\(left)")
    let command = try #require(line.split(separator: "Remove it: ").last)
    let removal = try await workspace.shell(String(command))
    #expect(removal.status == 0, "\(removal)")
    #expect(!workspace.exists("pwned") && !workspace.exists("\(folder)/cards"))
    #expect(try await workspace.git("status", "--short", "--untracked-files=all").split(separator: "\n").count == 2)
  }

  /// Both branches add a scene with the same name: its references have no common ancestor.
  @Test func whatBothSidesAddedIsRendered() async throws {
    let workspace = try await Workspace.repository([
      Self.catalogue: Catalogues.card(scene: "old"), ".gitignore": "galley-output\n",
    ])
    try await setUp(workspace)
    for (branch, file, text) in [("feature", "notes.txt", "Good night"), ("main", "notes.txt", "Good day")] {
      if branch != "main" { try await workspace.git("checkout", "--quiet", "-b", branch) }
      if branch == "main" { try await workspace.git("checkout", "--quiet", branch) }
      try workspace.write(Catalogues.card(text, scene: "greeting"), to: "Snapshots/Catalogue/new.yaml")
      try workspace.write(text, to: file)
      try await record(workspace, branch)
    }
    #expect(try await workspace.tryGit(["merge", "feature"]).status == 1)
    try workspace.write(
      Catalogues.card("Good day, and good night", scene: "greeting"), to: "Snapshots/Catalogue/new.yaml")
    try await workspace.git("add", "Snapshots/Catalogue")
    let resolve = try await workspace.run("git-resolve", "--jobs", "1")
    #expect(resolve.status == 1)
    #expect(
      resolve.lines.first
        == "note\tIn conflict, too: notes.txt. If scenes use any of these files, resolve the conflict and run this again.",
      "\(resolve)"
    )
    #expect(resolve.lines.contains("Staged: 2 of 2 in Snapshots/References"))
    #expect(try await workspace.run("test", "--record", "never").status == 0)
  }

  /// References of tests have no catalogue.
  @Test func referencesOfTestsAreNamed() async throws {
    let workspace = try await Workspace.repository([Self.catalogue: Catalogues.card(), ".gitignore": "galley-output\n"])
    try await setUp(workspace)
    let path = "Tests/__Snapshots__/CardTests/card/view-L.txt"
    for (branch, text) in [("feature", "one\n"), ("main", "two\n")] {
      try await workspace.git("checkout", "--quiet", branch == "main" ? "main" : "-b", branch == "main" ? "--" : branch)
      try workspace.write(text, to: path)
      try await workspace.commit(branch)
    }
    #expect(try await workspace.tryGit(["merge", "feature"]).status == 0)
    #expect(try workspace.read(path) == Data("two\n".utf8))
    let left = try await workspace.run("git-resolve")
    #expect(left.status == 1)
    #expect(
      left.output == "left\t\(path): not in 'Snapshots/References'. Those of tests are recorded by "
        + "SNAPSHOT_TESTING_RECORD=failed swift test; then 'git add' them.\n", "\(left)")
  }
}
