/// What was noticed in a run, as its report says it.
package struct RunFindings: Sendable {
  /// Findings of one kind in a scene are a group, and so are those of them that the scene allows for one reason.
  package let groups: [FindingGroup]
  /// How many cases have a finding that fails the run.
  package let failedCases: Int
  private let counts: [String]
  private let unmatched: [String]

  init<Answer>(_ results: [RunResult<Answer>], failing: Set<String>, isPartial: Bool) {
    let all = results.map(\.path)
    let cases = CasesInShort(all: all)
    let found = results.flatMap { result in
      result.findings.map { Found(path: result.path, finding: $0, source: result.source) }
    }
    groups = found.grouped { [$0.path.scenePath, $0.finding.kind, $0.finding.allowed] }.map {
      FindingGroup($0, cases, failing: failing)
    }
    let open = found.filter { $0.finding.allowed == nil }
    failedCases = Set(open.filter { failing.contains($0.finding.kind) }.map(\.path)).count
    counts = open.grouped(by: \.finding.kind).sorted { $0[0].finding.kind < $1[0].finding.kind }.map { group in
      let (kind, count) = (group[0].finding.kind, Set(group.map(\.path)).count)
      return "finding\t\(kind): in \(count) of \(all.count.cases)"
        + (failing.contains(kind) ? ", which fails the run" : "")
    }
    unmatched = isPartial ? [] : Self.unmatched(results)
  }

  /// A line for each kind of finding in each scene, one for each kind with its count of cases, those for what is allowed,
  /// and those for what is allowed and not there.
  var lines: [String] {
    groups.filter { $0.finding.allowed == nil }.map(\.line) + counts
      + groups.filter { $0.finding.allowed != nil }.map(\.line) + unmatched
  }

  /// What a scene allows and none of its cases has.
  private static func unmatched<Answer>(_ results: [RunResult<Answer>]) -> [String] {
    guard results.contains(where: { !$0.unmatchedAllowances.isEmpty }) else { return [] }
    return results.grouped(by: \.path.scenePath).flatMap { scene in
      scene[0].unmatchedAllowances.filter { allowance in
        scene.allSatisfy { $0.unmatchedAllowances.contains(allowance) }
      }.map { allowance in
        "note\t\(scene[0].path.scenePath): no case has \(allowance.kind)\(allowance.node.map { " of \($0)" } ?? "") any more, "
          + "which is allowed. Remove it from 'allow'."
      }
    }
  }
}

/// Findings of one kind in one scene.
package struct FindingGroup: Sendable {
  /// The first one.
  package let finding: Finding
  /// In the order of the results.
  package let paths: [CasePath]
  /// Where the first case is written.
  package let source: CaseSource?
  /// The first case's path, and the others in short.
  package let which: String
  /// Whether it fails the run.
  package let fails: Bool
  /// What the first one says, and which other views there are.
  package let message: String

  /// - Parameter found: at least one.
  fileprivate init(_ found: [Found], _ cases: CasesInShort, failing: Set<String>) {
    let nodes = found.grouped(by: \.finding.node).map { $0[0].finding.node }
    finding = found[0].finding
    paths = found.grouped(by: \.path).map { $0[0].path }
    source = found[0].source
    which = cases.text(paths)
    fails = finding.allowed == nil && failing.contains(finding.kind)
    message = finding.message + (nodes.count > 1 ? " Also: \(nodes.dropFirst().listed(3))." : "")
  }

  package var line: String {
    let word = finding.allowed == nil ? "finding" : "allowed"
    return "\(word)\t\(which): \(finding.kind): \(finding.node): \(finding.allowed ?? message)"
  }
}

/// A finding and the case it was made in.
private struct Found {
  var path: CasePath
  var finding: Finding
  var source: CaseSource?
}
