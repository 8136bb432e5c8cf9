import Foundation

/// The system's styles. Differs from UIKit: there is no trait for the enclosing list, so `listCell()`, `listHeader()`
/// and `listFooter()` look as in a plain list.
extension UIBackgroundConfiguration {
  /// A clear background, in every state.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
  /// A cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// A header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }
  /// A footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }
  /// A cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }
  /// A cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// A cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
}

/// The styles of backgrounds, with the colours of the look before iOS 26.
enum BackgroundStyle: Hashable {
  case clear, plainCell, groupedCell, headerFooter, sidebarCell
  /// A button's, which says itself what colour it has.
  case button

  /// The background colour in a state. Cells have the background colour of their list, the other styles none; selected
  /// and highlighted cells are grey. A pinned header has a plain list's colour in place of UIKit's material.
  func color(_ marks: StateFlags) -> UIColor {
    switch self {
    case .clear, .button: .clear
    case .headerFooter: marks.isPinned ? .systemBackground : .clear
    case .plainCell: marks.isMarked ? Self.markColor : .systemBackground
    case .groupedCell: marks.isMarked ? Self.markColor : .secondarySystemGroupedBackground
    case .sidebarCell: marks.isMarked ? Self.sidebarMarkColor : .clear
    }
  }

  /// The colour of a selected cell: system grey 4, as in tables. No source for the actual colour is public.
  private static var markColor: UIColor { .systemGray4 }
  /// The colour of a selected cell in a sidebar. The actual colour is unknown.
  private static var sidebarMarkColor: UIColor { .tertiarySystemFill }

  /// The corner radius. Sidebars mark a rounded part of a cell; its radius and insets are not public. A button's is its
  /// metrics' own.
  var cornerRadius: CGFloat { self == .sidebarCell ? 8 : 0 }

  /// The insets; see `cornerRadius`.
  var insets: NSDirectionalEdgeInsets {
    self == .sidebarCell ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
  }
}
