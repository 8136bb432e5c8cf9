import Foundation
import HeadlessUIKit
import Testing

@testable import Scenes

/// The example that newcomers copy.
@Suite struct ReadmeTests {
  @Test @MainActor func theExampleOfTheReadmeIsACatalogue() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```yaml\n").dropFirst().first)
    let yaml = try #require(block.components(separatedBy: "```").first)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(yaml.utf8).write(to: folder.appendingPathComponent("cards.yaml"))
    let cases = try Catalogue.load(at: folder).cases
    // Twelve categories, light and dark.
    #expect(cases.count == 24)
    for scene in cases {
      let configuration = try #require(scene.configuration)
      #expect(try scene.definition.get().makeView(for: configuration).subviews.count == 1)
    }
  }
}
