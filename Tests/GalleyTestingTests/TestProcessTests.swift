import Foundation
import Snapshots
import TestSupport
import Testing

/// Many test processes on one store and in one run: `Tests/Processes`. One after the other: each starts many.
@Suite(.serialized) struct TestProcessTests {
  private static let cases = 10
  private static let sizes = 2
  private static let seed: UInt64 = 20_261_123

  private let folder: URL
  private var store: URL { folder.appendingPathComponent("__Snapshots__/Cards", isDirectory: true) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("GalleyTesting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func start(_ arguments: String..., at point: CallPoints.Ending? = nil) throws -> TestProcess {
    let environment = ["SNAPSHOT_RUN": "many"].merging(point?.environment ?? [:]) { $1 }
    return try TestProcess(arguments, in: folder, environment: environment)
  }

  /// All cases, the one of a number first, at two sizes each.
  private func check(
    _ mode: String, version: Int = 0, from first: Int = 0, at point: CallPoints.Ending? = nil
  ) throws -> TestProcess {
    try start("check", store.path, mode, String(version), String(first), String(Self.cases), at: point)
  }

  /// The run of all processes: the second where the very first was killed before it had named one.
  private var run: URL {
    get throws { try #require(OutputFolder.newestRun(in: folder.appendingPathComponent("galley-output"))) }
  }

  /// The number of lines that each case has in all of the run's files, whole or in the middle.
  private func lineCounts() throws -> [String: Int] {
    let run = try run
    let names = try FileManager.default.contentsOfDirectory(atPath: run.path).filter { $0.hasPrefix("results") }
    let lines = try names.flatMap { name in
      String(decoding: try Data(contentsOf: run.appendingPathComponent(name)), as: UTF8.self).split(separator: "\n")
    }
    return Dictionary(grouping: lines) { line in
      line.components(separatedBy: #""scene":"card.case-"#).last?.components(separatedBy: "\"").first ?? ""
    }.mapValues(\.count)
  }

  private func hiddenFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: store.path).filter { path in
      path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// Two versions of one view record and verify the same references, half of the processes are killed, at any call by
  /// which they change files: each reference is one version's, whole; a result that a process knew of is there.
  @Test func processesThatAreKilledTearNoReferenceAndLoseNoResult() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SeededGenerator(seed: Self.seed)
    var said: [String: Int] = [:]
    let points = try CallPoints()
    let whole = try points.ending(at: 0)
    _ = try await check("all", at: whole).end()
    let calls = try whole.count
    try #require(calls > 10 * Self.cases)
    var killed = 0
    for round in 0..<10 {
      let batch = try (0..<20).map { number in
        let mode = ["all", "missing", "failed", "never"][number % 4]
        let call = Bool.random(using: &generator) ? Int.random(in: 1...calls, using: &generator) : 0
        let point = try points.ending(at: call, isTorn: Bool.random(using: &generator))
        let first = Int.random(in: 0..<Self.cases, using: &generator)
        return (try check(mode, version: number % 8 / 4, from: first, at: point), call, point)
      }
      for (process, call, point) in batch {
        let lines = try await process.end()
        for line in lines { said[String(line.prefix { $0 != " " }), default: 0] += Self.sizes }
        let isKilled = try call > 0 && point.count >= call
        killed += isKilled ? 1 : 0
        #expect(isKilled || lines.count == Self.cases, "seed \(Self.seed), round \(round): \(lines)")
      }
    }
    #expect(killed >= 20)
    let counts = try lineCounts()
    for (number, count) in said {
      #expect(counts[number, default: 0] >= count, "case \(number), seed \(Self.seed)")
    }
    // What is not there yet is recorded; then every reference is one of the two versions'.
    _ = try await check("missing").end()
    for version in 0..<2 { _ = try await check("never", version: version).end() }
    let results = try ResultFiles.read(CaseResult.self, from: run)
    #expect(results.count == Self.cases * Self.sizes)
    for result in results {
      #expect([.unchanged, .changed].contains(result.outcome.verdict), "\(result), seed \(Self.seed)")
    }
    #expect(try !OutputFolder.isGoingOn(run))
    _ = try await check("all").end()
    #expect(try await check("never").end().allSatisfy { $0.hasSuffix("passed") })
    #expect(try hiddenFiles() == [], "who records next removes what was begun")
  }

  /// 10,000 cases need no more memory than 1,000: 2 MB are for the allocator. Another 8,000 results of 64 bytes would be
  /// 0.5 MB, of which this would not tell; their layouts, pictures or messages would be.
  @Test func memoryDoesNotGrowWithTheCases() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try await start("memory", store.path, "10000").end()
    let sizes = lines.map { $0.split(separator: " ").compactMap { Int($0) } }
    try #require(sizes.count == 2 && sizes.allSatisfy { $0.count == 2 }, "\(lines)")
    for (small, large) in zip(sizes[0], sizes[1]) { #expect(large - small < 2_048, "\(lines)") }
    #expect(try ResultFiles.read(CaseResult.self, from: run).count == 12)
  }
}

/// A process of `galley-test-process`.
private final class TestProcess {
  private let process = Process()
  private let output = Pipe()
  private let lines: Task<[String], any Error>

  init(_ arguments: [String], in folder: URL, environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("galley-test-process")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let handle = output.fileHandleForReading
    lines = Task.detached {
      String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// The output before it ended, or was ended.
  func end() async throws -> [String] {
    let lines = try await lines.value
    process.waitUntilExit()
    return lines
  }
}
