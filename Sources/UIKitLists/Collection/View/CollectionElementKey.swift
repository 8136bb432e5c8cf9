import Foundation

/// The identity of an element in a collection view.
struct CollectionElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElementKey {
    CollectionElementKey(category: .cell, kind: nil, indexPath: path)
  }
  static func supplementaryView(_ kind: String, _ path: IndexPath) -> CollectionElementKey {
    CollectionElementKey(category: .supplementaryView, kind: kind, indexPath: path)
  }
}

extension CollectionElementKey: Comparable {
  /// The order from back to front of elements with the same z-index: decoration views, cells, supplementary views;
  /// within a category by index path.
  static func < (left: CollectionElementKey, right: CollectionElementKey) -> Bool {
    if left.category != right.category { return left.category.rank < right.category.rank }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

/// The elements of a collection view that currently have views.
typealias DisplayedCollectionElements =
  DisplayedElements<CollectionElementKey, UICollectionReusableView, UICollectionViewLayoutAttributes>
typealias DisplayedCollectionElement = DisplayedCollectionElements.Element

extension DisplayedCollectionElement {
  /// The view, if it shows an item. List cells also serve as headers and footers.
  var cell: UICollectionViewCell? { key.category == .cell ? view as? UICollectionViewCell : nil }
}

extension DisplayedCollectionElements {
  mutating func sorted(in category: UICollectionView.ElementCategory) -> [Element] {
    sorted.filter { $0.key.category == category }
  }
}
