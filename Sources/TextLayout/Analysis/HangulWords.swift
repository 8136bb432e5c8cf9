/// Line breaks of Korean text only between words.
enum HangulWords {
  /// Removes the opportunities between two Hangul syllables or jamo.
  static func keep(in units: [UInt16], _ opportunities: inout [BreakOpportunity]) {
    opportunities.removeAll { opportunity in
      let offset = opportunity.offset
      guard !opportunity.isMandatory, offset > 0, offset < units.count else { return false }
      return isHangul(units[offset - 1]) && isHangul(units[offset])
    }
  }

  /// Blocks of Hangul in the Unicode code charts: jamo, compatibility jamo, both extensions, syllables.
  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
