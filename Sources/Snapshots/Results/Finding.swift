package import Findings

/// A problem noticed while rendering, without a reference.
package struct Finding: Codable, Equatable, Sendable {
  package var kind: String
  package var node: String
  /// The node's name by its position (`LayoutTree.Naming`), which allowances and baselines may use as well; nil if it is
  /// the same.
  package var position: String?
  package var message: String
  /// The other view, if the finding is about two.
  package var other: String?
  /// Its level, if a rule defines one.
  package var level: FindingLevel?
  /// The reason that the scene allows it for; nil if it does not.
  package var allowed: String?
  /// A change that is expected to make it go; nil if none is known.
  package var remedy: Remedy?

  package init(
    kind: String, node: String, position: String? = nil, message: String, other: String? = nil,
    level: FindingLevel? = nil, allowed: String? = nil, remedy: Remedy? = nil
  ) {
    self.kind = kind
    self.node = node
    self.position = position == node ? nil : position
    self.message = message
    self.other = other
    self.level = level
    self.allowed = allowed
    self.remedy = remedy
  }
}

extension Finding {
  /// Whether the finding is among those that fail a run, by its kind or its level.
  ///
  /// - Parameter failing: names of kinds and of levels.
  package func isAmong(_ failing: Set<String>) -> Bool {
    failing.contains(kind)
      || (level ?? FindingKind(rawValue: kind)?.level).map { failing.contains($0.rawValue) } ?? false
  }
}

/// An exemption for a known finding of a scene, with its reason.
package struct FindingAllowance: Codable, Hashable, Sendable {
  package var kind: String
  /// The node of the findings that it covers, as in `Finding`; nil for any.
  package var node: String?
  package var reason: String

  package init(kind: String, node: String? = nil, reason: String) {
    self.kind = kind
    self.node = node
    self.reason = reason
  }

  package func allows(_ finding: Finding, _ relations: FindingRelations = FindingRelations()) -> Bool {
    let isOfKind = kind == finding.kind || relations.covered[kind]?.contains(finding.kind) ?? false
    return isOfKind && isAbout(finding)
  }

  /// Whether the finding suppresses what this allowance covers, so that its absence proves nothing.
  fileprivate func isSuppressed(by finding: Finding, _ relations: FindingRelations) -> Bool {
    relations.suppresses(kind, finding) && isAbout(finding)
  }

  private func isAbout(_ finding: Finding) -> Bool {
    node == nil || finding.isOf(node) || node == finding.other
  }
}

/// Relations between kinds of findings.
package struct FindingRelations: Sendable {
  /// For each kind, the kinds that an allowance for it covers as well.
  package var covered: [String: Set<String>] = [:]
  /// For each kind, the kinds that are not reported for the same view, unless the finding is allowed.
  package var suppressed: [String: Set<String>] = [:]
  /// Those of them that are synonyms of the kind: they are not reported even where it is allowed.
  package var synonyms: [String: Set<String>] = [:]

  package init(
    covered: [String: Set<String>] = [:], suppressed: [String: Set<String>] = [:], synonyms: [String: Set<String>] = [:]
  ) {
    (self.covered, self.suppressed, self.synonyms) = (covered, suppressed, synonyms)
  }

  /// Whether a kind is not reported for a view that has a given finding.
  package func suppresses(_ kind: String, _ finding: Finding) -> Bool {
    let kinds = finding.allowed == nil ? suppressed : synonyms
    return kinds[finding.kind]?.contains(kind) ?? false
  }
}

extension Finding {
  /// Whether a name is that of the node, by its text or by its position.
  package func isOf(_ name: String?) -> Bool { name == node || (name != nil && name == position) }

  /// The node's name by its position, which is the same in all languages.
  package var identity: String { position ?? node }

  /// The reason for a finding that no scene allows, but the baseline has.
  package static let inBaseline = "It is in the baseline."

  /// Whether it fails nothing because the baseline has it.
  package var isInBaseline: Bool { allowed == Finding.inBaseline }
}

extension [Finding] {
  /// The findings, marked with the reasons of the allowances that match them: the first matching one counts. A finding
  /// that is already allowed keeps its reason.
  package func allowed(
    by allowances: [FindingAllowance], _ relations: FindingRelations = FindingRelations()
  ) -> [Finding] {
    map { finding in
      var finding = finding
      finding.allowed = allowances.first { $0.allows(finding, relations) }?.reason ?? finding.allowed
      return finding
    }
  }
}

extension [Finding] {
  /// The indices of the findings to report: those that no other finding suppresses. A finding comes before those that it
  /// suppresses.
  package func reported(_ relations: FindingRelations) -> [Int] {
    var reported: [String: [Int]] = [:]
    return indices.filter { index in
      let node = self[index].node
      let isReported = reported[node, default: []].allSatisfy { !relations.suppresses(self[index].kind, self[$0]) }
      if isReported { reported[node, default: []].append(index) }
      return isReported
    }
  }
}

extension RunResult {
  /// Marks the findings that a scene allows, by the first allowance that matches, and collects allowances that match
  /// none.
  package mutating func allow(_ allowances: [FindingAllowance], _ relations: FindingRelations = FindingRelations()) {
    guard !allowances.isEmpty else { return }
    findings = findings.allowed(by: allowances, relations)
    let unmatched = allowances.filter { allowance in
      !findings.contains { allowance.allows($0, relations) || allowance.isSuppressed(by: $0, relations) }
    }
    unmatchedAllowances = outcome.isRendered ? unmatched : []
  }
}
