package import Findings

/// A catalogue's choice of rules and of their levels.
package struct AuditSettings: Equatable, Sendable {
  /// The severity of a rule's findings.
  package enum Level: String, CaseIterable, Sendable {
    case error, warning, note
    /// They are not reported.
    case off
  }

  /// The levels of rules; of others their own.
  package var levels: [FindingKind: Level]
  /// The highest level of findings about the contrast of two of UIKit's own colours; nil for that of the rule.
  package var systemColors: Level?

  package init(levels: [FindingKind: Level] = [:], systemColors: Level? = nil) {
    (self.levels, self.systemColors) = (levels, systemColors)
  }

  /// The level that a finding counts as; nil if it is not reported.
  func level(of finding: AuditFinding) -> FindingLevel? {
    let own = levels[finding.kind].map(\.level) ?? finding.kind.level
    guard finding.isOfSystemColors, let systemColors else { return own }
    guard let own, let highest = systemColors.level else { return nil }
    return min(own, highest)
  }
}

extension AuditSettings.Level {
  fileprivate var level: FindingLevel? { FindingLevel(rawValue: rawValue) }
}
