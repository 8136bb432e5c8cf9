import Foundation
import HeadlessUIKit
import Testing

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
    let font = try #require(UIFont(name: name, size: 17))
    #expect(font.familyName == "Galley Pair")
    let scene = try #require(file(catalogue).scenes.first)
    #expect(try scene.definition.get().name == "one")
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
        == "a.yaml:1:9: there is no file '/usr/share/fonts/a.ttf'. The path starts at this file's folder.")
  }

  @Test func aFileThatIsNoFontHasItsPlace() throws {
    let catalogue = try catalogue(fonts: "[fonts/README.md]", font: "x", files: ["README.md"])
    #expect(
      firstError(catalogue)?.hasPrefix("a.yaml:1:9: 'fonts/README.md' is not a usable font: FreeType's error") == true)
  }

  /// The cases stay those of the matrix: which names are taken is not the catalogue's affair.
  @Test func aNameThatIsTakenHasItsPlace() throws {
    let catalogue = try catalogue(
      fonts: "[fonts/Pair.ttc, fonts/PairAgain.ttf]", font: "x", files: ["Pair.ttc", "PairAgain.ttf"])
    let message = try #require(firstError(catalogue))
    #expect(message.hasPrefix("a.yaml:1:25: "))
    #expect(message.contains("has a font named 'GalleyPair-Regular', and so has"))
    #expect(file(catalogue).cases.count == 1)
    #expect(file(catalogue).cases.first?.configuration != nil)
  }

  @Test func theKeyTakesAList() throws {
    let catalogue = try catalogue(fonts: "fonts/Pair.ttc", font: "x", files: ["Pair.ttc"])
    #expect(firstError(catalogue) == "a.yaml:1:8: 'fonts' takes a list of font files, not 'fonts/Pair.ttc'.")
  }
}
