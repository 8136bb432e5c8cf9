/// A menu that a long press opens, by its name before iOS 15. It is closed.
public struct ContextMenu<MenuItems: View> {
  /// A menu of views, which are not shown.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
  /// A menu that a long press opens, closed; nil for none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(EmptyModifier())
  }

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
