import Foundation
import QuotedText
import Snapshots
import Testing

/// Printed commands, read by shells.
@Suite struct ShellLineTests {
  private static let words = [
    "", " ", "plain-path/a_b.c,d+e@2x", "two words", "it's", "''", "\"", "\\", "\\n", "$HOME", "`id`", "$(touch pwned)",
    "a;b", "a&b|c", "*", "?", "[a]", "~", "~root", "!x", "#x", "-x", "--", "a=b", "{a,b}", "<in", ">out", "%s", "100%",
    "tab\there", "a\nb", "\n", "a\n\nb\u{1B}[31mc", "%d\n\\", "-%s\nx", "\u{7F}", "\u{85}", "\u{202E}x", "\u{2028}x",
    "größe", "日本", "e\u{301}'\u{301}", "ends with a line feed\n", "x\u{1}\u{1F}777",
  ]

  private func shell(_ program: String, _ script: String, in workspace: Workspace) async throws -> Outcome {
    try workspace.write(script, to: "script")
    return try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/env"), [program, "script"], in: workspace.folder, environment: [:]
      ).outcome()
    }
  }

  @Test(arguments: ["sh", "bash", "dash"]) func aShellReadsTheWords(program: String) async throws {
    let workspace = try Workspace()
    let line = ShellLine.line(["printf", "%s|", "first"] + Self.words)
    let run = try await shell(program, line + "\n", in: workspace)
    #expect(run.output == (["first"] + Self.words).map { "\($0)|" }.joined(), "\(run)")
    #expect(run.status == 0 && run.errors.isEmpty && !workspace.exists("pwned"), "\(run)")
  }

  /// As shown on a terminal: invisible characters are escaped, and the shell still reads them.
  @Test func wordsAreOnOneLine() {
    for word in Self.words where !word.hasSuffix("\n") {
      let line = ShellLine.line([word])
      #expect(line == line.shownOnOneLine, "\(line)")
    }
  }

  /// The hints for a catalogue whose file and scene begin with a dash.
  @Test func hintsOfNamesThatBeginWithADashRun() async throws {
    let workspace = try Workspace(["-c/-cards.yaml": Catalogues.card()])
    let new = try await workspace.run("test", "--record", "never", "--references=-refs", "--", "-c")
    let hint = try #require(new.lines.first { $0.hasPrefix("hint") }, "\(new)")
    let command = try #require(hint.firstRange(of: "galley test").map { hint[$0.lowerBound...] })
    let run = try await workspace.shell(String(command).replacing("galley test", with: "\"$galley\" test"))
    #expect(run.status == 1 && run.lines.contains("2 cases: 2 new, 2 recorded"), "\(command) \(run)")
    let again = try await workspace.run("test", "--references=-refs", "--", "-c")
    #expect(again.status == 0, "\(again)")
  }
}
