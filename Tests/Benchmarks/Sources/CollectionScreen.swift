import CardLayouts
import Foundation
import HeadlessUIKit

/// The layouts cards are shown in.
enum CollectionLayoutKind: String, CaseIterable {
  /// Cells that size themselves by constraints.
  case flow
  /// Two columns, heights from a sizing cell.
  case grid
  /// Two columns, heights from a sizing cell.
  case waterfall
}

/// A screen with a collection of cards, in a window of a phone's size.
@MainActor
final class CollectionScreen: NSObject {
  private static let reuseIdentifier = "card"

  let window = UIWindow(frame: CGRect(origin: .zero, size: BenchmarkPhone.size))
  let view: UICollectionView
  private let cards: [CollectionCard]
  private let kind: CollectionLayoutKind
  /// Sizes to use instead of measured ones; nil if cards are measured.
  private let sizes: CollectionSizes?
  /// A cell for each text size, as a cell outside of windows does not learn of other sizes.
  private var sizingCell: (category: UIContentSizeCategory, cell: CollectionCardCell)?
  private var measuredItems: Set<Int> = []

  init(
    _ cards: [CollectionCard], _ kind: CollectionLayoutKind, _ category: UIContentSizeCategory,
    sizes: CollectionSizes? = nil
  ) {
    (self.cards, self.kind, self.sizes) = (cards, kind, sizes)
    let layout: UICollectionViewLayout =
      switch kind {
      case .flow: UICollectionViewFlowLayout()
      case .grid: FlexibleRowHeightGridLayout()
      case .waterfall: WaterfallLayout()
      }
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    if sizes == nil {
      (layout as? UICollectionViewFlowLayout)?.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    (layout as? FlexibleRowHeightGridLayout)?.delegate = sizes ?? self
    (layout as? WaterfallLayout)?.delegate = sizes ?? self
    view.delegate = sizes
    view.register(CollectionCardCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    view.dataSource = self
    window.overrideTraits = BenchmarkPhone.traits(category)
    window.addSubview(view)
  }

  func change(to category: UIContentSizeCategory) {
    measuredItems = []
    window.overrideTraits = BenchmarkPhone.traits(category)
  }

  // MARK: Showing

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Makes the view as high as its content, repeatedly while that grows because more cells are built.
  func showWhole() throws {
    for _ in 0..<16 {
      layOut()
      guard view.contentSize.height > view.bounds.height else { return }
      view.frame.size.height = view.contentSize.height
    }
    throw BenchmarkError.nothingMeasured
  }

  /// Lays out, and scrolls down screen by screen until all cards are measured.
  func scrollUntilMeasured() throws {
    layOut()
    while measuredItems.count < cards.count {
      guard view.contentOffset.y + view.bounds.height < view.contentSize.height else {
        throw BenchmarkError.nothingMeasured
      }
      view.contentOffset.y += view.bounds.height
      layOut()
    }
  }
}

extension CollectionScreen: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    guard let cell = cell as? CollectionCardCell else { return cell }
    cell.show(cards[indexPath.item])
    if kind == .flow, sizes == nil {
      cell.fix(width: BenchmarkPhone.size.width)
      measuredItems.insert(indexPath.item)
    }
    return cell
  }
}

extension CollectionScreen: FlexibleRowHeightGridLayoutDelegate, WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    height(indexPath.item, width: layout.columnWidth(for: indexPath.section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    height(indexPath.item, width: width)
  }

  func numberOfColumns(for size: CGSize) -> Int { 2 }

  private func height(_ item: Int, width: CGFloat) -> CGFloat {
    measuredItems.insert(item)
    let category = UITraitCollection.current.preferredContentSizeCategory
    let known = sizingCell?.category == category ? sizingCell?.cell : nil
    let cell = known ?? CollectionCardCell(frame: .zero)
    sizingCell = (category, cell)
    cell.show(cards[item])
    return cell.height(atWidth: width)
  }
}

/// Sizes that need no measuring: from 60 to 256 points high.
@MainActor
final class CollectionSizes: NSObject, UICollectionViewDelegateFlowLayout, FlexibleRowHeightGridLayoutDelegate,
  WaterfallLayoutDelegate
{
  private func height(_ item: Int) -> CGFloat { 60 + CGFloat(item * 37 % 197) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 180, height: height(indexPath.item))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    height(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    height(indexPath.item)
  }

  func numberOfColumns(for size: CGSize) -> Int { 2 }
}
