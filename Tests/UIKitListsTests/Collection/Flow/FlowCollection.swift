import Foundation
import UIKitLists

/// Sections with given numbers of items. Delegates are subclasses that adopt the protocol themselves, so that its
/// methods are found.
class FlowSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The size that each cell prefers; nil for cells that prefer the given one.
  var preferredSize: (@MainActor (IndexPath) -> CGSize)?
  /// The values returned by delegates among the subclasses.
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset: (Int) -> UIEdgeInsets = { _ in .zero }
  var header: CGFloat = 0
  /// The number of times that a size was requested.
  var askedCount = 0

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let preferredSize { (cell as? PreferringCell)?.preferredSize = { preferredSize(indexPath) } }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "margin", for: indexPath)
  }
}

/// A delegate that implements nothing.
final class SilentSource: FlowSource, UICollectionViewDelegateFlowLayout {}

/// A delegate that gives sizes.
final class SizingSource: FlowSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedCount += 1
    // Some delegates call themselves; here for a value that only the layout knows.
    _ = self.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: indexPath.section)
    return size(indexPath)
  }
}

/// A delegate that gives sizes, insets and headers.
final class AnsweringSource: FlowSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedCount += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset(section) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: header) }
}

/// A cell with a size set from outside.
final class PreferringCell: UICollectionViewCell {
  var preferredSize: (@MainActor () -> CGSize)?
  var measureCount = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measureCount += 1
    guard let preferredSize, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size = preferredSize()
    return copy
  }
}

/// A collection view with a flow layout, at two pixels per point.
@MainActor struct FlowCollection<Layout: UICollectionViewFlowLayout> {
  let view: UICollectionView
  let layout: Layout
  let source: FlowSource

  init(
    _ source: FlowSource, layout: Layout, size: CGSize = CGSize(width: 320, height: 480),
    configure: (UICollectionView, Layout) -> Void = { _, _ in }
  ) {
    (self.source, self.layout) = (source, layout)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.overrideTraits = FlowCollection.traits(.large)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "margin")
    }
    view.dataSource = source
    view.delegate = source as? any UICollectionViewDelegate
    configure(view, layout)
    view.layoutIfNeeded()
  }

  static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// All frames of the first section.
  var frames: [CGRect] { (0..<source.counts[0]).compactMap { frame($0) } }

  func headerFrame(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  static func faults(of body: () -> Void) -> [String] {
    body()
    return UIKitFaults.take()
  }
}

extension FlowCollection where Layout == UICollectionViewFlowLayout {
  init(
    _ source: FlowSource, size: CGSize = CGSize(width: 320, height: 480),
    configure: (UICollectionView, Layout) -> Void = { _, _ in }
  ) {
    self.init(source, layout: UICollectionViewFlowLayout(), size: size, configure: configure)
  }
}
