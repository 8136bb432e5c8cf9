import Foundation
import Testing

/// The page for programs, `galley skill`: its size, and its examples, which are run.
@Suite struct SkillTests {
  /// The texts between two fences of a language.
  private func blocks(_ language: String, in page: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func thePageIsShortAndAnswersWhatItPromises() async throws {
    let run = try await Workspace().run("skill")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.utf8.count <= 6 * 1_024, "\(run.output.utf8.count) bytes")
    for title in ["## Six commands", "## Writing a scene", "## Reading a record", "## What not to do"] {
      #expect(run.output.contains(title), "\(title)")
    }
  }

  /// The scene is written to a catalogue, and the commands run over it one after the other.
  @Test func theExamplesRun() async throws {
    let workspace = try Workspace()
    let page = try await workspace.run("skill").output
    let scenes = blocks("yaml", in: page)
    try #require(scenes.count == 1)
    try workspace.write(scenes[0], to: "Snapshots/Catalogue/hello.yaml")
    let lines = blocks("sh", in: page).flatMap { $0.split(separator: "\n") }
    #expect(Set(lines.compactMap { $0.split(separator: " ").dropFirst().first }).count == 6)
    // The first run records, which its line says; the others find nothing to review.
    for line in lines {
      let expected: Int32 = line.contains("exit status 1") ? 1 : 0
      let command = line.components(separatedBy: "#")[0].replacing("galley ", with: "\"$galley\" ", maxReplacements: 1)
      let run = try await workspace.shell(command)
      #expect(run.status == expected, "\(line): \(run)")
    }
    #expect(workspace.exists("out/hello/hello/card-AX3@2x.png"))
    // What the page says of records.
    let record = String(
      decoding: try workspace.read("Snapshots/References/hello/hello/card-L@2x.txt"), as: UTF8.self)
    for word in ["\nspoken\n", "\nlayout\n", "UILabel \"title\"", ".font ", "    line "] {
      #expect(record.contains(word), "\(word) is not in \(record)")
    }
  }
}
