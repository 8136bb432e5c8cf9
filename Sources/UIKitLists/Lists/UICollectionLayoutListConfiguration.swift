public import Foundation

/// The appearance and behaviour of a list in a collection view: its style, headers, footers, separators and swipe actions.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The styles of lists; raw values are UIKit's.
  public nonisolated enum Appearance: Int, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows on cards with rounded corners.
    case insetGrouped = 2
    /// The list of a sidebar.
    case sidebar = 3
    /// The list of a sidebar without its background.
    case sidebarPlain = 4
  }

  /// The headers of sections.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// No headers.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item, which looks like a header.
    case firstItemInSection = 2
  }

  /// The footers of sections.
  public nonisolated enum FooterMode: Int, Sendable {
    /// No footers.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Returns the actions that swiping an item reveals.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of an item, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The style.
  public let appearance: Appearance
  /// Whether items have the separators of the appearance; `true` by default.
  public var showsSeparators = true
  /// The separators of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that decides about the separators of each item; `nil` for those of `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  /// The actions that swiping to the trailing side reveals. Stored: there are no swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that swiping to the leading side reveals. Stored: there are no swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The headers of sections; none by default.
  public var headerMode = HeaderMode.none
  /// The footers of sections; none by default.
  public var footerMode = FooterMode.none
  /// The space above a section's header in points; `nil` for that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Creates the configuration of a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
