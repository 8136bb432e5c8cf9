extension View {
  /// A menu that a long press opens, closed.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(EmptyModifier())
  }

  /// A menu that a long press opens, closed.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(EmptyModifier()) }

  /// A menu that a long press opens, closed.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modifier(EmptyModifier()) }
}
