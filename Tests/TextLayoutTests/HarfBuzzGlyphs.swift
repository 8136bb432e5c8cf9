import CHarfBuzz
import Testing

@testable import TextLayout

/// A text's glyphs in a script and language, in one font.
enum HarfBuzzGlyphs {
  static let latin = openTypeTag("Latn")

  /// The glyphs as shaped by the engine.
  static func shaped(
    _ text: String, _ font: FontInstance, _ language: String, script: UInt32 = latin, isRightToLeft: Bool = false,
    by shaper: Shaper = Shaper()
  ) -> [ShapedGlyph] {
    let units = Array(text.utf16)
    let style = ShapeStyle(
      end: .max, cascade: FontCascade(font), features: [], language: language, isAttachment: false)
    let run = ShapedRun(
      range: 0..<units.count, font: font, script: script, level: isRightToLeft ? 1 : 0, style: 0, isMissing: false,
      isTracked: false,
      isSpaced: true)
    return Array(shaper.glyphs(of: run, in: run.range, text: units, style: style))
  }

  /// The glyphs from HarfBuzz for the whole text, without any features set.
  static func asked(
    _ text: String, _ font: FontInstance, _ language: String, script: UInt32 = latin, isRightToLeft: Bool = false
  ) throws -> [ShapedGlyph] {
    let units = Array(text.utf16)
    let buffer = try #require(hb_buffer_create())
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    font.shape(buffer, features: [])
    var length: UInt32 = 0
    let infos = try #require(hb_buffer_get_glyph_infos(buffer, &length))
    let positions = try #require(hb_buffer_get_glyph_positions(buffer, &length))
    return (0..<Int(length)).map { index in
      ShapedGlyph(
        id: infos[index].codepoint, cluster: Int32(bitPattern: infos[index].cluster),
        advance: positions[index].x_advance, xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
