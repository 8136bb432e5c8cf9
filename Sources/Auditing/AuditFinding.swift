package import Findings
package import Foundation
package import Snapshots

/// A finding of an audit, about a view in one configuration.
package struct AuditFinding: Equatable, Sendable {
  package let kind: FindingKind
  /// The view's number in the order of the tree.
  package let view: Int
  /// The view's name, unique in its screen.
  package let name: String
  /// The view's name by its position.
  package let position: String
  /// The view's frame in the root's coordinates.
  package let frame: CGRect
  package let message: String
  /// The name of the other view, for findings about two.
  package let other: String?
  /// Whether it is about the contrast of two of UIKit's own colours.
  package var isOfSystemColors = false
  /// The measured contrast, of a finding about that.
  package var contrast: MeasuredContrast?
}

extension Finding {
  /// The finding as results keep it, with the level that it counts as: its rule's, unless another is given.
  package init(_ finding: AuditFinding, level: FindingLevel? = nil) {
    self.init(
      kind: finding.kind.rawValue, node: finding.name, position: finding.position, message: finding.message,
      other: finding.other, level: level ?? finding.kind.level)
  }
}
