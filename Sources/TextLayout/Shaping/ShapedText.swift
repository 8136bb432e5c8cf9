import Synchronization

/// A paragraph shaped once for all sizes and widths.
///
/// Advances are stored as sums from the start, so that the width of a line is a difference. If HarfBuzz reports that a
/// break changes the shapes, the stretch between the nearest safe positions is shaped again, once, and cached.
final class ShapedText: Sendable {
  let analysis: TextAnalysis
  /// In logical order; together they cover the text.
  let runs: [ShapedRun]
  let styles: [ShapeStyle]
  /// The offsets at which styles end, which are at cluster boundaries.
  let styleEnds: [Int]
  /// A common multiple of the fonts' units per em.
  let unitsPerEm: Int
  /// The offsets of the tabs.
  let tabs: [Int]
  /// Characters that no font has, in order.
  let missingCharacters: [MissingCharacter]
  private let shaper: Shaper
  /// The sums of advances before each offset; a cluster counts at its first code unit.
  let advances: AdvanceSums
  /// Whether breaking before an offset requires shaping again.
  private let isUnsafe: [Bool]
  private let reshaped: ReshapedStretches

  var count: Int { analysis.units.count }

  convenience init(_ key: ShapeKey, shaper: Shaper) {
    self.init(key, shaper: shaper, analyses: nil, within: UnlimitedLayout())
  }

  init<Limit: LayoutChecking>(
    _ key: ShapeKey, shaper: Shaper, analyses: AnalysisCache?, within limit: Limit
  ) throws(Limit.Failure) {
    let (analysis, other) = analyses?.known(of: key) ?? (TextAnalysis(key), nil)
    let styles = key.styles
    var runs = other?.runs(inCuts: styles) ?? Itemizer(analysis, styles: styles).runs()
    try shaper.shape(&runs, text: analysis.units, styles: styles, within: limit)
    self.analysis = analysis
    self.runs = runs
    self.shaper = shaper
    self.styles = styles
    styleEnds = styles.map { analysis.clusterBoundary(atOrAfter: $0.end) }
    unitsPerEm = ShapedText.commonUnitsPerEm(of: runs)
    tabs = runs.indices.lazy.filter { runs[$0].content == .tab }.map { runs[$0].range.lowerBound }
    missingCharacters = runs.indices.lazy.filter { runs[$0].isMissing }.map { index in
      let range = runs[index].range
      return MissingCharacter(
        offset: range.lowerBound, characters: String(decoding: analysis.original[range], as: UTF16.self))
    }
    (advances, isUnsafe) = ShapedText.offsets(in: runs, count: analysis.units.count, unitsPerEm: unitsPerEm)
    reshaped = ReshapedStretches(limit: 2 * analysis.units.count + 1024)
  }

  /// The runs of the text in other cuts of its primary fonts, reusing the glyphs of runs in fallbacks, which are the
  /// same. Nil for styles in which a run may have another font.
  private func runs(inCuts others: [ShapeStyle]) -> [ShapedRun]? {
    guard styles.elementsEqual(others, by: { isSetAlike(in: $0, $1) }) else { return nil }
    var runs = runs
    for index in runs.indices where runs[index].font === styles[runs[index].style].cascade.primary {
      let cascade = others[runs[index].style].cascade
      runs[index].font = cascade.primary
      if runs[index].content == .glyphs { runs[index].advances = cascade.advances }
      runs[index].glyphs = []
    }
    return runs
  }

  private func isSetAlike(in style: ShapeStyle, _ other: ShapeStyle) -> Bool {
    guard let differences = style.differences(from: other) else { return false }
    return differences.isDisjoint(with: analysis.original) && differences.isDisjoint(with: analysis.units)
  }

  /// The approximate memory of the text in bytes.
  var byteCount: Int {
    let glyphs = runs.reduce(0) { $0 + $1.glyphs.count }
    let units = count * (advances.stride + 24)
    return 1024 + units + 2 * glyphs * MemoryLayout<ShapedGlyph>.stride + runs.count * MemoryLayout<ShapedRun>.stride
  }

  /// The advance of `start..<end`, as the only text on a line.
  func advance(from start: Int, to end: Int) -> TextAdvance {
    if isSafe(start, end) { return keptAdvance(from: start, to: end) }
    let safeStart = nextSafe(start, upTo: end)
    let safeEnd = previousSafe(end, downTo: start)
    guard safeStart < safeEnd else { return reshapedAdvance(start..<end) }
    return reshapedAdvance(start..<safeStart) + keptAdvance(from: safeStart, to: safeEnd)
      + reshapedAdvance(safeEnd..<end)
  }

  /// Whether `start..<end` looks the same on a line of its own as within the whole text.
  func isSafe(_ start: Int, _ end: Int) -> Bool { !isUnsafe[start] && !isUnsafe[end] }

  /// The advance of `start..<end` within a line that continues after it.
  func keptAdvance(from start: Int, to end: Int) -> TextAdvance { advances.advance(from: start, to: end) }

  /// The runs of a line with `range`, in logical order, shaped for it.
  func lineRuns(in range: Range<Int>) -> [ShapedRun] {
    runs(overlapping: range).map { run in
      let part = run.range.clamped(to: range)
      if part == run.range { return run }
      if !isUnsafe[part.lowerBound], !isUnsafe[part.upperBound] { return run.slice(part) }
      var reshapedRun = run
      reshapedRun.range = part
      reshapedRun.glyphs = glyphs(of: run, in: part)
      return reshapedRun
    }
  }

  /// The places where lines may end, found when they are first asked for.
  var breaks: LineBreaks { analysis.breaks }

  /// Whether `breaks` were asked for.
  var knowsBreaks: Bool { analysis.knowsBreaks }

  /// The index of the style at an offset.
  func style(at offset: Int) -> Int {
    styles.count == 1 ? 0 : min(styles.count - 1, styleEnds.partitioningIndex { $0 > offset })
  }

  /// Whether a glyph of one of the text's runs is a space, which justification widens.
  func isSpace(_ glyph: ShapedGlyph, of run: ShapedRun) -> Bool {
    !run.range.isEmpty && CharacterPolicy.isSpace(analysis.units[Int(glyph.cluster)])
  }

  /// The number of spaces that justification widens on a line of `range`: those after its last tab.
  func spaceCount(onLine range: Range<Int>) -> Int {
    let nextTab = tabs.partitioningIndex { $0 >= range.upperBound }
    let start = nextTab > 0 ? max(range.lowerBound, tabs[nextTab - 1]) : range.lowerBound
    let clusters = analysis.clusterIndex(atOrAfter: start)..<analysis.clusterIndex(atOrAfter: range.upperBound)
    return analysis.clusters[clusters].count { CharacterPolicy.isSpace(analysis.units[$0]) }
  }

  func runs(overlapping range: Range<Int>) -> ArraySlice<ShapedRun> {
    let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return runs[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// The first position at or after an offset at which a line may end without being shaped again. A position a piece's
  /// length away (`ShapingPiece`) also counts: a break has no visible effect that far away.
  private func nextSafe(_ offset: Int, upTo end: Int) -> Int {
    let limit = min(end, offset + ShapingPiece.length)
    var offset = offset
    while offset < limit, isUnsafe[offset] { offset += 1 }
    return offset < end && UTF16.isTrailSurrogate(analysis.units[offset]) ? offset + 1 : offset
  }

  private func previousSafe(_ offset: Int, downTo start: Int) -> Int {
    let limit = max(start, offset - ShapingPiece.length)
    var offset = offset
    while offset > limit, isUnsafe[offset] { offset -= 1 }
    return offset > start && offset < count && UTF16.isTrailSurrogate(analysis.units[offset]) ? offset - 1 : offset
  }

  private func reshapedAdvance(_ range: Range<Int>) -> TextAdvance {
    guard !range.isEmpty else { return TextAdvance() }
    return runs(overlapping: range).reduce(TextAdvance()) { sum, run in
      var part = run
      part.range = run.range.clamped(to: range)
      part.glyphs = glyphs(of: run, in: part.range)
      return sum + part.advance(unitsPerEm: unitsPerEm)
    }
  }

  private func glyphs(of run: ShapedRun, in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    guard run.content == .glyphs else { return [] }
    return reshaped.glyphs(in: range) {
      shaper.glyphs(of: run, in: range, text: analysis.units, style: styles[run.style])
    }
  }
}

/// A cache of stretches of a text shaped separately, limited by their number of glyphs.
private final class ReshapedStretches: Sendable {
  private struct Kept {
    var stretches: [Range<Int>: ArraySlice<ShapedGlyph>] = [:]
    var glyphCount = 0
  }

  private let kept = Mutex(Kept())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func glyphs(in range: Range<Int>, shape: () -> ArraySlice<ShapedGlyph>) -> ArraySlice<ShapedGlyph> {
    if let known = kept.withLock({ $0.stretches[range] }) { return known }
    let glyphs = shape()
    kept.withLock { kept in
      if kept.glyphCount + glyphs.count > limit { kept = Kept() }
      kept.stretches[range] = glyphs
      kept.glyphCount += glyphs.count
    }
    return glyphs
  }
}

extension ShapedText {
  /// The least common multiple of the fonts' units per em.
  ///
  /// Fonts have 1000, 2048 or the like; if the multiple exceeds 2^40, units are 2^40ths of an em.
  private static func commonUnitsPerEm(of runs: [ShapedRun]) -> Int {
    var common = 1
    for index in runs.indices where common % runs[index].unitsPerEm != 0 {
      let (a, b) = (common, runs[index].unitsPerEm)
      let (multiple, overflows) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
      guard !overflows, multiple <= 1 << 40 else { return 1 << 40 }
      common = multiple
    }
    return common
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }

  /// The sums of advances before each offset, and whether a break there is unsafe.
  private static func offsets(
    in runs: [ShapedRun], count: Int, unitsPerEm: Int
  ) -> (advances: AdvanceSums, isUnsafe: [Bool]) {
    var isUnsafe = [Bool](repeating: true, count: count + 1)
    var advances = [TextAdvance](repeating: TextAdvance(), count: count + 1)
    for index in runs.indices {
      let start = runs[index].range.lowerBound
      if runs[index].content == .attachment { advances[start + 1] = runs[index].advance(unitsPerEm: unitsPerEm) }
      runs[index].addOffsets(to: &advances, &isUnsafe, unitsPerEm: unitsPerEm)
      isUnsafe[start] = false
    }
    isUnsafe[count] = false
    return (AdvanceSums(adding: advances), isUnsafe)
  }
}

extension ShapedRun {
  /// Writes the advance of each cluster after its first code unit, and whether one of its glyphs makes a break before
  /// it unsafe.
  fileprivate func addOffsets(to advances: inout [TextAdvance], _ isUnsafe: inout [Bool], unitsPerEm: Int) {
    let spaced: Int32 = isSpaced ? 1 : 0
    let tracked = isTracked ? spaced : 0
    let scale = GlyphScale(of: self, unitsPerEm: unitsPerEm)
    var (last, isCut) = (-1, false)
    // The advance of the cluster, and HarfBuzz's: spacing is added only to clusters with an advance.
    var (sum, ownSum) = (TextAdvance(), Int32(0))
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      let advance = scale.advance(of: glyph)
      if cluster == last {
        (sum, ownSum, isCut) = (sum + advance, ownSum &+ glyph.advance, isCut || glyph.isUnsafeToBreak)
      } else {
        (sum, ownSum, isCut) = (advance, glyph.advance, glyph.isUnsafeToBreak)
      }
      isUnsafe[cluster] = isCut
      (sum.trackedClusters, sum.spacedClusters) = ownSum == 0 ? (0, 0) : (tracked, spaced)
      advances[cluster + 1] = sum
      last = cluster
    }
  }
}
