import Foundation
import Snapshots
import Testing

/// `galley report` on runs of catalogues and of tests.
@Suite struct ReportTests {
  // MARK: Catalogues

  /// The last lines of `galley test`, without the commands that need its options.
  @Test func aRunOfACatalogueIsReportedAsItEnded() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let ran = try await workspace.run("test", "Catalogue", "--record", "never")
    let report = try await workspace.run("report")
    #expect(report.status == 1)
    let lines = ran.lines.filter { !$0.hasPrefix("hint") }.map { $0.replacing(": ./", with: ": ") }
    #expect(report.lines == lines, "\(report)")
    _ = try await workspace.run("test", "Catalogue")
    _ = try await workspace.run("test", "Catalogue")
    let passing = try await workspace.run("report", "galley-output")
    #expect(passing.status == 0)
    #expect(
      passing.output == "2 cases: 2 unchanged\nReferences: References\nPictures and results: galley-output/3\n",
      "\(passing)")
    #expect(try await workspace.run("report", "galley-output/1").output == report.output)
  }

  @Test func aRunOfPicturesIsReportedAsItEnded() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let ran = try await workspace.run("render", "Catalogue")
    let report = try await workspace.run("report")
    #expect(report.status == 0 && report.output == ran.output, "\(report)")
  }

  /// `--json` of a command that runs is the report of its run.
  @Test(arguments: [["test", "Catalogue", "--record", "never"], ["audit", "Catalogue"], ["engine", "Catalogue"]])
  func aRunIsListedAsJSON(arguments: [String]) async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue")
    try workspace.write(Catalogues.label("text: Hello", scene: "greeting"), to: "Catalogue/more.yaml")
    let run = try await workspace.run(arguments + ["--json", "--output", "out"])
    let report = try await workspace.run("report", "out", "--json")
    #expect(run.output == report.output && run.status == report.status, "\(run)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["run"] as? String == "out" && json["totals"] is String)
  }

  // MARK: Tests

  private static let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// The results of one process of a test on devices, at all sizes.
  private func results(
    _ test: String, on devices: [String], in references: String = "Tests/AppTests/__Snapshots__",
    _ outcome: (String) -> Snapshots.Outcome
  ) -> [CaseResult] {
    devices.flatMap { device in
      Self.sizes.map { size in
        let path = CasePath(
          references: references, catalogueFile: "CardTests", scene: test, configuration: "\(device)-\(size)")
        return CaseResult(path, outcome(size), duration: .milliseconds(1))
      }
    }
  }

  private static func moved(_ height: Int) -> Snapshots.Outcome {
    let layout = LayoutDifference(
      sentences: ["title: 2 lines → 3, height \(height) → \(height + 21) (+21 pt; also card)"], cause: "title: lines")
    let pictures = Snapshots.Outcome.Pictures(expected: "e.png", actual: "a.png", difference: "d.png")
    return .changed(.layout(layout, engine: .same), pictures, isRecorded: false)
  }

  /// Each log behaves like a process, as the lock belongs to the open file.
  private func log(_ workspace: Workspace, _ results: [CaseResult]) throws {
    try ResultLog(in: OutputFolder.joinRun(named: "tests", in: workspace.url("galley-output"))).append(results)
  }

  /// Four devices, each in a separate process, and a test that passes: one cause gives one line.
  @Test func oneCauseOverProcessesSizesAndDevicesIsOneLine() async throws {
    let workspace = try Workspace()
    for (index, device) in ["iPhone-SE-3rd-gen", "iPhone-15", "iPad-mini-6th-gen", "iPad-10th-gen"].enumerated() {
      try log(
        workspace,
        results("card", on: [device]) { size in
          size.hasPrefix("AX") ? Self.moved(40 + index) : .unchanged(engine: .same, isRecorded: false)
        })
    }
    try log(workspace, results("other", on: ["343"]) { _ in .unchanged(engine: .same, isRecorded: false) })
    let report = try await workspace.run("report")
    #expect(report.status == 1)
    #expect(
      report.output == """
        changed\tCardTests/card/iPhone-SE-3rd-gen-AX1 and 19 more (AX1 to AX5 on 4 devices): title: 2 lines → 3, \
        height 40 → 61 (+21 pt; also card)
        hint\tTo accept the changes as references: SNAPSHOT_TESTING_RECORD=failed swift test
        60 cases: 40 unchanged, 20 changed
        References: Tests/AppTests/__Snapshots__
        Pictures and results: galley-output/1

        """)
  }

  @Test func testsOfSeveralFoldersAreTold() async throws {
    let workspace = try Workspace()
    for references in ["A/__Snapshots__", "B/__Snapshots__"] {
      try log(workspace, results("card", on: ["343"], in: references) { _ in .new(actual: "a.png", isRecorded: false) })
    }
    let report = try await workspace.run("report", "galley-output/1")
    #expect(report.status == 1)
    #expect(
      report.output == """
        new\tA/__Snapshots__/CardTests/card/343-XS and 11 more (every case)
        new\tB/__Snapshots__/CardTests/card/343-XS and 11 more (every case)
        hint\tTo record the new references: SNAPSHOT_TESTING_RECORD=missing swift test
        24 cases: 24 new
        References: A/__Snapshots__ and 1 more
        Pictures and results: galley-output/1

        """)
  }

  @Test func aRunThatGoesOnIsSaidToBeNotOver() async throws {
    let workspace = try Workspace()
    let run = try OutputFolder.joinRun(named: "tests", in: workspace.url("galley-output"))
    try ResultLog(in: run).append(results("card", on: ["343"]) { _ in .unchanged(engine: .same, isRecorded: false) })
    let report = try await workspace.run("report")
    #expect(report.status == 0)
    #expect(
      report.output == """
        note\tThe run is not over yet: one of its processes is alive.
        12 cases: 12 unchanged
        References: Tests/AppTests/__Snapshots__
        Pictures and results: galley-output/1

        """)
    withExtendedLifetime(run) {}
  }

  // MARK: Faults

  @Test func whatIsNoRunIsAnError() async throws {
    let workspace = try Workspace(["empty/.keep": "", "torn/results-2.jsonl": "{}\n", "torn/durations-2.jsonl": ""])
    let messages = [
      "nowhere": "There is no run in 'nowhere'. Run `galley test` or `swift test` first, or name the run's folder.",
      "empty": "'empty' has no results.jsonl, so it is not the folder of a finished run. Run `galley test` again.",
      "torn": "Line 1 of results-2.jsonl was not written by this version of Galley: there is no 'schemaVersion'. Run "
        + "`galley test` again.",
    ]
    for (folder, message) in messages {
      let report = try await workspace.run("report", folder)
      #expect(report.status == 2 && report.output.isEmpty)
      #expect(report.errors == "error: \(message)\n")
    }
  }

  @Test func aRunWithoutResultsThatGoesOnIsToBeWaitedFor() async throws {
    let workspace = try Workspace()
    let run = try OutputFolder.beginRun(in: workspace.url("galley-output"))
    let report = try await workspace.run("report")
    #expect(report.status == 2)
    #expect(
      report.errors == """
        error: The run in 'galley-output/1' is not over yet, and has no results so far. Run `galley report` again when \
        it is.

        """)
    withExtendedLifetime(run) {}
  }
}
