package import Foundation
package import SystemText
package import UIKitValues

/// The looks of the appearances of lists: colours, styles and distances before iOS 26 (iOS 15 to 18).
///
/// Sources, unless a member names another: `compositional-layout.md` of the shared facts, §7.
extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether an item has a separator above it unless set otherwise: the first one of a group that reaches from edge to edge
  /// (`public-pictures.md`, 14; confidence medium).
  package func hasTopSeparator(isFirst: Bool) -> Bool { self == .grouped && isFirst }

  /// Whether an item has a separator below it unless set otherwise. The last one on a card has none (measured), that of a
  /// plain list has its own (`public-pictures.md`, 13: a table). That sidebars have none is from memory (confidence low).
  package func hasBottomSeparator(isLast: Bool) -> Bool {
    switch self {
    case .plain, .grouped: true
    case .insetGrouped: !isLast
    case .sidebar, .sidebarPlain: false
    }
  }

  /// Whether the list is that of a sidebar.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether items stand in groups with space between them.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The background of the list: grouped lists have the colour of grouped backgrounds (242, 242, 247; measured), plain
  /// ones the system's. The colours of sidebars are from memory (confidence low).
  package var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  // MARK: Styles

  /// The default content of an item, a header or a footer.
  package func contentConfiguration(_ role: ListRole) -> UIListContentConfiguration {
    switch (role, self) {
    case (.item, .sidebar), (.item, .sidebarPlain): return .sidebarCell()
    case (.item, _), (.background, _): return .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
    case (.header, _): return .groupedHeader()
    case (.footer, .plain), (.footer, .sidebar), (.footer, .sidebarPlain): return .plainFooter()
    case (.footer, _):
      var footer = UIListContentConfiguration.groupedFooter()
      (footer.directionalLayoutMargins.top, footer.directionalLayoutMargins.bottom) = Self.groupedFooterMargins
      return footer
    }
  }

  /// The margins of a footer: 33.667 = 6 + 15.667 + 12 in lists of SwiftUI, which are collection views, on iOS 17.5
  /// (confidence medium; 4 above on 18.5).
  private static let groupedFooterMargins = (CGFloat(6), CGFloat(12))

  /// The default background of an item, a header or a footer.
  func backgroundConfiguration(_ role: ListRole) -> UIBackgroundConfiguration {
    switch (role, self) {
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, _): .listSidebarCell()
    case (.background, _): .clear()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (.header, _): .listSidebarHeader()
    case (.footer, _): .listPlainHeaderFooter()
    }
  }

  // MARK: Distances

  /// The estimated height of an item, and that of a header or footer. Neither is public; they are replaced by measured
  /// ones.
  static let estimatedHeights = (item: CGFloat(44), margin: CGFloat(28))

  /// The distance of a card from the list's sides, and of content from the sides of its row: 16 up to 375 points, 20 from
  /// 390 on, as in tables.
  @MainActor
  package static func margin(listWidth: CGFloat) -> CGFloat { TableMetrics.margin(tableWidth: listWidth) }

  /// The space between a group without a header and what is above it, or without a footer and what is below: 17.667
  /// (measured below a group, at three pixels a point). That it is the same above is from memory (confidence low).
  @MainActor
  package func spaceWithoutMargin(_ grid: PixelGrid) -> CGFloat { isGrouped ? TableMetrics.emptyGroupHeight(grid) : 0 }

  /// The space above a header, if the configuration gives none: 22 in plain lists and 0 in others, as in tables
  /// (confidence medium).
  @MainActor
  package var headerTopPadding: CGFloat { TableMetrics.headerTopPadding(self == .plain ? .plain : .grouped) }

  /// Whether headers stay visible as long as their section is: in plain lists, as in tables (confidence medium).
  var pinsHeaders: Bool { self == .plain }
}

/// The role of a view in a list.
package enum ListRole: Hashable {
  case item, header, footer, background
}
