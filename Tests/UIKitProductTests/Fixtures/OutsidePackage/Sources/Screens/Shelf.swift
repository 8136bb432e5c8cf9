import UIKit

/// A collection view of plain elements, laid out in a window.
final class Shelf: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let counts: [Int]
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "dot", "title",
  ]

  /// A collection view with numbers of items in sections.
  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    let frame = CGRect(x: 0, y: 100, width: width, height: 480)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in Shelf.kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "element")
    }
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "element", for: indexPath)
  }

  // MARK: Places

  var contentSize: CGSize { view.collectionViewLayout.collectionViewContentSize }

  /// The frames of the first section's items.
  var frames: [CGRect] { (0..<counts[0]).map { frame($0) } }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func supplementary(_ kind: String, _ item: Int, _ section: Int = 0) -> CGRect {
    let path = IndexPath(item: item, section: section)
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .null
  }

  func header(_ section: Int = 0) -> CGRect {
    supplementary(UICollectionView.elementKindSectionHeader, 0, section)
  }

  func footer(_ section: Int = 0) -> CGRect {
    supplementary(UICollectionView.elementKindSectionFooter, 0, section)
  }
}
