/// Clusters that are shown as pictures if a font has them (UTS #51).
enum Emoji {
  /// The ISO 15924 code for emoji: font families for this script are tried first.
  static let script = openTypeTag("Zsye")

  private static let textSelector: UInt16 = 0xFE0E
  private static let emojiSelector: UInt16 = 0xFE0F
  /// The second halves of the skin tones U+1F3FB...U+1F3FF.
  private static let skinTones: ClosedRange<UInt16> = 0xDFFB...0xDFFF

  /// Whether a cluster is to be shown as a picture: by its variation selector, by a skin tone or, without either, by
  /// its first character's default presentation.
  static func isEmoji(_ cluster: ArraySlice<UInt16>) -> Bool {
    if cluster.count > 1 {
      if cluster.contains(emojiSelector) { return true }
      if cluster.contains(textSelector) { return false }
      if zip(cluster, cluster.dropFirst()).contains(where: { $0 == 0xD83C && skinTones.contains($1) }) { return true }
    }
    guard let unit = cluster.first, mayBeEmoji(unit) else { return false }
    return cluster.firstScalar.properties.isEmojiPresentation
  }

  /// Whether a code unit selects how its cluster is shown.
  static func isSelector(_ unit: UInt16) -> Bool { unit == textSelector || unit == emojiSelector }

  /// Whether a code unit may be an emoji by default presentation: those are U+231A...U+2B55, or beyond the Basic
  /// Multilingual Plane.
  static func mayBeEmoji(_ unit: UInt16) -> Bool {
    (0x231A...0x2B55).contains(unit) || UTF16.isLeadSurrogate(unit)
  }
}
