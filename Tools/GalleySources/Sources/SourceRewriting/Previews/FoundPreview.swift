import SwiftSyntax

/// A preview of a file, and what becomes of it.
struct FoundPreview {
  enum Fate {
    /// It becomes a type of this name, which the target's table names.
    case registered(type: String)
    /// It is removed, for a reason that completes "it …".
    case skipped(because: String)
  }

  /// The name as written; that of its type for a `PreviewProvider`.
  let name: String
  let position: SourcePosition
  let fate: Fate
  /// The branches of `#if` that it is in, the outermost first.
  let branches: [IfConfigClauseSyntax]

  /// The preview as one that is not shown, for its own reason if it has one.
  func skipped(because reason: String) -> FoundPreview {
    guard case .registered = fate else { return self }
    return FoundPreview(name: name, position: position, fate: .skipped(because: reason), branches: branches)
  }
}

/// A preview of a target, for lists.
public struct ListedPreview: Sendable, Hashable {
  public let name: String
  public let path: String
  public let position: SourcePosition
  /// The reason that it is not shown, which completes "it …"; nil if it is shown.
  public let skipped: String?
}
