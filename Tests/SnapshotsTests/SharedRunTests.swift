import Foundation
import Glibc
import Raster
import Testing

@testable import Snapshots

/// Runs that processes join by name. `flock` works by open files, so each `RunFolder` here behaves like a process.
@Suite struct SharedRunTests {
  let bench: Workbench
  let folder: URL

  init() throws {
    bench = try Workbench()
    folder = bench.folder.appendingPathComponent("out", isDirectory: true)
  }

  private func join(_ name: String) throws -> RunFolder { try OutputFolder.joinRun(named: name, in: folder) }

  private var runs: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != OutputFolder.lockName }.sorted()
    }
  }

  private func result(_ configuration: String, _ outcome: Outcome, scene: String = "title") -> CaseResult {
    CaseResult(
      CasePath(references: "Tests/__Snapshots__", catalogueFile: "Cards", scene: scene, configuration: configuration),
      outcome, duration: .milliseconds(3))
  }

  @Test func processesOfOneNameShareARun() throws {
    let (first, second, other) = (try join("a"), try join("a"), try join("b"))
    #expect([first, second, other].map(\.url.lastPathComponent) == ["1", "1", "2"])
  }

  @Test func aRunThatNoProcessIsInIsJoinedAgain() throws {
    try join("a").write(Data("x".utf8), to: "x")
    _ = try OutputFolder.beginRun(in: folder)
    let again = try join("a")
    #expect(again.url.lastPathComponent == "1")
    #expect(try bench.files(in: again.url)["x"] == Data("x".utf8))
  }

  @Test func aRunGoesWhenFiveNewerOnesHaveBegunAndNobodyIsInIt() throws {
    let first = try join("a")
    _ = try ResultLog(in: try join("b"))
    for _ in 1...5 { _ = try OutputFolder.beginRun(in: folder) }
    #expect(try runs == ["1", "4", "5", "6", "7"].sorted() || runs == ["1", "3", "4", "5", "6", "7"])
    #expect(try join("a").url == first.url)
    #expect(try join("b").url.lastPathComponent == "8")
  }

  /// A process that names the folder with `--output` takes it exclusively, once no test is using it.
  @Test func aFolderThatARunTakesForItselfIsNotJoined() throws {
    do { _ = try join("a") }
    let taken = try RunFolder.claim(folder.appendingPathComponent("1"))
    #expect(try join("a").url.lastPathComponent == "2")
    #expect(try bench.files(in: taken.url).keys.sorted() == [RunManifest.fileName])
  }

  @Test func whetherARunGoesOnIsKnownWhileItIs() throws {
    let url: URL
    do {
      let run = try join("a")
      url = run.url
      #expect(OutputFolder.isGoingOn(url))
      #expect(try join("a").url == url, "who asks is in nobody's way")
    }
    #expect(!OutputFolder.isGoingOn(url))
    #expect(!OutputFolder.isGoingOn(bench.folder))
    #expect(OutputFolder.newestRun(in: folder)?.lastPathComponent == "1")
    #expect(OutputFolder.newestRun(in: bench.references) == nil)
  }

  @Test func twoProcessesMayWriteOneFile() throws {
    let (first, second) = (try join("a"), try join("a"))
    try first.write(Data("one".utf8), to: "a/actual.png")
    try second.write(Data("two".utf8), to: "a/actual.png")
    try first.write(Data("three".utf8), to: "a/actual.png")
    #expect(try bench.files(in: first.url)["a/actual.png"] == Data("three".utf8))
  }

  @Test func aNameWithALineFeedIsRefused() throws {
    let run = try join("a")
    let error = #expect(throws: StoreError.self) { try run.write(Data(), to: "a\nb") }
    #expect(
      error?.description
        == "'a\nb' cannot be written: the name contains a line feed. Check the folder's permissions and the space left."
    )
  }

  // MARK: Results

  @Test func resultsOfAllProcessesAreReadTogether() throws {
    let logs = try (1...11).map { _ in try ResultLog(in: join("a")) }
    for (index, log) in logs.enumerated() {
      try log.append([result("L", .sample(.unchanged), scene: "scene \(index % 10)"), result("XL", .sample(.new))])
    }
    try logs[0].append([result("L", .sample(.new), scene: "scene 0")])
    let run = folder.appendingPathComponent("1")
    let results = try ResultFiles.read(CaseResult.self, from: run)
    #expect(results.map(\.path.scene) == (0...9).map { "scene \($0)" } + ["title"])
    #expect(results.allSatisfy { $0.duration == .milliseconds(3) && $0.path.references == "Tests/__Snapshots__" })
    // The eleventh process came last, regardless of what the first added then.
    #expect(results[0].outcome == .sample(.unchanged))
    let names = try FileManager.default.contentsOfDirectory(atPath: run.path).filter { $0.hasPrefix("results") }
    #expect(names.count == 11 && names.contains("results-11.jsonl"))
  }

  @Test func theLastOfAProcesssResultsCounts() throws {
    let log = try ResultLog(in: join("a"))
    try log.append([result("L", .sample(.new)), result("XL", .sample(.new))])
    try log.append([result("L", .sample(.unchanged))])
    let results = try ResultFiles.read(CaseResult.self, from: folder.appendingPathComponent("1"))
    #expect(results.map(\.path.configuration) == ["L", "XL"])
    #expect(results.map(\.outcome.verdict) == [.unchanged, .new])
  }

  /// A process that is killed while it appends to its file.
  @Test func aLastLineThatIsTornIsLeftOut() throws {
    let log = try ResultLog(in: join("a"))
    try log.append([result("L", .sample(.new)), result("XL", .sample(.new))])
    let run = folder.appendingPathComponent("1")
    let file = run.appendingPathComponent("results-1.jsonl")
    let whole = try Data(contentsOf: file)
    for count in [whole.count - 1, whole.count - 100] {
      try whole.prefix(count).write(to: file)
      #expect(try ResultFiles.read(CaseResult.self, from: run).map(\.path.configuration) == ["L"])
    }
    try (whole.prefix(9) + Data("\n".utf8) + whole).write(to: file)
    let error = #expect(throws: ResultError.self) { try ResultFiles.read(CaseResult.self, from: run) }
    #expect(error == .malformed(file: "results-1.jsonl", line: 1, reason: "it is not JSON"))
  }

  @Test func aProcessThatWasKilledBeforeItsFirstResultLeavesNothingToRead() throws {
    let run = try join("a")
    _ = try run.addFile("durations-1.jsonl")
    let log = try ResultLog(in: run)
    try log.append([result("L", .sample(.new))])
    #expect(try ResultFiles.read(CaseResult.self, from: run.url).count == 1)
    #expect(try bench.files(in: run.url).keys.contains("results-2.jsonl"))
  }

  @Test func filesThatWereAddedToAreTheRunsUntilSomebodyChangesThem() throws {
    for name in ["a", "b"] {
      let log = try ResultLog(in: join(name))
      for size in ["L", "XL"] { try log.append([result(size, .sample(.new))]) }
    }
    let changed = folder.appendingPathComponent("2/results-1.jsonl")
    try (Data(contentsOf: changed) + Data("mine\n".utf8)).write(to: changed)
    for _ in 1...6 { _ = try OutputFolder.beginRun(in: folder) }
    #expect(try bench.files(in: folder.appendingPathComponent("1")).isEmpty)
    #expect(try bench.files(in: folder.appendingPathComponent("2")).keys.sorted() == ["results-1.jsonl"])
  }

  /// A process killed while it appends has written up to the end of a page: the run continues as if it had ended.
  @Test(arguments: [4_096, 8_192]) func filesThatWereTornAtAPageAreTheRuns(size: Int) throws {
    let file = folder.appendingPathComponent("1/results-1.jsonl")
    do {
      let log = try ResultLog(in: join("a"))
      try log.append([result("L", .sample(.new))])
      #expect(try Data(contentsOf: file).count < 4_096)
      try log.append((1...100).map { result("L", .sample(.new), scene: "scene \($0)") })
    }
    let whole = try Data(contentsOf: file)
    try #require(whole.count > 8_192)
    try whole.prefix(size).write(to: file)
    _ = try RunFolder.claim(folder.appendingPathComponent("1"))
    #expect(try bench.files(in: folder.appendingPathComponent("1")).keys.sorted() == [RunManifest.fileName])
  }

  /// xxh128sum of the same bytes in one piece.
  @Test func aHashOfPartsIsThatOfTheWhole() {
    let parts = [Data(), Data("abc".utf8), Data(repeating: 7, count: 1_000), Data("z".utf8)]
    let sum = parts.reduce(RunningHash()) { $0.adding($1) }
    #expect(sum.value == Hash128(hashing: parts.reduce(Data(), +)))
  }
}
