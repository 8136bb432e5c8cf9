import Foundation
import Testing

/// The packages' manual page (`scripts/package-support/manual.py`), compared with the help texts.
@Suite struct ManualTests {
  private static let script = GalleyProcess.repository.appendingPathComponent("scripts/package-support/manual.py").path
  private static let groff = "/usr/bin/groff"

  /// A folder with the page in `galley.1`.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace()
    let line = "\"$galley\" --experimental-dump-help | python3 -B '\(Self.script)' 0.1.0 2026-11-23 > galley.1"
    let run = try await workspace.shell(line)
    try #require(run.status == 0 && run.errors.isEmpty, "\(run)")
    return workspace
  }

  /// The names at the beginning of lines below a heading in a help text.
  private func names(under heading: String, in help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != heading + ":" }.dropFirst()
    return lines.prefix { !$0.isEmpty }.compactMap { line in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
      return line.split { " ,".contains($0) }.first.map(String.init)
    }
  }

  /// The page's sections by title, in groff's lines, with literal hyphens.
  private func sections(_ page: String) -> [String: String] {
    let parts = page.replacing("\\-", with: "-").components(separatedBy: "\n.S").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: parts.map { part in
        let title = part.prefix { $0 != "\n" }.dropFirst(2)
        return (String(title), String(part.dropFirst(title.count)))
      })
  }

  @Test func everyCommandThatHelpShowsHasASectionWithItsOptions() async throws {
    let workspace = try await workspace()
    let sections = sections(String(decoding: try workspace.read("galley.1"), as: UTF8.self))
    let help = try await workspace.run("help").output
    let commands = ["BEGIN", "TEST", "REVIEW", "MEASURE", "MORE"].flatMap { names(under: $0, in: help) }
    #expect(commands.count > 20 && sections["galley git-merge-driver"] == nil)
    for command in commands {
      let section = try #require(sections["galley \(command)"], "\(command)")
      let options = names(under: "OPTIONS", in: try await workspace.run("help", command).output)
      #expect(options.contains("--version"))
      for option in options {
        let entry = "\\fB\(option)\\fR"
        #expect(section.contains(entry) || sections["OPTIONS"]?.contains(entry) == true, "\(command) \(option)")
      }
    }
    #expect(sections["galley worker"] == nil && sections["EXIT STATUS"] != nil)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: groff), "groff is not here: scripts/setup --test"))
  func groffReadsThePageWithoutAWarning() async throws {
    let run = try await workspace().shell("\(Self.groff) -ww -man -Tutf8 -P-c -P-b -P-u -P-o galley.1")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("  galley test --record failed       record the changes as new references\n"))
    #expect(run.output.contains("--output folder\n"))
  }
}
