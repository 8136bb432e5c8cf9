import Foundation
import Glibc
import Raster
import Synchronization
import Testing

@testable import Snapshots

/// Galley removes what it wrote, if it is unchanged, and nothing else.
@Suite struct RunFolderTests {
  let bench: Workbench
  let folder: URL

  init() throws {
    bench = try Workbench()
    folder = bench.folder.appendingPathComponent("out", isDirectory: true)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// All but the manifest.
  private func files() throws -> [String] {
    try bench.files(in: folder).keys.filter { $0 != RunManifest.fileName }.sorted()
  }

  private func runThatWrote(_ paths: String...) throws {
    let run = try RunFolder.claim(folder)
    for path in paths { try run.write(Data(path.utf8), to: path) }
  }

  @Test func theNextRunRemovesWhatAnEarlierOneWroteAndLeavesTheRest() throws {
    try runThatWrote("results.jsonl", "a/b/actual.png", "a/c/actual.png", "d")
    try bench.write("mine", to: folder.appendingPathComponent("a/b/notes.txt"))
    try bench.write("mine", to: folder.appendingPathComponent("results.txt"))
    _ = try RunFolder.claim(folder)
    #expect(try files() == ["a/b/notes.txt", "results.txt"])
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a/c").path))
  }

  /// The gallery of a live page, which has its own manifest, goes with its run, but for what others put there.
  @Test(arguments: [false, true])
  func theGalleryInARunGoesWithIt(isClaimedAgain: Bool) throws {
    do {
      let run = try RunFolder.claim(folder)
      try run.write(Data("a".utf8), to: "results.jsonl")
      let gallery = try RenewedFolder.claim(run.galleryFolder, removing: "index.html") {}
      for path in ["index.html", "images/1.png"] { try gallery.put(Data(path.utf8), at: path) }
      #expect(gallery.paths == ["index.html", "images/1.png"])
      try gallery.removeRest()
    }
    if isClaimedAgain {
      _ = try RunFolder.claim(folder)
      #expect(try files() == [])
    } else {
      RunFolder.removeEnded(folder)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  /// The state left by a process that is killed while removing an old run: some of a file's folders, or the manifest
  /// without them.
  @Test(arguments: [["a/b/actual.png", "a/b"], ["a/b/actual.png", "a/b", "a", RunManifest.fileName]])
  func anOldRunThatIsHalfRemovedGoesAltogether(removed: [String]) throws {
    try runThatWrote("a/b/actual.png")
    for path in removed { try FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
    RunFolder.removeEnded(folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aChangedFileIsKeptAndNamedAndNothingIsRemoved() throws {
    try runThatWrote("a/actual.png", "results.jsonl")
    try bench.write("changed", to: folder.appendingPathComponent("a/actual.png"))
    let error = #expect(throws: OutputError.self) { try RunFolder.claim(folder) }
    #expect(
      error?.description
        == "'\(folder.appendingPathComponent("a/actual.png").path)' was changed since Galley wrote it, so it is not "
        + "removed. Move it away, or name another folder with --output.")
    #expect(try files() == ["a/actual.png", "results.jsonl"])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a/actual.png"))
    _ = try RunFolder.claim(folder)
    #expect(try files().isEmpty)
  }

  @Test(arguments: ["notes.txt", "results.jsonl", "folder/file"])
  func aFolderOfOtherThingsIsLeftAlone(path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bench.write("mine", to: file)
    let expected: OutputError =
      path == "results.jsonl"
      ? .earlierVersions(path: folder.path)
      : .foreignFolder(path: folder.path, content: path == "notes.txt" ? "notes.txt" : "folder")
    #expect(throws: expected) { try RunFolder.claim(folder) }
    #expect(throws: expected) { try OutputFolder.beginRun(in: folder) }
    #expect(try bench.files(in: folder) == [path: Data("mine".utf8)])
  }

  @Test func aManifestDoesNotReachOutsideOfItsFolder() throws {
    try bench.write("mine", to: bench.folder.appendingPathComponent("precious"))
    try runThatWrote("results.jsonl")
    let hash = Hash128(hashing: Array("mine".utf8))
    let manifest = folder.appendingPathComponent(RunManifest.fileName)
    let lines = ["../precious", bench.folder.appendingPathComponent("precious").path].map { "\(hash) \($0)\n" }
    try bench.write(try String(contentsOf: manifest, encoding: .utf8) + lines.joined(), to: manifest)
    _ = try RunFolder.claim(folder)
    #expect(try String(contentsOf: bench.folder.appendingPathComponent("precious"), encoding: .utf8) == "mine")
    #expect(try files().isEmpty)
  }

  /// A run of ten thousand pictures would otherwise read the list ten thousand times.
  @Test func theManifestIsNotReadForAFileThatIsNew() throws {
    try runThatWrote("old.png")
    let manifest = try RunManifest.claim(in: folder, waiting: {})
    var readings = 0
    func occupant(_ path: String) -> RunManifest.Occupant {
      manifest.occupant(of: path) { hash in
        readings += 1
        return manifest.lists(path, hash)
      }
    }
    #expect(occupant("new.png") == .nothing)
    #expect(occupant("folder/new.png") == .nothing)
    #expect(readings == 0)
    #expect(occupant("old.png") == .written)
    #expect(readings == 1)
  }

  @Test func whatARunDidNotWriteIsNotWrittenOver() throws {
    let run = try RunFolder.claim(folder)
    try bench.write("mine", to: folder.appendingPathComponent("results.jsonl"))
    let error = #expect(throws: StoreError.self) { try run.write(Data("ours".utf8), to: "results.jsonl") }
    #expect(
      error?.description
        == "'results.jsonl' cannot be written: a file that this run did not write is in the way. Move it away.")
    #expect(try text("results.jsonl") == "mine")
    try run.write(Data("one".utf8), to: "other")
    try run.write(Data("two".utf8), to: "other")
    #expect(try text("other") == "two", "its own files a run may replace")
  }

  /// The state left by a run that is killed after each step of writing a file.
  @Test(arguments: 0...3) func aKilledRunsFilesAreRemoved(step: Int) throws {
    try runThatWrote("results.jsonl")
    let manifest = folder.appendingPathComponent(RunManifest.fileName)
    let partial = "a/actual.png.4711" + RunManifest.partialSuffix
    let lines = ["a/actual.png", partial].map { "\(Hash128(hashing: Array("picture".utf8))) \($0)\n" }.joined()
    let listed = try String(contentsOf: manifest, encoding: .utf8) + (step == 0 ? String(lines.prefix(40)) : lines)
    try bench.write(listed, to: manifest)
    if step >= 2 {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("a"), withIntermediateDirectories: true)
      try bench.write("pict", to: folder.appendingPathComponent(partial))
    }
    if step == 3 { try bench.write("picture", to: folder.appendingPathComponent("a/actual.png")) }
    _ = try RunFolder.claim(folder)
    #expect(try files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a").path))
  }

  /// A process killed while it writes to the manifest leaves part of a line, which may be the name of a folder. Another
  /// of the run's processes may have written after it.
  @Test(arguments: ["", "\n%results.jsonl\n"]) func aLineThatWasCutNamesNothing(rest: String) throws {
    try runThatWrote("a/b/actual.png", "results.jsonl")
    let manifest = folder.appendingPathComponent(RunManifest.fileName)
    let hash = Hash128(hashing: Array("picture".utf8))
    let lines =
      try String(contentsOf: manifest, encoding: .utf8) + "\(hash) a/b" + rest.replacing("%", with: "\(hash) ")
    try bench.write(lines, to: manifest)
    _ = try RunFolder.claim(folder)
    #expect(try files().isEmpty)
  }

  /// The state left by a process that is killed while removing an old run is not a complete run.
  @Test func durationsAndResultsGoFirst() {
    let names = [
      "places.json", "a/results.jsonl", "results-2.jsonl", "durations.jsonl", "results.jsonl", "durations-2.jsonl",
    ]
    #expect(names.map(ResultFiles.rank(of:)) == [2, 2, 1, 0, 1, 0])
  }

  @Test func aRunWaitsForTheOneThatHoldsTheFolder() async throws {
    let first = Mutex<RunFolder?>(try RunFolder.claim(folder))
    try first.withLock { try $0?.write(Data("first".utf8), to: "results.jsonl") }
    let folder = folder
    let said = Mutex(0)
    let isThere = folder.appendingPathComponent("results.jsonl").path
    // It claims the folder on another thread, and releases the first one once it has to wait.
    let second = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try RunFolder.claim(folder) {
              said.withLock { $0 += 1 }
              #expect(FileManager.default.fileExists(atPath: isThere), "the first run's results are still there")
              first.withLock { $0 = nil }
            }
          })
      }
    }
    #expect(said.withLock { $0 } == 1)
    #expect(try files().isEmpty)
    try second.write(Data("second".utf8), to: "results.jsonl")
    #expect(try text("results.jsonl") == "second")
  }
}

/// Runs that share a folder.
@Suite struct OutputFolderTests {
  let bench: Workbench
  let folder: URL

  init() throws {
    bench = try Workbench()
    folder = bench.folder.appendingPathComponent("out", isDirectory: true)
  }

  private var runs: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != OutputFolder.lockName }.sorted()
    }
  }

  @Test func runsAreNumberedAndTheNewestFiveAreKept() throws {
    for _ in 1...7 { try OutputFolder.beginRun(in: folder).write(Data("a".utf8), to: "a/results.jsonl") }
    #expect(try runs == ["3", "4", "5", "6", "7"])
  }

  @Test func aRunThatGoesOnIsKeptHoweverOld() throws {
    let first = try OutputFolder.beginRun(in: folder)
    try first.write(Data("a".utf8), to: "a")
    for _ in 1...7 { _ = try OutputFolder.beginRun(in: folder) }
    #expect(try runs == ["1", "4", "5", "6", "7", "8"])
    #expect(try String(contentsOf: first.url.appendingPathComponent("a"), encoding: .utf8) == "a")
  }

  @Test func whatSomebodyChangedInAnOldRunStays() throws {
    do {
      let first = try OutputFolder.beginRun(in: folder)
      for path in ["a", "b", "c"] { try first.write(Data(path.utf8), to: path) }
    }
    try bench.write("changed", to: folder.appendingPathComponent("1/b"))
    try bench.write("new", to: folder.appendingPathComponent("1/d"))
    for _ in 1...7 { _ = try OutputFolder.beginRun(in: folder) }
    #expect(try bench.files(in: folder.appendingPathComponent("1")).keys.sorted() == ["b", "d"])
  }

  @Test func aFolderThatARunWasKilledInIsTaken() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("1"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try OutputFolder.beginRun(in: folder) }
    try bench.write("", to: folder.appendingPathComponent(OutputFolder.lockName))
    #expect(try OutputFolder.beginRun(in: folder).url.lastPathComponent == "1")
    #expect(try OutputFolder.beginRun(in: folder).url.lastPathComponent == "2")
  }

  /// A run without durations is being removed, or was interrupted.
  @Test func aRunIsWholeWithItsDurations() throws {
    for file in ["durations.jsonl", "results.jsonl"] {
      try OutputFolder.beginRun(in: folder).write(Data(), to: file)
    }
    let whole = try OutputFolder.beginRun(in: folder)
    for file in ["durations.jsonl", "results.jsonl"] { try whole.write(Data(), to: file) }
    #expect(OutputFolder.runs(in: folder).prefix(2).map { $0.state } == [.ended, .ended])
    #expect(ResultFiles.areThere(in: whole.url))
  }

  @Test func otherFoldersAreNoRuns() throws {
    _ = try OutputFolder.beginRun(in: folder)
    for name in ["007", "-3", "9a", "0"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    #expect(try OutputFolder.beginRun(in: folder).url.lastPathComponent == "2")
  }

  @Test func aNamedFolderAndNumberedRunsLiveBesideEachOther() throws {
    try RunFolder.claim(folder).write(Data("named".utf8), to: "results.jsonl")
    try OutputFolder.beginRun(in: folder).write(Data("numbered".utf8), to: "results.jsonl")
    _ = try RunFolder.claim(folder)
    #expect(
      try bench.files(in: folder).keys.filter { !$0.contains(".galley") } == ["1/results.jsonl"])
  }
}

/// Locations that output may not go to.
@Suite struct OutputSurroundingsTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
    for path in ["repository/.git", "repository/App/Catalogue", "repository/App/References", "elsewhere"] {
      try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(at: url("link"), withDestinationURL: url("repository/App/Catalogue"))
  }

  private func url(_ path: String) -> URL { bench.folder.appendingPathComponent(path) }

  private func check(_ path: String) throws {
    try OutputContext(catalogue: url("repository/App/Catalogue"), references: url("repository/App/References"))
      .check(url(path))
  }

  @Test(arguments: [
    ("repository/App/Catalogue", "is the catalogue"), ("repository/App/Catalogue/a/b", "lies in the catalogue"),
    ("repository/App", "holds the catalogue"), ("repository/App/Catalogue/../References", "is the references"),
    ("repository/App/References/x", "lies in the references"), ("link", "is the catalogue"),
    ("link/new/folder", "lies in the catalogue"), ("repository/App/x/../Catalogue/y", "lies in the catalogue"),
    ("repository", "holds the catalogue"), ("", "holds the catalogue"),
  ])
  func overlapsAreRefused(path: String, relation: String) throws {
    let error = #expect(throws: OutputError.self) { try check(path) }
    #expect(error?.description.contains(" \(relation), ") == true, "\(String(describing: error))")
  }

  @Test func theRootOfARepositoryIsRefused() throws {
    let surroundings = OutputContext(
      catalogue: url("elsewhere/Catalogue"), references: url("elsewhere/References"))
    for path in ["repository", "repository/.git/.."] {
      #expect(throws: OutputError.repository(path: url(path).relativePath)) { try surroundings.check(url(path)) }
    }
    // A worktree's `.git` is a file.
    try bench.write("gitdir: elsewhere", to: url("elsewhere/.git"))
    #expect(throws: OutputError.self) { try surroundings.check(url("elsewhere")) }
    #expect(throws: OutputError.self) { try surroundings.check(bench.folder) }
  }

  @Test(arguments: ["repository/galley-output", "repository/App/out", "repository/App/CatalogueX", "new"])
  func foldersBesideAreTaken(path: String) throws { try check(path) }
}
