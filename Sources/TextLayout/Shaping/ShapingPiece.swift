/// A part of a run that HarfBuzz shapes in one call.
///
/// HarfBuzz looks from each character as far as nothing stops it: over all default ignorable characters and marks, back to
/// a mark's base, to the end of a syllable. In 40,000 soft hyphens, or as many marks on one letter, that takes the square of
/// their number. So it gets a limited number of characters at once, as texts in Unicode's Stream-Safe Text Format (UAX #15,
/// section 13) have a limited number of marks behind each other.
///
/// Long runs are cut where HarfBuzz says that a cut changes nothing. In a piece without such a place the next one begins
/// earlier, and what both have is taken from the first.
///
/// No line can end well within a cluster: each place that is tried for an end takes shaping from the cluster's start. So a
/// cluster of more code units than a text that is read has in one is shaped in short parts (`parts(of:in:)`). Only there the
/// cuts show.
struct ShapingPiece {
  /// The most code units. The slowest characters of the bundled fonts take some 3 µs each in a piece of so many, letters 1 µs
  /// at most.
  static let length = 512
  /// Code units at a piece's ends whose look may depend on what is beyond: a lookup sees 64 glyphs at most
  /// (`HB_MAX_CONTEXT_LENGTH`).
  static let margin = 64
  /// The most code units of a cluster that is shaped as one: a syllable has some 20 at most, an emoji sequence as many, and
  /// a base with its marks 32 in the Stream-Safe Text Format.
  static let clusterLength = 128
  /// The most code units of the parts of longer ones.
  static let partLength = 32

  /// The offset of the first code unit whose glyphs are the piece's own.
  let start: Int
  /// Where shaping begins: at the start, or before one that HarfBuzz would not cut at.
  let lead: Int

  init(start: Int) { self.init(start: start, lead: start) }

  private init(start: Int, lead: Int) { (self.start, self.lead) = (start, lead) }

  /// Where the piece ends: not within a surrogate pair.
  func end(in run: Range<Int>, of text: [UInt16]) -> Int {
    Self.end(of: Self.length, from: lead, in: run, of: text)
  }

  private static func end(of length: Int, from start: Int, in range: Range<Int>, of text: [UInt16]) -> Int {
    let end = start + length
    guard end < range.upperBound else { return range.upperBound }
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

  /// Removes the glyphs from the first cluster on that is too long to be shaped as one, and says which it is; nil, and
  /// removes none, without such a cluster.
  func removeLongCluster(from glyphs: inout [ShapedGlyph], from first: Int, end: Int) -> Range<Int>? {
    guard end - start > Self.clusterLength else { return nil }
    var index = first
    while index < glyphs.count {
      let cluster = glyphs[index].cluster
      let next = glyphs[index...].firstIndex { $0.cluster != cluster }
      let clusterEnd = next.map { Int(glyphs[$0].cluster) } ?? end
      if clusterEnd - Int(cluster) > Self.clusterLength {
        glyphs.removeSubrange(index...)
        return Int(cluster)..<clusterEnd
      }
      index = next ?? glyphs.count
    }
    return nil
  }

  /// The parts that a long cluster is shaped in, in order.
  static func parts(of cluster: Range<Int>, in text: [UInt16]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cluster.lowerBound
    while start < cluster.upperBound {
      let end = end(of: partLength, from: start, in: cluster, of: text)
      parts.append(start..<end)
      start = end
    }
    return parts
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
