import Foundation
import Testing

@testable import GalleyCommands
@testable import ReferenceCommands

/// `galley review` with answers from a file.
@Suite struct ReviewTests {
  private func changed() async throws -> Workspace {
    let workspace = try Workspace()
    for scene in ["greeting", "parting"] {
      try workspace.write(Catalogues.card(scene: scene), to: "Catalogue/\(scene).yaml")
    }
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    for scene in ["greeting", "parting"] {
      try workspace.write(Catalogues.card("Farewell", scene: scene), to: "Catalogue/\(scene).yaml")
    }
    _ = try await workspace.run("test", "Catalogue", "--record", "never")
    return workspace
  }

  private func review(_ workspace: Workspace, _ answers: String) async throws -> Outcome {
    try workspace.write(answers, to: "answers")
    return try await workspace.run(["review", "--references", "References"], input: "answers")
  }

  private func moved(_ workspace: Workspace, _ before: [String: Data]) throws -> [String] {
    try workspace.files("References").filter { before[$0.key] != $0.value && $0.key.hasSuffix(".png") }.keys.sorted()
  }

  @Test func groupsAreShownAndAccepted() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    let reviewed = try await review(workspace, "a\nreject\n")
    #expect(reviewed.status == 1)
    #expect(
      reviewed.output.hasPrefix(
        "[1 of 2] changed\tgreeting/greeting/card-L@2x and 1 more (every case)\n  title: text 'Good morning' → 'Farewell'"
      ),
      "\(reviewed)")
    // One path for each group: that of the first case's difference.
    #expect(reviewed.output.components(separatedBy: ".png\n").count == 3, "\(reviewed)")
    #expect(reviewed.output.contains("\n  galley-output/2/greeting/greeting/card-L@2x/difference.png\n"))
    #expect(reviewed.output.contains("\na accept   r reject   s skip   o one by one   q quit   ? help\n"))
    #expect(reviewed.output.contains("\naccepted\tgreeting/greeting/card-L@2x and 1 more (every case)\n[2 of 2] "))
    #expect(reviewed.output.contains("\nrejected\tparting/parting/card-L@2x and 1 more (every case)\n"))
    #expect(reviewed.output.hasSuffix("2 accepted, 2 rejected\n"), "\(reviewed)")
    #expect(
      try moved(workspace, before) == ["greeting/greeting/card-AX3@2x.png", "greeting/greeting/card-L@2x.png"])
  }

  @Test func casesOfAGroupAreAskedForOneByOne() async throws {
    let workspace = try await changed()
    let before = try workspace.files("References")
    // An invalid answer is asked for again; everything after the end of input is skipped.
    let reviewed = try await review(workspace, "what\no\ns\na\n")
    #expect(reviewed.status == 1 && reviewed.output.hasSuffix("1 accepted, 3 skipped\n"), "\(reviewed)")
    #expect(try moved(workspace, before) == ["greeting/greeting/card-AX3@2x.png"])
  }

  @Test func helpIsAsked() async throws {
    let reviewed = try await review(try await changed(), "?\nq\n")
    #expect(reviewed.output.contains("\n  a  accept: the pictures become references, at once\n"), "\(reviewed)")
    #expect(reviewed.output.hasSuffix("4 skipped\n"))
  }

  /// On a terminal a key is an answer, and each group has its screen; what became of the one before is on its first line.
  @Test func aTerminalHasKeysAndScreens() async throws {
    let workspace = try await changed()
    let reviewed = try await terminal(workspace, keys: ["a", "\u{1B}[A", "s"])
    #expect(reviewed.status == 1)
    let screens = reviewed.output.components(separatedBy: "\u{1B}[H\u{1B}[2J")
    #expect(screens.count == 3, "\(reviewed)")
    #expect(
      screens.last?.hasPrefix("accepted\tgreeting/greeting/card-L@2x and 1 more (every case)\r\n[2 of 2]") == true)
    // An arrow is no answer.
    #expect(screens.last?.contains("\r\n  q  quit: skip the rest\r\n") == true, "\(reviewed)")
    #expect(reviewed.output.hasSuffix("2 accepted, 2 skipped\r\n"), "\(reviewed)")
  }

  /// ^C ends the review and leaves the terminal as it was, with lines and echo.
  @Test func theTerminalIsLeftAsItWas() async throws {
    let reviewed = try await terminal(try await changed(), keys: ["\u{3}"])
    #expect(reviewed.status == 1 && reviewed.output.hasSuffix("4 skipped\r\n"), "\(reviewed)")
    #expect(reviewed.errors == "lines and echo\n", "\(reviewed)")
  }

  /// Reviews on a terminal (`Fixtures/terminal.py`), whose keys are pressed when there is a prompt.
  private func terminal(_ workspace: Workspace, keys: [String]) async throws -> Outcome {
    let runner = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/terminal.py")
    let program = ["-B", runner.path, "? help", keys.joined(separator: "\u{0}")]
    return try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/python3"),
        program.map { $0.replacing("\u{0}", with: "\u{1F}") } + [
          GalleyProcess.executable.path, "review", "--references", "References",
        ], in: workspace.folder, environment: ["TERM": "xterm-256color"]
      ).outcome()
    }
  }

  @Test func allAcceptedIsNothingLeft() async throws {
    let workspace = try await changed()
    #expect(try await review(workspace, "a\na\n").status == 0)
    _ = try await workspace.run("test", "Catalogue", "--record", "never")
    let nothing = try await review(workspace, "")
    #expect(nothing.status == 0 && nothing.output == "There is nothing to review.\n", "\(nothing)")
  }

  /// The examples in both protocols' documents, with a file of four bytes.
  @Test func picturesInTerminals() {
    let file = Data([1, 2, 3, 4])
    #expect(PictureTerminal(["TERM": "xterm-kitty"])?.sequence(for: file) == "\u{1B}_Ga=T,f=100,m=0;AQIDBA==\u{1B}\\")
    #expect(
      PictureTerminal(["TERM_PROGRAM": "iTerm.app"])?.sequence(for: file)
        == "\u{1B}]1337;File=inline=1;size=4:AQIDBA==\u{7}")
    #expect(PictureTerminal(["TERM": "xterm-256color"]) == nil)
    // At most 4,096 bytes of base64 at a time, 3,072 bytes of a file.
    let long = PictureTerminal.kitty.sequence(for: Data(count: 3_073))
    #expect(long.components(separatedBy: "\u{1B}_G").dropFirst().map { $0.prefix(3) } == ["a=T", "m=0"])
    #expect(long.contains("f=100,m=1;"))
  }
}
