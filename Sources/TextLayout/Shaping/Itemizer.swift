import CICU

/// Divides a paragraph into runs of one font, script, level and style.
struct Itemizer {
  let analysis: TextAnalysis
  let styles: [ShapeStyle]

  init(_ analysis: TextAnalysis, styles: [ShapeStyle]) {
    self.analysis = analysis
    self.styles = styles
  }

  /// The runs of the text, not yet shaped, in logical order.
  func runs() -> [ShapedRun] {
    var runs: [ShapedRun] = []
    var style = 0
    var choosers = FontChoosers(style: styles[0])
    var chooser = choosers.chooser(for: analysis.scripts.first ?? ScriptRuns.common)
    var start = 0
    var current: Kind?
    var index = 0
    while index + 1 < analysis.clusters.count {
      if let current, let plain = chooser.coverage(of: current) {
        index = self.index(behind: current, with: plain, from: index, upTo: styles[style].end)
        guard index + 1 < analysis.clusters.count else { break }
      }
      let (cluster, end) = (analysis.clusters[index], analysis.clusters[index + 1])
      index += 1
      let script = script(of: cluster..<end)
      let isNewStyle = style < styles.count - 1 && cluster >= styles[style].end
      if isNewStyle {
        style = styles.partitioningIndex { $0.end > cluster }
        choosers = FontChoosers(style: styles[style])
      }
      if isNewStyle || script != chooser.script { chooser = choosers.chooser(for: script) }
      let content = content(at: cluster, style: styles[style])
      let choice = content == .glyphs ? chooser.choose(for: analysis.units[cluster..<end]) : chooser.primary
      let kind = Kind(
        font: choice.font, isMissing: choice.isMissing, script: script, level: analysis.levels[cluster], style: style,
        content: content)
      if kind == current, content == .glyphs { continue }
      if let current { runs.append(run(start..<cluster, current)) }
      current = kind
      start = cluster
    }
    if let current { runs.append(run(start..<analysis.units.count, current)) }
    return runs
  }

  /// The index of the first cluster, from `index` on, that may not belong to the current run: usually clusters do
  /// belong, and need no search for a font.
  private func index(
    behind current: Kind, with plain: PlainCoverage, from index: Int, upTo styleEnd: Int
  ) -> Int {
    let (clusters, levels, scripts, original) = (
      analysis.clusters, analysis.levels, analysis.scripts, analysis.original
    )
    let (level, script) = (current.level, current.script)
    var index = index
    var cluster = clusters[index]
    while index + 1 < clusters.count, cluster < styleEnd {
      let next = clusters[index + 1]
      guard levels[cluster] == level, scripts[cluster] == script, plain.contains(original[cluster]),
        next - cluster == 1 || plain.holds(original[cluster..<next])
      else { break }
      index += 1
      cluster = next
    }
    return index
  }

  /// The properties that the clusters of a run share.
  fileprivate struct Kind: Equatable {
    var font: FontInstance
    var isMissing: Bool
    var script: UInt32
    var level: UInt8
    var style: Int
    var content: ShapedRun.Content
  }

  private func run(_ range: Range<Int>, _ kind: Kind) -> ShapedRun {
    let isSpaced = kind.content == .glyphs && !ScriptRuns.joined.contains(kind.script)
    let cascade = styles[kind.style].cascade
    let isPrimary = kind.content == .glyphs && kind.font === cascade.primary
    return ShapedRun(
      range: range, font: kind.font, advances: isPrimary ? cascade.advances : nil, script: kind.script,
      level: kind.level, style: kind.style, content: kind.content,
      isMissing: kind.isMissing, isTracked: isSpaced && isPrimary,
      isSpaced: isSpaced)
  }

  private func content(at offset: Int, style: ShapeStyle) -> ShapedRun.Content {
    switch analysis.original[offset] {
    case CharacterPolicy.tab: .tab
    case CharacterPolicy.objectReplacement where style.isAttachment: .attachment
    default: .glyphs
    }
  }

  /// The script of a cluster; for an emoji `Zsye`, whatever its neighbours.
  private func script(of cluster: Range<Int>) -> UInt32 {
    Emoji.isEmoji(analysis.units[cluster]) ? Emoji.script : analysis.scripts[cluster.lowerBound]
  }
}

/// The font choosers of one style, made once for each script: some texts change the script every few characters.
private struct FontChoosers {
  let style: ShapeStyle
  private var made: [FontChooser] = []

  init(style: ShapeStyle) { self.style = style }

  mutating func chooser(for script: UInt32) -> FontChooser {
    if let known = made.first(where: { $0.script == script }) { return known }
    let chooser = FontChooser(style, script: script)
    made.append(chooser)
    return chooser
  }
}

/// Chooses fonts for clusters of one style and script.
private final class FontChooser {
  let script: UInt32
  private let style: ShapeStyle
  private let font: FontInstance
  private lazy var fallbacks = style.cascade.fallbacks.ranking(script: script, language: style.language)
  private lazy var firstFallback = fallbacks.first?.open()
  /// The results of searches through all fonts, by cluster: a text may have a character many times that no font has.
  private var found: [ArraySlice<UInt16>: FontCascade.Choice] = [:]

  init(_ style: ShapeStyle, script: UInt32) {
    self.style = style
    self.script = script
    font = style.cascade.primary
  }

  var primary: FontCascade.Choice { (font, false) }

  func choose(for units: ArraySlice<UInt16>) -> FontCascade.Choice {
    if let only = units.first, units.count == 1 {
      if script != Emoji.script, font.covers(only) { return primary }
      if CharacterPolicy.isSpace(only) { return primary }
    }
    if script != Emoji.script, !font.coversAll(units), let first = firstFallback, first.coversAll(units) {
      return (first, false)
    }
    if let known = found[units] { return known }
    let choice = style.cascade.font(for: units, among: fallbacks, prefersFallbacks: script == Emoji.script)
    found[units] = choice
    return choice
  }

  /// The characters of one code unit that continue a run without a search; nil if each needs one.
  func coverage(of current: Itemizer.Kind) -> PlainCoverage? {
    guard current.content == .glyphs, !current.isMissing else { return nil }
    if current.font === font { return PlainCoverage(own: font.coverage, other: nil) }
    guard current.font === firstFallback else { return nil }
    return PlainCoverage(own: current.font.coverage, other: font.coverage)
  }
}

/// Characters of one code unit, excluding tabs, attachments and emoji, that use the same font as the previous
/// character.
private struct PlainCoverage {
  let own: CharacterCoverage
  /// The primary font's coverage, which takes precedence if `own` is another font's.
  let other: CharacterCoverage?

  func contains(_ unit: UInt16) -> Bool {
    guard unit >= 0x20, unit != CharacterPolicy.objectReplacement, !Emoji.mayBeEmoji(unit) else { return false }
    guard let other else { return own.contains(unit) || CharacterPolicy.isSpace(unit) }
    return own.contains(unit) && !other.contains(unit) && !CharacterPolicy.isSpace(unit)
  }

  /// Whether a cluster continues the run that does so with its first code unit.
  func holds(_ cluster: ArraySlice<UInt16>) -> Bool {
    // An invisible character is in any font.
    cluster.allSatisfy { own.contains($0) && $0 >= 0xA0 && !Emoji.mayBeEmoji($0) && !Emoji.isSelector($0) }
      && !galley_is_default_ignorable(UInt32(cluster[cluster.startIndex]))
  }
}
