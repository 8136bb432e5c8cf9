import CardLayouts
import Foundation
import HeadlessUIKit

/// The collection view layouts that a document can name.
package enum LayoutClass: String, CaseIterable, Sendable {
  case flow = "UICollectionViewFlowLayout"
  case grid = "FlexibleRowHeightGridLayout"
  case waterfall = "WaterfallLayout"

  @MainActor func make() -> UICollectionViewLayout {
    switch self {
    case .flow: UICollectionViewFlowLayout()
    case .grid: FlexibleRowHeightGridLayout()
    case .waterfall: WaterfallLayout()
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
