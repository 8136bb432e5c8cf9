import Foundation
import Testing

/// `galley init`: the files it writes, those it leaves alone, and the effects of its jobs.
@Suite struct InitTests {
  private static let written = [
    ".github/workflows/galley-accept.yml", ".github/workflows/galley.yml", ".gitignore",
    "Snapshots/Catalogue/welcome.yaml", "Snapshots/catalogue.schema.json",
  ]

  /// `galley init && galley test`: the first run records, the second one passes.
  @Test func aNewCatalogueIsRecordedAndThenPasses() async throws {
    let workspace = try Workspace()
    let begun = try await workspace.run("init")
    #expect(begun.status == 0 && begun.errors.isEmpty, "\(begun)")
    #expect(try workspace.files(".").keys.sorted() == Self.written)
    #expect(begun.lines.contains("wrote\tSnapshots/Catalogue/welcome.yaml: the first scenes"), "\(begun)")
    let first = try await workspace.run("test", "--jobs", "2")
    #expect(first.status == 1)
    #expect(first.lines.contains("28 cases: 28 new, 28 recorded"), "\(first)")
    #expect(!first.lines.contains { $0.hasPrefix("finding") }, "\(first)")
    let second = try await workspace.run("test", "--jobs", "2")
    #expect(second.status == 0)
    #expect(second.lines == ["28 cases: 28 unchanged", "References: Snapshots/References"], "\(second)")
  }

  /// Not even a note: what newcomers copy is as it should be.
  @Test func theFirstScenesPassTheAudit() async throws {
    let workspace = try Workspace()
    _ = try await workspace.run("init", "--ci", "none")
    let audit = try await workspace.run("audit", "--fail-on", "all", "--jobs", "2")
    #expect(audit.status == 0, "\(audit)")
    #expect(
      audit.lines.count == 1 && audit.output.contains(" cases audited, 0 findings, 0 allowed, 0 failed"), "\(audit)")
  }

  /// `url = …` of each remote in git's configuration, and the service that the job is for.
  @Test(
    arguments: [
      (["origin": "git@gitlab.example.com:team/app.git"], "gitlab", "The remote 'origin' is at gitlab.example.com"),
      (["origin": "https://user:secret@gitlab.com/team/app"], "gitlab", "The remote 'origin' is at gitlab.com"),
      (["origin": "ssh://git@my-gitlab.org:2222/app"], "gitlab", "The remote 'origin' is at my-gitlab.org"),
      (["origin": "https://github.com/team/gitlab-tools.git"], "github", "The remote 'origin' is at github.com"),
      (
        ["origin": "../gitlab/app", "upstream": "https://gitlab.com/a/b"], "gitlab",
        "The remote 'upstream' is at gitlab.com"
      ),
      (
        ["a": "https://gitlab.com/a/b", "origin": "https://github.com/a/b"], "github",
        "The remote 'origin' is at github.com"
      ),
      (["origin": "https://example.com/gitlab/app.git"], "github", nil), ([:], "github", nil),
    ] as [([String: String], String, String?)])
  func theServiceIsThatOfTheRemote(remotes: [String: String], service: String, note: String?) async throws {
    let workspace = try await Workspace.repository(["a": ""])
    for (name, url) in remotes { try await workspace.git("remote", "add", name, url) }
    let run = try await workspace.run("init")
    #expect(run.status == 0, "\(run)")
    #expect(workspace.exists(".gitlab/galley.yml") == (service == "gitlab"), "\(run)")
    #expect(workspace.exists(".github/workflows/galley.yml") == (service == "github"), "\(run)")
    let title = service == "gitlab" ? "GitLab" : "GitHub"
    #expect(
      run.lines.filter { $0.hasPrefix("note\t") }
        == (note.map { ["note\t\($0): the job is one of \(title). --ci names another."] } ?? []), "\(run)")
    let files = try workspace.files(".").filter { !$0.key.hasPrefix(".git/") }
    let again = try await workspace.run("init")
    #expect(again.lines.last == "All files exist already: nothing was written.", "\(again)")
    #expect(try workspace.files(".").filter { !$0.key.hasPrefix(".git/") } == files)
  }

  @Test func aPipelineSaysThatItIsGitLab() async throws {
    let workspace = try Workspace([".gitlab-ci.yml": "stages: [test]\n"])
    let run = try await workspace.run("init")
    #expect(
      run.lines.first == "note\tThere is '.gitlab-ci.yml': the job is one of GitLab. --ci names another.", "\(run)")
    #expect(workspace.exists(".gitlab/galley.yml") && !workspace.exists(".github"))
  }

  /// One job is enough, for whatever service and under whatever name it is.
  @Test(arguments: [
    (".github/workflows/checks.yml", [String]()), (".gitlab-ci.yml", []), (".gitlab/views.yml", ["--ci", "gitlab"]),
  ])
  func aJobOfAnotherNameIsEnough(path: String, arguments: [String]) async throws {
    let job = "steps: [{run: galley test}]\n"
    let workspace = try Workspace([path: job])
    let run = try await workspace.run(["init"] + arguments)
    #expect(run.status == 0 && run.lines.contains { $0.hasSuffix(": '\(path)' runs galley already") }, "\(run)")
    #expect(try workspace.files(".").keys.filter { $0.hasPrefix(".git") }.sorted() == [path, ".gitignore"].sorted())
  }

  @Test func aJobOfOneServiceIsNoReasonForOneOfAnother() async throws {
    let workspace = try Workspace()
    _ = try await workspace.run("init", "--ci", "gitlab")
    let before = try workspace.files(".")
    let run = try await workspace.run("init")
    #expect(run.lines.last == "All files exist already: nothing was written.", "\(run)")
    #expect(try workspace.files(".") == before)
  }

  @Test func theSceneNamesTheSchemaThatIsWritten() async throws {
    let workspace = try Workspace()
    _ = try await workspace.run("init")
    let scene = String(decoding: try workspace.read("Snapshots/Catalogue/welcome.yaml"), as: UTF8.self)
    let line = try #require(scene.split(separator: "\n").first)
    #expect(line == "# yaml-language-server: $schema=../catalogue.schema.json")
    let schema = try await workspace.run("schema")
    #expect(try workspace.read("Snapshots/catalogue.schema.json") == Data(schema.output.utf8))
    let fits = try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/python3"),
        [
          "-B", GalleyProcess.repository.appendingPathComponent("scripts/lint-support/schema.py").path,
          workspace.url("Snapshots/catalogue.schema.json").path, workspace.url("Snapshots/Catalogue").path,
        ], in: workspace.folder, environment: [:]
      ).outcome()
    }
    #expect(fits.status == 0, "\(fits)")
  }

  /// SwiftPM warns about each unknown file in a target's folder unless it is excluded, and about excluded files that do
  /// not exist.
  @Test func testsAreBegunInATargetThatLeavesReferencesOut() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("init", "--ci", "none", "--tests")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let manifest = String(decoding: try workspace.read("Package.swift"), as: UTF8.self)
    #expect(manifest.contains("exclude: [\"__Snapshots__\"])") && manifest.contains("name: \"SnapshotTests\","))
    #expect(workspace.exists("Tests/SnapshotTests/WelcomeTests.swift"))
    #expect(workspace.exists("Tests/SnapshotTests/__Snapshots__/README.md"))
    #expect(run.lines.contains { $0.hasPrefix("Package.swift: give the dependency on Galley its address.") }, "\(run)")
    let again = try await workspace.run("init", "--ci", "none", "--tests")
    #expect(again.lines.last == "All files exist already: nothing was written.", "\(again)")
  }

  @Test func aPackageThatIsThereStays() async throws {
    let workspace = try Workspace(["Package.swift": "// ours\n"])
    let run = try await workspace.run("init", "--ci", "none", "--tests")
    #expect(try workspace.read("Package.swift") == Data("// ours\n".utf8))
    #expect(run.lines.contains("kept\tPackage.swift: it already exists"), "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("Package.swift: it stays as it is. Add .package(") }, "\(run)")
    #expect(run.lines.contains("    exclude: [\"__Snapshots__\"])"), "\(run)")
  }

  @Test(arguments: ["github", "gitlab", "none"])
  func twiceChangesNothing(service: String) async throws {
    let workspace = try Workspace()
    _ = try await workspace.run("init", "--ci", service)
    let before = try workspace.files(".")
    let again = try await workspace.run("init", "--ci", service)
    #expect(again.status == 0)
    #expect(again.lines.last == "All files exist already: nothing was written.", "\(again)")
    #expect(try workspace.files(".") == before)
  }

  @Test func whatIsThereStays() async throws {
    let there = [
      "Snapshots/Catalogue/ours/cards.yaml": Catalogues.card(), ".github/workflows/galley.yml": "name: ours\n",
    ]
    let workspace = try Workspace(there)
    let run = try await workspace.run("init")
    #expect(run.status == 0)
    #expect(run.lines.contains("kept\tSnapshots/Catalogue/welcome.yaml: the catalogue already has scenes"), "\(run)")
    #expect(run.lines.contains("kept\t.github/workflows/galley.yml: it already exists"), "\(run)")
    #expect(
      !workspace.exists("Snapshots/Catalogue/welcome.yaml") && workspace.exists("Snapshots/catalogue.schema.json"))
    for (path, text) in there { #expect(try workspace.read(path) == Data(text.utf8)) }
  }

  /// The content of a `.gitignore` before and after; unchanged if runs are already ignored.
  @Test(arguments: [
    ("", "galley-output/\n"), (".build/", ".build/\ngalley-output/\n"), (".build/\n", ".build/\ngalley-output/\n"),
    (".build/\r\n*.o\r\n", ".build/\r\n*.o\r\ngalley-output/\r\n"), ("\u{FEFF}# é\n", "\u{FEFF}# é\ngalley-output/\n"),
    ("/galley-output\n", "/galley-output\n"), ("a\r\ngalley-output/\r\nb", "a\r\ngalley-output/\r\nb"),
    ("# galley-output/\n", "# galley-output/\ngalley-output/\n"),
    ("galley-outputs/\n", "galley-outputs/\ngalley-output/\n"),
  ])
  func runsAreIgnoredOnce(before: String, after: String) async throws {
    let workspace = try Workspace([".gitignore": before])
    _ = try await workspace.run("init", "--ci", "none")
    #expect(try workspace.read(".gitignore") == Data(after.utf8))
  }

  // MARK: What is in the way

  @Test(arguments: [
    (".gitignore/ours", "'.gitignore' should be a file, but it is a folder"),
    (".github/workflows/galley.yml/ours", "'.github/workflows/galley.yml' should be a file, but it is a folder"),
    (".github", "'.github/workflows/galley.yml' cannot be written: '.github' is a file, where a folder is needed."),
    ("Snapshots", "'Snapshots/Catalogue/welcome.yaml' cannot be written: 'Snapshots' is a file"),
    ("Snapshots/Catalogue", "'Snapshots/Catalogue/welcome.yaml' cannot be written: 'Snapshots/Catalogue' is a file"),
  ])
  func whatIsInTheWayIsNamed(path: String, message: String) async throws {
    let workspace = try Workspace([path: "ours"])
    let run = try await workspace.run("init")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains("Nothing was written."), "\(run)")
    #expect(run.errors.contains(message), "\(run)")
    #expect(try workspace.files(".") == [path: Data("ours".utf8)])
  }

  @Test func aLinkThatLeadsNowhereIsInTheWay() async throws {
    let workspace = try Workspace()
    try FileManager.default.createDirectory(at: workspace.url("Snapshots"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("Snapshots/catalogue.schema.json").path, withDestinationPath: "elsewhere.json")
    let run = try await workspace.run("init")
    #expect(run.status == 2 && run.errors.contains("a broken link"), "\(run)")
    #expect(!workspace.exists("Snapshots/elsewhere.json") && !workspace.exists(".gitignore"))
  }

  /// The scene fits within the limit, but the schema, which is written after it, does not.
  @Test func whereOneFileCannotBeWrittenNoneIs() async throws {
    let workspace = try Workspace()
    let run = try await workspace.shell("ulimit -f 20; \"$galley\" init new")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'new/Snapshots/catalogue.schema.json' cannot be written: File too large. Check the folder's permissions \
        and the space left. Nothing was written.

        """)
    #expect(!workspace.exists("new"))
  }

  // MARK: At once

  /// If several processes create the same catalogue, each finds all of it afterwards, whoever wrote which file.
  @Test(arguments: 0..<10) func fourAtOnceLoseNothing(time: Int) async throws {
    let folder = time % 2 == 0 ? "." : "new/app"
    let workspace = try Workspace(time % 2 == 0 ? [".git/HEAD": "ref: refs/heads/main"] : [:])
    let lines = (1...4).map { "\"$galley\" init \(folder) > out\($0) 2>&1 & pid\($0)=$!" }
    let waits = (1...4).map { "wait $pid\($0) || echo failed \($0)" }
    let run = try await workspace.shell((lines + waits).joined(separator: "\n"))
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    let expected = Self.written + (time % 2 == 0 ? [".git/HEAD"] : []) + (1...4).map { "out\($0)" }
    let prefix = folder == "." ? "" : "\(folder)/"
    #expect(
      try workspace.files(".").keys.sorted()
        == expected.map { Self.written.contains($0) ? prefix + $0 : $0 }.sorted())
    let written = try (1...4).flatMap {
      try String(decoding: workspace.read("out\($0)"), as: UTF8.self).split(separator: "\n")
    }
    .filter { $0.hasPrefix("wrote\t") }
    #expect(written.count == Self.written.count, "each file is written by one: \(written)")
  }

  /// The work of a killed process is completed, and its partial files are removed.
  @Test func whatAKilledOneLeftIsFinished() async throws {
    let workspace = try Workspace([
      "Snapshots/Catalogue/.galley-99999-1": "half a sce", "Snapshots/.galley-99999-2": "{", ".galley-99999-3": "x",
    ])
    let run = try await workspace.run("init")
    #expect(run.status == 0, "\(run)")
    #expect(try workspace.files(".").keys.sorted() == Self.written)
  }

  @Test(arguments: ["github", "gitlab"]) func aFolderThatNoJobCanNameIsRefused(service: String) async throws {
    let workspace = try Workspace([".git/HEAD": "ref: refs/heads/main"])
    let run = try await workspace.run("init", "my\napp", "--ci", service)
    #expect(run.status == 2 && run.errors.contains("'my\\u{a}app' contains a control character"), "\(run)")
    #expect(try workspace.files(".").keys.sorted() == [".git/HEAD"] && !workspace.exists("my\napp"))
    let without = try await workspace.run("init", "my\napp", "--ci", "none")
    #expect(without.status == 0 && workspace.exists("my\napp/Snapshots/Catalogue/welcome.yaml"), "\(without)")
  }

  // MARK: Jobs

  /// The repository itself, and a folder whose name needs quoting everywhere.
  private static let folders = ["", "my app: \"it's\" #1"]

  /// Makes a repository with a catalogue in a folder, and returns the scripts of its job.
  private func job(
    _ service: String, in folder: String
  ) async throws -> (workspace: Workspace, scripts: [JobChecker.Script]) {
    let workspace = try Workspace([".git/HEAD": "ref: refs/heads/main"])
    let run = try await workspace.run("init", folder.isEmpty ? "." : folder, "--ci", service)
    #expect(run.status == 0, "\(run)")
    let (kind, path) =
      service == "github"
      ? ("github-workflows", ".github/workflows/galley.yml") : ("gitlab-ci", ".gitlab/galley.yml")
    return (workspace, try await JobChecker.scripts(kind, path, in: workspace))
  }

  /// Runs the script of a comparing job like its service does, with `galley` on the path.
  private func compare(_ scripts: [JobChecker.Script], in workspace: Workspace) async throws -> Outcome {
    let comparison = try #require(scripts.first { ["Compare", "galley/script"].contains($0.name) })
    try workspace.write(comparison.script, to: "../\(workspace.folder.lastPathComponent)-script")
    let script = workspace.url("../\(workspace.folder.lastPathComponent)-script").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: script) }
    return try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/bin/bash"), ["-e", script.path], in: workspace.url(comparison.folder),
        environment: [
          "CI": "true", "GITHUB_STEP_SUMMARY": workspace.url("summary.md").path,
          "PATH": "\(GalleyProcess.products.path):/usr/bin:/bin",
        ]
      ).outcome()
    }
  }

  @Test(arguments: folders)
  func theWorkflowComparesAndSummarises(folder: String) async throws {
    let (workspace, scripts) = try await job("github", in: folder)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    let new = try await compare(scripts, in: workspace)
    #expect(new.status == 1, "\(new)")
    #expect(new.lines.contains("28 cases: 28 new"), "\(new)")
    let place = prefix.replacing(":", with: "%3A")
    #expect(new.lines.contains { $0.hasPrefix("::error file=\(place)Snapshots/Catalogue/welcome.yaml,") }, "\(new)")
    let summary = String(decoding: try workspace.read("summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("## Galley\n\n28 cases\\: 28 new\n"), "\(summary)")
    #expect(workspace.exists("\(prefix)galley-output/1/results.jsonl"))
    let workflow = String(decoding: try workspace.read(".github/workflows/galley.yml"), as: UTF8.self)
    let output = "\(prefix)galley-output".replacing("'", with: "''")
    #expect(workflow.contains("path: \(output)\n") || workflow.contains("path: '\(output)'\n"), "\(workflow)")
    guard folder.isEmpty else { return }
    _ = try await workspace.run("test")
    #expect(try await compare(scripts, in: workspace).status == 0)
  }

  @Test(arguments: folders.suffix(1))
  func theJobOfGitLabComparesAndReports(folder: String) async throws {
    let (workspace, scripts) = try await job("gitlab", in: folder)
    let new = try await compare(scripts, in: workspace)
    #expect(new.status == 1 && new.lines.contains("28 cases: 28 new"), "\(new)")
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    #expect(workspace.exists("\(prefix)galley-junit.xml"))
    #expect(try workspace.read(".gitlab-ci.yml") == Data("include: {local: .gitlab/galley.yml}\n".utf8))
  }

  /// Without the variable for the package's location, a job ends with instructions.
  @Test(arguments: ["github", "gitlab"])
  func aJobThatCannotInstallSaysWhy(service: String) async throws {
    let (workspace, scripts) = try await job(service, in: "")
    try workspace.write(try #require(scripts.first).script, to: "install.sh")
    let run = try await workspace.shell("bash -e install.sh")
    #expect(run.status != 0 && run.errors.contains("GALLEY_DEB: Set the "), "\(run)")
  }

  @Test func aPipelineThatIsThereIsNotChanged() async throws {
    let workspace = try Workspace([".gitlab-ci.yml": "stages: [test]\n"])
    let run = try await workspace.run("init", "--ci", "gitlab")
    #expect(
      run.lines.contains(
        "GitLab: unless it does, let .gitlab-ci.yml include the job: include: {local: .gitlab/galley.yml}"), "\(run)")
    #expect(try workspace.read(".gitlab-ci.yml") == Data("stages: [test]\n".utf8))
  }

  /// The job is written where its service looks for it, and a rule for the whole repository applies.
  @Test func aFolderOfARepositoryGetsItsJobAtTheRoot() async throws {
    let workspace = try Workspace([".git/HEAD": "ref: refs/heads/main", ".gitignore": "galley-output/\n"])
    let run = try await workspace.run("init", "apps/card")
    #expect(run.status == 0 && run.lines.contains("  cd apps/card"), "\(run)")
    #expect(
      try workspace.files(".").keys.filter { !$0.hasPrefix(".git/") }.sorted() == [
        ".github/workflows/galley-accept.yml", ".github/workflows/galley.yml", ".gitignore",
        "apps/card/Snapshots/Catalogue/welcome.yaml", "apps/card/Snapshots/catalogue.schema.json",
      ])
  }
}
