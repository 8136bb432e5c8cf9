import Foundation
import Testing

/// `git diff` with Galley's driver, and what `galley git-setup` prints.
@Suite struct GitDiffTests {
  private static let catalogue = "Snapshots/Catalogue/cards.yaml"
  private static let path = "Snapshots/References/cards/greeting/card-L@2x"

  private func recorded() async throws -> Workspace {
    let workspace = try await Workspace.repository([
      Self.catalogue: Catalogues.card().replacing("[L, AX3]", with: "[L]"), ".gitignore": "galley-output\n",
    ])
    try #require(try await workspace.shell("$galley git-setup | sh").status == 0)
    _ = try await workspace.run("test", "--record", "all", "--jobs", "1")
    try await workspace.commit("recorded")
    return workspace
  }

  private func diff(_ workspace: Workspace) async throws -> [String] {
    let diff = try await workspace.tryGit(["diff", "HEAD", "--", "Snapshots/References"])
    #expect(diff.status == 0 && diff.errors.isEmpty, "\(diff)")
    return diff.lines
  }

  /// For a picture the text is that of `galley diff`, for a record that of `galley test`.
  @Test func gitDiffSaysWhatDiffers() async throws {
    let workspace = try await recorded()
    try workspace.write(workspace.read("\(Self.path).png"), to: "old.png")
    try workspace.replace("Good morning", with: "Good night", in: Self.catalogue)
    let test = try await workspace.run("test", "--record", "all", "--jobs", "1")
    let lines = try await diff(workspace)
    let compared = try await workspace.run("diff", "old.png", "\(Self.path).png")
    #expect(lines.prefix(compared.lines.count) == compared.lines[...], "\(lines)")
    let record = Array(lines.dropFirst(compared.lines.count))
    #expect(record.first == "record\t\(Self.path).txt")
    #expect(record.count > 1 && record.dropFirst().allSatisfy { test.output.contains($0.dropFirst(2)) }, "\(lines)")
  }

  @Test func whatIsAddedDeletedOrBrokenEndsNothing() async throws {
    let workspace = try await recorded()
    let picture = try workspace.read("\(Self.path).png")
    try workspace.write(picture, to: "Snapshots/References/new.png")
    try workspace.write("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1\n", to: "\(Self.path).png")
    try workspace.write("<<<<<<< HEAD\n", to: "\(Self.path).txt")
    try await workspace.git("add", "--intent-to-add", ".")
    #expect(
      try await diff(workspace) == [
        "unreadable\t\(Self.path).png: the new file: The file is not a PNG image: it is a Git LFS pointer. Fetch the file "
          + "with 'git lfs pull'.",
        "unreadable\t\(Self.path).txt: the new file: line 1 is the marker of an unresolved merge; 'galley git-resolve' "
          + "renders what is in conflict",
        "added\tSnapshots/References/new.png: 686x105 pixels",
      ])
    try workspace.write(picture.prefix(100), to: "\(Self.path).png")
    #expect(
      try await diff(workspace).first
        == "unreadable\t\(Self.path).png: the new file: The PNG file ends before its image does. Fetch or make it again."
    )
    try await workspace.git("rm", "--quiet", "--force", "-r", "Snapshots/References/cards")
    let renamed = "\(Self.path).png → Snapshots/References/new.png"
    #expect(try await diff(workspace) == ["deleted\t\(Self.path).txt", "equal\t\(renamed): 686x105 pixels"])
    try await workspace.git("rm", "--quiet", "--force", "Snapshots/References/new.png")
    #expect(
      try await diff(workspace) == ["deleted\t\(Self.path).png: 686x105 pixels", "deleted\t\(Self.path).txt"])
  }

  @Test func aRenamedReferenceIsComparedAndLogShowsIt() async throws {
    let workspace = try await recorded()
    try await workspace.git("mv", "\(Self.path).png", "Snapshots/References/moved.png")
    try await workspace.commit("moved")
    let log = try await workspace.git("log", "-p", "--ext-diff", "-M", "-1", "--format=%s")
    #expect(log.hasPrefix("moved\n"), "\(log)")
  }

  /// Whatever git or a person passes, the exit status is 0, as git would stop otherwise.
  @Test(arguments: [
    [], ["path.png"], ["-x", "a"], ["a.png", "/nowhere", ".", ".", "/nowhere", ".", "."],
    ["a.txt", "/", ".", ".", "/dev/null", ".", "."], ["a.png", "/dev/null", ".", ".", "/dev/null", ".", "."],
    ["a.png", "/dev/zero", "0", "0", "/dev/zero", "0", "0", "b.png", "similarity index 100%"],
  ])
  func nothingEndsGit(arguments: [String]) async throws {
    let run = try await Workspace().run(["git-diff-driver"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
  }

  @Test func theSetupIsForAShellAndWritesNothing() async throws {
    let workspace = try await Workspace.repository(["readme": ""])
    let run = try await workspace.run("git-setup", "--references", "My Screens/References/")
    #expect(run.status == 0)
    #expect(try await workspace.git("status", "--short").isEmpty)
    #expect(run.output.contains("\n\"My Screens/References/**/*.png\" -text merge=galley diff=galley\n"), "\(run)")
    try #require(try await workspace.shell("$galley git-setup --references 'My Screens/References' | sh").status == 0)
    let files = [
      "My Screens/References/a/b/c.png", "My Screens/References/c.txt", "Tests/__Snapshots__/A/b.png", "a.png",
    ]
    let merges = try await workspace.tryGit(["check-attr", "merge", "--"] + files).lines.map {
      $0.hasSuffix(": galley")
    }
    #expect(merges == [true, true, true, false])
    let driver = try await workspace.git("config", "merge.galley.driver")
    #expect(driver.hasSuffix(" git-merge-driver -- %O %A %B %P\n"), "\(driver)")
  }

  /// Folders whose names contain special characters of patterns or shells, with one that only the pattern would match:
  /// git is asked which of them have the attributes.
  @Test(arguments: [
    ("a[1]", "a1"), ("!refs", "refs"), ("#refs", "refs"), ("a*b", "acb"), ("a?b", "acb"), ("a\\b", "ab"),
    (" a b ", "a b"), ("\"quoted\"", "quoted"), ("[attr]x", "x"), ("it's; touch pwned", "it"), ("$(touch pwned)", "x"),
    ("-refs", "refs"), ("a\tb", "a"), ("END", "end"), ("./plain/../References//", "plain"), ("größe", "groesse"),
  ])
  func attributesAreThoseOfTheFolderAlone(folder: String, other: String) async throws {
    let workspace = try await Workspace.repository(["readme": ""])
    try workspace.write(folder, to: "name")
    let set = try await workspace.shell("$galley git-setup --references=\"$(cat name)\" | sh")
    #expect(set.status == 0 && set.errors.isEmpty, "\(set)")
    #expect(!workspace.exists("pwned"))
    let here = folder.hasPrefix("./") ? "References" : folder
    let files = ["\(here)/a/b.png", "\(here)/c.txt", "\(other)/a/b.png"]
    let answer = try await workspace.tryGit(["check-attr", "-z", "merge", "--"] + files)
    let words = answer.output.split(separator: "\0").map(String.init)
    #expect(
      stride(from: 2, to: words.count, by: 3).map { words[$0] } == ["galley", "galley", "unspecified"], "\(words)")
    #expect(answer.errors.isEmpty, "\(answer)")
  }

  @Test(arguments: [
    ("a\nb", "has a control character in its name"), ("../References", "lies outside this folder"),
    ("/tmp", "lies outside this folder"),
  ])
  func aFolderThatNoAttributesAreForIsRefused(folder: String, message: String) async throws {
    let run = try await Workspace(["a": ""]).run("git-setup", "--references", folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run)")
  }

  /// The line for Git LFS, which is commented out.
  @Test func theLineForLargeFilesIsOneCommand() async throws {
    let workspace = try await Workspace.repository(["readme": ""])
    try workspace.write("a[1]'; touch pwned; '", to: "name")
    let run = try await workspace.shell("$galley git-setup --references=\"$(cat name)\"")
    let line = try #require(run.lines.first { $0.contains("git lfs install") })
    let command = try #require(line.split(separator: " && ").last)
    #expect(try await workspace.shell(String(command)).status == 0)
    let file = "a[1]'; touch pwned; '/b/c.png"
    let answer = try await workspace.tryGit(["check-attr", "-z", "filter", "--", file])
    #expect(answer.output == "\(file)\0filter\0lfs\0", "\(answer)")
    #expect(!workspace.exists("pwned"))
  }
}
