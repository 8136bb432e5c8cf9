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
  /// The last day on which it is allowed, such as `2026-12-31`: from the next day on, its tests fail.
  public var until: String?
  /// The address of the issue that will end it.
  public var issue: String?

  /// Allows a kind of finding.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - view: the name of the view, or of either of two, as in the finding; nil for any view.
  ///   - reason: the reason that it is allowed.
  ///   - until: the last day on which it is allowed, such as `2026-12-31`.
  ///   - issue: the address of the issue that will end it.
  public init(
    _ kind: Kind, in view: String? = nil, because reason: String, until: String? = nil, issue: String? = nil
  ) {
    (self.kind, self.view, self.reason) = (kind, view, reason)
    (self.until, self.issue) = (until, issue)
  }

  /// The allowance in results.
  var allowance: FindingAllowance { FindingAllowance(kind: kind.rawValue, node: view, reason: reason) }
}
