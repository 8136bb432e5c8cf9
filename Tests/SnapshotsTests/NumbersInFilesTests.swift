import Foundation
import Glibc
import ImageComparison
import Raster
import SourcePlaces
import Testing

@testable import Snapshots

/// Numbers in a run's file that no run would write.
@Suite struct NumbersInFilesTests {
  let bench: Workbench

  init() throws { bench = try Workbench() }

  // MARK: Durations

  private func read(seconds: String) throws -> [CaseResult] {
    let result = CaseResult(
      CasePath(catalogueFile: "a", scene: "b", configuration: "c"), .sample(.unchanged), duration: .zero)
    let lines = try ResultFiles.lines(of: [result])
    try lines.results.write(to: bench.output.appendingPathComponent("results.jsonl"))
    let line = String(decoding: lines.durations, as: UTF8.self)
    #expect(line == "{\"case\":\"a/b/c\",\"seconds\":0}\n")
    try bench.write(
      line.replacing(":0}", with: ":\(seconds)}"), to: bench.output.appendingPathComponent("durations.jsonl"))
    return try ResultFiles.read(CaseResult.self, from: bench.output)
  }

  @Test(arguments: ["1e300", "-1e300", "1e19", "-1", "9223372036854775808", "100000001"])
  func aDurationOfNoCaseIsRefused(seconds: String) throws {
    let error = #expect(throws: ResultError.self) { try read(seconds: seconds) }
    #expect(
      error?.description.hasPrefix("Line 1 of durations.jsonl was not written by this version of Galley: ") == true)
    #expect(
      error?.description.contains("'seconds': ") == true && error?.description.contains("is out of range") == true)
    #expect(throws: DurationsError.self) { try CaseDurations(from: bench.output) }
  }

  @Test(arguments: ["0", "0.25", "100000000", "1e-300"]) func otherDurationsAreRead(seconds: String) throws {
    #expect(try read(seconds: seconds)[0].duration == .seconds(try #require(Double(seconds))))
  }

  // MARK: Numbers of pictures

  private static let result = CaseResult(
    CasePath(catalogueFile: "a", scene: "b", configuration: "c"),
    .changed(
      .pixels(
        .sample(1, by: 3, sizes: .init(expected: .init(width: 1, height: 1), actual: .init(width: 2, height: 1))),
        engine: .same), Outcome.pictures, isRecorded: false), source: SourcePlace(file: "a.yaml", line: 7),
    duration: .zero)

  /// The replacement in a line, and the key that the message names.
  @Test(arguments: [
    ("\"differing\":1", "\"differing\":-1", "differing"),
    ("\"differing\":1", "\"differing\":9223372036854775807", "differing"),
    ("\"largestChannelDifference\":3", "\"largestChannelDifference\":256", "largestChannelDifference"),
    ("\"box\":[1,2,3,4]", "\"box\":[9223372036854775807,2,9223372036854775807,4]", "box"),
    ("\"box\":[1,2,3,4]", "\"box\":[1,2,3]", "box"),
    ("\"actualSize\":[2,1]", "\"actualSize\":[2147483648,1]", "actualSize"),
    ("\"line\":7", "\"line\":0", "line"), ("\"line\":7", "\"line\":9223372036854775807", "line"),
  ])
  func numbersOfNoPictureAreRefused(old: String, new: String, key: String) throws {
    let lines = try ResultFiles.lines(of: [Self.result])
    let text = String(decoding: lines.results, as: UTF8.self)
    #expect(text.contains(old), "\(text)")
    try lines.durations.write(to: bench.output.appendingPathComponent("durations.jsonl"))
    let file = bench.output.appendingPathComponent("results.jsonl")
    try bench.write(text, to: file)
    #expect(try ResultFiles.read(CaseResult.self, from: bench.output) == [Self.result])
    try bench.write(text.replacing(old, with: new), to: file)
    let error = #expect(throws: ResultError.self) { try ResultFiles.read(CaseResult.self, from: bench.output) }
    #expect(error?.description.contains("'\(key)': ") == true, "\(String(describing: error))")
  }

  // MARK: Folders of runs

  /// Folders with numeric names whose successor would not be a number.
  @Test(arguments: ["9223372036854775807", "9223372036854775808", "1000000000", "00", "-1", "0x7"])
  func aFolderWithAnotherNumberIsNoRuns(name: String) throws {
    let folder = bench.folder.appendingPathComponent("runs", isDirectory: true)
    try OutputFolder.make(folder)
    let other = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try bench.write("mine", to: other.appendingPathComponent("notes.txt"))
    for number in 1...7 {
      #expect(try OutputFolder.beginRun(in: folder).url.lastPathComponent == String(number))
      #expect(OutputFolder.newestRun(in: folder)?.lastPathComponent == String(number))
    }
    #expect(try bench.files(in: other) == ["notes.txt": Data("mine".utf8)])
  }

  @Test func behindTheLargestNumberThereIsNone() throws {
    let folder = bench.folder.appendingPathComponent("runs", isDirectory: true)
    try OutputFolder.make(folder)
    let last = folder.appendingPathComponent("999999999", isDirectory: true)
    try RunFolder.claim(last).write(Data("x".utf8), to: "x")
    let error = #expect(throws: OutputError.self) { try OutputFolder.beginRun(in: folder) }
    #expect(
      error?.description.hasSuffix(
        "runs/999999999' has the largest possible run number. Move it away, or name another folder with --output."
      )
        == true, "\(String(describing: error))")
    #expect(OutputFolder.newestRun(in: folder) == last)
  }

  // MARK: Lists of files

  /// A call that writes part of a line gives no reason, as when a disk becomes full in between; the next call does.
  /// Here a pipe is full.
  @Test func whatEndsAListIsNamed() throws {
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try #require(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let manifest = RunManifest(descriptor: ends[1], folder: bench.output)
    let reason = String(cString: strerror(EAGAIN))
    errno = ENOENT
    #expect(
      throws: StoreError.unwritable(
        path: bench.output.appendingPathComponent(RunManifest.fileName).path, reason: reason)
    ) {
      try manifest.add(String(repeating: "a", count: 1 << 21), hash: Hash128(high: 0, low: 0))
    }
  }

  /// The system ends a path at a NUL: the rest would turn another file's name into that of one that was written.
  @Test func aPathWithANULNamesNoFile() throws {
    try bench.run.write(Data("x".utf8), to: "x")
    let mine = bench.output.appendingPathComponent("mine.txt")
    try bench.write("mine", to: mine)
    let manifest = try FileHandle(forWritingTo: bench.output.appendingPathComponent(RunManifest.fileName))
    try manifest.seekToEnd()
    let hash = Hash128(hashing: Array("mine".utf8))
    try manifest.write(contentsOf: Data("\(hash) mine.txt\0.galley-partial\n\(hash) mine.txt\0\n".utf8))
    bench.run.manifest.removeUnchangedFiles()
    #expect(try bench.files(in: bench.output).keys.sorted() == [RunManifest.fileName, "mine.txt"])
  }
}
