import Findings
package import SourcePlaces

/// The findings of a run, as its report shows them.
package struct RunFindings: Sendable {
  /// Each group has the findings of one kind in a scene, for views that have the same ones in the same cases; findings
  /// that the scene allows for one reason are grouped likewise. The worst come first.
  package let groups: [FindingGroup]
  /// The number of cases with a finding that fails the run.
  package let failedCases: Int
  /// The findings that the baseline has, in words; nil without any.
  package let known: String?
  private let counts: [String]
  private let unmatched: [String]

  init<Answer>(_ results: [RunResult<Answer>], failing: Set<String>, isPartial: Bool) {
    let cases = CasesInShort(all: results.lazy.map(\.path))
    let found = FoundFindings(in: results)
    let places = found.places
    groups = places.grouped(by: found.view).grouped(by: found.details)
      .map { FindingGroup($0, found, cases, failing: failing) }.worstFirst(\.finding)
    let open = places.filter { found[$0].allowed == nil }
    failedCases = open.filter { found[$0].isAmong(failing) }.caseCount
    known = Self.known(places.filter { found[$0].isInBaseline }, of: results.count)
    let kinds = open.grouped { found[$0].kind }.sorted { found[$0[0]].kind < found[$1[0]].kind }
    counts = kinds.worstFirst { found[$0[0]] }.map { group in
      "finding\t\(found[group[0]].title): in \(group.caseCount) of \(results.count.cases)"
        + (group.contains { found[$0].isAmong(failing) } ? ", which fails the run" : "")
    }
    unmatched = isPartial ? [] : Self.unmatched(results)
  }

  /// The groups of findings that a scene allows, each with its reason.
  package var allowed: [FindingGroup] { groups.filter { $0.finding.allowed != nil && !$0.finding.isInBaseline } }

  /// A line for each group, one for each kind with its number of cases, those for allowed findings, one for all that
  /// the baseline has, and those for allowances that match no finding.
  var lines: [String] {
    groups.filter { $0.finding.allowed == nil }.map(\.line) + counts + allowed.map(\.line)
      + (known.map { ["known\t\($0)"] } ?? []) + unmatched
  }

  private static func known(_ places: [FindingPlace], of cases: Int) -> String? {
    guard !places.isEmpty else { return nil }
    let findings = places.count == 1 ? "1 finding" : "\(places.count) findings"
    return "\(findings) in \(places.caseCount) of \(cases.cases): in the baseline"
  }

  /// Allowances of a scene that match a finding in none of its cases.
  private static func unmatched<Answer>(_ results: [RunResult<Answer>]) -> [String] {
    guard results.contains(where: { !$0.unmatchedAllowances.isEmpty }) else { return [] }
    return results.grouped(by: \.path.scenePath).flatMap { scene in
      scene[0].unmatchedAllowances.filter { allowance in
        scene.allSatisfy { $0.unmatchedAllowances.contains(allowance) }
      }.map { allowance in
        "note\t\(scene[0].path.scenePath): no case has \(allowance.kind)\(allowance.node.map { " of \($0)" } ?? "") any more, "
          + "but 'allow' lists it. Remove it there."
      }
    }
  }
}

/// Findings of one kind in one scene, for one view or several with the same findings in the same cases.
package struct FindingGroup: Sendable {
  /// The first finding of the first view.
  package let finding: Finding
  /// In the order of the results.
  package let paths: [CasePath]
  /// The place where the first case is written.
  package let source: SourcePlace?
  /// The first case's path, with a summary of the others.
  package let which: String
  /// Whether it fails the run.
  package let fails: Bool
  /// The message of the first finding, whether the others' differ, and the names of the other views.
  package let message: String
  /// A sentence with the names of the other views; empty if there are none.
  private let others: String
  /// The views one by one, for programs.
  package let views: [ViewFindings]

  /// - Parameter views: the findings of each view, at least one.
  fileprivate init<Answer>(
    _ views: [[FindingPlace]], _ found: FoundFindings<Answer>, _ cases: CasesInShort, failing: Set<String>
  ) {
    let first = views[0]
    finding = found[first[0]]
    paths = first.grouped(by: \.result).map { found.result(at: $0[0]).path }
    source = found.result(at: first[0]).source
    which = cases.text(paths)
    fails = finding.allowed == nil && finding.isAmong(failing)
    others = views.count > 1 ? " Also: \(views.dropFirst().map { found[$0[0]].node }.listed(3))." : ""
    remedy = Self.remedy(of: first, found)
    self.views = views.map { ViewFindings($0, found) }
    message = self.views[0].message + others
  }

  private static func remedy<Answer>(of places: [FindingPlace], _ found: FoundFindings<Answer>) -> String {
    guard let first = found[places[0]].remedy else { return "" }
    let last = places.last { found[$0].remedy.map { $0.text != first.text } ?? false }
    return " Remedy: \(first.text)"
      + (last.map { " In \(found.result(at: $0).path.configuration): \(found[$0].remedy?.text ?? "")" } ?? "")
  }

  /// The reason it is allowed for, with the names of the other views; nil if it is not allowed.
  package var reason: String? { finding.allowed.map { $0 + others } }

  /// The first finding's remedy and, where the last one's differs, that one, in sentences after a space; empty without any.
  package let remedy: String

  package var line: String {
    let word = finding.allowed == nil ? "finding" : "allowed"
    return "\(word)\t\(which): \(finding.title): \(finding.node): \(reason ?? message + remedy)"
  }
}

/// Findings of one kind for one view of a scene.
package struct ViewFindings: Sendable {
  /// The first one.
  package let finding: Finding
  /// The message of the first one, and whether the others' differ.
  package let message: String
  /// The remedy in the last case that has one: cases are in the order of text sizes, and what is enough for the largest is for
  /// the others.
  package let remedy: Remedy?

  fileprivate init<Answer>(_ places: [FindingPlace], _ found: FoundFindings<Answer>) {
    finding = found[places[0]]
    let isSame = places.allSatisfy { [finding] in found[$0].message == finding.message }
    message = finding.message + (isSame ? "" : " The details differ between the cases.")
    remedy = places.last { found[$0].remedy != nil }.flatMap { found[$0].remedy }
  }
}

extension Finding {
  /// The kind, and its level if that is known: `fixed-font (error)`.
  package var title: String { kind + (level.map { " (\($0.rawValue))" } ?? "") }
}

extension Array {
  /// The elements sorted by the levels of their findings, those without a level last, otherwise in their order.
  fileprivate func worstFirst(_ finding: (Element) -> Finding) -> [Element] {
    let levels: [FindingLevel?] = FindingLevel.allCases.sorted(by: >) + [nil]
    return levels.flatMap { level in filter { finding($0).level == level } }
  }
}

/// The place of a finding: there may be as many as cases, so that neither is copied.
private struct FindingPlace {
  /// The index of the case's result.
  let result: Int
  /// The index among the case's findings.
  let number: Int
}

extension [FindingPlace] {
  /// The number of cases that have one of the findings.
  fileprivate var caseCount: Int { Set(map(\.result)).count }
}

/// The findings of results, by their places.
private struct FoundFindings<Answer: CaseOutcome> {
  private let results: [RunResult<Answer>]

  init(in results: [RunResult<Answer>]) { self.results = results }

  /// In the order of the results.
  var places: [FindingPlace] {
    results.indices.flatMap { result in
      results[result].findings.indices.map { FindingPlace(result: result, number: $0) }
    }
  }

  subscript(place: FindingPlace) -> Finding { results[place.result].findings[place.number] }

  func result(at place: FindingPlace) -> RunResult<Answer> { results[place.result] }

  /// The key of a view: equal for all its findings of a kind that are allowed for the same reason.
  struct View: Hashable {
    let scene: String
    let kind: String
    let allowed: String?
    let name: String
  }

  func view(of place: FindingPlace) -> View {
    let finding = self[place]
    return View(
      scene: results[place.result].path.scenePath, kind: finding.kind, allowed: finding.allowed, name: finding.identity)
  }

  /// The key of a group: equal for all its views.
  struct Details: Hashable {
    let kind: String
    let allowed: String
    let results: [Int]
    let messages: [String]
  }

  func details(of view: [FindingPlace]) -> Details {
    let first = self[view[0]]
    return Details(
      kind: first.kind, allowed: first.allowed ?? "", results: view.map(\.result),
      messages: view.map { self[$0].message })
  }
}
