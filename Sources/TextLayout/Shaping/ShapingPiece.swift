/// A part of a run that HarfBuzz shapes in one call.
///
/// HarfBuzz looks from each character as far as nothing stops it: over all default ignorable characters and marks, back to
/// a mark's base, to the end of a syllable. In 40,000 soft hyphens, or as many marks on one letter, that takes the square of
/// their number. So it gets a limited number of characters at once, as texts in Unicode's Stream-Safe Text Format (UAX #15,
/// section 13) have a limited number of marks behind each other.
///
/// Long runs are cut where HarfBuzz says that a cut changes nothing. In a piece without such a place the next one begins
/// earlier, and what both have is taken from the first. Only within a cluster of hundreds of characters, which nobody reads,
/// the cut shows.
struct ShapingPiece {
  /// The most code units. The slowest characters of the bundled fonts take some 3 µs each in a piece of so many, letters 1 µs
  /// at most.
  static let length = 512
  /// Code units at a piece's ends whose look may depend on what is beyond: a lookup sees 64 glyphs at most
  /// (`HB_MAX_CONTEXT_LENGTH`).
  static let margin = 64

  /// The offset of the first code unit whose glyphs are the piece's own.
  let start: Int
  /// Where shaping begins: at the start, or before one that HarfBuzz would not cut at.
  let lead: Int

  init(start: Int) { self.init(start: start, lead: start) }

  private init(start: Int, lead: Int) { (self.start, self.lead) = (start, lead) }

  /// Where the piece ends: not within a surrogate pair.
  func end(in run: Range<Int>, of text: [UInt16]) -> Int {
    let end = lead + Self.length
    guard end < run.upperBound else { return run.upperBound }
    return UTF16.isLeadSurrogate(text[end - 1]) && UTF16.isTrailSurrogate(text[end]) ? end - 1 : end
  }

  /// Removes the glyphs before the piece's start; false where no cluster begins there.
  ///
  /// - Parameter first: The index of the piece's first glyph; they stand in the order of the text.
  func removeLead(from glyphs: inout [ShapedGlyph], from first: Int) -> Bool {
    guard lead < start else { return true }
    guard let own = glyphs[first...].firstIndex(where: { $0.cluster >= start }), glyphs[own].cluster == start else {
      glyphs.removeSubrange(first...)
      return false
    }
    glyphs.removeSubrange(first..<own)
    return true
  }

  /// Removes the glyphs that the next piece has, which is returned. It begins outside of the margin: at the last place where
  /// the text may be cut or, without one, at the last cluster.
  func cut(_ glyphs: inout [ShapedGlyph], from first: Int, end: Int) -> ShapingPiece {
    var last: Int?
    for index in (first..<glyphs.count).reversed() {
      let cluster = Int(glyphs[index].cluster)
      guard index > first, cluster > start else { break }
      guard cluster <= end - Self.margin, glyphs[index - 1].cluster != glyphs[index].cluster else { continue }
      if !glyphs[index].isUnsafeToBreak {
        glyphs.removeSubrange(index...)
        return ShapingPiece(start: cluster)
      }
      last = last ?? index
    }
    guard let last else { return ShapingPiece(start: end) }
    let next = Int(glyphs[last].cluster)
    let lead = glyphs[first...last].first { Int($0.cluster) >= next - Self.margin }.map { Int($0.cluster) }
    glyphs.removeSubrange(last...)
    return ShapingPiece(start: next, lead: lead ?? next)
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
