import Drawing
import Foundation
import Raster
import Testing
import TextLayout

/// Fonts with the same PostScript name and different bytes (`Tests/TextLayoutTests/Fixtures/Fonts/README.md`).
@Suite struct SharedFontNameTests {
  private let fonts: [FontInstance]

  init() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../TextLayoutTests/Fixtures/Fonts").standardizedFileURL
    fonts = try ["Pair.ttc", "PairAgain.ttf"].map {
      try FontInstance(file: FontFile(path: folder.appending(path: $0).path))
    }
  }

  private func hash(_ fonts: FontInstance...) -> Hash128 {
    let commands = fonts.map { font in
      let glyphs = [PositionedGlyph(id: 3, x: 0, y: 10)]
      return DrawCommand.glyphs(
        GlyphRun(font: font, pointSize: 17, color: Color(red: 0, green: 0, blue: 0), glyphs: glyphs))
    }
    return DisplayList(size: CGSize(width: 10, height: 10), commands: commands).hash()
  }

  @Test func fontsOfOneNameInOneListAreToldApart() {
    #expect(fonts[0].identity == fonts[1].identity)
    #expect(hash(fonts[0], fonts[1]) != hash(fonts[1], fonts[0]))
    #expect(hash(fonts[0], fonts[1]) != hash(fonts[0], fonts[0]))
  }

  /// The file that a name stands for is part of the engine's description, not of the list.
  @Test func aNameThatOneFontHasCountsAlone() {
    #expect(hash(fonts[0], fonts[0]) == hash(fonts[1], fonts[1]))
  }
}
