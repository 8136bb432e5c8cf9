import Foundation
import Glibc
import Snapshots
import TestSupport
import Testing

/// Output folders: what is refused, kept and removed, and what remains of runs that are killed or run concurrently.
/// Serialised, as each test starts many processes.
@Suite(.serialized) struct OutputTests {
  private static let catalogue = Catalogues.label("text: one")

  /// As many cases as there are categories, with and without references.
  private func workspace(_ scenes: Int = 1) throws -> Workspace {
    let files = (0..<scenes).map { ("Catalogue/file-\($0).yaml", Catalogues.label("text: scene \($0)")) }
    return try Workspace(Dictionary(uniqueKeysWithValues: files))
  }

  @Test func aRepositoryIsNotTakenForOutput() async throws {
    // An earlier version deleted all of a folder that contained a file with this name.
    let workspace = try Workspace([
      "Catalogue/a.yaml": Self.catalogue, ".git/HEAD": "ref: refs/heads/main", "results.jsonl": "{}", "a.txt": "mine",
    ])
    let before = try workspace.files(".")
    for (output, message) in [
      (".", "'.' holds the catalogue, 'Catalogue'."), ("Catalogue", "'Catalogue' is the catalogue, 'Catalogue'."),
      ("Catalogue/out", "'Catalogue/out' lies in the catalogue, 'Catalogue'."),
      ("References", "'References' is the references, "), ("..", "'..' holds the catalogue, 'Catalogue'."),
    ] {
      for command in ["test", "render"] {
        let run = try await workspace.run(command, "Catalogue", "--output", output)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: The output folder \(message)"), "\(run)")
      }
    }
    #expect(try workspace.files(".") == before)
  }

  @Test(arguments: ["other", ".git/out"])
  func whatBelongsToARepositoryIsNotTakenForOutput(output: String) async throws {
    let workspace = try Workspace([
      "app/Catalogue/a.yaml": Self.catalogue, "other/.git": "gitdir: elsewhere", ".git/HEAD": "ref: refs/heads/main",
    ])
    let run = try await workspace.run("test", "app/Catalogue", "--output", output)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: The output folder '\(output)' is a repository's root or '.git', contains one, or lies in '.git'. Name another folder with \
        --output.

        """)
  }

  /// In front of `head`, commands end by the signal of a closed pipe, as others do, even where it is ignored.
  @Test(arguments: [["list", "Catalogue"], ["test", "Catalogue", "--record", "never"]])
  func whereNobodyReadsCommandsEndQuietly(arguments: [String]) async throws {
    let workspace = try workspace()
    let script = """
      import os, subprocess, sys
      reading, writing = os.pipe()
      os.close(reading)
      run = subprocess.run(sys.argv[1:], stdout=writing, stderr=subprocess.PIPE)
      print(run.returncode, run.stderr.decode())
      """
    let run = try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/python3"), ["-c", script, GalleyProcess.executable.path] + arguments,
        in: workspace.folder, environment: [:]
      ).outcome()
    }
    #expect(run.output == "\(-SIGPIPE) \n", "\(run)")
  }

  @Test func hiddenFilesAreInNobodysWay() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Self.catalogue, "galley-output/.gitignore": "*", "out/.DS_Store": "icons",
    ])
    #expect(try await workspace.run("test", "Catalogue").status == 1)
    #expect(try await workspace.test().status == 0)
    #expect(try workspace.files("galley-output")[".gitignore"] == Data("*".utf8))
    #expect(try workspace.files("out")[".DS_Store"] == Data("icons".utf8))
  }

  @Test func anEarlierVersionsFolderIsLeftAlone() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Self.catalogue, "galley-output/results.jsonl": "{}\n"])
    let run = try await workspace.run("test", "Catalogue")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: The output folder 'galley-output' has no manifest of the files that an earlier version of Galley wrote there, \
        so nothing is removed. Name an empty folder with --output.

        """)
    #expect(try workspace.files("galley-output").keys.sorted() == ["results.jsonl"])
  }

  @Test func runsWithoutAFolderOfTheirOwnAreNumbered() async throws {
    let workspace = try workspace()
    for number in 1...2 {
      let run = try await workspace.run("test", "Catalogue", "--record", "never")
      #expect(run.lines.contains("Pictures and results: galley-output/\(number)"), "\(run)")
    }
    let files = try workspace.files("galley-output").keys.filter { !$0.contains(".galley-") }.sorted()
    #expect(
      files == [
        "1/durations.jsonl", "1/file-0/one/card-L/actual.png", "1/file-0/one/card-L/actual.txt", "1/places.json",
        "1/results.jsonl", "1/run.json", "2/durations.jsonl", "2/file-0/one/card-L/actual.png",
        "2/file-0/one/card-L/actual.txt", "2/places.json", "2/results.jsonl", "2/run.json",
      ])
  }

  @Test func aChangedFileOfAnEarlierRunIsKept() async throws {
    let workspace = try workspace()
    #expect(try await workspace.test().status == 1)
    try workspace.write("notes", to: "out/results.jsonl")
    let run = try await workspace.test()
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'out/results.jsonl' was changed since Galley wrote it, so it is not removed. Move it away, or name another \
        folder with --output.

        """)
    #expect(try workspace.read("out/results.jsonl") == Data("notes".utf8))
  }

  @Test func aManifestThatIsALinkOrHasAnotherNameIsNobodys() async throws {
    let workspace = try workspace()
    try workspace.write("mine", to: "diary.txt")
    let diary = workspace.url("diary.txt")
    for output in ["linked", "named-twice"] {
      let manifest = workspace.url("\(output)/.galley-files")
      try FileManager.default.createDirectory(at: workspace.url(output), withIntermediateDirectories: true)
      if output == "linked" {
        try FileManager.default.createSymbolicLink(at: manifest, withDestinationURL: diary)
      } else {
        try FileManager.default.linkItem(at: diary, to: manifest)
      }
      let run = try await workspace.run("test", "Catalogue", "--output", output)
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix(
          "error: '\(output)/.galley-files' was changed since Galley wrote it, so it is not removed."),
        "\(run)")
    }
    #expect(try workspace.read("diary.txt") == Data("mine".utf8))
  }

  @Test func noLinkInARunsFolderIsFollowed() async throws {
    let workspace = try workspace()
    #expect(try await workspace.run("test", "Catalogue", "--output", "out", "--record", "never").status == 1)
    // The run's own files, now in the references, with a link to them in the old place.
    try FileManager.default.createDirectory(at: workspace.url("References"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: workspace.url("out/file-0"), to: workspace.url("References/file-0"))
    try FileManager.default.createSymbolicLink(
      at: workspace.url("out/file-0"), withDestinationURL: workspace.url("References/file-0"))
    let before = try workspace.files("References")
    #expect(!before.isEmpty)
    let run = try await workspace.test()
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("error: 'out/file-0/one/card-L/actual.png' was changed since Galley wrote it"), "\(run)")
    #expect(try workspace.files("References") == before)
  }

  @Test func anEmptyFolderOfAnOldRunGoesWithIt() async throws {
    // The state of a run that is killed after removing an old run's manifest, but not its folder.
    let workspace = try workspace()
    for number in 1...4 {
      try workspace.write("", to: "galley-output/.galley-runs")
      try FileManager.default.createDirectory(
        at: workspace.url("galley-output/\(number)"), withIntermediateDirectories: true)
      try workspace.write("", to: "galley-output/\(number)/.galley-files")
    }
    try FileManager.default.removeItem(at: workspace.url("galley-output/1/.galley-files"))
    _ = try await workspace.run("test", "Catalogue")
    #expect(!workspace.exists("galley-output/6") && workspace.exists("galley-output/5"))
    _ = try await workspace.run("test", "Catalogue")
    #expect(workspace.exists("galley-output/6") && !workspace.exists("galley-output/1"))
  }

  /// Killed at random calls. A fixed sample; `GALLEY_KILLS=200` tries more.
  @Test func aRunThatIsKilledStopsNoLaterOne() async throws {
    let workspace = try workspace(4)
    let points = try CallPoints()
    let command = ["test", "Catalogue", "--record", "never", "--jobs", "2"]
    let count = try await points.run(command, in: workspace, endingAt: 0)
    var generator = SeededGenerator(seed: 20_261_122)
    for number in 0..<sample("GALLEY_KILLS", 40) {
      let output = number.isMultiple(of: 2) ? ["--output", "out"] : []
      let call = Int.random(in: 1...count, using: &generator)
      try await points.run(
        command + output, in: workspace, endingAt: call, isTorn: Bool.random(using: &generator))
      guard number % 10 >= 8 else { continue }
      let run = try await workspace.run(["test", "Catalogue", "--record", "never"] + output)
      #expect(run.status == 1 && run.lines.contains("4 cases: 4 new"), "kill \(number), then: \(run)")
      let folder = try #require(run.lines.last?.split(separator: " ").last.map(String.init))
      #expect(try workspace.results(folder).map(\.outcome.verdict) == [.new, .new, .new, .new])
      let pictures = try workspace.files(folder).keys.filter { $0.hasSuffix(".png") || $0.contains("partial") }
      #expect(pictures.count == 4, "kill \(number) left \(pictures)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.url("galley-output").path).count <= 6)
  }

  /// Two concurrent runs of different catalogues in one folder: a fixed sample; `GALLEY_PAIRS` sets the number.
  @Test func runsAtTheSameTimeMixNothing() async throws {
    let workspace = try workspace()
    try workspace.write(Catalogues.label("text: other"), to: "Others/other.yaml")
    for number in 0..<sample("GALLEY_PAIRS", 12) {
      let output = number.isMultiple(of: 2) ? ["--output", "out"] : []
      let started = try ["Catalogue", "Others"].map { catalogue in
        try workspace.start(
          ["test", catalogue, "--record", "never", "--references", "None", "--jobs", "1"] + output)
      }
      var folders: [String] = []
      for (running, path) in zip(started, ["file-0/one/card-L", "other/one/card-L"]) {
        let run = try await running.outcome()
        #expect(run.status == 1 && run.lines.contains("1 case: 1 new"), "pair \(number): \(run)")
        let folder = try #require(run.lines.last?.split(separator: " ").last.map(String.init))
        folders.append(folder)
        guard output.isEmpty else { continue }
        #expect(try workspace.results(folder).map(\.path.description) == [path], "pair \(number)")
        let pictures = try workspace.files(folder).keys.filter { $0.hasSuffix(".png") }
        #expect(pictures == ["\(path)/actual.png"], "pair \(number)")
      }
      if output.isEmpty {
        #expect(Set(folders).count == 2)
      } else {
        // One waited for the other: everything belongs to one of them.
        let path = try #require(try workspace.results("out").first?.path)
        #expect(try workspace.files("out").keys.filter { $0.hasSuffix(".png") } == ["\(path)/actual.png"])
      }
    }
  }

  /// The number of times that something random is tried: fixed, or more if the environment says so.
  private func sample(_ name: String, _ count: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? count
  }
}
