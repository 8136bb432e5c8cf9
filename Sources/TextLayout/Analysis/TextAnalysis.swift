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
  /// Whether there are controls, which may end a line.
  let hasControls: Bool
  private let deferredBreaks: DeferredLineBreaks

  init(_ key: ShapeKey) {
    original = key.text.units
    hasControls = original.contains(where: CharacterPolicy.isControl)
    units = hasControls ? original.map(CharacterPolicy.shapedUnit) : original
    scripts = ScriptRuns.resolve(original)
    clusters = BreakIterators.shared.clusters(in: original, language: key.language)
    var (levels, paragraphLevels) = BidiLevels.resolve(original, baseDirection: key.baseDirection)
    if clusters.count <= original.count { TextAnalysis.join(clusters, levels: &levels) }
    self.levels = levels
    self.paragraphLevels = paragraphLevels
    deferredBreaks = DeferredLineBreaks(language: key.language, keepsHangulWords: key.keepsHangulWords)
  }

  /// Keeps clusters whole: levels may differ within one (a closing bracket and a combining mark).
  private static func join(_ clusters: [Int], levels: inout [UInt8]) {
    for (start, end) in zip(clusters, clusters.dropFirst()) where end - start > 1 {
      for offset in start + 1..<end { levels[offset] = levels[start] }
    }
  }

  /// The places where lines may end, found when they are first asked for.
  var breaks: LineBreaks { deferredBreaks.breaks(in: original, clusters: clusters) }

  /// Whether `breaks` were asked for.
  var knowsBreaks: Bool { deferredBreaks.areKnown }

  /// The offset of the first cluster at or after an offset.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    clusters[min(clusters.count - 1, clusterIndex(atOrAfter: offset))]
  }

  /// The index of the first cluster at or after an offset.
  func clusterIndex(atOrAfter offset: Int) -> Int { clusters.partitioningIndex { $0 >= offset } }
}
