import Drawing
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import TextLayout
import ViewRendering

@testable import Scenes

/// The key `fonts` of a catalogue file. `Fixtures/README.md` describes the font files.
@MainActor @Suite struct FontListTests {
  private static let fixtures = URL(filePath: #filePath).appending(path: "../Fixtures").standardizedFileURL

  private func catalogue(fonts: String, font: String, files: [String]) throws -> TemporaryCatalogue {
    let text = """
      fonts: \(fonts)
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
      scenes:
        - name: one
          view: {class: UILabel, text: A, font: {name: \(font), size: 17}}
      """
    let catalogue = try TemporaryCatalogue(["a.yaml": text])
    for file in files {
      try catalogue.write(
        Data(contentsOf: Self.fixtures.appending(path: file == "README.md" ? file : "Fonts/\(file)")),
        to: "fonts/\(file)")
    }
    return catalogue
  }

  private func file(_ catalogue: TemporaryCatalogue) -> SceneFile {
    SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
  }

  private func firstError(_ catalogue: TemporaryCatalogue) -> String? {
    let file = file(catalogue)
    if let error = file.error { return error.description }
    if case .failure(let error)? = file.scenes.first?.definition { return error.description }
    return nil
  }

  @Test(arguments: ["GalleyPair-BoldItalic", "Galley Pair"])
  func aScenesFontsAreFoundByName(name: String) throws {
    let catalogue = try catalogue(fonts: "[fonts/Pair.ttc]", font: name, files: ["Pair.ttc"])
    #expect(firstError(catalogue) == nil)
    let scene = try #require(file(catalogue).scenes.first).definition.get()
    let family = try ViewEnvironment(fonts: scene.fonts).run { try #require(UIFont(name: name, size: 17)).familyName }
    #expect(family == "Galley Pair")
  }

  @Test func aScenesFontsAreItsFilesAlone() throws {
    let catalogue = try catalogue(fonts: "[fonts/Pair.ttc]", font: "GalleyPair-Regular", files: ["Pair.ttc"])
    let scene = try #require(file(catalogue).scenes.first).definition.get()
    let font = try #require(scene.fonts.font(named: "GalleyPair-Regular"))
    // Another test may have registered the file for the process.
    #expect(FontRegistry.library.font(named: "GalleyPair-Regular") != font)
  }

  /// `expected.json` of TextLayout's tests: an A advances 600 units of 1000 in one font, and 780 in the other, which
  /// has the same name.
  @Test func twoFilesMayHaveFontsThatClash() throws {
    let renderer = ViewRenderer()
    let catalogues = try ["Pair.ttc", "PairAgain.ttf"].map {
      try catalogue(fonts: "[fonts/\($0)]", font: "GalleyPair-Regular", files: [$0])
    }
    let scenes = try catalogues.map { try #require(file($0).cases.first) }
    func width(_ scene: SceneCase) throws -> Double? {
      let (definition, configuration) = (try scene.definition.get(), try #require(scene.configuration))
      let rendered = try renderer.layOut(under: configuration, fonts: definition.fonts) {
        try definition.makeView(for: configuration)
      }
      return rendered.layout.lines.first?.width
    }
    for _ in 0..<2 {
      #expect(try abs((width(scenes[0]) ?? 0) - 0.6 * 17) < 1e-9)
      #expect(try abs((width(scenes[1]) ?? 0) - 0.78 * 17) < 1e-9)
    }
  }

  @Test func aFileThatIsNotThereHasItsPlace() throws {
    let catalogue = try catalogue(fonts: "[fonts/Plan.ttf]", font: "x", files: ["Plain.ttf"])
    #expect(
      firstError(catalogue) == "a.yaml:1:9: there is no file 'fonts/Plan.ttf'. Did you mean 'fonts/Plain.ttf'?")
  }

  @Test func anAbsolutePathIsRefused() throws {
    let catalogue = try catalogue(fonts: "[/usr/share/fonts/a.ttf]", font: "x", files: [])
    #expect(
      firstError(catalogue)
        == "a.yaml:1:9: '/usr/share/fonts/a.ttf' is not relative to this file's folder, so it would not work on "
        + "other machines. Write a path relative to that folder.")
  }

  @Test func anAbsolutePathToAFileOfTheFolderIsSuggestedAsARelativeOne() throws {
    let catalogue = try catalogue(fonts: "[]", font: "x", files: ["Plain.ttf"])
    let path = catalogue.folder.appendingPathComponent("fonts/Plain.ttf").path
    try catalogue.write(Data("fonts: [\(path)]".utf8), to: "a.yaml")
    #expect(
      firstError(catalogue)?.hasSuffix(" so it would not work on other machines. Write 'fonts/Plain.ttf'.") == true)
  }

  @Test func aLinkThatLeadsNowhereIsSaidToBeOne() throws {
    let catalogue = try catalogue(fonts: "[fonts/link.ttf]", font: "x", files: ["Plain.ttf"])
    try FileManager.default.createSymbolicLink(
      atPath: catalogue.folder.appendingPathComponent("fonts/link.ttf").path, withDestinationPath: "nowhere")
    #expect(
      firstError(catalogue)
        == "a.yaml:1:9: 'fonts/link.ttf' is a broken link. Fix it, or name another file.")
  }

  @Test func aFolderIsNoFont() throws {
    let catalogue = try catalogue(fonts: "[fonts]", font: "x", files: ["Plain.ttf"])
    #expect(firstError(catalogue) == "a.yaml:1:9: 'fonts' is a folder. Name a file in it.")
  }

  @Test func aFileThatIsNoFontHasItsPlace() throws {
    let catalogue = try catalogue(fonts: "[fonts/README.md]", font: "x", files: ["README.md"])
    #expect(
      firstError(catalogue)?.hasPrefix("a.yaml:1:9: 'fonts/README.md' is not a usable font: its format is unknown. ")
        == true)
  }

  /// The cases are still those of the matrix: which names are taken is not known to the catalogue.
  @Test func aNameThatIsTakenHasItsPlace() throws {
    let catalogue = try catalogue(
      fonts: "[fonts/Pair.ttc, fonts/PairAgain.ttf]", font: "x", files: ["Pair.ttc", "PairAgain.ttf"])
    let message = try #require(firstError(catalogue))
    #expect(message.hasPrefix("a.yaml:1:25: "))
    #expect(
      message.hasSuffix("has a font named 'GalleyPair-Regular', and so has 'fonts/Pair.ttc'. Register one of them."))
    #expect(file(catalogue).cases.count == 1)
    #expect(file(catalogue).cases.first?.configuration != nil)
  }

  @Test func theKeyTakesAList() throws {
    let catalogue = try catalogue(fonts: "fonts/Pair.ttc", font: "x", files: ["Pair.ttc"])
    #expect(
      firstError(catalogue)
        == "a.yaml:1:8: 'fonts' takes a list of font files, not 'fonts/Pair.ttc'. Write [fonts/Pair.ttc].")
  }
}
