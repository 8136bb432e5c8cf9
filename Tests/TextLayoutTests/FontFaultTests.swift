import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Fonts in a folder that cannot be opened, or do not match its manifest.
@Suite struct FontFaultTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")

  /// A library of the bundled fonts in which the last byte of one file is changed.
  private func library(changing path: String) throws -> FontLibrary {
    try makeDamagedCopy(of: BundledFonts.locate(), changing: path, at: folder)
    return try FontLibrary(directory: folder)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  private func fault(_ path: String) -> FontError { .notAsListed(path: folder.appendingPathComponent(path).path) }

  @Test func aBundledFontMustBeTheOneTheManifestLists() throws {
    defer { cleanUp() }
    let library = try library(changing: "RobotoSlab/RobotoSlab-Bold.otf")
    #expect(library.font(named: "RobotoSlab-Regular") != nil)
    #expect(library.faults.isEmpty)
    #expect(library.font(named: "RobotoSlab-Bold") == nil)
    #expect(library.faults == [fault("RobotoSlab/RobotoSlab-Bold.otf")])
    #expect(
      library.faults.first?.description
        == "'\(folder.path)/RobotoSlab/RobotoSlab-Bold.otf' is not the font that the 'manifest.json' of its folder lists: "
        + "its SHA-256 changed. Restore the file, or write its SHA-256 into the manifest.")
  }

  @Test func theSystemFontMustBeTheOneTheManifestLists() {
    defer { cleanUp() }
    let path = "Inter/Inter-Regular.otf"
    #expect(throws: fault(path)) { try library(changing: path) }
  }

  @Test func everyQuestionForABadFaceIsAFault() throws {
    defer { cleanUp() }
    let path = "Inter/Inter-SystemBold.ttf"
    let library = try library(changing: path)
    for _ in 0..<3 {
      #expect(library.systemFont(weight: 400, italic: false, size: 17).postScriptName == "Inter-Regular")
      #expect(library.takeFaults().isEmpty)
      #expect(library.systemFont(weight: 700, italic: false, size: 17).postScriptName == "Inter-Regular")
      #expect(library.systemFont(weight: 700, italic: false, size: 18).postScriptName == "Inter-Regular")
      #expect(library.takeFaults() == [fault(path)])
    }
  }

  /// Text is shaped and measured once, but anyone who requests it again must learn of the fault as well.
  @Test func everyTextThatNeedsABadFallbackIsAFault() throws {
    defer { cleanUp() }
    let path = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    let library = try library(changing: path)
    let engine = TextLayoutEngine()
    let system = library.systemFont(weight: 400, italic: false, size: 17)
    let font = TextFont(cascade: library.cascade(for: system), pointSize: 17)
    func text(_ string: String) -> AttributedText { AttributedText(string, font: font) }
    for _ in 0..<3 {
      _ = engine.layout(text("\u{5D0}"))
      #expect(library.takeFaults() == [fault(path)])
      _ = engine.extent(of: text("\u{5D0}"), in: TextContainer())
      #expect(library.takeFaults() == [fault(path)])
      _ = engine.layout(text("a"))
      _ = engine.extent(of: text("a"), in: TextContainer())
      #expect(library.takeFaults().isEmpty)
    }
    // The text without faults was cached all the same.
    let count = engine.shapingCount
    _ = engine.layout(text("a"))
    #expect(engine.shapingCount == count)
  }
}
