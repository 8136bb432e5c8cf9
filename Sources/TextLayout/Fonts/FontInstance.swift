import CHarfBuzz
import Synchronization

/// One face of a font file at one location in its design space, for shaping and drawing text at any size.
///
/// Two instances are equal when they are the same object; a `FontLibrary` makes one for each face and keeps it.
/// All lengths are in font units, y upwards.
public final class FontInstance: Sendable {
  /// The file, whose bytes stay in memory as long as the instance lives.
  public let file: FontFile
  /// The face in a collection (`.ttc`), 0 in other files.
  public let faceIndex: Int
  /// The locations on axes that it was opened with: axes left out are at their default, and `[]` is the default
  /// location.
  public let variations: [FontVariation]
  /// The name fonts are looked up by; at a named location of a variable font, that location's.
  public let postScriptName: String
  /// The name that the faces of a family share: `Inter`.
  public let familyName: String
  /// The face's name within its family: `Bold Italic`.
  public let styleName: String
  /// Units in an em: 16 to 16,384.
  public let unitsPerEm: Int
  /// Typographic extents of a line, from the `hhea` table; `descender` is negative below the baseline. A line is above
  /// 0 and at most 10 em tall: a font with other values gets one of 0.8 em above the baseline and 0.2 em below.
  public let ascender: Int
  /// The bottom of a line: below 0 in a font whose letters descend below the baseline.
  public let descender: Int
  /// The extra distance between two lines, from the `hhea` table as well.
  public let lineGap: Int
  /// The height of capital letters, from the `OS/2` table; 0 if the font does not specify it.
  public let capHeight: Int
  /// The height of a small x, from the `OS/2` table; 0 if the font does not specify it.
  public let xHeight: Int
  /// The centre of an underline: negative below the baseline. A tenth of an em below it if the font does not specify
  /// it.
  public let underlinePosition: Double
  /// The thickness of an underline; a twentieth of an em if the font does not specify it.
  public let underlineThickness: Double
  /// The height of a strikethrough's centre above the baseline; if the font does not specify it, half the x-height, or
  /// else a quarter of an em.
  public let strikeoutPosition: Double
  /// The thickness of a strikethrough; a twentieth of an em if the font does not specify it.
  public let strikeoutThickness: Double
  /// Weight, width and slant, from the font's tables and its location on the axes.
  public let traits: FontTraits
  /// The axes of a variable font, in its order; empty for others.
  public let axes: [FontAxis]
  /// The number of glyphs in the face; their identifiers are the numbers below it.
  public let glyphCount: Int
  /// Whether it stands for the platform's emoji, and has their advances and sizes (`EmojiMetrics`).
  package let standsForEmoji: Bool
  /// Whether the glyph for missing characters has an outline, so that it is visible.
  let hasVisibleNotdef: Bool
  let coverage: CharacterCoverage
  private let plainCharacters = Mutex<PlainCharacters?>(nil)
  private let pairwise = Mutex<PairwiseCharacters?>(nil)
  /// The boxes of outlines read so far: reading one takes about as long as shaping a letter.
  let glyphBoxes = Mutex<[UInt32: GlyphBox?]>([:])
  nonisolated(unsafe) let font: OpaquePointer

  /// Opens a face of `file`.
  ///
  /// - Throws: `FontError` for a file that is not a font, a face or an axis it does not have.
  public convenience init(
    file: FontFile, faceIndex: Int = 0, variations: [FontVariation] = []
  ) throws(FontError) {
    try self.init(file: file, faceIndex: faceIndex, variations: variations, standsForEmoji: false)
  }

  init(file: FontFile, faceIndex: Int, variations: [FontVariation], standsForEmoji: Bool) throws(FontError) {
    let face = try FaceFacts(file: file, index: faceIndex, variations: variations)
    self.file = file
    self.faceIndex = faceIndex
    self.variations = variations
    self.standsForEmoji = standsForEmoji
    unitsPerEm = face.metrics.unitsPerEm
    ascender = face.metrics.ascender
    descender = face.metrics.descender
    lineGap = face.metrics.lineGap
    capHeight = face.metrics.capHeight
    xHeight = face.metrics.xHeight
    underlinePosition = face.metrics.underline.position
    underlineThickness = face.metrics.underline.thickness
    strikeoutPosition = face.metrics.strikeout.position
    strikeoutThickness = face.metrics.strikeout.thickness
    traits = face.traits
    axes = face.axes
    glyphCount = face.glyphCount
    hasVisibleNotdef = face.hasVisibleNotdef
    font = FontInstance.makeFont(file: file, faceIndex: faceIndex, variations: variations)
    coverage = CharacterCoverage(of: font)
    let font = font
    let location = face.namedLocation.flatMap { FontLocationNames($0, of: font, familyName: face.familyName) }
    postScriptName = location?.postScriptName ?? face.postScriptName
    familyName = face.familyName
    styleName = location?.styleName ?? face.styleName
  }

  deinit { hb_font_destroy(font) }

  /// A name for the face and its location in the design space, identical on every machine: `Inter-Regular`,
  /// `Example[wght=650.0]`.
  public var identity: String {
    variations.isEmpty
      ? postScriptName : postScriptName + "[" + variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",") + "]"
  }

  /// The glyph for a character without shaping; nil if the font has none.
  public func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The nominal glyph, unless its number exceeds the glyph count, as in a damaged font.
  func listedGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    nominalGlyph(for: scalar).flatMap { $0 < glyphCount ? $0 : nil }
  }

  /// A glyph's advance without kerning, in font units.
  func advance(ofGlyph glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  /// Whether the font has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    UInt16(exactly: scalar.value).map(coverage.contains) ?? (nominalGlyph(for: scalar) != nil)
  }

  /// Whether the font has a glyph for the character of one UTF-16 code unit.
  func covers(_ unit: UInt16) -> Bool { coverage.contains(unit) }

  /// The code units of characters that only one of both fonts has; nil if they show missing characters differently.
  func differences(from other: FontInstance) -> CharacterCoverage? {
    guard hasVisibleNotdef == other.hasVisibleNotdef else { return nil }
    var differences = coverage.symmetricDifference(other.coverage)
    if CharacterCoverage.supplementary(of: font) != CharacterCoverage.supplementary(of: other.font) {
      for unit in UInt16(0xD800)...0xDFFF { differences.insert(unit) }
    }
    return differences
  }

  /// Whether text of a script looks the same without the feature `ccmp`.
  func isPlain(_ units: ArraySlice<UInt16>, script: UInt32) -> Bool {
    plainCharacters.withLock { known in
      let characters = known ?? PlainCharacters(of: font)
      known = characters
      return characters.hold(units, script: script)
    }
  }

  /// The characters of which pairs alone determine how text is set.
  var pairwiseCharacters: PairwiseCharacters {
    pairwise.withLock { known in
      let characters = known ?? PairwiseCharacters(of: font)
      known = characters
      return characters
    }
  }

  /// Shapes the text in `buffer` with HarfBuzz, in font units.
  func shape(_ buffer: OpaquePointer, features: [hb_feature_t]) {
    _ = hb_shape_full(font, buffer, features, UInt32(features.count), Shapers.list)
  }

  private static func makeFont(file: FontFile, faceIndex: Int, variations: [FontVariation]) -> OpaquePointer {
    // The blob keeps the file alive for as long as HarfBuzz holds on to it.
    let owner = Unmanaged.passRetained(file)
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY,
      owner.toOpaque(), { pointer in pointer.map { Unmanaged<FontFile>.fromOpaque($0).release() } })
    let face = hb_face_create(blob, UInt32(faceIndex))
    let font: OpaquePointer = hb_font_create(face)
    let settings = variations.map { hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value)) }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    let corrected = WideAdvances.corrected(font)
    hb_font_make_immutable(corrected)
    return corrected
  }
}

extension FontInstance: Hashable {
  public static func == (left: FontInstance, right: FontInstance) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontInstance: CustomStringConvertible {
  public var description: String { identity }
}
