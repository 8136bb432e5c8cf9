import Foundation
import Testing

/// Help, wrong usage, and output that cannot be written.
@Suite struct UsageTests {
  @Test(arguments: [
    "", "init", "test", "watch", "report", "gallery", "accept", "review", "merge", "orphans", "engine", "render",
    "list",
    "measure", "matrix", "serve", "typography", "audit", "diff", "compare", "git-setup", "git-resolve", "schema",
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
    #expect(!run.output.contains("worker"))
  }

  @Test(arguments: [
    (["tset"], "Unexpected argument 'tset'"), (["test", "--recrod", "all"], "Unknown option '--recrod'"),
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
      "empty": "the folder 'empty' contains no .yaml file. Write a scene, or name another folder.",
      "Catalogue/nothing.yaml":
        "there is no catalogue at 'Catalogue/nothing.yaml'. Name a folder of scenes, or one YAML file.",
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
