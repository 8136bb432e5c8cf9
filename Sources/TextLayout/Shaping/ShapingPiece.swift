/// A part of a run that HarfBuzz shapes in one call.
///
/// HarfBuzz looks from each character as far as nothing stops it: over all default ignorable characters and marks, back to
/// a mark's base, to the end of a syllable. In 40,000 soft hyphens, or as many marks on one letter, that takes the square of
/// their number. So it gets a limited number of characters at once, as texts in Unicode's Stream-Safe Text Format (UAX #15,
/// section 13) have a limited number of marks behind each other.
///
/// Long runs are cut where HarfBuzz says that a cut changes nothing. Only a piece without such a place is cut at its end,
/// which moves glyphs: no text that somebody reads has so many characters that all depend on their neighbours.
enum ShapingPiece {
  /// The most code units. The slowest characters of the bundled fonts take some 3 µs each in a piece of so many, letters 1 µs
  /// at most.
  static let length = 512
  /// Code units at a piece's end that are shaped again with the next piece: how they look may depend on what follows. A
  /// lookup sees 64 glyphs at most (`HB_MAX_CONTEXT_LENGTH`).
  static let margin = 64

  /// Where a piece ends: not within a surrogate pair.
  static func end(from start: Int, in run: Range<Int>, of text: [UInt16]) -> Int {
    let end = start + length
    guard end < run.upperBound else { return run.upperBound }
    return UTF16.isLeadSurrogate(text[end - 1]) && UTF16.isTrailSurrogate(text[end]) ? end - 1 : end
  }

  /// Removes the glyphs of a piece that the next one has, and says where that starts: at the last place, outside of the
  /// margin, where the text may be cut, or at the piece's end.
  ///
  /// - Parameters:
  ///   - glyphs: Those behind `first` are the piece's, in the order of the text.
  static func cut(_ piece: Range<Int>, glyphs: inout [ShapedGlyph], from first: Int) -> Int {
    var index = glyphs.count - 1
    while index > first {
      let cluster = glyphs[index].cluster
      let startsCluster = glyphs[index - 1].cluster != cluster
      if startsCluster, !glyphs[index].isUnsafeToBreak, cluster <= piece.upperBound - margin {
        glyphs.removeSubrange(index...)
        return Int(cluster)
      }
      index -= 1
    }
    return piece.upperBound
  }
}

extension [ShapedGlyph] {
  /// Turns the order of the last glyphs around, in place.
  mutating func reverse(from first: Int) {
    var (start, end) = (first, count - 1)
    while start < end {
      swapAt(start, end)
      (start, end) = (start + 1, end - 1)
    }
  }
}
