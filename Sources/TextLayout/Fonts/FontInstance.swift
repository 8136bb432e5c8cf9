import CHarfBuzz

/// A place on one variation axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis, four characters: `wght`, `opsz`.
  public var tag: String
  /// The place on it, in the axis' own units. Outside the axis' range it is clamped, as OpenType has it.
  public var value: Double

  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// One face of a font file at one place of its design space: what text is shaped and drawn with, at any size.
///
/// Two instances are equal when they are the same object; a `FontLibrary` makes one for each face and keeps it.
/// All lengths are in font units, y upwards.
public final class FontInstance: Sendable {
  public let file: FontFile
  /// The face in a collection (`.ttc`), 0 in other files.
  public let faceIndex: Int
  public let variations: [FontVariation]
  public let postScriptName: String
  public let familyName: String
  public let unitsPerEm: Int
  /// Typographic extents of a line, from the `hhea` table; `descender` is negative below the baseline.
  public let ascender: Int
  public let descender: Int
  public let lineGap: Int
  /// From the `OS/2` table; 0 where the font does not say.
  public let capHeight: Int
  public let xHeight: Int
  /// The glyph that stands for a missing character has an outline, so that it can be seen.
  let hasVisibleNotdef: Bool
  nonisolated(unsafe) private let font: OpaquePointer

  /// Opens a face of `file`.
  ///
  /// - Throws: `FontError` for a file that is no font, a face or an axis it does not have.
  public init(file: FontFile, faceIndex: Int = 0, variations: [FontVariation] = []) throws(FontError) {
    let face = try FreeTypeFace(file: file, index: faceIndex, variations: variations)
    self.file = file
    self.faceIndex = faceIndex
    self.variations = variations
    postScriptName = face.postScriptName
    familyName = face.familyName
    unitsPerEm = face.unitsPerEm
    ascender = face.ascender
    descender = face.descender
    lineGap = face.lineGap
    capHeight = face.capHeight
    xHeight = face.xHeight
    hasVisibleNotdef = face.hasVisibleNotdef
    font = FontInstance.makeFont(file: file, faceIndex: faceIndex, variations: variations)
  }

  deinit { hb_font_destroy(font) }

  /// A name for the face and its place in the design space, the same on every machine: `Inter-Regular`,
  /// `Example[wght=650.0]`.
  public var identity: String {
    variations.isEmpty
      ? postScriptName : postScriptName + "[" + variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",") + "]"
  }

  /// The glyph the font has for a character, without shaping; nil if it has none.
  public func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// Shapes the text in `buffer` with HarfBuzz, in font units.
  func shape(_ buffer: OpaquePointer, features: [hb_feature_t]) {
    hb_shape(font, buffer, features, UInt32(features.count))
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
    hb_font_make_immutable(font)
    return font
  }
}

extension FontInstance: Hashable {
  public static func == (left: FontInstance, right: FontInstance) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontInstance: CustomStringConvertible {
  public var description: String { identity }
}

/// A four-character OpenType tag as the number HarfBuzz and FreeType use; shorter tags are padded with spaces.
func openTypeTag(_ tag: String) -> UInt32 {
  let bytes = Array(tag.utf8.prefix(4)) + Array(repeating: UInt8(ascii: " "), count: max(0, 4 - tag.utf8.count))
  return bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
