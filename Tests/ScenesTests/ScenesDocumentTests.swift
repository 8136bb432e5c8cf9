import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Snapshots
import Testing
import ViewRendering

@testable import Scenes

/// The examples of `Snapshots/SCENES.md`: whole files, and views in lists.
@MainActor @Suite struct ScenesDocumentTests {
  nonisolated private static let snapshots = URL(filePath: #filePath).appending(path: "../../../Snapshots")
    .standardizedFileURL

  nonisolated static let examples: [String] = {
    let url = snapshots.appending(path: "SCENES.md")
    let parts = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "```yaml\n").dropFirst() ?? []
    return parts.compactMap { $0.components(separatedBy: "\n```").first }
  }()

  /// The Interface Builder document that an example names.
  nonisolated private static let interface: String = {
    let text = try? String(contentsOf: snapshots.appending(path: "SCENES.md"), encoding: .utf8)
    let parts = (text?.components(separatedBy: "```xml\n") ?? []).dropFirst()
    return parts.first?.components(separatedBy: "\n```").first ?? ""
  }()

  /// The files that the examples name, in the document's order: typography and strings.
  nonisolated private static let namedFiles: [(path: String, text: String)] = {
    let text = try? String(contentsOf: snapshots.appending(path: "SCENES.md"), encoding: .utf8)
    let parts = (text?.components(separatedBy: "```json\n") ?? []).dropFirst()
    let texts = parts.compactMap { $0.components(separatedBy: "\n```").first }
    return zip(["TypographyKit.json", "Localizable.xcstrings"], texts).map { ($0, $1) }
  }()

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 8)
    #expect(
      Self.examples.allSatisfy {
        $0.contains("scenes:") || Self.isListOfViews($0) || Self.includedPath($0) != nil
      })
  }

  /// The path of an example that others include, from a comment in its first line.
  nonisolated private static func includedPath(_ example: String) -> String? {
    let line = example.prefix { $0 != "\n" }
    return line.hasPrefix("# ") && line.hasSuffix(".yaml") ? String(line.dropFirst(2)) : nil
  }

  /// Each is read, laid out, and neither ambiguous nor in conflict with itself, unless it allows that.
  @Test(arguments: examples) func anExampleIsAScene(example: String) throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": Self.file(example)])
    let picture = try Data(contentsOf: Self.snapshots.appending(path: "Catalogue/images/40x20.png"))
    try catalogue.write(picture, to: "images/40x20.png")
    for (path, text) in Self.assets { try catalogue.write(Data(text.utf8), to: "App/Assets.xcassets/\(path)") }
    try catalogue.write(picture, to: "App/Assets.xcassets/Icons/star.imageset/star.png")
    #expect(Self.namedFiles.count == 2)
    try catalogue.write(Data(Self.interface.utf8), to: "Card.xib")
    for (path, text) in Self.namedFiles { try catalogue.write(Data(text.utf8), to: path) }
    for other in Self.examples { try Self.includedPath(other).map { try catalogue.write(Data(other.utf8), to: $0) } }
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    #expect(file.error == nil)
    for scene in file.cases {
      let configuration = try #require(scene.configuration)
      let definition = try scene.definition.get()
      let rendered = try definition.layOut(under: configuration, isSurvey: false, by: ViewRenderer())
      // Every material is named.
      let allowed = Set(definition.allowedFindings.map(\.kind) + [FindingKind.approximateLook.rawValue])
      let findings = rendered.findings.filter { !allowed.contains($0.kind.rawValue) }
      #expect(findings.isEmpty, "\(example): \(findings)")
    }
  }

  /// The assets that an example names, apart from their picture.
  private static let assets = [
    "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "Icons/star.imageset/Contents.json":
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "star.png"}]}"#,
    "Brand.colorset/Contents.json": #"""
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "0x00", "green": "0x66", "blue": "0xCC", "alpha": "1.000"}}}]}
    """#,
  ]

  nonisolated private static func isListOfViews(_ example: String) -> Bool {
    let views = "\n\(example)".components(separatedBy: "\n- ").dropFirst()
    return !views.isEmpty && views.allSatisfy { $0.hasPrefix("class: UI") || $0.hasPrefix("{class: UI") }
  }

  /// Each view of a list becomes a scene.
  private static func file(_ example: String) -> String {
    guard isListOfViews(example) else { return example }
    let scenes = "\n\(example)".components(separatedBy: "\n- ").dropFirst().enumerated().map { number, view in
      "  - name: view-\(number)\n    view:\n      \(view.replacing("\n", with: "\n    "))\n"
    }
    return "matrix: {devices: [{name: card, width: 390, height: content}], categories: [L]}\nscenes:\n"
      + scenes.joined()
  }
}
