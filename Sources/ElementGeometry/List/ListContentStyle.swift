package import Foundation

/// A style of list configurations, with the measurements of the look of iOS 15 to 18.
///
/// Sources, unless a member names another: `tables-and-controls.md` of the shared facts, §3. *Log* is a description
/// that UIKit printed on a phone and that a public repository quotes, *Catalyst* are differential tests against UIKit
/// on a Mac.
package enum ListContentStyle: Hashable, CaseIterable {
  case cell, subtitle, value
  case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
  case sidebar, sidebarSubtitle, accompaniedSidebar, accompaniedSidebarSubtitle, sidebarHeader

  /// Whether the style is that of a sidebar, or of a list beside one.
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

  /// The minimum height of a cell, the same as a table row's; headers and footers have none.
  package var minimumHeight: CGFloat {
    switch self {
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader, .extraProminentHeader,
      .sidebarHeader:
      0
    default: 44
    }
  }

  // MARK: Distances

  /// Margins and distances, in points.
  package struct Figures {
    package var margins: NSDirectionalEdgeInsets
    package var imageToText: CGFloat
    package var textToSecondaryTextHorizontal: CGFloat
    package var textToSecondaryTextVertical: CGFloat
  }

  /// The initial measurements of a configuration with the style.
  package var figures: Figures {
    Figures(
      margins: margins, imageToText: isSidebar ? 10 : 16, textToSecondaryTextHorizontal: self == .subtitle ? 0 : 8,
      textToSecondaryTextVertical: textToSecondaryTextVertical)
  }

  /// The margins. Logs have 11, 16, 11, 8 for cells and 17, 8, 6, 8 for grouped headers. Subtitle and value cells are
  /// assumed to equal cells, the prominent headers grouped ones; sidebars have Catalyst's values.
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

  /// The margins of a plain header, which are unknown before iOS 26. With 4 above and below, a line of 17 points comes
  /// closest to the 28 that plain headers are stored with; Catalyst's 10 are those of iOS 26.
  private var plainHeaderMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  }

  /// The margins of a footer, which are unknown before iOS 26. Catalyst has 8 and 6, and stored footers of two lines
  /// from before agree.
  private var footerMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
  }

  /// The vertical distance between the texts. Logs have 3 for cells and for grouped headers, which is assumed for the
  /// other styles as well; styles with a subtitle have 0 (Catalyst).
  private var textToSecondaryTextVertical: CGFloat { hasSubtitle ? 0 : 3 }
}
