/// Something noticed while rendering that no reference is needed for.
package struct Finding: Codable, Equatable, Sendable {
  package var kind: String
  package var node: String
  package var message: String
  /// The other view, where the finding is about two.
  package var other: String?
  /// Why the scene allows it; nil where it does not.
  package var allowed: String?

  package init(kind: String, node: String, message: String, other: String? = nil, allowed: String? = nil) {
    self.kind = kind
    self.node = node
    self.message = message
    self.other = other
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

  /// - Parameter covered: the kinds that whoever allows a kind allows as well.
  package func allows(_ finding: Finding, covering covered: [String: Set<String>] = [:]) -> Bool {
    let isOfKind = kind == finding.kind || covered[kind]?.contains(finding.kind) ?? false
    return isOfKind && (node == nil || node == finding.node || node == finding.other)
  }
}

extension [Finding] {
  /// The findings, with why a scene allows those that it does: of several allowances the first counts. What is allowed
  /// for another reason stays so.
  ///
  /// - Parameter covered: the kinds that whoever allows a kind allows as well.
  package func allowed(
    by allowances: [FindingAllowance], covering covered: [String: Set<String>] = [:]
  ) -> [Finding] {
    map { finding in
      var finding = finding
      finding.allowed = allowances.first { $0.allows(finding, covering: covered) }?.reason ?? finding.allowed
      return finding
    }
  }
}

extension RunResult {
  /// Marks the findings that a scene allows, of which the first that allows one counts, and what allows none of them.
  ///
  /// - Parameter covered: the kinds that whoever allows a kind allows as well.
  package mutating func allow(_ allowances: [FindingAllowance], covering covered: [String: Set<String>] = [:]) {
    guard !allowances.isEmpty else { return }
    findings = findings.allowed(by: allowances, covering: covered)
    let unmatched = allowances.filter { allowance in
      !findings.contains { allowance.allows($0, covering: covered) }
    }
    unmatchedAllowances = outcome.isRendered ? unmatched : []
  }
}
