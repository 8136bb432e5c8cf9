extension RunSummary {
  /// A line for each kind of finding in each scene, then one for each kind with its count of cases.
  package var findingLines: [String] {
    let cases = CasesInShort(all: results)
    let found = results.flatMap { result in result.findings.map { Found(result: result, finding: $0) } }
    let lines = found.grouped { [$0.result.scenePath, $0.finding.kind] }.map { group in
      let finding = group[0].finding
      let nodes = group.grouped(by: \.finding.node).map { $0[0].finding.node }
      let others = nodes.count > 1 ? " Also: \(nodes.dropFirst().listed(3))." : ""
      let place = cases.text(group.grouped(by: \.result.path).map { $0[0].result })
      return "finding\t\(place): \(finding.kind): \(finding.node): \(finding.message)\(others)"
    }
    return lines + counts(found)
  }

  private func counts(_ found: [Found]) -> [String] {
    found.grouped(by: \.finding.kind).sorted { $0[0].finding.kind < $1[0].finding.kind }.map { group in
      let count = Set(group.map(\.result.path)).count
      return "finding\t\(group[0].finding.kind): in \(count) of \(results.count.cases)"
    }
  }
}

/// A finding and the case it was made in.
private struct Found {
  var result: CaseResult
  var finding: Finding
}
