package import Findings
package import Foundation
package import Snapshots

/// What an audit finds of a view in one configuration.
package struct AuditFinding: Equatable, Sendable {
  package let kind: FindingKind
  /// The view's number in the order of the tree.
  package let view: Int
  /// What the view is called, so that it is told from all others.
  package let name: String
  /// Where the view is, in the root's space.
  package let frame: CGRect
  package let message: String
  /// What the other view is called, where two are concerned.
  package let other: String?
}

extension Finding {
  /// The finding as results keep it.
  package init(_ finding: AuditFinding) {
    self.init(
      kind: finding.kind.rawValue, node: finding.name, message: finding.message, other: finding.other,
      level: finding.kind.level)
  }
}
