@_exported public import Findings
import Snapshots

/// A finding that is known of a view, and why it is allowed.
///
/// What was noticed while a view was laid out changes no verdict. `galley report --fail-on` makes findings fail a run, but
/// for those that are allowed, and says which of them no case of a test has any more.
public struct AllowedFinding: Hashable, Sendable {
  /// What may be noticed, or found by `assertAccessible(of:on:)`.
  public typealias Kind = FindingKind

  /// The kind of finding.
  public var kind: Kind
  /// The view that it is about, or either of two, as the finding says; nil for any.
  public var view: String?
  /// Why it is allowed.
  public var reason: String

  /// Allows a kind of finding.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - view: the view that it is about, or either of two, as the finding says; nil for any.
  ///   - reason: why it is allowed.
  public init(_ kind: Kind, in view: String? = nil, because reason: String) {
    (self.kind, self.view, self.reason) = (kind, view, reason)
  }

  /// What results call it.
  var allowance: FindingAllowance { FindingAllowance(kind: kind.rawValue, node: view, reason: reason) }
}
