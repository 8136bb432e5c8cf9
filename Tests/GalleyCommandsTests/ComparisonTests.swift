import Foundation
import ImageComparison
import Raster
import Snapshots
import Testing

/// `galley test` from the first run to a change.
@Suite struct ComparisonTests {
  private static let file = "Catalogue/cards.yaml"
  private static let paths = ["cards/greeting/card-L@2x", "cards/greeting/card-AX3@2x"]

  private func recorded(_ catalogue: String = Catalogues.card()) async throws -> Workspace {
    let workspace = try Workspace([Self.file: catalogue])
    #expect(try await workspace.test().status == 1)
    return workspace
  }

  @Test func theFirstRunRecordsAndSaysSo() async throws {
    let workspace = try Workspace([Self.file: Catalogues.card()])
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.contains("new\t\(Self.paths[0]) and 1 more (every case): recorded"), "\(run)")
    for path in Self.paths {
      #expect(workspace.exists("References/\(path).png"))
      #expect(workspace.exists("References/\(path).txt"))
    }
    #expect(run.lines.contains("2 cases: 2 new, 2 recorded"))
  }

  /// A side-by-side picture has three panels with gaps; in an amplified one equal pixels are black.
  @Test func differencesAreShownAsAskedFor() async throws {
    let workspace = try await recorded()
    try workspace.replace("text:", with: "alpha: 0.5\n          text:", in: Self.file)
    func picture(_ name: String) throws -> Bitmap {
      try PNG.decode(workspace.read("out/\(Self.paths[0])/\(name).png"))
    }
    for kind in DifferencePicture.allCases {
      let run = try await workspace.test("--record", "never", "--difference", kind.rawValue)
      #expect(run.status == 1 && run.lines.contains { $0.hasPrefix("changed\t") }, "\(run)")
      let (actual, shown) = (try picture("actual"), try picture("difference"))
      switch kind {
      case .overlay: #expect(shown.width == actual.width && shown.pixels[0] != 0xFF00_0000)
      case .sideBySide: #expect(shown.width > 3 * actual.width)
      case .amplified: #expect(shown.width == actual.width && shown.pixels[0] == 0xFF00_0000)
      }
    }
    let wrong = try await workspace.test("--difference", "red")
    #expect(wrong.status == 2 && wrong.errors.contains("'overlay', 'side-by-side' or 'amplified'"), "\(wrong)")
  }

  @Test func theSecondRunFindsAllUnchanged() async throws {
    let workspace = try await recorded()
    for arguments in [[], ["--pixels"]] {
      let run = try await workspace.run(["test", "Catalogue", "--output", "out"] + arguments)
      #expect(run.status == 0, "\(run)")
      #expect(run.lines.first == "2 cases: 2 unchanged")
      #expect(
        try workspace.files("out").keys.sorted() == [
          ".galley-files", "durations.jsonl", "places.json", "results.jsonl", "run.json",
        ])
      #expect(try workspace.results().allSatisfy { $0.outcome.verdict == .unchanged })
    }
  }

  @Test func nothingIsRecordedWhereCIIsSet() async throws {
    let workspace = try Workspace([Self.file: Catalogues.card()])
    let run = try await workspace.test(environment: ["CI": "true"])
    #expect(run.status == 1)
    #expect(run.lines.contains("2 cases: 2 new"), "\(run)")
    #expect(!workspace.exists("References"))
    #expect(try await workspace.test("--record", "missing", environment: ["CI": "true"]).status == 1)
    #expect(workspace.exists("References"))
  }

  // A line of body at AX3 is 40 * (1950 + 494) / 2048 = 47.734375 points high, and two lines are 48 apart (SF's metrics
  // and Dynamic Type's leading); rounded up to half points: 48 and 96.
  @Test func oneWordChangedNamesTheSceneTheSizesAndWhatMoved() async throws {
    let workspace = try await recorded()
    try workspace.replace("Good morning", with: "Good afternoon, everyone", in: Self.file)
    let run = try await workspace.test()
    #expect(run.status == 1)
    let text = "title: text 'Good morning' → 'Good afternoon, everyone'"
    let line = try #require(run.lines.first)
    #expect(line.hasPrefix("changed\t\(Self.paths[0]) and 1 more (every case): \(text); "), "\(run)")
    #expect(line.contains("pixels differ"))
    #expect(run.lines.contains("2 cases: 2 changed"))
    let command = "galley test Catalogue --filter cards/greeting/ --record failed"
    #expect(run.lines.contains("hint\tTo accept the changes as references: \(command)"), "\(run)")
    let sizes = ["expected": 160, "actual": 256, "difference": 256]
    for (name, height) in sizes {
      let picture = try PNG.decode(workspace.read("out/\(Self.paths[1])/\(name).png"))
      #expect(picture.width == 686 && picture.height == height, "\(name)")
    }
    let reference = try workspace.read("References/\(Self.paths[1]).png")
    #expect(try workspace.read("out/\(Self.paths[1])/expected.png") == reference)
    let outcome = try #require(try workspace.results().last?.outcome)
    guard case .changed(.layoutAndPixels(let layout, let pixels, engine: .same), _, isRecorded: false) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(layout.sentences == ["\(text), 1 line → 2, height 48 → 96 (+48 pt; also card)"])
    #expect(layout.cause == "title: text")
    #expect(pixels.sizes == .init(expected: .init(width: 686, height: 160), actual: .init(width: 686, height: 256)))
  }

  @Test func recordingFailedTakesOverWhatChanged() async throws {
    let workspace = try await recorded()
    try workspace.replace("Good morning", with: "Good night", in: Self.file)
    let run = try await workspace.test("--record", "failed")
    #expect(run.status == 1)
    #expect(run.lines.contains("2 cases: 2 changed, 2 recorded"), "\(run)")
    #expect(try await workspace.test().status == 0)
  }

  @Test func recordingAllWritesWhatIsUnchangedToo() async throws {
    let workspace = try await recorded()
    let before = try workspace.files("References")
    let run = try await workspace.test("--record", "all")
    #expect(run.status == 1)
    #expect(run.lines.contains("2 cases: 2 unchanged, 2 recorded"), "\(run)")
    #expect(try workspace.files("References") == before)
  }

  @Test(arguments: [
    ["--filter", "card-AX3"], ["--category", "ax3"], ["--filter", "greeting/", "--category", "AX3"],
    ["--category", "AX3", "--device", "Card"],
  ])
  func filtersNarrowTheRun(arguments: [String]) async throws {
    let workspace = try Workspace([Self.file: Catalogues.card()])
    let run = try await workspace.run(["test", "Catalogue", "--output", "out"] + arguments)
    #expect(run.lines.contains("1 case: 1 new, 1 recorded"), "\(run)")
    #expect(try workspace.results().map(\.path.configuration) == ["card-AX3@2x"])
  }

  /// Each adds what it selects, whether it is a whole path or a part of one.
  @Test func severalFiltersAddUp() async throws {
    let workspace = try Workspace([
      Self.file: Catalogues.card(), "Catalogue/more.yaml": Catalogues.card(scene: "one"),
      "Catalogue/others.yaml": Catalogues.card(scene: "two"),
    ])
    let run = try await workspace.test("--filter", "more/", "--filter", Self.paths[0], "--record", "never")
    #expect(
      try workspace.results().map(\.path.description)
        == [Self.paths[0], "more/one/card-L@2x", "more/one/card-AX3@2x"], "\(run)")
    // A hint for several scenes repeats them.
    #expect(
      run.lines.contains(
        "hint\tTo record the new references: galley test Catalogue --filter more/ --filter \(Self.paths[0]) --record missing"
      ), "\(run)")
  }

  /// A path printed by a report selects that case only, although it is part of another path, too.
  @Test func theWholePathOfACaseIsThatCaseAlone() async throws {
    let workspace = try Workspace([Self.file: Catalogues.card(), "Catalogue/more/cards.yaml": Catalogues.card()])
    let one = try await workspace.test("--filter", Self.paths[0])
    #expect(one.lines.contains("1 case: 1 new, 1 recorded"), "\(one)")
    #expect(try workspace.results().map(\.path.description) == [Self.paths[0]])
    let part = try await workspace.run("list", "Catalogue", "--filter", "cards/greeting/card-L")
    #expect(part.lines.last == "2 scenes, 2 cases", "\(part)")
  }

  @Test func oneBadSceneFailsOnlyItsCases() async throws {
    let workspace = try Workspace([Self.file: Catalogues.card()])
    try workspace.write(Catalogues.label("txet: a"), to: "Catalogue/bad.yaml")
    let run = try await workspace.test()
    #expect(run.status == 1)
    let failure = "failed\tbad/one/card-L: bad.yaml:6:7: UILabel has no 'txet'. Did you mean 'text'?"
    #expect(run.lines.contains(failure), "\(run)")
    #expect(run.lines.contains("3 cases: 2 new, 1 failed, 2 recorded"))
  }
}

/// References without a case.
@Suite struct OrphanTests {
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.card(scene: "first"), "Catalogue/b.yaml": Catalogues.card(scene: "second"),
    ])
    _ = try await workspace.test()
    return workspace
  }

  @Test func referencesOfNoCaseAreListedAndFailTheRun() async throws {
    let workspace = try await workspace()
    try workspace.replace("[L, AX3]", with: "[L]", in: "Catalogue/b.yaml")
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.contains("orphaned\tb/second/card-AX3@2x: no case has this reference"), "\(run)")
    #expect(run.lines.contains("3 cases: 3 unchanged, 1 orphaned"))
    // Its report, and that of merged shards, say and fail the same.
    let report = try await workspace.run("report", "out")
    #expect(report.status == 1 && report.lines == run.lines.map { $0.replacing(": ./", with: ": ") }, "\(report)")
    let summary = try await workspace.run("report", "out", "--markdown", "-")
    #expect(
      summary.status == 1 && summary.output.contains("|  | orphaned | b/second/card-AX3@<b></b>2x |"), "\(summary)")
    for shard in ["1/2", "2/2"] {
      let name = "shard-\(shard.prefix(1))"
      _ = try await workspace.run(["test", "Catalogue", "--output", name, "--shard", shard])
    }
    #expect(try await workspace.run("merge", "shard-2", "shard-1", "--output", "merged").status == 0)
    #expect(try workspace.read("merged/run.json") == workspace.read("out/run.json"))
    #expect(try await workspace.run("report", "merged").status == 1)
  }

  @Test func aPartOfTheCatalogueOrphansNothingElse() async throws {
    let workspace = try await workspace()
    let filtered = try await workspace.test("--category", "L")
    #expect(filtered.status == 0, "\(filtered)")
    let file = try await workspace.run("test", "Catalogue/a.yaml", "--output", "out")
    #expect(file.status == 0, "\(file)")
    #expect(file.lines.first == "2 cases: 2 unchanged")
  }

  @Test func aFileThatCannotBeReadOrphansNoneOfItsReferences() async throws {
    let workspace = try await workspace()
    try workspace.write("scenes: [", to: "Catalogue/a.yaml")
    try workspace.replace("categories: [L, AX3]", with: "categories: [L, AX33]", in: "Catalogue/b.yaml")
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.contains("2 cases: 2 failed"), "\(run)")
  }

  @Test func aSceneWhoseMatrixIsWrongOrphansNoneOfItsReferences() async throws {
    let workspace = try await workspace()
    try workspace.replace("- name: first", with: "- name: first\n    scales: [4]", in: "Catalogue/a.yaml")
    let run = try await workspace.test()
    #expect(run.lines.contains("3 cases: 2 unchanged, 1 failed"), "\(run)")
  }
}
