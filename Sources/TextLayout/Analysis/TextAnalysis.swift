import CICU

/// The Unicode properties of a paragraph that do not depend on fonts: levels, scripts, clusters and break
/// opportunities.
///
/// Offsets count UTF-16 code units. Arrays of boundaries have one more element than the text, for its end.
struct TextAnalysis: Sendable {
  /// The original text.
  let original: [UInt16]
  /// The text passed to HarfBuzz, in which characters that must not be drawn are replaced.
  let units: [UInt16]
  /// The embedding level of each code unit (odd is right to left); a cluster has that of its first.
  let levels: [UInt8]
  /// The level of the paragraph that each code unit is in.
  let paragraphLevels: [UInt8]
  /// The script of each code unit, as an ISO 15924 tag; common and inherited characters take a neighbour's.
  let scripts: [UInt32]
  /// Offsets at which a grapheme cluster starts, and the end.
  let clusters: [Int]
  /// Offsets before which a line may be broken, ascending, the end included, and whether each must be.
  let opportunities: [BreakOpportunity]

  init(_ key: ShapeKey) {
    original = key.text.units
    units = original.contains(where: CharacterPolicy.isControl) ? original.map(CharacterPolicy.shapedUnit) : original
    scripts = ScriptRuns.resolve(original)
    clusters = BreakIterators.shared.clusters(in: original, language: key.language)
    var (levels, paragraphLevels) = BidiLevels.resolve(original, baseDirection: key.baseDirection)
    var opportunities = BreakIterators.shared.lineBreaks(in: original, language: key.language)
    if clusters.count <= original.count {
      TextAnalysis.join(clusters, levels: &levels, opportunities: &opportunities)
    }
    self.levels = levels
    self.paragraphLevels = paragraphLevels
    self.opportunities = key.keepsHangulWords ? HangulWords.kept(opportunities, in: original) : opportunities
  }

  /// Keeps clusters whole: UAX #14 allows breaks within some (a space and a combining mark), and levels may differ within
  /// one (a closing bracket and a combining mark).
  private static func join(_ clusters: [Int], levels: inout [UInt8], opportunities: inout [BreakOpportunity]) {
    var isInside = [Bool](repeating: false, count: levels.count + 1)
    for (start, end) in zip(clusters, clusters.dropFirst()) where end - start > 1 {
      for offset in start + 1..<end {
        levels[offset] = levels[start]
        isInside[offset] = true
      }
    }
    opportunities.removeAll { isInside[$0.offset] }
  }

  /// The offset of the first cluster at or after an offset.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    clusters[min(clusters.count - 1, clusterIndex(atOrAfter: offset))]
  }

  /// The index of the first cluster at or after an offset.
  func clusterIndex(atOrAfter offset: Int) -> Int { clusters.partitioningIndex { $0 >= offset } }
}

/// A place where a line may, or must, end.
struct BreakOpportunity: Hashable, Sendable {
  /// The offset the next line starts at.
  var offset: Int
  /// The offset at which the line's visible text ends: white space before `offset` hangs.
  var visibleEnd: Int
  var isMandatory: Bool
  /// Whether a hyphen is shown if the line ends here: the break is at a U+00AD SOFT HYPHEN.
  var needsHyphen = false
}
