import Foundation
import UIKitLists

/// A collection view with a compositional layout and cells that need given sizes.
@MainActor
final class CompositionalCollection: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The height that a cell asks for; `nil` for a cell that asks for nothing.
  var height: ((IndexPath) -> CGFloat)?
  let view: UICollectionView

  init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout, size: CGSize = CGSize(width: 375, height: 800)) {
    self.counts = counts
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(NeedingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NeedingCell)?.neededHeight = height?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  /// The frames of the visible items in the collection view, by path.
  var frames: [IndexPath: CGRect] {
    view.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        view.cellForItem(at: path).map { (path, $0.convert($0.bounds, to: view)) }
      })
  }
}

/// A cell that asks for a height.
final class NeedingCell: UICollectionViewCell {
  var neededHeight: CGFloat?
  private(set) var askedCount = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askedCount += 1
    guard let neededHeight, let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    attributes.frame.size.height = neededHeight
    return attributes
  }
}

@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A section of rows with one item each.
@MainActor
func rows(height: NSCollectionLayoutDimension, itemHeight: NSCollectionLayoutDimension = .fractionalHeight(1))
  -> NSCollectionLayoutSection
{
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), itemHeight))
  return NSCollectionLayoutSection(
    group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), height), subitems: [item]))
}

/// A section of cards of 200 by 100, 10 apart and 20 from the edges, that scrolls itself.
@MainActor
func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: layoutSize(.absolute(200), .absolute(100)), subitems: [item]))
  section.interGroupSpacing = 10
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
  section.orthogonalScrollingBehavior = behavior
  return section
}
