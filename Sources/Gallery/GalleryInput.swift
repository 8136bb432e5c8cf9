import Findings
package import Foundation
package import Snapshots
package import SourcePlaces

/// The contents of a gallery: the cases of a run, or references alone, and facts about all of them.
package struct GalleryInput: Sendable {
  /// The source of the cases.
  package enum Kind: String, Encodable, Sendable {
    case test, compare, render, references

    /// Whether cases have verdicts, and may need review.
    var hasVerdicts: Bool { self == .test || self == .compare }
  }

  let kind: Kind
  let cases: [DisplayedCase]
  /// The groups of cases with the same fault that need review; cases have their index.
  let groups: [CaseGroup]
  /// The number of cases by outcome, in words.
  package let totals: String
  let header: RunHeader?
  package var title = ""
  /// Sentences about the run as a whole.
  package var notes: [String] = []
  /// The reasons that pictures are missing in many cases, with what to do.
  package var warnings: [String] = []
  /// The facts about scenes other than their cases, by the scenes' paths.
  package var facts: [String: SceneFacts] = [:]
  /// The reason that there is nothing to show.
  package private(set) var fault: String?

  /// The results of a run that compared.
  ///
  /// - Parameters:
  ///   - results: the results, with their folders of references, as used in decisions.
  ///   - summary: their summary, in the same order; paths in its lines may be shorter.
  package init(_ results: [CaseResult], _ summary: RunSummary, header: RunHeader?) {
    let groups = summary.reviewGroups
    let groupsOfCases = GalleryInput.indices(of: groups)
    self.init(
      header?.origin.comparison == nil ? .test : .compare,
      zip(results, summary.results).map { DisplayedCase(result: .test($0), group: groupsOfCases[$1.path]) },
      groups, summary.totals, header)
    notes = summary.notices.map { $0.replacing("\t", with: " ") }
  }

  /// The pictures of a run of `galley render` or `galley audit`, without cases that have nothing to show.
  package init(_ results: [RenderResult], _ summary: RenderSummary, header: RunHeader?) {
    let groups = summary.failureGroups
    let groupsOfCases = GalleryInput.indices(of: groups)
    self.init(
      .render,
      results.filter { $0.outcome != .rendered(picture: nil) }.map {
        DisplayedCase(result: .rendering($0), group: groupsOfCases[$0.path])
      }, groups,
      summary.totals, header)
  }

  /// The cases whose pictures are their references', as the run keeps no copy.
  package var pathsShownByReference: [CasePath] {
    cases.compactMap { shown in
      guard kind == .test, case .test(let result) = shown.result, result.outcome.isRendered,
        result.outcome.artifacts == nil
      else { return nil }
      return shown.path
    }
  }

  /// The kinds of findings that were looked for: an audit's rules, or what is noticed while views are laid out.
  var lookedFor: [FindingKind] {
    switch (kind, header?.origin.command) {
    case (.references, _): []
    case (_, .audit): FindingKind.ofAudit()
    case (_, .test), (_, .compare), (_, .render), (_, nil): FindingKind.ofLayout
    }
  }

  /// The scenes that have a heat map but are not shown, in alphabetical order.
  package var unshownHeatMaps: [String] {
    let shown = Set(cases.map(\.path.scenePath))
    return facts.filter { $0.value.heatMap != nil && !shown.contains($0.key) }.keys.sorted()
  }

  /// The index of each case's group.
  private static func indices(of groups: [CaseGroup]) -> [CasePath: Int] {
    let indices = groups.enumerated().flatMap { index, group in group.paths.map { ($0, index) } }
    return Dictionary(indices) { first, _ in first }
  }

  /// References alone.
  package init(references paths: [CasePath], sources: [CasePath: SourcePlace]) {
    let cases = paths.map { path in
      DisplayedCase(
        result: .reference(ReferenceResult(path, ReferenceOutcome(), source: sources[path], duration: .zero)),
        group: nil)
    }
    self.init(.references, cases, [], paths.count.cases, nil)
  }

  /// No contents, with the reason.
  package init(fault: String) {
    self.init(.test, [], [], "", nil)
    self.fault = fault
  }

  private init(
    _ kind: Kind, _ cases: [DisplayedCase], _ groups: [CaseGroup], _ totals: String, _ header: RunHeader?
  ) {
    (self.kind, self.cases, self.groups, self.totals, self.header) = (kind, cases, groups, totals, header)
    if cases.isEmpty { fault = "There are no cases to show." }
  }
}

/// The facts about a scene other than its cases.
package struct SceneFacts: Sendable {
  package var description: String?
  /// The command that renders a case again, with `{configuration}` as a placeholder for the case's.
  package var again: String?
  /// A PNG file with the scene's heat map over widths and text sizes.
  package var heatMap: Data?

  package init(description: String? = nil, again: String? = nil) {
    (self.description, self.again) = (description, again)
  }
}
