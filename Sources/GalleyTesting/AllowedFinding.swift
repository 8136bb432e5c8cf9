@_exported public import Findings
import Snapshots

/// A known finding of a view, and the reason that it is allowed.
///
/// Findings of layout change no verdict. `galley report --fail-on` makes findings fail a run, except for allowed ones, and
/// lists the allowances that match no finding of any case.
public struct AllowedFinding: Hashable, Sendable {
  /// The kinds of findings, of layout and of `assertAccessible(of:on:)`.
  public typealias Kind = FindingKind

  /// The kind of finding.
  public var kind: Kind
  /// The name of the view, or of either of two, as in the finding; nil for any view.
  public var view: String?
  /// The reason that it is allowed.
  public var reason: String

  /// Allows a kind of finding.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - view: the name of the view, or of either of two, as in the finding; nil for any view.
  ///   - reason: the reason that it is allowed.
  public init(_ kind: Kind, in view: String? = nil, because reason: String) {
    (self.kind, self.view, self.reason) = (kind, view, reason)
  }

  /// The allowance in results.
  var allowance: FindingAllowance { FindingAllowance(kind: kind.rawValue, node: view, reason: reason) }
}
