/// The reason that FreeType rejects a font or a glyph.
///
/// `FT_Error_String` is not compiled into the usual builds of FreeType, Debian's included.
package struct FreeTypeError: Error, Equatable {
  /// A code of `fterrdef.h`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The reason as the end of a sentence about the font or its glyph: `its format is unknown`.
  package var reason: String {
    FreeTypeError.reasons.first { $0.codes.contains(code) }?.reason ?? "FreeType refuses it with error \(code)"
  }

  /// By the codes of `fterrdef.h`, in their order.
  private static let reasons: [(codes: ClosedRange<Int32>, reason: String)] = [
    (0x01...0x01, "it cannot be opened"),
    (0x02...0x02, "its format is unknown"),
    (0x03...0x03, "it is damaged"),
    (0x07...0x07, "it needs a feature that FreeType does not have"),
    (0x08...0x08, "one of its tables is damaged"),
    (0x09...0x09, "one of its tables points outside itself"),
    (0x0A...0x0A, "one of its tables claims to be enormous"),
    (0x0B...0x0B, "FreeType was built without support for its format"),
    (0x10...0x10, "the font has no such glyph"),
    (0x12...0x13, "the glyph is of a kind that is not drawn"),
    (0x14...0x14, "the glyph's outline is damaged"),
    (0x15...0x15, "the glyph's parts do not fit together"),
    (0x17...0x17, "the font does not have this size"),
    (0x18...0x18, "the glyph is a damaged SVG document"),
    (0x40...0x40, "there is not enough memory for it"),
    (0x51...0x58, "it ends early"),
    (0x60...0x63, "the glyph is too large"),
    (0x80...0x8D, "its instructions are damaged"),
    (0x8E...0x8E, "a table that every font has is missing"),
    (0x8F...0x8F, "its table 'hhea' is missing"),
    (0x90...0x90, "its table 'loca' is missing"),
    (0x91...0x91, "its table 'name' is missing"),
    (0x92...0x92, "its table 'cmap' is missing"),
    (0x93...0x93, "its table 'hmtx' is missing"),
    (0x94...0x94, "its table 'post' is missing"),
    (0x95...0x95, "its table 'hmtx' is damaged"),
    (0x96...0x96, "its table 'cmap' is damaged"),
    (0x97...0x97, "the font does not have this size"),
    (0x98...0x98, "its table 'vmtx' is damaged"),
    (0x9A...0x9B, "its table 'post' is damaged"),
    (0x9C...0x9C, "its instructions are damaged"),
    (0x9D...0x9D, "the font has no picture of the glyph in this size"),
    (0x9E...0x9E, "the glyph is an SVG document, which is not drawn"),
    (0xA0...0xA1, "its instructions are damaged"),
    (0xA4...0xA4, "the glyph is too large"),
    (0xB0...0xBA, "it is a damaged bitmap font"),
  ]
}
