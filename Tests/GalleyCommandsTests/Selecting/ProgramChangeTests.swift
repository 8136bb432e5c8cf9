import Foundation
import ReferenceCommands
import Testing

@testable import GalleyCommands

/// Whether the program or its fonts changed since a revision, of which every case is made.
@Suite struct ProgramChangeTests {
  private func reason(
    _ workspace: Workspace, program: String = "/usr/bin/galley", fonts: String? = nil
  ) throws -> String? {
    let repository = try GitRepository(around: workspace.folder)
    let changes = try GitChanges(since: "main", in: repository)
    let url = program.hasPrefix("/") ? URL(fileURLWithPath: program) : workspace.url(program)
    return try ProgramChange(in: repository, changes, fonts: fonts.map(workspace.url), program: url).reason
  }

  @Test func aProgramThatIsBuiltHereChangesWithItsSources() async throws {
    let workspace = try await Workspace.repository([
      "tool/Package.swift": "", "tool/Sources/a.swift": "", "README.md": "", ".gitignore": ".build\n",
    ])
    let program = "tool/.build/release/galley"
    #expect(try reason(workspace, program: program) == nil)
    try workspace.write("changed", to: "README.md")
    #expect(try reason(workspace, program: program) == nil)
    try workspace.write("new", to: "tool/Sources/b.swift")
    #expect(
      try reason(workspace, program: program)
        == "the program is built from 'tool/Sources/b.swift', which changed")
    #expect(try reason(workspace) == nil, "an installed one does not")
  }

  @Test func aProgramInTheRepositoryIsAFileLikeOthers() async throws {
    let workspace = try await Workspace.repository(["bin/galley": "program"])
    #expect(try reason(workspace, program: "bin/galley") == nil)
    try workspace.write("another", to: "bin/galley")
    #expect(try reason(workspace, program: "bin/galley") == "the program changed")
    try workspace.write("third", to: "bin/new")
    #expect(try reason(workspace, program: "bin/new") == "the program is in the repository, but not committed")
  }

  @Test func fontsAreComparedFileByFile() async throws {
    let workspace = try await Workspace.repository(["fonts/a.ttf": "a", ".gitignore": "*.tmp\n"])
    #expect(try reason(workspace, fonts: "fonts") == nil)
    // Git does not say when an ignored file changes.
    try workspace.write("b", to: "fonts/b.tmp")
    #expect(try reason(workspace, fonts: "fonts") == "the fonts of --fonts changed")
    try FileManager.default.removeItem(at: workspace.url("fonts/b.tmp"))
    try FileManager.default.removeItem(at: workspace.url("fonts/a.ttf"))
    #expect(try reason(workspace, fonts: "fonts") == "the fonts of --fonts changed")
  }
}
