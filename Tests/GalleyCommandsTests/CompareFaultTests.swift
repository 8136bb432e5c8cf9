import Foundation
import Glibc
import TestSupport
import Testing

/// Inputs that `galley compare` refuses, and what it leaves behind when it is ended.
@Suite struct CompareFaultTests {
  private static let files = ["Catalogue/cards.yaml": Catalogues.card(), ".gitignore": "out*\ngalley-output\ntmp\n"]

  private func expectRefusal(_ workspace: Workspace, _ arguments: [String], _ message: String) async throws {
    let run = try await workspace.run(["compare"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
    #expect(run.output.isEmpty && !workspace.exists("galley-output"), "\(run)")
  }

  @Test(arguments: [
    (["mian", "Catalogue"], "git found no revision 'mian'. Did you mean 'main'?"),
    (
      ["main..nothing", "Catalogue"],
      "git found no revision 'nothing'. Name a branch, a tag or a commit"
    ),
    (["main"], "main has no catalogue 'Snapshots/Catalogue'. Name another revision"),
    (["main", ".gitignore/x"], "has no catalogue"),
    (["main", "/"], "git found no repository around '/'"),
    (
      ["main", "Catalogue", "--filter", "nobody"],
      "No case of 'Catalogue' matches the filters at either"
    ),
    (
      ["main", "Catalogue", "--device", "crad"],
      "the catalogue has no device 'crad'. Did you mean 'card'?"
    ),
    (["^main", "Catalogue"], "git found no revision '^main'."),
    (["main^@", "Catalogue"], "git found no revision 'main^@'."),
    (["main", "Catalogue", "--output", "Catalogue"], "The output folder 'Catalogue' is the catalogue"),
  ])
  func whatCannotBeComparedIsRefused(arguments: [String], message: String) async throws {
    let workspace = try await Workspace.repository(Self.files)
    try await expectRefusal(workspace, arguments, message)
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func aTemporaryFolderThatCannotBeWritten() async throws {
    let workspace = try await Workspace.repository(Self.files)
    let run = try await workspace.run(
      "compare", "main", "Catalogue", environment: ["TMPDIR": "/proc/self"])
    #expect(run.status == 2 && run.errors.contains("Set TMPDIR to another folder."), "\(run)")
  }

  @Test func aBranchOfTheRemoteIsSuggested() async throws {
    let workspace = try await Workspace.repository(Self.files)
    try await workspace.git("branch", "feature")
    try await workspace.git("clone", "--quiet", ".", "tmp/clone")
    let run = try await workspace.run("compare", "feature", "tmp/clone/Catalogue")
    #expect(run.errors == "error: git found no revision 'feature'. Did you mean 'origin/feature'?\n", "\(run)")
  }

  @Test func aFolderWithoutARepository() async throws {
    let workspace = try Workspace(Self.files)
    try await expectRefusal(workspace, ["main", "Catalogue"], "git found no repository around '")
  }

  @Test func aRepositoryWithoutCommits() async throws {
    let workspace = try Workspace(Self.files)
    try await workspace.git("init", "--quiet")
    try await expectRefusal(workspace, ["HEAD", "Catalogue"], "has no commits yet")
  }

  @Test func aBareRepository() async throws {
    let workspace = try await Workspace.repository(Self.files)
    try await workspace.git("clone", "--quiet", "--bare", ".", "bare.git")
    try await expectRefusal(workspace, ["main", "bare.git/Catalogue"], "has no working tree")
  }

  @Test func aRevisionWithoutACatalogueOrWithAnEmptyOne() async throws {
    let workspace = try await Workspace.repository(["Empty/readme": ""])
    for (path, text) in Self.files { try workspace.write(text, to: path) }
    try await expectRefusal(workspace, ["main", "Catalogue"], "main has no catalogue 'Catalogue'.")
    try await expectRefusal(
      workspace, ["main", "Empty"], "at main the folder 'Empty' contains no .yaml file.")
  }

  @Test func aLinkThatLeadsOutOfTheRepository() async throws {
    let outside = try Workspace(Self.files)
    let workspace = try await Workspace.repository(["readme": ""])
    try FileManager.default.createSymbolicLink(
      at: workspace.url("Catalogue"), withDestinationURL: outside.url("Catalogue"))
    try await workspace.commit("link")
    try await expectRefusal(
      workspace, ["main", "Catalogue"], "the catalogue 'Catalogue' lies outside the repository")
  }

  @Test func aShallowCloneSaysHowToFetchMore() async throws {
    let workspace = try await Workspace.repository(Self.files)
    try workspace.write("more", to: "more")
    try await workspace.commit("second")
    try await workspace.git("clone", "--quiet", "--depth", "1", "file://\(workspace.folder.path)", "tmp/clone")
    let run = try await workspace.run("compare", "HEAD~1", "tmp/clone/Catalogue")
    #expect(run.status == 2 && run.errors.contains("This clone is shallow"), "\(run)")
    #expect(run.errors.contains("git fetch --unshallow"))
  }

  /// Git's own messages are passed on: here, that there is a lock.
  @Test func whatGitRefusesIsSaid() async throws {
    let workspace = try await Workspace.repository(Self.files)
    try workspace.write("not a folder", to: ".git/worktrees")
    let run = try await workspace.run("compare", "main", "Catalogue")
    #expect(run.status == 2 && run.errors.hasPrefix("error: git worktree failed: "), "\(run)")
  }

  @Test func hooksAreNotRunAndAnotherRepositoryIsNotMeant() async throws {
    let workspace = try await Workspace.repository(Self.files)
    try workspace.write("#!/bin/sh\ntouch \(workspace.folder.path)/hooked\n", to: ".git/hooks/post-checkout")
    chmod(workspace.url(".git/hooks/post-checkout").path, 0o755)
    let index = try workspace.read(".git/index")
    let run = try await workspace.run(
      "compare", "main", "Catalogue",
      environment: ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": workspace.url(".git/index").path])
    #expect(run.status == 0, "\(run)")
    #expect(try !workspace.exists("hooked") && workspace.read(".git/index") == index)
  }

  @Test func pointersAndSubmodulesAreSaid() async throws {
    let part = try await Workspace.repository(["readme": ""])
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let workspace = try await Workspace.repository(
      Self.files.merging([".gitattributes": "*.png filter=lfs\n", "Catalogue/icon.png": pointer]) { $1 })
    try await workspace.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", part.folder.path, "Part")
    try await workspace.commit("part")
    let commit = try await workspace.git("rev-parse", "main").prefix(12)
    let run = try await workspace.run("compare", "main", "Catalogue")
    #expect(
      run.lines.prefix(2) == [
        "note\tAt main Catalogue/icon.png is a Git LFS pointer. Install git-lfs, or run 'git lfs fetch origin \(commit)'.",
        "note\tAt main Part is a submodule, which is not checked out. Scenes cannot use its files.",
      ], "\(run)")
  }

  // MARK: What is not its own

  /// Trees and folders that only have names like those of a comparison: a repository, its worktrees, and neighbouring
  /// files.
  @Test(arguments: ["galley-compare-demo", "galley-compare-\(UUID().uuidString)"])
  func foldersOfOthersStay(name: String) async throws {
    let workspace = try Workspace(["\(name)/notes.txt": "mine"])
    for (path, text) in Self.files { try workspace.write(text, to: "\(name)/repository/\(path)") }
    try await workspace.git("init", "--quiet", "--initial-branch", "main", in: "\(name)/repository")
    try await workspace.git("add", "--all", in: "\(name)/repository")
    try await workspace.git("commit", "--quiet", "--message", "first", in: "\(name)/repository")
    try await workspace.git(
      "worktree", "add", "--quiet", "-b", "other", "../expected", in: "\(name)/repository")
    try workspace.write("not saved", to: "\(name)/expected/work.txt")
    // Earlier versions only required a lock with this name.
    try workspace.write("", to: "\(name)/.lock")
    let before = try workspace.files(".").filter { !$0.key.contains("/.git/") }
    let run = try await workspace.run(
      "compare", "main", "\(name)/repository/Catalogue", "--output", "out")
    #expect(run.status == 0, "\(run)")
    let after = try workspace.files(".").filter { !$0.key.contains("/.git/") && !$0.key.hasPrefix("out/") }
    #expect(after == before)
    let trees = try await workspace.git("worktree", "list", in: "\(name)/repository")
    #expect(trees.split(separator: "\n").count == 2)
  }

  /// Files next to the trees of a comparison that was killed belong to somebody.
  @Test func ofALeftFolderTheTreesAloneGo() async throws {
    let workspace = try await Workspace.repository(Self.files)
    let outside = try Workspace()
    let name = "galley-compare-\(UUID().uuidString)"
    try outside.write("\(name)\nexpected\n", to: "\(name)/.galley-own")
    try outside.write("mine", to: "\(name)/notes.txt")
    try await workspace.git("worktree", "add", "--quiet", "--detach", outside.url("\(name)/expected").path)
    try await workspace.git("worktree", "add", "--quiet", "--detach", outside.url("\(name)/mine").path)
    let run = try await workspace.run("compare", "main", "Catalogue")
    #expect(run.status == 0, "\(run)")
    #expect(!outside.exists("\(name)/expected") && !outside.exists("\(name)/.galley-own"))
    #expect(try outside.read("\(name)/notes.txt") == Data("mine".utf8))
    #expect(outside.exists("\(name)/mine/Catalogue/cards.yaml"))
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 2)
  }

  /// A mark that was written for another folder, or is a link, does not make a folder the program's own.
  @Test(arguments: ["copied", "linked"]) func aMarkOfAnotherFolderIsNone(mark: String) async throws {
    let workspace = try await Workspace.repository(Self.files)
    let outside = try Workspace()
    let name = "galley-compare-\(UUID().uuidString)"
    try outside.write("\(mark == "linked" ? name : "galley-compare-\(UUID().uuidString)")\nexpected\n", to: "mark")
    try await workspace.git("worktree", "add", "--quiet", "--detach", outside.url("\(name)/expected").path)
    if mark == "linked" {
      try FileManager.default.createSymbolicLink(
        at: outside.url("\(name)/.galley-own"), withDestinationURL: outside.url("mark"))
    } else {
      try outside.write(outside.read("mark"), to: "\(name)/.galley-own")
    }
    #expect(try await workspace.run("compare", "main", "Catalogue").status == 0)
    #expect(outside.exists("\(name)/expected/Catalogue/cards.yaml"))
  }

  // MARK: Ended

  /// Sends a signal to a comparison whose worker is about to write its first picture.
  private func ended(by signal: Int32, in workspace: Workspace) async throws -> Outcome {
    let gate = try CallPoints().holding(at: "/actual.png")
    return try await ProcessSlots.holding {
      let process = try workspace.start(
        ["compare", "HEAD~1", "Catalogue", "--jobs", "1", "--pixels"],
        environment: ["TMPDIR": workspace.url("tmp").path], gate: gate)
      _ = try await gate.processes(1)
      #expect(try trees(of: workspace).count == 1)
      kill(process.identifier, signal)
      return try await process.outcome()
    }
  }

  private func changedRepository() async throws -> Workspace {
    let workspace = try await Workspace.repository(Self.files.merging(["tmp/.keep": ""]) { $1 })
    for number in 0..<2 {
      try workspace.write(
        Catalogues.card("Good morning \(number)", scene: "s\(number)"), to: "Catalogue/c\(number).yaml")
    }
    try await workspace.commit("two more")
    return workspace
  }

  private func trees(of workspace: Workspace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.url("tmp").path).filter { $0 != ".keep" }
  }

  @Test func aRunThatIsToldToEndRemovesItsTrees() async throws {
    let workspace = try await changedRepository()
    let process = try await ended(by: SIGTERM, in: workspace)
    #expect(process.isSignal && process.status == SIGTERM, "\(process)")
    #expect(try trees(of: workspace).isEmpty)
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func whatAKilledRunLeftTheNextOneRemoves() async throws {
    let workspace = try await changedRepository()
    let killed = try await ended(by: SIGKILL, in: workspace)
    #expect(killed.isSignal)
    #expect(try trees(of: workspace).count == 1)
    let next = try await workspace.run(
      ["compare", "main", "Catalogue", "--filter", "s1"],
      environment: ["TMPDIR": workspace.url("tmp").path])
    #expect(next.status == 0, "\(next)")
    #expect(try trees(of: workspace).isEmpty)
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 1)
  }
}
