import CHarfBuzz

/// The advances of a font with glyphs too wide for HarfBuzz.
///
/// `hmtx` has unsigned 16-bit numbers (OpenType 1.9, "hmtx"). HarfBuzz 6 scales them as signed ones: 40,000 units come
/// out as -25,536. The result is right modulo 65,536, and a variation moves a glyph by less than half of that, so the
/// width is the one nearest to the table's own number.
final class WideAdvances {
  /// From here on a variation may extend a glyph to 32,768 units, the first number that overflows.
  private static let firstWide = 0x4000

  /// The table's numbers; the last one applies to all further glyphs.
  private let advances: [UInt16]
  private let glyphCount: Int

  /// - Returns: nil for a font without wide glyphs, which HarfBuzz handles correctly.
  private init?(_ face: OpaquePointer) {
    let count = OpenTypeTable.with("hhea", of: face) { header in
      header.count < 36 ? 0 : WideAdvances.number(header, at: 34)
    }
    advances = OpenTypeTable.with("hmtx", of: face) { metrics in
      (0..<min(Int(count), metrics.count / 4)).map { WideAdvances.number(metrics, at: 4 * $0) }
    }
    glyphCount = Int(hb_face_get_glyph_count(face))
    guard advances.contains(where: { $0 >= WideAdvances.firstWide }) else { return nil }
  }

  /// The font itself, or a sub-font that corrects the advances of its wide glyphs.
  static func corrected(_ font: OpaquePointer) -> OpaquePointer {
    guard let face = hb_font_get_face(font), let advances = WideAdvances(face),
      let functions = hb_font_funcs_create(), let corrected = hb_font_create_sub_font(font)
    else { return font }
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, data, glyph, _ in
        guard let font, let data else { return 0 }
        let said = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
        return Unmanaged<WideAdvances>.fromOpaque(data).takeUnretainedValue().advance(of: glyph, said: said)
      }, nil, nil)
    hb_font_set_funcs(corrected, functions, Unmanaged.passRetained(advances).toOpaque()) { data in
      data.map { Unmanaged<WideAdvances>.fromOpaque($0).release() }
    }
    hb_font_funcs_destroy(functions)
    hb_font_destroy(font)
    return corrected
  }

  /// A glyph's advance, given the one that HarfBuzz returns.
  private func advance(of glyph: UInt32, said: Int32) -> Int32 {
    guard glyph < glyphCount else { return said }
    let own = Int32(advances[min(Int(glyph), advances.count - 1)])
    return own + Int32(Int16(truncatingIfNeeded: said &- own))
  }

  private static func number(_ table: UnsafeRawBufferPointer, at offset: Int) -> UInt16 {
    UInt16(bigEndian: table.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
