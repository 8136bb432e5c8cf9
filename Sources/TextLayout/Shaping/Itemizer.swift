/// Cuts a text into runs of one font, script and level.
enum Itemizer {
  /// The runs of the text, not yet shaped, in logical order.
  static func runs(_ analysis: TextAnalysis, cascade: FontCascade, language: String) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    for (start, end) in zip(analysis.clusters, analysis.clusters.dropFirst()) {
      let next = run(of: start..<end, analysis, cascade: cascade, language: language)
      if let last = runs.last, last.continues(with: next) {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private static func run(
    of cluster: Range<Int>, _ analysis: TextAnalysis, cascade: FontCascade, language: String
  ) -> ShapedRun {
    let start = cluster.lowerBound
    let script = analysis.scripts[start]
    let choice = font(for: analysis.units[cluster], script: script, cascade: cascade, language: language)
    return ShapedRun(
      range: cluster, font: choice.font, script: script, level: analysis.levels[start], isMissing: choice.isMissing,
      isTracked: choice.font == cascade.primary && !ScriptRuns.joined.contains(script), glyphs: [])
  }

  private static func font(
    for units: ArraySlice<UInt16>, script: UInt32, cascade: FontCascade, language: String
  ) -> (font: FontInstance, isMissing: Bool) {
    if let only = units.first, units.count == 1, CharacterPolicy.isSpace(only) { return (cascade.primary, false) }
    return cascade.font(for: String(decoding: units, as: UTF16.self).unicodeScalars, script: script, language: language)
  }
}

extension ShapedRun {
  fileprivate func continues(with next: ShapedRun) -> Bool {
    font == next.font && script == next.script && level == next.level && isMissing == next.isMissing
  }
}
