/// The system's styles. Differs from UIKit: there is no trait for the enclosing list, so `cell()`, `header()` and the
/// others that adapt to it since iOS 18 look as in a plain list.
extension UIListContentConfiguration {
  /// A cell: a text in body with a secondary text in caption 1 below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// A cell whose secondary text stands directly below the text.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitle) }
  /// A cell whose secondary text, a value, stands at the end of the line, or below the text if that is too long.
  public static func valueCell() -> UIListContentConfiguration { .init(.value) }

  /// The header of a section.
  public static func header() -> UIListContentConfiguration { .init(.plainHeader) }
  /// The footer of a section.
  public static func footer() -> UIListContentConfiguration { .init(.plainFooter) }
  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// The header of a group: uppercase footnote text in the secondary label colour.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// The prominent header of an inset group, in the headline style.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
  /// The header of an inset group in the size of a small title.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init(.extraProminentHeader) }

  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebar) }
  /// A cell of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitle) }
  /// A cell of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebar) }
  /// A cell of a list beside a sidebar, with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitle)
  }
  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
}
