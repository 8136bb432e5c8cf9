/// The lines of a report about what was noticed.
struct FindingLines {
  private let found: [Found]
  private let all: [CasePath]

  init<Answer>(_ results: [RunResult<Answer>]) {
    all = results.map(\.path)
    found = results.flatMap { result in result.findings.map { Found(path: result.path, finding: $0) } }
  }

  /// A line for each kind of finding in each scene, then one for each kind with its count of cases.
  var lines: [String] {
    let cases = CasesInShort(all: all)
    let lines = found.grouped { [$0.path.scenePath, $0.finding.kind] }.map { group in
      let finding = group[0].finding
      let nodes = group.grouped(by: \.finding.node).map { $0[0].finding.node }
      let others = nodes.count > 1 ? " Also: \(nodes.dropFirst().listed(3))." : ""
      let which = cases.text(group.grouped(by: \.path).map { $0[0].path })
      return "finding\t\(which): \(finding.kind): \(finding.node): \(finding.message)\(others)"
    }
    return lines + counts
  }

  private var counts: [String] {
    found.grouped(by: \.finding.kind).sorted { $0[0].finding.kind < $1[0].finding.kind }.map { group in
      let count = Set(group.map(\.path)).count
      return "finding\t\(group[0].finding.kind): in \(count) of \(all.count.cases)"
    }
  }
}

/// A finding and the case it was made in.
private struct Found {
  var path: CasePath
  var finding: Finding
}
