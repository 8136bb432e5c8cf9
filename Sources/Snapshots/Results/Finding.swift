/// Something noticed while rendering that no reference is needed for.
package struct Finding: Codable, Equatable, Sendable {
  package var kind: String
  package var node: String
  package var message: String
  /// The other view, where the finding is about two.
  package var other: String?
  /// How bad it is, where a law says so.
  package var level: FindingLevel?
  /// Why the scene allows it; nil where it does not.
  package var allowed: String?

  package init(
    kind: String, node: String, message: String, other: String? = nil, level: FindingLevel? = nil,
    allowed: String? = nil
  ) {
    self.kind = kind
    self.node = node
    self.message = message
    self.other = other
    self.level = level
    self.allowed = allowed
  }
}

/// A known finding that a scene allows, and why.
package struct FindingAllowance: Codable, Hashable, Sendable {
  package var kind: String
  /// What a finding is about, as it says itself; nil for any.
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

  /// Whether what it allows may be there, and is not said as another finding is said of the view.
  fileprivate func isHidden(by finding: Finding, _ relations: FindingRelations) -> Bool {
    relations.hides(kind, finding) && isAbout(finding)
  }

  private func isAbout(_ finding: Finding) -> Bool { node == nil || node == finding.node || node == finding.other }
}

/// What kinds of findings have to do with each other.
package struct FindingRelations: Sendable {
  /// The kinds that whoever allows a kind allows as well.
  package var covered: [String: Set<String>] = [:]
  /// The kinds that are not said of a view of which a kind is said, unless that is allowed.
  package var hidden: [String: Set<String>] = [:]
  /// Those of them that are other words for the kind: they are not said where it is allowed, either.
  package var otherWords: [String: Set<String>] = [:]

  package init(
    covered: [String: Set<String>] = [:], hidden: [String: Set<String>] = [:], otherWords: [String: Set<String>] = [:]
  ) {
    (self.covered, self.hidden, self.otherWords) = (covered, hidden, otherWords)
  }

  /// Whether a kind is not said of a view of which something is said.
  package func hides(_ kind: String, _ finding: Finding) -> Bool {
    let kinds = finding.allowed == nil ? hidden : otherWords
    return kinds[finding.kind]?.contains(kind) ?? false
  }
}

extension Finding {
  /// Why a finding is known that a baseline has, and no scene allows.
  package static let inBaseline = "It is in the baseline."
}

extension [Finding] {
  /// The findings, with why a scene allows those that it does: of several allowances the first counts. What is allowed
  /// for another reason stays so.
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
  /// The places of the findings that are said: those that none of the others hides. What hides others is in front of them.
  package func said(_ relations: FindingRelations) -> [Int] {
    var said: [String: [Int]] = [:]
    return indices.filter { index in
      let node = self[index].node
      let isSaid = said[node, default: []].allSatisfy { !relations.hides(self[index].kind, self[$0]) }
      if isSaid { said[node, default: []].append(index) }
      return isSaid
    }
  }
}

extension RunResult {
  /// Marks the findings that a scene allows, of which the first that allows one counts, and what allows none of them.
  package mutating func allow(_ allowances: [FindingAllowance], _ relations: FindingRelations = FindingRelations()) {
    guard !allowances.isEmpty else { return }
    findings = findings.allowed(by: allowances, relations)
    let unmatched = allowances.filter { allowance in
      !findings.contains { allowance.allows($0, relations) || allowance.isHidden(by: $0, relations) }
    }
    unmatchedAllowances = outcome.isRendered ? unmatched : []
  }
}
