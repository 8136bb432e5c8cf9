import Foundation
import Testing

/// Help, wrong usage, and output that cannot be written.
@Suite struct UsageTests {
  @Test(arguments: [
    "", "init", "test", "watch", "report", "gallery", "accept", "review", "merge", "orphans", "engine", "render",
    "list",
    "measure", "strings", "matrix", "serve", "typography", "audit", "diff", "compare", "git-setup", "git-resolve",
    "schema", "mcp", "skill",
    "doctor",
  ])
  func helpShowsExamplesAndExitsWithZero(command: String) async throws {
    let run = try await Workspace().run([command, "--help"].filter { !$0.isEmpty })
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLE") && run.output.contains("  galley \(command)"), "\(run)")
    #expect(!run.output.contains("\\("), "a value stands for itself: \(run)")
    #expect(run.errors.isEmpty)
  }

  @Test func theHelpExplainsTheExitStatus() async throws {
    let run = try await Workspace().run("help")
    #expect(run.status == 0)
    #expect(run.output.contains("EXIT STATUS\n  0  everything is unchanged"))
    for hidden in ["worker", "git-merge-driver", "git-diff-driver", "findings", "properties"] {
      #expect(!run.output.contains("\n  \(hidden)"), "\(hidden)")
    }
  }

  /// The commands by what they are for, each once.
  @Test func theHelpGroupsTheCommands() async throws {
    let run = try await Workspace().run("--help")
    let groups = [
      "BEGIN": ["init", "sources", "doctor", "list", "watch"],
      "TEST": ["test", "audit", "compare", "render", "matrix", "sensitivity", "ib", "previews"],
      "REVIEW": ["report", "gallery", "review", "accept", "diff", "merge", "history", "orphans", "engine"],
      "MEASURE": ["measure", "strings", "serve"],
      "MORE": ["mcp", "skill", "schema", "typography", "git-setup", "git-resolve"],
    ]
    for (group, commands) in groups {
      let lines = run.output.components(separatedBy: "\n\(group):\n").dropFirst().first ?? ""
      let section = lines.components(separatedBy: "\n\n").first ?? ""
      let names = section.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(names == commands, "\(group)")
    }
    #expect(!run.output.contains("SUBCOMMANDS"))
  }

  @Test(arguments: [
    ("tset", " Did you mean 'test'?"), ("stings", " Did you mean 'strings'?"), ("foo", ""),
    // Drivers are for programs.
    ("git-merge-drivers", ""),
  ])
  func anUnknownCommandIsSuggested(command: String, suggestion: String) async throws {
    let run = try await Workspace().run(command, "--all")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "error: galley has no command '\(command)'.\(suggestion)\nhint: galley --help lists them\n",
      "\(run)")
  }

  @Test func wrongUsageHasTheLabelsOfAllMessages() async throws {
    let run = try await Workspace().run("doctor", "--referencse", "x")
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "error: Unknown option '--referencse'. Did you mean '--references'?", "\(run)")
    #expect(lines.last == "hint: galley doctor --help explains every argument", "\(run)")
    #expect(lines.dropFirst().dropLast().first?.hasPrefix("Usage: galley doctor ") == true, "\(run)")
  }

  /// Spellings of earlier versions, and what to write.
  @Test(arguments: [
    (["accept", "--all", "--run", "out"], "accept --run", "A run is named without an option: galley accept out --all"),
    (["review", "--run=out"], "review --run", "A run is named without an option: galley review out"),
    (["orphans", "--run", "out"], "orphans --run", "A run is named without an option: galley orphans out"),
    (
      ["accept", "a/b", "c/d"], "accept with paths",
      "Cases are named with --filter: galley accept --filter a/b --filter c/d"
    ),
    (
      ["compare", "main", "--catalogue", "App"], "compare --catalogue",
      "A catalogue follows the revisions without an option: galley compare main App"
    ),
    (
      ["gallery", "--catalogue", "App"], "gallery --catalogue",
      "A catalogue follows the run without an option: galley gallery galley-output App – or, without a run, galley gallery "
        + "--style-guide App"
    ),
    (
      ["matrix", "a/b", "--catalogue", "App"], "matrix --catalogue",
      "A catalogue follows the scene without an option: galley matrix file/scene App"
    ),
    (
      ["diff", "a.png", "b.png", "--picture", "overlay"], "diff --picture",
      "The option has the name that it has in galley test: galley diff … --difference overlay"
    ),
    (
      ["measure", "--strings", "App", "--width", "9"], "measure --strings",
      "Strings have a command of their own: galley strings App"
    ),
  ])
  func aFormerSpellingSaysWhatToWrite(arguments: [String], former: String, advice: String) async throws {
    let run = try await Workspace().run(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "error: galley \(former) is the spelling of an earlier version.\nhint: \(advice)\n", "\(run)")
  }

  @Test func twoRevisionsAreWrittenInOne() async throws {
    let workspace = try await Workspace.repository(["Catalogue/cards.yaml": Catalogues.card()])
    let run = try await workspace.run("compare", "HEAD", "main")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: 'main' is a revision, not a catalogue. Write both revisions in one: `galley compare HEAD..main`.\n",
      "\(run)")
    let dots = try await workspace.run("compare", "HEAD...main", "Catalogue")
    #expect(dots.status == 2 && dots.errors.contains("The value 'HEAD...main' is invalid for '<revision>'"), "\(dots)")
  }

  /// `--json` wherever something is listed.
  @Test func listsAreJSONForPrograms() async throws {
    struct List: Decodable {
      struct Scene: Decodable {
        var name, file: String
        var line: Int
        var cases: [String]
        var error: String?
      }
      var schemaVersion: Int
      var scenes: [Scene]
    }
    let broken = "matrix: {devices: [iPhone 15], categories: [L]}\nscenes: [{name: broken, view: {class: UILable}}]\n"
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "Catalogue/z.yaml": broken])
    let run = try await workspace.run("list", "Catalogue", "--json")
    #expect(run.status == 1)
    let list = try JSONDecoder().decode(List.self, from: Data(run.output.utf8))
    #expect(list.schemaVersion == 1 && list.scenes.map(\.name) == ["cards/greeting", "z/broken"])
    #expect(list.scenes[0].cases == ["cards/greeting/card-L@2x", "cards/greeting/card-AX3@2x"])
    #expect(list.scenes[0].file == "Catalogue/cards.yaml" && list.scenes[0].error == nil)
    #expect(list.scenes[1].line == 2 && list.scenes[1].error?.contains("UILable") == true)
  }

  @Test func aReportIsJSONForPrograms() async throws {
    struct Report: Decodable {
      struct Group: Decodable {
        var verdict, which: String
        var cases: [String]
      }
      var needsReview: Bool
      var run, totals: String
      var groups: [Group]
      var notes: [String]
    }
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    _ = try await workspace.test("--record", "never")
    let run = try await workspace.run("report", "out", "--json")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.needsReview && report.run == "out" && report.totals == "2 cases: 2 new" && report.notes.isEmpty)
    #expect(report.groups.map(\.verdict) == ["new"])
    #expect(report.groups.first?.cases == ["cards/greeting/card-L@2x", "cards/greeting/card-AX3@2x"])
    let both = try await workspace.run("report", "out", "--json", "--markdown", "-")
    #expect(both.status == 2 && both.errors.contains("Only one report can be written"), "\(both)")
  }

  @Test(arguments: [
    (["test", "--recrod", "all"], "Unknown option '--recrod'"),
    (["test", "--record", "some"], "Please provide one of 'missing', 'all', 'failed' or 'never'"),
    (["test", "--jobs", "0"], "--jobs is 0: expected 1 to 256."),
    (["test", "--jobs", "-1"], "--jobs is -1: expected 1 to 256."),
    (["test", "--jobs", "many"], "The value 'many' is invalid for '--jobs <n>'"),
  ])
  func wrongUsageExitsWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace().start(arguments).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message) && run.errors.contains("Usage: galley"), "\(run)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (
      ["--category", "AX33"], "--category: 'AX33' is not a known value. Did you mean 'AX3'? Use one of XS, S, M, L, XL,"
    ),
    (["--device", "crad"], "--device: the catalogue has no device 'crad'. Did you mean 'card'?"),
    (
      ["--filter", "nothing"],
      "No case of 'Catalogue' matches the filters; `galley list Catalogue` lists all 2."
    ),
  ])
  func unknownValuesExitWithTwoAndASuggestion(arguments: [String], message: String) async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    for command in ["test", "list"] {
      let run = try await workspace.run([command, "Catalogue"] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("error: " + message), "\(run)")
      #expect(run.lines.count == 1)
    }
  }

  /// Commands in messages are quoted for a shell.
  @Test func theCommandThatAMessageNamesListsTheCatalogue() async throws {
    let workspace = try Workspace(["My Scenes/cards.yaml": Catalogues.card()])
    let run = try await workspace.run("test", "My Scenes", "--filter", "nothing")
    let command = String(try #require(run.errors.split(separator: "`").dropFirst().first))
    #expect(command == "galley list 'My Scenes'")
    let list = try await workspace.shell(command.replacing("galley", with: "\"$galley\""))
    #expect(list.lines.last == "1 scene, 2 cases", "\(list)")
  }

  @Test func aMissingCatalogueExitsWithTwo() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "empty/note.txt": ""])
    let messages = [
      "Catalog": "there is no catalogue at 'Catalog'. Did you mean 'Catalogue'?",
      "Catalogue/card.yaml": "there is no catalogue at 'Catalogue/card.yaml'. Did you mean 'Catalogue/cards.yaml'?",
      "empty":
        "the folder 'empty' contains no .yaml file. Write a scene, or name another folder; `galley init` creates a catalogue.",
      "Catalogue/nothing.yaml":
        "there is no catalogue at 'Catalogue/nothing.yaml'. Name a folder of scenes, or one YAML file; `galley init` creates a catalogue.",
    ]
    for (path, message) in messages {
      let run = try await workspace.run("test", path)
      #expect(run.status == 2)
      #expect(run.errors == "error: \(message)\n")
    }
  }

  @Test func aFolderOfOtherThingsIsNoOutputFolder() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "out/diary.txt": "Monday"])
    let run = try await workspace.test()
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: The output folder 'out' contains 'diary.txt', which no run wrote. Name an empty folder with --output.

        """)
    #expect(try workspace.files("out") == ["diary.txt": Data("Monday".utf8)])
  }

  @Test func anEarlierRunsPicturesAreRemoved() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    _ = try await workspace.test()
    #expect(workspace.exists("out/cards/greeting"))
    _ = try await workspace.test()
    #expect(!workspace.exists("out/cards"))
  }

  @Test func anOutputFolderThatCannotBeWrittenExitsWithTwo() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "file": ""])
    for path in ["file/out", "file"] {
      let run = try await workspace.run("test", "Catalogue", "--output", path)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot be written: ") && run.errors.contains("file"), "\(run)")
      #expect(run.lines.count == 1)
    }
  }

  @Test(arguments: ["file", "file/references"])
  func referencesCannotBeKeptInAFile(path: String) async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "file": ""])
    let run = try await workspace.test("--references", path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: 'file' is a file, but references are kept in a folder. Name another with --references.\n")
  }

  @Test func aFileInPlaceOfAFolderOfReferencesFailsTheCases() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "shots/cards": ""])
    let run = try await workspace.test("--references", "shots")
    #expect(run.status == 1)
    let start = "failed\tcards/greeting/card-L@2x and 1 more (every case): "
    #expect(
      run.lines.contains {
        $0.hasPrefix(start)
          && $0.hasSuffix("'shots/cards' is a file, where a folder is needed. Move it away, or name another folder.")
      }, "\(run)")
  }

  @Test func outputThatNobodyTakesIsNoCrash() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let full = try await workspace.shell("\"$galley\" list Catalogue > /dev/full")
    #expect(full.status == 2)
    #expect(full.errors == "error: the output cannot be written: No space left on device\n")
    let closed = try await workspace.shell("\"$galley\" test Catalogue --output out | true; true")
    #expect(!closed.errors.contains("rash"), "\(closed)")
  }
}
