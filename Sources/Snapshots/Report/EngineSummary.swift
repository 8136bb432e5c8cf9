package import Raster

/// A summary of how this engine changes references that another one made: the lines of `galley engine`.
package struct EngineSummary: Sendable {
  private let results: [CaseResult]
  private let recording: RecordingCommand
  private let cases: CasesInShort

  package init(_ results: [CaseResult], recording: RecordingCommand) {
    (self.results, self.recording) = (results, recording)
    cases = CasesInShort(all: results.lazy.map(\.path))
  }

  /// Whether anything needs review; references that were taken over do not.
  package var needsReview: Bool {
    results.contains { !$0.outcome.isRecorded && [.moved, .unclear, .open].contains($0.outcome.engineEffect) }
  }

  package var lines: [String] {
    lines(.open, nil) + lines(.unclear, "unclear") + movedLines + leftLines + hints + [totals]
  }

  private func with(_ effect: EngineEffect) -> [CaseResult] { results.filter { $0.outcome.engineEffect == effect } }

  /// A line for all cases with one fault.
  ///
  /// - Parameter word: the first word of the line, in place of the verdict.
  private func lines(_ effect: EngineEffect, _ word: String?) -> [String] {
    with(effect).grouped(by: CaseFault.init).map { group in
      let details = group[0].outcome.details
      return "\(word ?? group[0].outcome.verdict.rawValue)\t\(cases.text(group.map(\.path)))"
        + (details.isEmpty ? "" : ": \(details)")
    }
  }

  /// One line about all moved cases, with the largest differences.
  private var movedLines: [String] {
    let moved = with(.moved)
    guard let first = moved.first else { return [] }
    let pixels = moved.compactMap(\.outcome.pixels)
    let (count, levels) = (pixels.map(\.differing).max(), pixels.map(\.largestChannelDifference).max())
    let measure = count.map { ", \($0) pixels in a case at most, by at most \(levels ?? 0) of 255" } ?? ""
    let recorded = first.outcome.isRecorded ? "; recorded" : ""
    return ["moved\t\(cases.text(moved.map(\.path))): the same drawing commands gave other pixels\(measure)\(recorded)"]
  }

  private var leftLines: [String] {
    let left = with(.left)
    guard let first = left.first else { return [] }
    let recorded = first.outcome.isRecorded ? "; recorded for this engine" : ""
    return ["left\t\(cases.text(left.map(\.path))): the same pixels\(recorded)"]
  }

  private var hints: [String] {
    let open = (with(.moved) + with(.left)).filter { !$0.outcome.isRecorded }
    let unclear =
      with(.unclear).isEmpty
      ? []
      : [
        "hint\tUnclear cases were moved by the engine or by the scenes: `galley compare REV` draws both revisions with this engine; what "
          + "is equal there was moved by the engine."
      ]
    return recording.engineHints(open.map(\.path)) + unclear
  }

  private var totals: String {
    let parts: [(EngineEffect, String)] = [
      (.moved, "moved by the engine only"), (.unclear, "unclear"), (.left, "unchanged"),
      (.own, "of this engine"), (.unknown, "of an unknown engine"), (.open, "to review anyway"),
    ]
    let counts = parts.map { (with($0).count, $1) } + [(results.filter(\.outcome.isRecorded).count, "recorded")]
    let phrases = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return phrases.isEmpty ? results.count.cases : "\(results.count.cases): " + phrases.joined(separator: ", ")
  }
}

/// The engines that made the cases' references, according to their records.
package struct ReferenceEngines: Sendable {
  /// The largest number of other engines that are named.
  private static let limit = 3

  private let makers: [CasePath: Hash128]

  /// - Parameter paths: the paths of the cases.
  package init(of paths: [CasePath], in store: ReferenceStore) {
    let makers = paths.compactMap { path in
      let identity = try? CaseIdentity(
        catalogueFile: path.catalogueFile, scene: path.scene, configuration: path.configuration)
      return identity.flatMap(store.engine).map { (path, $0) }
    }
    self.makers = Dictionary(makers) { first, _ in first }
  }

  /// A line with the number of references that each engine made.
  ///
  /// - Parameters:
  ///   - this: the engine that runs.
  ///   - results: its results for the cases.
  package func line(beside this: Hash128, _ results: [CaseResult]) -> String {
    let own = makers.filter { $0.value == this }
    let otherFonts = results.count { own[$0.path] != nil && $0.outcome.engine?.isDifferent == true }
    let others = Dictionary(grouping: makers.values.filter { $0 != this }) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, "\($0.0)") < ($0.1, "\($1.0)") }
    let fonts =
      otherFonts > 0 ? ", \(otherFonts) of them with other bytes of a font or another version of a library" : ""
    let parts = ["\(own.count) by this engine\(fonts)"]
    let named = others.prefix(Self.limit).map { "\($0.1) by \($0.0)" }
    let rest = others.dropFirst(Self.limit)
    let left = rest.isEmpty ? [] : ["\(rest.reduce(0) { $0 + $1.1 }) by \(rest.count) more"]
    return "references\t" + (makers.isEmpty ? "none with a record" : (parts + named + left).joined(separator: "; "))
  }
}
