import Drawing
import Foundation
import Raster
import Snapshots
import TestSupport
import Testing

@testable import Gallery
@testable import GalleyCommands
@testable import ReferenceCommands

/// Damaged files of runs are read or refused: no reader crashes, and nothing is written or removed that does not belong
/// to the run. `scripts/mutations` tries more.
@Suite struct MutatedFileTests {
  /// The number of damaged files of each kind.
  private static let count = ProcessInfo.processInfo.environment["GALLEY_MUTATIONS"].flatMap(UInt64.init) ?? 20
  /// The first seed; the others are consecutive.
  private static let seed = ProcessInfo.processInfo.environment["GALLEY_SEED"].flatMap(UInt64.init) ?? 20_261_126

  /// Files that do not belong to any run, next to and in their folders.
  private static let foreign = ["outside.txt", "outside/kept.txt", "run/mine.txt", "manifest/mine.txt"]

  private static func changedForeignFiles(of workspace: Workspace) -> [String] {
    foreign.filter { (try? workspace.read($0)) != Data($0.utf8) }
  }

  /// Damages a file repeatedly, and restores it at the end.
  private func mutate(_ path: String, in workspace: Workspace, _ read: (_ seed: UInt64) throws -> Void) throws {
    let whole = try workspace.read(path)
    print("mutations of \(path): seeds \(Self.seed)..<\(Self.seed + Self.count), in \(workspace.folder.path)")
    for seed in Self.seed..<Self.seed + Self.count {
      try workspace.write(Data(Mutation.damaged(Array(whole), seed: seed)), to: path)
      try read(seed)
      let changed = Self.changedForeignFiles(of: workspace)
      #expect(changed.isEmpty, "\(path), seed \(seed)")
    }
    try workspace.write(whole, to: path)
  }

  /// A small view with a text: its pictures are read as often as files are damaged.
  private static func view(_ text: String) -> String {
    Catalogues.label("text: a", device: "width: 40, height: content")
      .replacing("class: UILabel", with: "class: UIView\n      name: card\n      layoutMargins: [2, 2, 2, 2]")
      .replacing(
        "text: a",
        with: "constraints: [\"V:|-[title]-|\", \"H:|-[title]-|\"]\n      subviews: "
          + "[{class: UILabel, name: title, text: \(text)}]")
  }

  /// A catalogue with cases that changed, are new, cannot be read, are tolerated, do not render, or are unchanged, and
  /// runs of it.
  private func runs() async throws -> Workspace {
    let tolerant = Catalogues.label("text: a", "backgroundColor: \"#F0F0F0\"", scene: "tolerant")
      .replacing("    view:", with: "    tolerance: {channel: 40}\n    view:")
    let workspace = try Workspace([
      "Catalogue/a.yaml": Self.view("a"), "Catalogue/b.yaml": Catalogues.label("text: b", scene: "broken"),
      "Catalogue/c.yaml": tolerant, "Catalogue/d.yaml": Catalogues.label("text: d", scene: "same"),
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all", "--output", "run", "--jobs", "1")
    try workspace.write(Self.view("b c"), to: "Catalogue/a.yaml")
    try workspace.write(Data("no picture".utf8), to: "References/b/broken/card-L.png")
    try workspace.write(tolerant.replacing("F0F0F0", with: "E0E0E0"), to: "Catalogue/c.yaml")
    try workspace.write(Catalogues.label("txet: e", scene: "failing"), to: "Catalogue/e.yaml")
    try workspace.write(Catalogues.label("numberOfLines: 1", "text: \"f f f f f f f f f f f\""), to: "Catalogue/f.yaml")
    let test = try await workspace.run(
      "test", "Catalogue", "--record", "never", "--output", "run", "--jobs", "1", "--shard", "1/1")
    #expect(
      test.lines.contains("6 cases: 1 unchanged, 1 tolerated, 1 changed, 1 new, 1 unreadable, 1 failed"), "\(test)")
    _ = try await workspace.run("render", "Catalogue", "--output", "rendered", "--jobs", "1")
    _ = try await workspace.run("audit", "Catalogue", "--write-baseline", "baseline.json", "--output", "audited")
    _ = try await workspace.run(
      "matrix", "a/one", "Catalogue", "--output", "matrix", "--widths", "343")
    for path in Self.foreign { try workspace.write(path, to: path) }
    return workspace
  }

  private func reader(of run: String, in workspace: Workspace) throws -> MutatedRun {
    // The page's own scripts and styles are the same for every run.
    try workspace.write("{{title}}{{#inlineData}}{{{json}}}{{/inlineData}}", to: "site/\(SiteFiles.templateName)")
    try workspace.write("", to: "site/\(SiteFiles.listName)")
    return MutatedRun(
      run: workspace.url(run), references: workspace.url("References"), output: workspace.url("output"),
      site: try SiteFiles(in: workspace.url("site"), version: "1"))
  }

  /// Updates the hash of the results in `run.json`, so that code after that check is reached as well.
  private func vouch(for run: String, in workspace: Workspace) throws {
    var header = try #require(try RunHeader.read(from: workspace.url(run)))
    header.results = Hash128(hashing: try workspace.read("\(run)/results.jsonl"))
    try workspace.write(try ResultFiles.encoder.encode(header), to: "\(run)/run.json")
  }

  @Test func filesOfARunAreReadOrRefused() async throws {
    let workspace = try await runs()
    for (run, files) in [
      ("run", ["run.json", "results.jsonl", "durations.jsonl"]), ("rendered", ["run.json", "results.jsonl"]),
    ] {
      let reader = try reader(of: run, in: workspace)
      for file in files {
        let header = try workspace.read("\(run)/run.json")
        try mutate("\(run)/\(file)", in: workspace) { seed in
          if file == "results.jsonl", seed % 2 == 0 { try vouch(for: run, in: workspace) }
          reader.read()
        }
        try workspace.write(header, to: "\(run)/run.json")
      }
    }
  }

  @Test func picturesAndRecordsAreReadOrRefused() async throws {
    let workspace = try await runs()
    let reader = try reader(of: "run", in: workspace)
    let folder = "run/a/one/card-L"
    for file in ["\(folder)/expected.png", "\(folder)/actual.png"] {
      try mutate(file, in: workspace) { _ in reader.read() }
    }
    let whole = try Record(text: String(decoding: workspace.read("\(folder)/actual.txt"), as: UTF8.self))
    try mutate("\(folder)/actual.txt", in: workspace) { seed in
      let bytes = try workspace.read("\(folder)/actual.txt")
      let text = String(decoding: bytes, as: UTF8.self)
      guard let record = try? Record(text: seed % 2 == 0 ? vouched(text) : text) else { return reader.read() }
      _ = LayoutDifference(from: whole.layout, to: record.layout)?.sentences
      _ = LayoutDifference(from: record.layout, to: whole.layout)?.sentences
      #expect(try Record(text: record.text) == record, "seed \(seed)")
      try workspace.write(record.text, to: "\(folder)/actual.txt")
      reader.read()
    }
  }

  /// A record's text with the correct hash of its lines wherever it has one.
  private func vouched(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard let index = lines.firstIndex(where: { $0.hasPrefix("record ") }) else { return text }
    lines.remove(at: index)
    let hash = Hash128(hashing: Array(lines.joined(separator: "\n").utf8))
    lines.insert("record \(hash)", at: index)
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func whatIsGivenToCommandsIsReadOrRefused() async throws {
    let workspace = try await runs()
    let reader = try reader(of: "run", in: workspace)
    let results = try ResultFiles.read(CaseResult.self, from: reader.run)
    let acceptance = Acceptance(of: reader.run, references: RunReferences(reader.references))
    let decisions = results.compactMap { result in
      (try? acceptance.seen(result)).map {
        Decision(case: result.path.description, .accept, expected: $0.expected, actual: $0.actual)
      }
    }
    #expect(decisions.count == 3)
    try workspace.write(try ResultFiles.encoder.encode(Decisions(decisions)), to: "decisions.json")
    let run = try RunToAccept(reader.run, references: reader.references)
    try mutate("decisions.json", in: workspace) { _ in
      reader.answer(
        try {
          guard case .decisions(let decisions) = try ApprovalFile(contentsOf: workspace.url("decisions.json")) else {
            return
          }
          _ = try AcceptedCases.decided(decisions, of: run)
        }())
    }
    try mutate("matrix/matrix.json", in: workspace) { _ in
      reader.answer(try MatrixFolder.heatMaps(in: workspace.url("matrix").path))
    }
    let audited = try ResultFiles.read(RenderResult.self, from: workspace.url("audited"))
    try mutate("baseline.json", in: workspace) { _ in
      reader.answer(try BaselineFile(from: workspace.url("baseline.json")).missing(from: audited))
    }
  }

  /// Lists of the program's own files, which determine what it removes.
  @Test func whatIsRemovedIsWhatWasWritten() async throws {
    let workspace = try Workspace()
    for path in Self.foreign { try workspace.write(path, to: path) }
    let folder = workspace.url("manifest")
    let files = ["a/one.png", "a/two.png", "results.jsonl"]
    // Created again each time, as a run that begins there removes it.
    try FileManager.default.removeItem(at: workspace.url("manifest/mine.txt"))
    do {
      let run = try RunFolder.claim(folder)
      for file in files { try run.write(Data(file.utf8), to: file) }
    }
    try workspace.write("manifest/mine.txt", to: "manifest/mine.txt")
    let manifest = try workspace.read("manifest/.galley-files")
    try workspace.write(manifest, to: "list")
    try mutate("list", in: workspace) { _ in
      for file in files { try workspace.write(Data(file.utf8), to: "manifest/\(file)") }
      try workspace.write(workspace.read("list"), to: "manifest/.galley-files")
      _ = try? RunFolder.claim(folder)
    }
    let name = "galley-compare-\(UUID().uuidString)"
    try workspace.write("\(name)\nexpected\n", to: "mark")
    try mutate("mark", in: workspace) { _ in
      try workspace.write("a tree", to: "\(name)/expected/file")
      try workspace.write(workspace.read("mark"), to: "\(name)/.galley-own")
      ManagedFolder.abandoned(at: workspace.url(name), prefix: "galley-compare-")?.remove()
    }
  }
}
