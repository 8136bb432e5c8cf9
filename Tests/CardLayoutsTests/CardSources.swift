import CardLayouts
import Foundation
import HeadlessUIKit

/// A data source of cards with given heights, section by section.
class CardSource: NSObject, UICollectionViewDataSource {
  var heights: [[CGFloat]]
  var columns: Int
  /// The cards whose heights a layout has asked for, in order.
  var asked: [IndexPath] = []
  /// The number of cells that a collection view has requested.
  private(set) var cellCount = 0

  init(heights: [[CGFloat]], columns: Int) {
    self.heights = heights
    self.columns = columns
  }

  func height(at indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return heights[indexPath.section][indexPath.item]
  }

  func numberOfColumns(for size: CGSize) -> Int { columns }

  func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellCount += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

/// The minimum that a grid's delegate implements.
final class PlainGridDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { height(at: indexPath) }
}

/// Returns the values of a recorded grid, through the methods of 3.0.0.
final class RecordedGridDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  private let grid: GridCase

  init(_ grid: GridCase) {
    self.grid = grid
    super.init(heights: grid.sections.map { $0.heights.map { CGFloat($0) } }, columns: grid.numberOfColumns)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { height(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    grid.sections[section].inset.map { UIEdgeInsets($0) } ?? layout.sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    grid.sections[section].lineSpacing.map { CGFloat($0) } ?? layout.minimumLineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    grid.sections[section].interitemSpacing.map { CGFloat($0) } ?? layout.minimumInteritemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { grid.size(grid.sections[section].header) }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { grid.size(grid.sections[section].footer) }
}

/// Returns the heights of headers and footers, like delegates for 1.x.
final class HeightGridDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  var headerHeights: [CGFloat] = []
  var footerHeights: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { height(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForHeaderInSection section: Int
  ) -> CGFloat { headerHeights[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForFooterInSection section: Int
  ) -> CGFloat { footerHeights[section] }
}

final class PlainWaterfallDelegate: CardSource, WaterfallLayoutDelegate {
  private(set) var widths: Set<CGFloat> = []

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    widths.insert(width)
    return height(at: indexPath)
  }
}

extension CardSource {
  /// A collection view of the source with classes for its cards, headers and footers.
  @MainActor func collectionView(width: CGFloat, layout: UICollectionViewLayout) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: width, height: 1000)
    let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    collectionView.dataSource = self
    return collectionView
  }
}
