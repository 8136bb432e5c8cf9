import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitText
import UIKitValues

extension UINavigationBar {
  final var surroundings: BarSurroundings { BarSurroundings(traitCollection, isInSheet: place.isInSheet) }

  /// The height of the prompt above the row with the title.
  final var promptHeight: CGFloat {
    topItem?.prompt?.isEmpty == false && !place.hidesRow ? BarMetrics.promptHeight : 0
  }

  /// The parts below the row while the content is at its start.
  final var fullZones: BarZones {
    BarZones(
      largeTitle: showsLargeTitle && !place.hidesRow ? BarMetrics.largeTitleHeight : 0, search: searchHeight,
      keepsSearch: topItem?.hidesSearchBarWhenScrolling == false || place.hidesRow)
  }

  /// The heights of these parts at the content's current offset.
  final var shownZones: BarZones { fullZones.scrolled(by: place.scrolled) }

  /// The height of the bar with all of its parts, below the status bar.
  final var wholeHeight: CGFloat {
    (place.hidesRow ? 0 : promptHeight + BarMetrics.navigationBarHeight(surroundings)) + shownZones.height
  }

  private var searchHeight: CGFloat {
    guard let search = topItem?.searchController else { return 0 }
    let scopes = search.searchBar.showsScopeBar ? BarMetrics.scopeHeight : 0
    return (place.hidesRow ? BarMetrics.activeSearchHeight : BarMetrics.searchHeight) + scopes
  }

  /// Whether the displayed item's title is large: as its mode says or, if that is automatic, the item's before; not at compact
  /// height.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let items else { return false }
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case nil, .always: return !items.isEmpty
    case .never, .inline, .automatic: return false
    }
  }
}
