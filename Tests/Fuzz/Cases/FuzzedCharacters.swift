/// Characters that are likely to cause problems.
enum FuzzedCharacters {
  /// Controls, combining marks, joining scripts, bidi controls, scripts that need dictionaries, emoji, unassigned
  /// characters.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x20...0x20, 0x20...0x7E, 0x00...0x1F, 0xA0...0xFF, 0x300...0x36F, 0x590...0x5FF, 0x600...0x6FF,
    0x700...0x74F, 0x900...0x97F, 0xE00...0xE7F, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1800...0x18AF,
    0x2000...0x206F, 0x3040...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xAD00, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
    0x1E900...0x1E95F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F600...0x1F64F, 0xE0000...0xE007F,
    0x10FFF0...0x10FFFF,
  ]

  /// Sequences that would rarely occur by chance.
  private static let sequences = [
    " ", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{0B}\u{0C}\u{85}", "\t", "soft\u{AD}hy\u{AD}phen", "no\u{A0}break",
    "AVAVA", "office fluffy", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} (a) ", "\u{644}\u{627} \u{628}\u{628}\u{628}", "12,345.67 ",
    "\u{202E}a\u{202C}", "\u{2067}a\u{2069}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44B}\u{1F3FD}", "e\u{301}\u{323}",
    "\u{915}\u{94D}\u{937}\u{93F}",
    "\u{FFFC}", "\u{1100}\u{1161}\u{11A8}", "\u{E01}\u{E33}", "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}",
  ]

  /// Letters and spaces whose shapes hardly depend on their neighbours: they only have kerning.
  private static let plainRanges: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x20...0x20, 0x41...0x5A, 0x20...0x20, 0x3B1...0x3C9, 0x430...0x44F, 0x5D0...0x5EA, 0x4E00...0x4E80,
    0x20...0x20, 0xAC00...0xAC80,
  ]

  static func text(from source: inout ByteSource, isPlain: Bool) -> String {
    var text = ""
    for _ in 0..<source.index(below: 24) {
      if !isPlain, source.happens(onceIn: 3) {
        text += source.element(of: sequences)
      } else if let scalar = scalar(in: source.element(of: isPlain ? plainRanges : ranges), from: &source) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func scalar(in range: ClosedRange<UInt32>, from source: inout ByteSource) -> Unicode.Scalar? {
    Unicode.Scalar(range.lowerBound + UInt32(source.index(below: range.count)))
  }
}
