extension View {
  /// A number at the trailing edge of a list's row, or beside the picture of a tab; none if it is 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the trailing edge of a list's row, or beside the picture of a tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    changingNodes { $0.listRow.badge = label }
  }

  /// Shows the text of a key at the row's trailing edge, or at a tab; nil for none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the row's trailing edge, or at a tab; nil for none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the prominence of badges. Those of rows have one look: a finding says so.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    undrawn("badgeProminence(_:)", when: prominence != .standard)
  }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int

  /// Less prominent.
  public static let decreased = BadgeProminence(rank: 0)
  /// As usual.
  public static let standard = BadgeProminence(rank: 1)
  /// More prominent.
  public static let increased = BadgeProminence(rank: 2)
}
