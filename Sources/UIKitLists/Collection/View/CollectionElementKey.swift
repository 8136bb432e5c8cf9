import Foundation

/// What tells an element of a collection from every other.
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
  /// What lies in front where the layout does not say: decorations behind cells behind supplementary views, then later
  /// items.
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

/// The elements of a collection that have views.
typealias DisplayedCollectionElements =
  DisplayedElements<CollectionElementKey, UICollectionReusableView, UICollectionViewLayoutAttributes>
typealias DisplayedCollectionElement = DisplayedCollectionElements.Element

extension DisplayedCollectionElements {
  mutating func sorted(in category: UICollectionView.ElementCategory) -> [Element] {
    sorted.filter { $0.key.category == category }
  }
}
