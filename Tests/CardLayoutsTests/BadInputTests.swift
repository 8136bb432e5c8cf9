import CardLayouts
import Foundation
import HeadlessUIKit
import Testing

/// Nonsensical return values: every frame stays finite, and nothing hangs.
@MainActor @Suite struct BadInputTests {
  @Test func heightsThatAreNone() {
    let heights: [CGFloat] = [.nan, -20, 7, -.infinity, .nan, -1, .infinity, 3, .greatestFiniteMagnitude]
    for source in [heights, heights.reversed()].map({ PlainGridDelegate(heights: [$0], columns: 3) }) {
      let layout = FlexibleRowHeightGridLayout()
      layout.delegate = source
      let collectionView = source.collectionView(width: 300, layout: layout)
      let rows = stride(from: 0, to: 9, by: 3).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(rows.map { Double($0.height) }.sorted() == [0, 7, 1e9])
      #expect(layout.collectionViewContentSize.height.isFinite)
      withExtendedLifetime(collectionView) {}
    }
  }

  /// As in the published layout, a row grows from 0, so negative heights and NaN count as none.
  @Test func waterfallHeightsThatAreNone() {
    let source = PlainWaterfallDelegate(heights: [[.nan, -20, 7]], columns: 1)
    let layout = WaterfallLayout()
    layout.delegate = source
    let collectionView = source.collectionView(width: 100, layout: layout)
    #expect(layout.collectionViewContentSize.numbers == [100, 43])
    withExtendedLifetime(collectionView) {}
  }

  @Test(arguments: [Int.min, -1, 0, 1, 5, 1_000_000, .max]) func numbersOfColumns(_ columns: Int) {
    let source = PlainGridDelegate(heights: [[10, 20, 30]], columns: columns)
    let grid = FlexibleRowHeightGridLayout()
    grid.delegate = source
    grid.minimumInteritemSpacing = 10
    let collectionView = source.collectionView(width: 320, layout: grid)
    check(grid)
    #expect(Double(grid.columnWidth(for: 0)) == max(0, 330 / Double(columns > 0 ? columns : 2) - 10))

    let cards = PlainWaterfallDelegate(heights: [[10, 20, 30]], columns: columns)
    let waterfall = WaterfallLayout()
    waterfall.delegate = cards
    let other = cards.collectionView(width: 320, layout: waterfall)
    check(waterfall)
    withExtendedLifetime((collectionView, other)) {}
  }

  /// Widths that are too small for the insets, and invalid ones.
  @Test(arguments: [0, 5, 20, 1e300, Double.infinity, .nan]) func insets(_ inset: Double) {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    let source = HeightGridDelegate(heights: [[10, 20, 30], []], columns: 2)
    (source.headerHeights, source.footerHeights) = ([inset, -inset], [inset, 4])
    let grid = FlexibleRowHeightGridLayout()
    grid.delegate = source
    grid.sectionInset = insets
    grid.minimumLineSpacing = inset
    grid.minimumInteritemSpacing = -inset
    let collectionView = source.collectionView(width: 30, layout: grid)
    check(grid)

    let cards = PlainWaterfallDelegate(heights: [[10, 20, 30]], columns: 2)
    let waterfall = WaterfallLayout()
    waterfall.delegate = cards
    waterfall.cellPadding = inset
    let other = cards.collectionView(width: 30, layout: waterfall)
    check(waterfall)
    withExtendedLifetime((collectionView, other)) {}
  }

  @Test func itemsThatDoNotExist() {
    let source = PlainGridDelegate(heights: [[10]], columns: 2)
    let grid = FlexibleRowHeightGridLayout()
    grid.delegate = source
    let collectionView = source.collectionView(width: 100, layout: grid)
    for (item, section) in [(1, 0), (-1, 0), (0, 1), (0, -1), (.max, .max)] {
      #expect(grid.layoutAttributesForItem(at: IndexPath(item: item, section: section)) == nil)
    }
    #expect(source.asked.count == 1)
    withExtendedLifetime(collectionView) {}
  }

  /// A delegate that asks the layout for frames, and invalidates it, while it is being asked for heights.
  @Test func delegatesThatAskBack() {
    let source = AskingBackDelegate(heights: [[10, 20, 30]], columns: 2)
    let grid = FlexibleRowHeightGridLayout()
    grid.delegate = source
    let collectionView = source.collectionView(width: 100, layout: grid)
    #expect(grid.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.numbers == [0, 20, 50, 30])
    #expect(source.asked.count == 3)
    #expect(source.answers == [nil, nil, nil])
    withExtendedLifetime(collectionView) {}
  }

  private func check(_ layout: UICollectionViewLayout) {
    for item in 0..<3 {
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      #expect(frame?.numbers.allSatisfy { $0.isFinite } == true)
      #expect(frame?.numbers[2...].allSatisfy { $0 >= 0 } == true)
    }
    #expect(layout.collectionViewContentSize.numbers.allSatisfy { $0.isFinite })
    _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  }
}

private final class AskingBackDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  var answers: [CGRect?] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    answers.append(layout.layoutAttributesForItem(at: indexPath)?.frame)
    layout.invalidateLayout()
    return height(at: indexPath)
  }
}
