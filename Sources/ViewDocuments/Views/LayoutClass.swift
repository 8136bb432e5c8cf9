import CardLayouts
import Foundation
import HeadlessUIKit

/// The collection view layouts that a document can name.
package enum LayoutClass: String, CaseIterable, Sendable {
  case flow = "UICollectionViewFlowLayout"
  case grid = "FlexibleRowHeightGridLayout"
  case waterfall = "WaterfallLayout"
  case compositional = "UICollectionViewCompositionalLayout"

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
    case .compositional: return source.makeCompositionalLayout()
    }
  }

  /// Whether each section has a layout of its own.
  package var hasSectionLayouts: Bool { self == .compositional }

  /// Whether items can be arranged in columns.
  package var hasColumns: Bool { self != .compositional }

  /// Whether sections have headers and footers.
  package var hasSupplementaryViews: Bool { self != .waterfall }

  package var properties: [Property] {
    switch self {
    case .flow: LayoutProperties.flow
    case .grid: LayoutProperties.grid
    case .waterfall: LayoutProperties.waterfall
    case .compositional: SectionLayoutProperties.layout
    }
  }

  package func property(named name: String) -> Property? { properties.first { $0.name == name } }
}
