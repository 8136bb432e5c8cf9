import Foundation
import Raster
import Snapshots
import Testing

/// `Snapshots/run.schema.json`, tested with an independent validator on `run.json` as written by runs.
@Suite struct RunSchemaTests {
  private static let schema = Checker.fixtures.appendingPathComponent("../../../Snapshots/run.schema.json")
    .standardizedFileURL.path

  private func text(commit: String?, part: RunHeader.Part?) throws -> String {
    let origin = RunOrigin(
      command: .render, catalogue: Hash128(hashing: [1]), commit: commit, engine: Hash128(hashing: [2]),
      cases: .init(["a/b/c", "a/b/d", "a/b/e"]), failing: commit == nil ? nil : ["missing-glyph", "truncated-text"])
    let header = RunHeader(origin: origin, results: Hash128(hashing: [3]), part: part)
    return String(decoding: try ResultFiles.encoder.encode(header), as: UTF8.self) + "\n"
  }

  private static let part = RunHeader.Part(shards: [1, 3], of: 3, durations: Hash128(hashing: [4]), places: [0, 2])

  @Test func whatRunsWriteIsWhatTheSchemaSays() throws {
    for commit in [nil, String(repeating: "0a", count: 20), String(repeating: "0a", count: 32)] {
      for part in [nil, Self.part] {
        _ = try Checker.check("results", Data(text(commit: commit, part: part).utf8), [Self.schema])
      }
    }
  }

  @Test func orphansAreWhatTheSchemaSays() throws {
    let origin = RunOrigin(
      command: .test, catalogue: Hash128(hashing: [1]), commit: nil, engine: Hash128(hashing: [2]),
      cases: .init(["a/b/c"]))
    let orphans = [OrphanedReference("a/b/d"), OrphanedReference("a/b/c", .picture)]
    let header = RunHeader(origin: origin, results: Hash128(hashing: [3]), part: nil, orphans: orphans)
    let data = try ResultFiles.encoder.encode(header)
    _ = try Checker.check("results", data + Data("\n".utf8), [Self.schema])
    #expect(try JSONDecoder().decode(RunHeader.self, from: data).orphans == orphans)
  }

  @Test func aComparisonIsWhatTheSchemaSays() throws {
    for name in [nil, "feature"] {
      let comparison = RevisionComparison(
        expected: String(repeating: "0a", count: 20), expectedName: "main", actualName: name,
        isUncommitted: name == nil,
        removed: ["a/b/c"])
      let origin = RunOrigin(
        command: .compare, catalogue: Hash128(hashing: [1]), commit: nil, engine: Hash128(hashing: [2]),
        cases: .init(["a/b/d"]), comparison: comparison)
      let header = RunHeader(origin: origin, results: Hash128(hashing: [3]), part: nil)
      _ = try Checker.check("results", try ResultFiles.encoder.encode(header) + Data("\n".utf8), [Self.schema])
    }
  }

  @Test(arguments: [
    ("\"schemaVersion\":1", "\"schemaVersion\":2"), ("\"command\":\"render\"", "\"command\":\"diff\""),
    ("\"engine\":\"", "\"engine\":\"x"), ("\"results\":", "\"result\":"), ("\"of\":3", "\"of\":0"),
    ("[1,3]", "[]"), ("[0,2]", "[-1,2]"), ("\"count\":3", "\"count\":\"3\""),
  ])
  func whatIsNoHeaderIsNone(sound: String, broken: String) throws {
    let text = try text(commit: nil, part: Self.part)
    #expect(text.contains(sound))
    let answer = try Checker.run("results", Data(text.replacing(sound, with: broken).utf8), [Self.schema])
    #expect(answer.status == 1, "\(answer.text)")
  }
}
