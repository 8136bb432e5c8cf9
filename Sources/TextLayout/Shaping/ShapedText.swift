import CICU
import Synchronization

/// How far a stretch of text advances: units that scale with the size, and clusters that tracking is added to.
///
/// Whole numbers, so that equal stretches are equally wide wherever they stand.
struct TextAdvance: Hashable, Sendable {
  /// Fractions of an em, as many as the text's `unitsPerEm` says.
  var units = 0
  var trackedClusters = 0

  static func + (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(units: left.units + right.units, trackedClusters: left.trackedClusters + right.trackedClusters)
  }

  static func - (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(units: left.units - right.units, trackedClusters: left.trackedClusters - right.trackedClusters)
  }
}

/// What turns units into points.
struct TextScale: Hashable, Sendable {
  var pointSize: Double
  var tracking: Double
}

/// A text shaped once, for every size and every width.
///
/// Advances are kept as sums from the start, so that the width of a line is a subtraction. Where HarfBuzz says that a
/// break changes the shapes, the stretch between the nearest safe places is shaped again, once, and kept.
final class ShapedText: Sendable {
  let analysis: TextAnalysis
  /// In logical order; together they cover the text.
  let runs: [ShapedRun]
  private let shaper: Shaper
  private let language: String
  private let features: [FontFeature]
  /// A common multiple of the fonts' units per em.
  private let unitsPerEm: Int
  /// The advance before each offset; a cluster counts at its first code unit.
  private let advances: [TextAdvance]
  /// Whether the text must be shaped again when it is broken before an offset.
  private let isUnsafe: [Bool]
  /// Stretches shaped on their own.
  private let reshaped = Mutex<[Range<Int>: [ShapedGlyph]]>([:])
  /// Indices of the mandatory breaks among the analysis' opportunities.
  let mandatoryOpportunities: [Int]

  var count: Int { analysis.units.count }

  init(
    _ text: String, cascade: FontCascade, features: [FontFeature], language: String, baseDirection: BaseDirection,
    shaper: Shaper
  ) {
    let analysis = TextAnalysis(text, language: language, baseDirection: baseDirection)
    var runs = Itemizer.runs(analysis, cascade: cascade, language: language)
    for index in runs.indices {
      runs[index].glyphs = shaper.glyphs(
        of: runs[index], in: runs[index].range, text: analysis.units, language: language, features: features)
    }
    self.analysis = analysis
    self.runs = runs
    self.shaper = shaper
    self.language = language
    self.features = features
    unitsPerEm = ShapedText.commonUnitsPerEm(of: runs)
    advances = ShapedText.sums(of: runs, count: analysis.units.count, unitsPerEm: unitsPerEm)
    isUnsafe = ShapedText.unsafeOffsets(runs, count: analysis.units.count)
    mandatoryOpportunities = analysis.opportunities.indices.filter { analysis.opportunities[$0].isMandatory }
  }

  /// The advance of `start..<end`, as if a line held just that.
  func advance(from start: Int, to end: Int) -> TextAdvance {
    if !isUnsafe[start], !isUnsafe[end] { return keptAdvance(from: start, to: end) }
    let safeStart = min(end, nextSafe(start))
    let safeEnd = max(start, previousSafe(end))
    guard safeStart < safeEnd else { return reshapedAdvance(start..<end) }
    return reshapedAdvance(start..<safeStart) + keptAdvance(from: safeStart, to: safeEnd)
      + reshapedAdvance(safeEnd..<end)
  }

  /// The advance of `start..<end` within a line that goes on after it.
  func keptAdvance(from start: Int, to end: Int) -> TextAdvance {
    advances[end] - advances[start]
  }

  /// An advance in points.
  func points(_ advance: TextAdvance, _ scale: TextScale) -> Double {
    Double(advance.units) * scale.pointSize / Double(unitsPerEm) + Double(advance.trackedClusters) * scale.tracking
  }

  /// The runs of a line that holds `range`, in logical order, shaped for it.
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

  private func runs(overlapping range: Range<Int>) -> ArraySlice<ShapedRun> {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return runs[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  private func nextSafe(_ offset: Int) -> Int {
    var offset = offset
    while isUnsafe[offset] { offset += 1 }
    return offset
  }

  private func previousSafe(_ offset: Int) -> Int {
    var offset = offset
    while isUnsafe[offset] { offset -= 1 }
    return offset
  }

  private func reshapedAdvance(_ range: Range<Int>) -> TextAdvance {
    guard !range.isEmpty else { return TextAdvance() }
    return runs(overlapping: range).reduce(TextAdvance()) { sum, run in
      var part = run
      part.glyphs = glyphs(of: run, in: run.range.clamped(to: range))
      return sum + part.advance(unitsPerEm: unitsPerEm)
    }
  }

  private func glyphs(of run: ShapedRun, in range: Range<Int>) -> [ShapedGlyph] {
    if let known = reshaped.withLock({ $0[range] }) { return known }
    let glyphs = shaper.glyphs(of: run, in: range, text: analysis.units, language: language, features: features)
    reshaped.withLock { $0[range] = glyphs }
    return glyphs
  }

  /// The least common multiple of the fonts' units per em.
  ///
  /// Fonts have 1000, 2048 or the like; a set of fonts whose multiple leaves 2^40 counts in 2^40ths of an em.
  private static func commonUnitsPerEm(of runs: [ShapedRun]) -> Int {
    var common = 1
    for run in runs where common % run.font.unitsPerEm != 0 {
      let (a, b) = (common, run.font.unitsPerEm)
      let (multiple, overflows) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
      guard !overflows, multiple <= 1 << 40 else { return 1 << 40 }
      common = multiple
    }
    return common
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }

  private static func sums(of runs: [ShapedRun], count: Int, unitsPerEm: Int) -> [TextAdvance] {
    var sums = [TextAdvance](repeating: TextAdvance(), count: count + 1)
    var clusters = [TextAdvance](repeating: TextAdvance(), count: count)
    for run in runs {
      for glyph in run.glyphs {
        clusters[Int(glyph.cluster)].units += run.units(Int(glyph.advance), unitsPerEm: unitsPerEm)
        clusters[Int(glyph.cluster)].trackedClusters = run.isTracked ? 1 : 0
      }
      for offset in run.range { sums[offset + 1] = sums[offset] + clusters[offset] }
    }
    return sums
  }

  private static func unsafeOffsets(_ runs: [ShapedRun], count: Int) -> [Bool] {
    var isUnsafe = [Bool](repeating: true, count: count + 1)
    for run in runs {
      for glyph in run.glyphs where !glyph.isUnsafeToBreak { isUnsafe[Int(glyph.cluster)] = false }
      for glyph in run.glyphs where glyph.isUnsafeToBreak { isUnsafe[Int(glyph.cluster)] = true }
      isUnsafe[run.range.lowerBound] = false
    }
    isUnsafe[count] = false
    return isUnsafe
  }
}
