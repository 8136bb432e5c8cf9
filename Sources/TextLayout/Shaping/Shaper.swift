import CHarfBuzz
import Synchronization

/// Shaping with HarfBuzz, in font units.
final class Shaper: Sendable {
  private let buffers = Mutex<[Buffer]>([])
  private let count = Atomic<Int>(0)

  /// How often HarfBuzz has shaped a run: what caches are there to keep small.
  var shapingCount: Int { count.load(ordering: .relaxed) }

  /// The glyphs of `run` for the part `range` of it, with the rest of the text as context.
  func glyphs(
    of run: ShapedRun, in range: Range<Int>, text: [UInt16], language: String, features: [FontFeature]
  ) -> [ShapedGlyph] {
    count.wrappingAdd(1, ordering: .relaxed)
    let buffer = buffers.withLock { $0.popLast() } ?? Buffer()
    defer { buffers.withLock { $0.append(buffer) } }
    buffer.fill(text, range: range, script: run.script, isRightToLeft: run.isRightToLeft, language: language)
    let settings = features.map {
      hb_feature_t(tag: openTypeTag($0.tag), value: $0.value, start: 0, end: UInt32.max)
    }
    run.font.shape(buffer.pointer, features: settings)
    return buffer.glyphs()
  }
}

/// A HarfBuzz buffer, kept for the next run.
private final class Buffer: @unchecked Sendable {
  let pointer: OpaquePointer = hb_buffer_create()

  deinit { hb_buffer_destroy(pointer) }

  func fill(_ text: [UInt16], range: Range<Int>, script: UInt32, isRightToLeft: Bool, language: String) {
    hb_buffer_clear_contents(pointer)
    hb_buffer_add_utf16(pointer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(pointer, hb_language_from_string(language, -1))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(pointer, hb_buffer_flags_t(flags))
  }

  func glyphs() -> [ShapedGlyph] {
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(pointer, &length),
      let positions = hb_buffer_get_glyph_positions(pointer, &length)
    else { return [] }
    return (0..<Int(length)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        id: info.codepoint, cluster: Int32(bitPattern: info.cluster), advance: position.x_advance,
        xOffset: position.x_offset, yOffset: position.y_offset,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
