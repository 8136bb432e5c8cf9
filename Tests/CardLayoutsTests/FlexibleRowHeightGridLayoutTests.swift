import CardLayouts
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FlexibleRowHeightGridLayoutTests {
  let layout = FlexibleRowHeightGridLayout()

  @Test func defaults() {
    #expect(layout.delegate == nil)
    #expect(Double(layout.minimumLineSpacing) == 0)
    #expect(Double(layout.minimumInteritemSpacing) == 0)
    #expect(layout.sectionInset == .zero)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.columnWidth(for: 0) == 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  /// rwbutler/FlexibleRowHeightGridLayout, Example/Tests/Tests.swift: rows of 4, 8, 12 and 65 points, 1000 points wide,
  /// requested before any layout pass.
  @Test func rowsAreAsTallAsTheirTallestItem() {
    let heights: [CGFloat] = [1, 2, 3, 4, 5, 8, 7, 6, 9, 10, 11, 12, 13, 14, 65, 16]
    let source = PlainGridDelegate(heights: [heights], columns: 4)
    layout.delegate = source
    let collectionView = source.collectionView(width: 1000, layout: layout)
    let found = heights.indices.map { item in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map { Double($0.frame.height) }
    }
    #expect(found == [4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 65, 65, 65, 65])
    #expect(layout.collectionViewContentSize == CGSize(width: 1000, height: 89))
    withExtendedLifetime(collectionView) {}
  }

  /// Every recorded grid, through a collection view and the delegate's methods of 3.0.0.
  @Test func recordedGrids() throws {
    for (line, grid) in try LayoutFixtures.grids().enumerated() {
      let source = RecordedGridDelegate(grid)
      let (layout, collectionView) = laidOut(grid, source: source, delegate: source)
      let found = differences(frames(in: layout, like: grid), grid.frames)
      if !found.isEmpty { Issue.record("grid \(line + 1): \(found)") }
      #expect(agree(layout.collectionViewContentSize.numbers, grid.contentSize), "grid \(line + 1)")
      for (index, section) in grid.sections.enumerated() {
        #expect(agree([Double(layout.columnWidth(for: index))], [section.columnWidth]), "grid \(line + 1)")
      }
      #expect(source.asked == (source.asked.sorted()), "grid \(line + 1): heights out of order")
      #expect(source.asked.count == grid.sections.reduce(0) { $0 + $1.heights.count }, "grid \(line + 1)")
      withExtendedLifetime(collectionView) {}
    }
  }

  /// The grids whose delegate only returns heights, through the methods of 1.x; without insets and spacings from the
  /// delegate, the layout's properties apply.
  @Test func recordedGridsThroughThe1xMethods() throws {
    var count = 0
    for (line, grid) in try LayoutFixtures.grids().enumerated() where grid.isOf1x {
      let source = HeightGridDelegate(
        heights: grid.sections.map { $0.heights.map { CGFloat($0) } }, columns: grid.numberOfColumns)
      source.headerHeights = grid.sections.map { grid.size($0.header).height }
      source.footerHeights = grid.sections.map { grid.size($0.footer).height }
      let (layout, collectionView) = laidOut(grid, source: source, delegate: source)
      let found = differences(frames(in: layout, like: grid), grid.frames)
      if !found.isEmpty { Issue.record("grid \(line + 1): \(found)") }
      count += 1
      withExtendedLifetime(collectionView) {}
    }
    #expect(count >= 150)
  }

  @Test func noDelegateMeansTwoColumnsOfNoHeight() {
    let source = PlainGridDelegate(heights: [[10, 20, 30]], columns: 4)
    layout.minimumLineSpacing = 5
    let collectionView = source.collectionView(width: 100, layout: layout)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.numbers == [0, 5, 50, 0])
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 10))
    withExtendedLifetime(collectionView) {}
  }

  @Test func supplementaryViewsAreThoseOfItem0() {
    let source = HeightGridDelegate(heights: [[10]], columns: 1)
    (source.headerHeights, source.footerHeights) = ([20], [0])
    layout.delegate = source
    let collectionView = source.collectionView(width: 100, layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    let first = layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.numbers == [0, 0, 100, 20])
    #expect(first?.representedElementKind == header)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath(item: 1, section: 0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath(item: 0, section: 1)) == nil)
    let footer = UICollectionView.elementKindSectionFooter
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: footer, at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
    withExtendedLifetime(collectionView) {}
  }

  /// Attributes are always in layout order.
  @Test func attributesInLayoutOrder() {
    let source = HeightGridDelegate(heights: [[10, 10, 10], [10]], columns: 2)
    (source.headerHeights, source.footerHeights) = ([20, 20], [30, 30])
    layout.delegate = source
    let collectionView = source.collectionView(width: 100, layout: layout)
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 1000)) ?? []
    let found = all.map { "\($0.indexPath.section) \($0.representedElementKind ?? "item") \($0.indexPath.item)" }
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    #expect(
      found == [
        "0 \(header) 0", "0 item 0", "0 item 1", "0 item 2", "0 \(footer) 0", "1 \(header) 0", "1 item 0",
        "1 \(footer) 0",
      ])
    withExtendedLifetime(collectionView) {}
  }

  /// rwbutler/FlexibleRowHeightGridLayout, Example: a delegate asks for the content's width during layout.
  @Test func headersAsWideAsTheContent() {
    let source = WideHeaderDelegate(heights: [[10, 20]], columns: 2)
    layout.delegate = source
    let collectionView = source.collectionView(width: 100, layout: layout)
    collectionView.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.numbers == [0, 0, 80, 100])
    #expect(layout.collectionViewContentSize.numbers == [80, 120])
  }

  private func laidOut(
    _ grid: GridCase, source: CardSource, delegate: any FlexibleRowHeightGridLayout.Delegate
  ) -> (FlexibleRowHeightGridLayout, UICollectionView) {
    let layout = FlexibleRowHeightGridLayout()
    layout.delegate = delegate
    layout.sectionInset = UIEdgeInsets(grid.sectionInset)
    layout.minimumLineSpacing = grid.minimumLineSpacing
    layout.minimumInteritemSpacing = grid.minimumInteritemSpacing
    let collectionView = source.collectionView(width: grid.width, layout: layout)
    collectionView.contentInset = UIEdgeInsets(grid.contentInset)
    return (layout, collectionView)
  }

  private func frames(in layout: FlexibleRowHeightGridLayout, like grid: GridCase) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (section, content) in grid.sections.enumerated() {
      let first = IndexPath(item: 0, section: section)
      frames["header of section \(section)"] =
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame.numbers
      frames["footer of section \(section)"] =
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: first)?.frame.numbers
      for item in content.heights.indices {
        let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        frames["item \(item) of section \(section)"] = attributes?.frame.numbers
      }
    }
    return frames
  }
}

private final class WideHeaderDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { height(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: layout.collectionViewContentSize.width, height: 100) }
}

extension GridCase {
  /// Whether a delegate for 1.x could return all of it.
  fileprivate var isOf1x: Bool {
    sections.allSatisfy { section in
      section.inset == nil && section.lineSpacing == nil && section.interitemSpacing == nil
        && [section.header, section.footer].allSatisfy { $0 == nil || $0?.first == .some(nil) }
    }
  }
}
