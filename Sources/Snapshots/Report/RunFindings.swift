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
    let all = results.map(\.path)
    let cases = CasesInShort(all: all)
    let found = results.flatMap { result in
      result.findings.map { Found(path: result.path, finding: $0, source: result.source) }
    }
    let views = found.grouped { [$0.path.scenePath, $0.finding.kind, $0.finding.allowed, $0.finding.identity] }
    groups = views.grouped(by: \.details).map { FindingGroup($0, cases, failing: failing) }.worstFirst(\.finding)
    let open = found.filter { $0.finding.allowed == nil }
    failedCases = Set(open.filter { $0.finding.isAmong(failing) }.map(\.path)).count
    known = Self.known(found.filter { $0.finding.isInBaseline }, of: all.count)
    let kinds = open.grouped(by: \.finding.kind).sorted { $0[0].finding.kind < $1[0].finding.kind }
    counts = kinds.worstFirst(\.[0].finding).map { group in
      let count = Set(group.map(\.path)).count
      return "finding\t\(group[0].finding.title): in \(count) of \(all.count.cases)"
        + (group.contains { $0.finding.isAmong(failing) } ? ", which fails the run" : "")
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

  private static func known(_ found: [Found], of cases: Int) -> String? {
    guard !found.isEmpty else { return nil }
    let findings = found.count == 1 ? "1 finding" : "\(found.count) findings"
    return "\(findings) in \(Set(found.map(\.path)).count) of \(cases.cases): in the baseline"
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
  /// Where the first case is written.
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
  fileprivate init(_ views: [[Found]], _ cases: CasesInShort, failing: Set<String>) {
    let found = views[0]
    finding = found[0].finding
    paths = found.grouped(by: \.path).map { $0[0].path }
    source = found[0].source
    which = cases.text(paths)
    fails = finding.allowed == nil && finding.isAmong(failing)
    others = views.count > 1 ? " Also: \(views.dropFirst().map { $0[0].finding.node }.listed(3))." : ""
    remedy = Self.remedy(of: found)
    self.views = views.map(ViewFindings.init)
    message = self.views[0].message + others
  }

  private static func remedy(of found: [Found]) -> String {
    guard let first = found[0].finding.remedy else { return "" }
    let last = found.last { $0.finding.remedy != nil && $0.finding.remedy?.text != first.text }
    return " Remedy: \(first.text)"
      + (last.map { " In \($0.path.configuration): \($0.finding.remedy?.text ?? "")" } ?? "")
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

  fileprivate init(_ found: [Found]) {
    finding = found[0].finding
    let isSame = found.allSatisfy { [finding] in $0.finding.message == finding.message }
    message = finding.message + (isSame ? "" : " The details differ between the cases.")
    remedy = found.last { $0.finding.remedy != nil }?.finding.remedy
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

/// A finding and the case it was made in.
private struct Found {
  var path: CasePath
  var finding: Finding
  var source: SourcePlace?
}

extension [Found] {
  /// The details that must be equal for views to be in one group.
  fileprivate var details: [String] {
    [self[0].finding.kind, self[0].finding.allowed ?? ""] + flatMap { ["\($0.path)", $0.finding.message] }
  }
}
