import Foundation
import Glibc
import Raster
import Snapshots
import TestSupport
import Testing

/// `galley doctor`: each problem is created and must be reported; nothing is ever written.
@Suite struct DoctorTests {
  /// One recorded case, `a/one/card-L`, and a folder with one font, as all the bundled ones would take long.
  private func recorded() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("name: title", "text: Hello"),
      "font/manifest.json": """
      {"version": 1, "families": [{"family": "Inter", "role": "system", "faces": [
        {"file": "Regular.otf", "postScriptName": "Inter-Regular", "weight": 400, "italic": false}]}]}
      """,
    ])
    let font = GalleyProcess.resources.appendingPathComponent("Files/Inter/Inter-Regular.otf")
    try workspace.write(Data(contentsOf: font), to: "font/Regular.otf")
    _ = try await workspace.run("test", "Catalogue", "--jobs", "1")
    return workspace
  }

  private static let picture = "References/a/one/card-L.png"
  private static let record = "References/a/one/card-L.txt"

  /// Runs the doctor, checks that it changes nothing, and returns the lines of one kind without the others.
  private func examine(
    _ workspace: Workspace, _ arguments: String..., environment: [String: String] = [:], wrong: Bool = true
  ) async throws -> [String] {
    let before = try workspace.files(".")
    let fonts = arguments.contains("--fonts") || !workspace.exists("font") ? [] : ["--fonts", "font"]
    let run = try await workspace.run(["doctor", "Catalogue"] + fonts + arguments, environment: environment)
    #expect(run.status == (wrong ? 1 : 0) && run.errors.isEmpty, "\(run)")
    #expect(try workspace.files(".") == before)
    return run.lines
  }

  private func says(_ lines: [String], _ word: String, _ check: String, _ text: String) -> Bool {
    lines.contains { $0.hasPrefix("\(word)\t\(check): ") && $0.contains(text) }
  }

  @Test func aSoundSetUpIsSoundInEveryCheck() async throws {
    let workspace = try await recorded()
    let run = try await workspace.run("doctor", "Catalogue")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let lines = run.lines
    let checks = [
      "machine", "environment", "fonts", "vectors", "engine", "catalogue", "store", "references", "output", "git",
    ]
    for check in checks { #expect(lines.contains { $0.hasPrefix("ok\t\(check): ") }, "\(check): \(lines)") }
    #expect(lines.contains("ok\tcatalogue: 1 file, 1 scene, 1 case"), "\(lines)")
    #expect(lines.contains("ok\treferences: 1 of 1 case: as recorded"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("note") || $0.hasPrefix("error") }, "\(lines)")
    #expect(lines.last == "10 checks: nothing is wrong")
  }

  @Test func anEmptyFolderIsSaidToBeOne() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("doctor")
    #expect(run.status == 1 && run.errors.isEmpty, "\(run)")
    #expect(says(run.lines, "error", "catalogue", "there is no catalogue at 'Snapshots/Catalogue'."), "\(run)")
    #expect(run.lines.last == "10 checks: 1 found something wrong", "\(run)")
    #expect(try workspace.files(".").isEmpty)
  }

  @Test func programsReadJSON() async throws {
    struct Report: Decodable {
      struct Check: Decodable {
        struct Remark: Decodable {
          let weight: String
          let place: String?
          let message: String
        }
        let check: String
        let state: String
        let summary: String?
        let remarks: [Remark]
      }
      let schemaVersion: Int
      let checks: [Check]
    }
    let workspace = try await recorded()
    for number in 0..<30 { try workspace.write("x", to: "References/a/gone/\(number).png") }
    let run = try await workspace.run("doctor", "Catalogue", "--fonts", "font", "--json")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.schemaVersion == 1 && report.checks.count == 10)
    let references = try #require(report.checks.first { $0.check == "references" })
    #expect(references.state == "error" && references.summary == nil && references.remarks.count == 30)
    #expect(report.checks.filter { $0.check != "references" }.allSatisfy { $0.state == "ok" && $0.summary != nil })
    // Ten of them are listed for people.
    let lines = try await examine(workspace)
    #expect(lines.filter { $0.hasPrefix("error\treferences: ") }.count == 10)
    #expect(lines.contains("and 20 more of references; --json has all"), "\(lines)")
  }

  // MARK: Fonts and engine

  @Test func fontsThatAreNotAsListedAreNamed() async throws {
    let workspace = try await recorded()
    let fonts = workspace.url("fonts")
    try FileManager.default.copyItem(at: GalleyProcess.resources.appendingPathComponent("Files"), to: fonts)
    #expect(try await !examine(workspace, "--fonts", "fonts", wrong: false).isEmpty)
    var bytes = try workspace.read("fonts/Inter/Inter-Bold.otf")
    bytes[bytes.count / 2] ^= 1
    try workspace.write(bytes, to: "fonts/Inter/Inter-Bold.otf")
    try FileManager.default.removeItem(at: workspace.url("fonts/Inter/Inter-Black.otf"))
    let lines = try await examine(workspace, "--fonts", "fonts")
    #expect(says(lines, "error", "fonts", "Inter-Bold.otf' is not the font that the 'manifest.json'"), "\(lines)")
    #expect(says(lines, "error", "fonts", "Inter-Black.otf' cannot be read"), "\(lines)")
    try workspace.write("{", to: "fonts/manifest.json")
    let broken = try await examine(workspace, "--fonts", "fonts")
    #expect(says(broken, "error", "fonts", "cannot be used: it is not valid JSON"), "\(broken)")
    #expect(broken.contains { $0.hasPrefix("error\tengine: ") })
    let missing = try await examine(workspace, "--fonts", "nowhere")
    #expect(says(missing, "error", "fonts", "The fonts were not found"), "\(missing)")
  }

  @Test func referencesOfAnotherEngineAreNoted() async throws {
    let workspace = try await recorded()
    var record = try Record(text: String(decoding: workspace.read(Self.record), as: UTF8.self))
    record.engine = Hash128(hashing: Data("another".utf8))
    try workspace.write(record.text, to: Self.record)
    let lines = try await examine(workspace, wrong: false)
    #expect(says(lines, "note", "references", "1 was made by another engine"), "\(lines)")
  }

  // MARK: Catalogue

  @Test func mistakesInTheCatalogueHaveTheirPlace() async throws {
    let workspace = try await recorded()
    try workspace.write(Catalogues.label("txet: Hello"), to: "Catalogue/b.yaml")
    try workspace.write("scenes: [", to: "Catalogue/c.yaml")
    try workspace.write("{}", to: "catalogue.schema.json")
    let lines = try await examine(workspace)
    #expect(says(lines, "error", "catalogue", "b.yaml:6:7: UILabel has no 'txet'"), "\(lines)")
    #expect(says(lines, "error", "catalogue", "c.yaml:2:1: this is not valid YAML"), "\(lines)")
    #expect(
      says(lines, "note", "catalogue", "catalogue.schema.json: it was written by another version"), "\(lines)")
  }

  // MARK: References

  /// Something in the place of a picture or a record, with the expected message.
  @Test(arguments: [
    (picture, "", "error"), (picture, "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "error"),
    (picture, "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n", "error"), (record, "", "error"),
    (record, "galley-record 2\n<<<<<<< HEAD\n", "error"),
    (record, "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "error"),
  ])
  func brokenReferencesAreNamed(path: String, text: String, word: String) async throws {
    let workspace = try await recorded()
    try workspace.write(text, to: path)
    let lines = try await examine(workspace)
    #expect(says(lines, word, "references", "a/one/card-L: "), "\(lines)")
  }

  @Test func tornEditedAndMissingFilesOfReferencesAreNamed() async throws {
    let workspace = try await recorded()
    let (picture, record) = (try workspace.read(Self.picture), try workspace.read(Self.record))
    try workspace.write(picture.dropLast(40), to: Self.picture)
    #expect(says(try await examine(workspace), "error", "references", "a/one/card-L: "))
    try workspace.write(picture, to: Self.picture)
    try workspace.replace("Hello", with: "Hallo", in: Self.record)
    #expect(says(try await examine(workspace), "error", "references", "it was edited"))
    try FileManager.default.removeItem(at: workspace.url(Self.record))
    let bare = try await examine(workspace, wrong: false)
    #expect(says(bare, "note", "references", "a/one/card-L: it has no record"), "\(bare)")
    try workspace.write(record, to: Self.record)
    try FileManager.default.removeItem(at: workspace.url(Self.picture))
    #expect(says(try await examine(workspace), "error", "references", "a/one/card-L: its picture is missing."))
    try FileManager.default.removeItem(at: workspace.url(Self.record))
    let absent = try await examine(workspace, wrong: false)
    #expect(says(absent, "note", "references", "no reference yet: 1 of 1 case."), "\(absent)")
  }

  @Test func orphansAndClashingNamesAreNamed() async throws {
    let workspace = try await recorded()
    try workspace.write("x", to: "References/A/one/card-L.png")
    try workspace.write("x", to: "References/a/one/.galley-17-4")
    let lines = try await examine(workspace)
    #expect(says(lines, "error", "references", "A/one/card-L: no case has it."), "\(lines)")
    #expect(says(lines, "error", "store", "on macOS and Windows it is the same as 'a"), "\(lines)")
    #expect(says(lines, "note", "store", "a/one/.galley-17-4: a killed process left it."), "\(lines)")
  }

  // MARK: Store

  @Test func linksThatLeaveTheStoreAreNamed() async throws {
    let workspace = try await recorded()
    try FileManager.default.moveItem(at: workspace.url("References/a"), to: workspace.url("elsewhere"))
    try FileManager.default.createSymbolicLink(
      at: workspace.url("References/a"), withDestinationURL: workspace.url("elsewhere"))
    let lines = try await examine(workspace)
    #expect(says(lines, "error", "store", "'a' is a symbolic link that is broken or leads out"), "\(lines)")
    #expect(says(lines, "error", "references", "a/one/card-L: "), "\(lines)")
  }

  @Test func aStoreThatIsNoFolderOrIsBeingWrittenIsNamed() async throws {
    let workspace = try await recorded()
    try workspace.write("x", to: "file")
    let lines = try await examine(workspace, "--references", "file/References")
    #expect(says(lines, "error", "store", "'file' is a file, but references are kept in a folder."), "\(lines)")
    let descriptor = open(workspace.url("References/a/one").path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let held = try await examine(workspace, wrong: false)
    #expect(says(held, "note", "store", "References/a/one: a process is writing references here"), "\(held)")
    #expect(says(held, "note", "references", "a/one/card-L: it was not checked"), "\(held)")
  }

  @Test(.enabled(if: OwnDisk.isPossible, OwnDisk.comment))
  func aStoreThatMayOnlyBeReadAndAFullDiskAreNamed() async throws {
    let workspace = try await recorded()
    let run = try await workspace.shell(
      "unshare -rm sh -c 'mount --bind References References && mount -o remount,ro,bind References; "
        + "mount -t tmpfs -o size=1m,nr_inodes=20 none galley-output; \"$galley\" doctor Catalogue --fonts font'"
    )
    #expect(run.status == 1)
    #expect(says(run.lines, "error", "store", "References: it cannot be written: Read-only file system."), "\(run)")
    #expect(says(run.lines, "error", "machine", "galley-output: 1 MiB are free on its disk"), "\(run)")
    #expect(says(run.lines, "error", "machine", "more files fit on its disk (df -i)"), "\(run)")
  }

  // MARK: Output

  @Test func whatIsInTheWayOfRunsIsNamed() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: a"), "galley-output/diary.txt": "Monday",
    ])
    let foreign = try await examine(workspace)
    #expect(says(foreign, "error", "output", "contains 'diary.txt', which no run wrote."), "\(foreign)")
    try FileManager.default.removeItem(at: workspace.url("galley-output"))
    try workspace.write("", to: "galley-output")
    #expect(
      says(try await examine(workspace), "error", "output", "'galley-output' is a file, where a folder is needed"))
  }

  @Test func runsThatWereEndedOrGoOnAreNoted() async throws {
    let workspace = try await recorded()
    try FileManager.default.removeItem(at: workspace.url("galley-output/1/results.jsonl"))
    let lines = try await ProcessSlots.holding {
      let watch = try workspace.start(["watch", "Catalogue"])
      defer { kill(watch.identifier, SIGTERM) }
      try await watch.output.wait { $0.contains { $0.hasSuffix(" s)") } }
      return try await workspace.start(["doctor", "Catalogue", "--fonts", "font"]).outcome().lines
    }
    #expect(says(lines, "note", "output", "galley-output/1: this run was ended before it had results."), "\(lines)")
    #expect(says(lines, "note", "output", "galley-output/2: this run is still going"), "\(lines)")
    // It does not wait for the holder of the lock on all runs.
    let descriptor = open(workspace.url("galley-output/.galley-runs").path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(says(try await examine(workspace, wrong: false), "note", "output", "a run is starting"))
  }

  // MARK: git

  private func git(_ line: String, in workspace: Workspace) async throws {
    let run = try await workspace.shell("export HOME=$PWD; git \(line)")
    #expect(run.status == 0, "\(run)")
  }

  @Test func whatGitMakesOfTheFilesIsNamed() async throws {
    let workspace = try await recorded()
    try await git("init -q", in: workspace)
    let fresh = try await examine(workspace)
    #expect(says(fresh, "error", "git", "galley-output: git does not ignore it."), "\(fresh)")
    #expect(
      says(fresh, "note", "git", "References: git may convert the line endings of records on Windows."), "\(fresh)")
    try await git("add galley-output", in: workspace)
    #expect(says(try await examine(workspace), "error", "git", "a run is committed."))
    try await git("rm -rq --cached galley-output", in: workspace)
    try workspace.write("galley-output/\n*.png\n", to: ".gitignore")
    try workspace.write("*.txt eol=crlf\n", to: ".gitattributes")
    let bad = try await examine(workspace)
    #expect(says(bad, "error", "git", "git ignores '*.png' there, because of .gitignore:2:*.png."), "\(bad)")
    #expect(says(bad, "error", "git", "(eol=crlf)"), "\(bad)")
    try workspace.write("galley-output/\n", to: ".gitignore")
    try workspace.write("*.txt text eol=lf\n", to: ".gitattributes")
    #expect(says(try await examine(workspace, wrong: false), "ok", "git", "it ignores runs"))
  }

  @Test func picturesInLFSWithoutItAreNamed() async throws {
    let workspace = try await recorded()
    try await git("init -q", in: workspace)
    try workspace.write("galley-output/\n", to: ".gitignore")
    try workspace.write("*.txt eol=lf\n*.png filter=lfs\n", to: ".gitattributes")
    let hasLFS = try await workspace.shell("git lfs version").status == 0
    let lines = try await examine(workspace, wrong: !hasLFS)
    #expect(says(lines, "error", "git", "pictures are in Git LFS, but git-lfs is not installed.") != hasLFS, "\(lines)")
  }

  @Test func withoutGitThatIsNoted() async throws {
    let workspace = try await recorded()
    try workspace.write("ref: refs/heads/main", to: ".git/HEAD")
    let lines = try await examine(workspace, environment: ["PATH": "/nowhere"], wrong: false)
    #expect(says(lines, "note", "git", "git's settings for the files could not be read"), "\(lines)")
  }

  // MARK: Machine and environment

  @Test func limitsAreNamed() async throws {
    let workspace = try await recorded()
    let few = try await workspace.shell(
      "ulimit -n 36; ulimit -f 4000; ulimit -t 500; \"$galley\" doctor Catalogue --fonts font")
    #expect(says(few.lines, "note", "machine", "ulimit -f: there is a limit of 2000 KiB"), "\(few)")
    #expect(says(few.lines, "note", "machine", "ulimit -t: there is a limit of 500 s"), "\(few)")
    let none = try await workspace.shell("ulimit -n 20; \"$galley\" doctor Catalogue --fonts font")
    #expect(none.status == 1)
    #expect(says(none.lines, "error", "machine", "ulimit -n: 20 files may be open at once, too few"), "\(none)")
  }

  @Test func variablesThatCannotBeUsedAreNamed() async throws {
    let workspace = try await recorded()
    let bad = try await examine(
      workspace,
      environment: [
        "SNAPSHOT_TESTING_RECORD": "mising", "SNAPSHOT_ARTIFACTS": "Catalogue/a.yaml", "SNAPSHOT_ARTEFACTS": "x",
        "SNAPSHOT_TODAY": "31.12.", "CI": "1",
      ])
    #expect(
      says(
        bad, "error", "environment", "SNAPSHOT_TESTING_RECORD: 'mising' is not a record mode. Did you mean 'missing'?"),
      "\(bad)")
    #expect(says(bad, "error", "environment", "SNAPSHOT_ARTIFACTS: 'Catalogue/a.yaml' is a file"), "\(bad)")
    #expect(
      says(bad, "note", "environment", "SNAPSHOT_ARTEFACTS: Galley reads no variable of this name. Did you mean"),
      "\(bad)")
    #expect(says(bad, "note", "environment", "CI: it is set"), "\(bad)")
    #expect(
      says(bad, "error", "environment", "SNAPSHOT_TODAY: '31.12.' is not a day such as 2026-12-31."), "\(bad)")
    let good = try await examine(
      workspace,
      environment: [
        "SNAPSHOT_TESTING_RECORD": "all", "SNAPSHOT_ARTIFACTS": "runs", "SNAPSHOT_RUN": "7", "CI": "false",
        "SNAPSHOT_TODAY": "2026-12-31",
      ],
      wrong: false)
    #expect(says(good, "note", "environment", "SNAPSHOT_ARTIFACTS: tests write their runs to 'runs'"), "\(good)")
    #expect(says(good, "note", "environment", "SNAPSHOT_RUN: "), "\(good)")
    #expect(says(good, "note", "environment", "SNAPSHOT_TODAY: tests judge exceptions as on 2026-12-31"), "\(good)")
  }

  /// Anything where files are looked up: folders, pipes, and a lot of it.
  @Test func nothingThatIsFoundEndsIt() async throws {
    let workspace = try await recorded()
    try FileManager.default.removeItem(at: workspace.url(Self.picture))
    #expect(mkfifo(workspace.url(Self.picture).path, 0o644) == 0)
    try FileManager.default.removeItem(at: workspace.url(Self.record))
    try FileManager.default.createDirectory(at: workspace.url(Self.record), withIntermediateDirectories: true)
    #expect(mkfifo(workspace.url("Catalogue/pipe.yaml").path, 0o644) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("References/loop").path, withDestinationPath: "loop")
    let run = try await workspace.run("doctor", "Catalogue", "--fonts", "font")
    #expect(run.status == 1 && !run.isSignal && run.errors.isEmpty, "\(run)")
    #expect(says(run.lines, "error", "references", "a/one/card-L: "), "\(run)")
    #expect(says(run.lines, "error", "catalogue", "pipe.yaml"), "\(run)")
  }
}
