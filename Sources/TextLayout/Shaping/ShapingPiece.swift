/// A part of a run that HarfBuzz shapes in one call.
///
/// From each character HarfBuzz looks ahead or back until something stops it: across all default ignorable characters
/// and marks, back to a mark's base, to the end of a syllable. For 40,000 soft hyphens, or as many marks on one letter,
/// that takes quadratic time. So each call gets a limited number of characters, as text in Unicode's Stream-Safe Text
/// Format (UAX #15, section 13) has a limited number of consecutive marks.
///
/// Long runs are cut where HarfBuzz reports that a cut changes nothing. If a piece has no such place, the next one
/// begins earlier, and their common part is taken from the first.
///
/// A line should not end within a huge cluster: each candidate would take shaping from the cluster's start. So a
/// cluster longer than any in readable text is shaped in short parts (`parts(of:in:)`). Only there are the cuts
/// visible.
struct ShapingPiece {
  /// The maximum number of code units. The slowest characters of the bundled fonts take some 3 µs each in a piece of
  /// this length, letters at most 1 µs.
  static let length = 512
  /// The number of code units at a piece's ends whose shape may depend on what lies beyond: a lookup sees at most 64
  /// glyphs (`HB_MAX_CONTEXT_LENGTH`).
  static let margin = 64
  /// The maximum length, in code units, of a cluster that is shaped as a whole: a syllable or an emoji sequence has at
  /// most some 20, and a base with its marks 32 in the Stream-Safe Text Format.
  static let clusterLength = 128
  /// The maximum length, in code units, of the parts of longer ones.
  static let partLength = 32

  /// The offset of the first code unit whose glyphs belong to this piece.
  let start: Int
  /// The offset at which shaping begins: the start, or an earlier one if HarfBuzz would not cut there.
  let lead: Int

  init(start: Int) { self.init(start: start, lead: start) }

  private init(start: Int, lead: Int) { (self.start, self.lead) = (start, lead) }

  /// The end of the piece, which is not within a surrogate pair.
  func end(in run: Range<Int>, of text: [UInt16]) -> Int {
    Self.end(of: Self.length, from: lead, in: run, of: text)
  }

  private static func end(of length: Int, from start: Int, in range: Range<Int>, of text: [UInt16]) -> Int {
    let end = start + length
    guard end < range.upperBound else { return range.upperBound }
    return UTF16.isLeadSurrogate(text[end - 1]) && UTF16.isTrailSurrogate(text[end]) ? end - 1 : end
  }

  /// Removes the glyphs before the piece's start; false if no cluster begins there.
  ///
  /// - Parameter first: The index of the piece's first glyph; glyphs are in the order of the text.
  func removeLead(from glyphs: inout [ShapedGlyph], from first: Int) -> Bool {
    guard lead < start else { return true }
    guard let own = glyphs[first...].firstIndex(where: { $0.cluster >= start }), glyphs[own].cluster == start else {
      glyphs.removeSubrange(first...)
      return false
    }
    glyphs.removeSubrange(first..<own)
    return true
  }

  /// Removes the glyphs from the first cluster on that is too long to be shaped as a whole, and returns its range; nil,
  /// without removing any, if there is none.
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

  /// The parts in which a long cluster is shaped, in order.
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

  /// Removes the glyphs that belong to the next piece, which is returned. It begins before the margin: at the last
  /// place where the text may be cut or, if there is none, at the last cluster.
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
  /// Reverses the last glyphs in place.
  mutating func reverse(from first: Int) {
    var (start, end) = (first, count - 1)
    while start < end {
      swapAt(start, end)
      (start, end) = (start + 1, end - 1)
    }
  }
}
