import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Snapshots
import Testing
import ViewRendering

@testable import Scenes

/// Screens that are written twice, as Interface Builder documents and in YAML: `Fixtures/WrittenTwice`.
@MainActor @Suite struct DocumentRecordTests {
  private static let renderer = ViewRenderer()

  private static let file = SceneFileReader.read(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/WrittenTwice/screens.yaml"), path: "screens.yaml")

  /// The records of all cases of a scene, each after what is painted.
  private func records(_ name: String) throws -> [String] {
    let scene = try #require(Self.file.scenes.first { $0.name == name }, "\(Self.file.error as Any)")
    let definition = try scene.definition.get()
    return try scene.configurations.map { configuration in
      let recording = try definition.layOut(under: configuration, isSurvey: false, by: Self.renderer)
      let identity = try CaseIdentity(catalogueFile: "a.yaml", scene: "scene", configuration: configuration.slug)
      let rendered = try Self.renderer.renderedCase(recording, identity, scale: configuration.scale)
      let record = Record(
        engine: rendered.engine, fonts: rendered.fonts, displayList: rendered.displayList,
        pixels: try Self.renderer.draw(recording.displayList, scale: configuration.scale).hash, file: nil,
        layout: rendered.layout, spoken: rendered.spoken
      ).text
      return "\(recording.displayList)\n\(record)"
    }
  }

  @Test(arguments: ["card", "form", "table"])
  func aDocumentAndTheSameScreenInYAMLGiveTheSameRecord(screen: String) throws {
    let (document, written) = (try records("\(screen)-document"), try records("\(screen)-written"))
    #expect(document.count == 4)
    for (document, written) in zip(document, written) {
      #expect(document == written, "document:\n\(document)\nwritten:\n\(written)")
    }
  }
}
