public import Foundation

/// The look of lists.
public protocol ListStyle: Sendable {
  /// The kind of the style.
  var _style: _ListStyleKind { get }
}

/// A look of lists.
public struct _ListStyleKind: Sendable {
  let style: ListStyleKind
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .plain) }
}

/// Rows from edge to edge: nothing public tells the style from a plain one on a phone.
public struct InsetListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .plain) }
}

/// Rows from edge to edge on grey.
public struct GroupedListStyle: ListStyle {
  /// Rows from edge to edge on grey.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .grouped) }
}

/// Cards of rows on grey.
public struct InsetGroupedListStyle: ListStyle {
  /// Cards of rows on grey, 20 points from the edges.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

/// The look of a sidebar, which is that of cards on a phone.
public struct SidebarListStyle: ListStyle {
  /// Cards of rows on grey.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

/// Cards of rows on grey.
public struct DefaultListStyle: ListStyle {
  /// Cards of rows on grey.
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows from edge to edge on grey.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards of rows on grey.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Cards of rows on grey.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// Cards of rows on grey.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the look of lists in the view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment { $0.listStyle = style._style.style }
  }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { .insetGrouped }
}

enum ListStyleKind {
  case plain, grouped, insetGrouped
}

extension EnvironmentValues {
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
