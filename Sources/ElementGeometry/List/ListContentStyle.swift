package import Foundation

/// A style of list configurations, with the classic look's figures (iOS 13 to 18).
///
/// Sources, unless a member names another: `tables-and-controls.md` of the shared facts, §3. *Log* is a description
/// that UIKit printed on a phone and a public repository quotes, *Catalyst* differential tests against UIKit on a Mac.
package enum ListContentStyle: Hashable, CaseIterable {
  case cell, subtitle, value
  case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
  case sidebar, sidebarSubtitle, accompaniedSidebar, accompaniedSidebarSubtitle, sidebarHeader

  /// Whether the style is one of sidebars, or beside them.
  package var isSidebar: Bool {
    switch self {
    case .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle, .sidebarHeader: true
    default: false
    }
  }

  private var hasSubtitle: Bool {
    switch self {
    case .subtitle, .sidebarSubtitle, .accompaniedSidebarSubtitle: true
    default: false
    }
  }

  /// The opacity of a disabled sidebar cell's content (Catalyst).
  package static let disabledSidebarAlpha: CGFloat = 0.5

  /// The least height of a cell, as of a table's row; headers and footers have none.
  package var minimumHeight: CGFloat {
    switch self {
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader, .extraProminentHeader,
      .sidebarHeader:
      0
    default: 44
    }
  }

  // MARK: Distances

  /// Margins and paddings, in points.
  package struct Figures {
    package var margins: NSDirectionalEdgeInsets
    package var imageToText: CGFloat
    package var textToSecondaryTextHorizontal: CGFloat
    package var textToSecondaryTextVertical: CGFloat
  }

  /// What a configuration of the style has at first.
  package var figures: Figures {
    Figures(
      margins: margins, imageToText: isSidebar ? 10 : 16, textToSecondaryTextHorizontal: self == .subtitle ? 0 : 8,
      textToSecondaryTextVertical: textToSecondaryTextVertical)
  }

  /// Logs say 11, 16, 11, 8 of cells and 17, 8, 6, 8 of grouped headers. Subtitle and value cells are taken to be as
  /// cells, the prominent headers as grouped ones; sidebars have the figures of Catalyst.
  private var margins: NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitle, .value: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    case .plainHeader: plainHeaderMargins
    case .plainFooter, .groupedFooter: footerMargins
    case .groupedHeader, .prominentHeader, .extraProminentHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .sidebar, .accompaniedSidebar, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    case .sidebarSubtitle, .accompaniedSidebarSubtitle:
      NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    }
  }

  /// Unknown in the classic look. With 4 above and below, a line of 17 points is nearest to the 28 that plain headers
  /// are stored with; Catalyst's 10 are of the look of 26.
  private var plainHeaderMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  }

  /// Unknown in the classic look. Catalyst has 8 and 6, and stored classic footers of two lines agree.
  private var footerMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
  }

  /// Logs say 3 of cells and of grouped headers, which the other styles are taken to have as well; texts with a
  /// subtitle have 0 (Catalyst).
  private var textToSecondaryTextVertical: CGFloat { hasSubtitle ? 0 : 3 }
}
