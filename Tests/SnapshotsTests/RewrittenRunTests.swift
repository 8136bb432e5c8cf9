import Foundation
import Raster
import Testing

@testable import Snapshots

/// Runs that write their files repeatedly: the manifest stays short, and names every existing file.
@Suite struct RewrittenRunTests {
  let bench: Workbench
  let folder: URL

  init() throws {
    bench = try Workbench()
    folder = bench.folder.appendingPathComponent("out", isDirectory: true)
  }

  private var manifest: URL { folder.appendingPathComponent(RunManifest.fileName) }

  private var names: Set<String> {
    get throws { Set(try bench.files(in: folder).keys.filter { $0 != RunManifest.fileName }) }
  }

  /// Writes some files so often that there are more lines than a manifest keeps.
  private func rewrittenRun() throws -> RunFolder {
    let run = try RunFolder.claim(folder)
    for number in 0..<1_200 {
      for path in ["a/actual.png", "results.jsonl"] { try run.write(Data("\(number)".utf8), to: path) }
    }
    return run
  }

  @Test func theManifestIsShortenedToWhatIsThere() throws {
    let run = try rewrittenRun()
    try run.write(Data("gone".utf8), to: "b/gone.png")
    run.remove("b/gone.png")
    #expect(try Data(contentsOf: manifest).count > 256 << 10)
    run.tidy()
    #expect(try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n").count == 2)
    // It still belongs to the run, as does what it writes now.
    try run.write(Data("last".utf8), to: "a/actual.png")
    #expect(try names == ["a/actual.png", "results.jsonl"])
    #expect(RunManifest.isHeld(in: folder))
  }

  @Test func whatIsShortenedIsRemovedByTheNextRun() throws {
    try rewrittenRun().tidy()
    _ = try RunFolder.claim(folder)
    #expect(try names.isEmpty)
  }

  /// A process killed between both steps leaves the new lines, and the old ones from any position on.
  @Test func aManifestThatIsHalfShortenedNamesEverything() throws {
    let old = try { () throws -> Data in
      _ = try rewrittenRun()
      return try Data(contentsOf: manifest)
    }()
    try { try RunFolder(folder, #require(RunManifest.claimEnded(in: folder))).tidy() }()
    let new = try Data(contentsOf: manifest)
    for cut in [0, 1, 30, 31, 32, 33, 34, 60] {
      try (new + Data("\n".utf8) + old.dropFirst(new.count + 1 + cut)).write(to: manifest)
      let entries = try #require(RunManifest.claimEnded(in: folder)).entries()
      #expect(entries["a/actual.png"]?.contains(Hash128(hashing: Data("1199".utf8))) == true)
      #expect(entries["results.jsonl"]?.contains(Hash128(hashing: Data("1199".utf8))) == true)
    }
    _ = try RunFolder.claim(folder)
    #expect(try names.isEmpty)
  }

  @Test func whatWasChangedSinceIsNotRemoved() throws {
    let run = try RunFolder.claim(folder)
    try run.write(Data("mine".utf8), to: "a/actual.png")
    try Data("yours".utf8).write(to: folder.appendingPathComponent("a/actual.png"))
    run.remove("a/actual.png")
    run.remove("a/never.png")
    #expect(try names == ["a/actual.png"])
  }
}
