import Foundation

/// The system's styles. Differs from UIKit: there is no trait for the list around a view, so that `listCell()`,
/// `listHeader()` and `listFooter()` look as in a plain list.
extension UIBackgroundConfiguration {
  /// Nothing, in every state.
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

/// A style of backgrounds, with the classic look's colours.
enum BackgroundStyle: Hashable {
  case clear, plainCell, groupedCell, headerFooter, sidebarCell

  /// Cells have the colour of what their list stands on, the others none; a marked one is grey. A pinned header has a
  /// plain list's colour in place of UIKit's material.
  func color(_ marks: StateMarks) -> UIColor {
    switch self {
    case .clear: .clear
    case .headerFooter: marks.isPinned ? .systemBackground : .clear
    case .plainCell: marks.isMarked ? Self.markColor : .systemBackground
    case .groupedCell: marks.isMarked ? Self.markColor : .secondarySystemGroupedBackground
    case .sidebarCell: marks.isMarked ? Self.sidebarMarkColor : .clear
    }
  }

  /// The colour of a selected cell: the fourth grey, as in tables; no figure of the classic look is public.
  private static var markColor: UIColor { .systemGray4 }
  /// The colour of a selected cell in a sidebar; unknown.
  private static var sidebarMarkColor: UIColor { .tertiarySystemFill }

  /// Sidebars mark a rounded part of a cell; by which radius and insets is not public.
  var cornerRadius: CGFloat { self == .sidebarCell ? 8 : 0 }

  /// See `cornerRadius`.
  var insets: NSDirectionalEdgeInsets {
    self == .sidebarCell ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
  }
}
