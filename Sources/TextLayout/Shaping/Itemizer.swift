/// Cuts a paragraph into runs of one font, script, level and style.
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
    var chooser = FontChooser(styles[0], script: analysis.scripts.first ?? ScriptRuns.common)
    var start = 0
    var current: Kind?
    for (cluster, end) in zip(analysis.clusters, analysis.clusters.dropFirst()) {
      if end - cluster == 1, let current, current.content == .glyphs, cluster < styles[style].end,
        analysis.levels[cluster] == current.level, analysis.scripts[cluster] == current.script,
        !current.isMissing, chooser.keeps(current.font, for: analysis.original[cluster])
      {
        continue
      }
      let script = script(of: cluster..<end)
      let isNewStyle = style < styles.count - 1 && cluster >= styles[style].end
      if isNewStyle { style = styles.partitioningIndex { $0.end > cluster } }
      if isNewStyle || script != chooser.script { chooser = FontChooser(styles[style], script: script) }
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

  /// What the clusters of a run have in common.
  private struct Kind: Equatable {
    var font: FontInstance
    var isMissing: Bool
    var script: UInt32
    var level: UInt8
    var style: Int
    var content: ShapedRun.Content
  }

  private func run(_ range: Range<Int>, _ kind: Kind) -> ShapedRun {
    let isSpaced = kind.content == .glyphs && !ScriptRuns.joined.contains(kind.script)
    return ShapedRun(
      range: range, font: kind.font, script: kind.script, level: kind.level, style: kind.style, content: kind.content,
      isMissing: kind.isMissing, isTracked: isSpaced && kind.font == styles[kind.style].cascade.primary,
      isSpaced: isSpaced)
  }

  private func content(at offset: Int, style: ShapeStyle) -> ShapedRun.Content {
    switch analysis.original[offset] {
    case CharacterPolicy.tab: .tab
    case CharacterPolicy.objectReplacement where style.isAttachment: .attachment
    default: .glyphs
    }
  }

  /// The script of a cluster; that of an emoji is `Zsye`, whatever stands beside it.
  private func script(of cluster: Range<Int>) -> UInt32 {
    Emoji.isEmoji(analysis.units[cluster]) ? Emoji.script : analysis.scripts[cluster.lowerBound]
  }
}

/// Chooses fonts for clusters of one style and script.
private struct FontChooser {
  let script: UInt32
  private let style: ShapeStyle
  private let font: FontInstance
  private lazy var fallbacks = style.cascade.ranking(script: script, language: style.language)
  private lazy var firstFallback = fallbacks.first?.open()

  init(_ style: ShapeStyle, script: UInt32) {
    self.style = style
    self.script = script
    font = style.cascade.primary
  }

  var primary: FontCascade.Choice { (font, false) }

  mutating func choose(for units: ArraySlice<UInt16>) -> FontCascade.Choice {
    if let only = units.first, units.count == 1 {
      if script != Emoji.script, font.covers(only) { return primary }
      if CharacterPolicy.isSpace(only) { return primary }
    }
    if script != Emoji.script, !font.coversAll(units), let first = firstFallback, first.coversAll(units) {
      return (first, false)
    }
    return style.cascade.font(for: units, among: fallbacks, prefersFallbacks: script == Emoji.script)
  }

  /// Whether a cluster of one code unit, no tab, attachment or emoji, takes `current` without a search: the usual case.
  mutating func keeps(_ current: FontInstance, for unit: UInt16) -> Bool {
    guard unit >= 0x20, unit != CharacterPolicy.objectReplacement, !Emoji.mayBeEmoji(unit) else { return false }
    if font.covers(unit) || CharacterPolicy.isSpace(unit) { return current === font }
    return current.covers(unit) && current === firstFallback
  }
}
