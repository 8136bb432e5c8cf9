import Testing
import TextLayout

@Suite struct FreeTypeErrorTests {
  /// The errors in FreeType's `fterrdef.h`.
  @Test(
    arguments: [
      (0x02, "its format is unknown"), (0x08, "one of its tables is damaged"), (0x10, "the font has no such glyph"),
      (0x40, "there is not enough memory for it"), (0x55, "it ends early"), (0x92, "its table 'cmap' is missing"),
      (0x1234, "FreeType refuses it with error 4660"),
    ] as [(Int32, String)])
  func codesAreSaidInWords(code: Int32, words: String) {
    #expect(FreeTypeError(code: code).reason == words)
  }
}
