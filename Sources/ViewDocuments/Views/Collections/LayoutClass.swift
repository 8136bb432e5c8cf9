import CardLayouts
import Foundation
import HeadlessUIKit

/// The collection view layouts that a document can name.
package enum LayoutClass: String, CaseIterable, Sendable {
  case flow = "UICollectionViewFlowLayout"
  case grid = "FlexibleRowHeightGridLayout"
  case waterfall = "WaterfallLayout"

  /// A new layout, which asks the source if it has a delegate of its own.
  @MainActor func make(for source: CollectionSource) -> UICollectionViewLayout {
    switch self {
    case .flow: return UICollectionViewFlowLayout()
    case .grid:
      let layout = FlexibleRowHeightGridLayout()
      layout.delegate = source
      return layout
    case .waterfall:
      let layout = WaterfallLayout()
      layout.delegate = source
      return layout
    }
  }

  /// Whether sections have headers and footers.
  package var hasSupplementaryViews: Bool { self != .waterfall }

  package var properties: [Property] {
    switch self {
    case .flow: LayoutProperties.flow
    case .grid: LayoutProperties.grid
    case .waterfall: LayoutProperties.waterfall
    }
  }

  package func property(named name: String) -> Property? { properties.first { $0.name == name } }
}
