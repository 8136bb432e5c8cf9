package import Foundation

/// The parts below a navigation bar's first row – a large title, a search bar – and their heights when the content
/// scrolls.
package struct BarZones: Equatable, Sendable {
  /// The height of the large title's part.
  package var largeTitle: CGFloat
  /// The height of the search bar's part.
  package var search: CGFloat
  /// Whether the search bar's part stays when the content scrolls.
  package var keepsSearch: Bool

  package init(largeTitle: CGFloat = 0, search: CGFloat = 0, keepsSearch: Bool = false) {
    (self.largeTitle, self.search, self.keepsSearch) = (largeTitle, search, keepsSearch)
  }

  /// The height of both.
  package var height: CGFloat { largeTitle + search }
  /// The height that can be scrolled away.
  package var collapsible: CGFloat { largeTitle + (keepsSearch ? 0 : search) }

  /// The parts that are left when the content has been scrolled by a distance: the search bar goes first, then the
  /// large title. Content that is pulled down leaves both as they are.
  package func scrolled(by distance: CGFloat) -> BarZones {
    guard distance > 0, distance.isFinite else { return self }
    let fromSearch = keepsSearch ? 0 : min(search, distance)
    return BarZones(
      largeTitle: max(0, largeTitle - (distance - fromSearch)), search: search - fromSearch, keepsSearch: keepsSearch)
  }

  /// Whether content that has been scrolled by a distance lies below all of the bar, so that the bar has its look at the
  /// scroll edge. Half a pixel at two pixels per point does not count.
  package func isAtEdge(scrolledBy distance: CGFloat) -> Bool { distance <= collapsible + 0.25 }
}
