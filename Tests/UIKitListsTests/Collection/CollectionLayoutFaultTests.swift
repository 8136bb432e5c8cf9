import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Layouts and preferred sizes of cells that make no sense.
@MainActor @Suite(.ownEnvironment) struct CollectionLayoutFaultTests {
  /// A layout that returns given values.
  final class FixedLayout: UICollectionViewLayout {
    var attributes: [UICollectionViewLayoutAttributes] = []
    var size = CGSize(width: 100, height: 200)
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }
  }

  private func fixed(_ attributes: [UICollectionViewLayoutAttributes]) -> (UICollectionView, FixedLayout, ListSource) {
    let (layout, source) = (FixedLayout(), ListSource([["a", "b"]]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    layout.attributes = attributes
    return (view, layout, source)
  }

  private func cell(_ item: Int, section: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(x: 0, y: 20 * item, width: 100, height: 20)
    return attributes
  }

  @Test func layoutsWithElementsThatAreNotThereOrAreNowhere() {
    let nowhere = cell(1)
    nowhere.frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 9))
    header.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    decoration.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (view, layout, source) = fixed([
      cell(0), cell(7), cell(0, section: 3), cell(-1), nowhere, header, decoration, cell(0),
    ])
    layout.size.height = .nan
    let faults = withExtendedLifetime(source) { collectFaults { view.layoutIfNeeded() } }
    #expect(faults.filter { $0.contains("does not exist") }.count == 4)
    #expect(faults.contains { $0.contains("the frame for [0, 1] is not finite") })
    #expect(faults.contains { $0.contains("collectionViewContentSize") })
    #expect(faults.contains { $0.contains("has registered no class for the kind") })
    #expect(faults.count == 7)
    #expect(view.visibleCells.count == 1)
    #expect(view.subviews.count == 2)
  }

  @Test func cellsThatPreferNonsense() {
    final class Silly: UICollectionViewCell {
      static var height = CGFloat.nan
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = Silly.height
        return layoutAttributes
      }
    }
    for height in [CGFloat.nan, -4, .infinity] {
      Silly.height = height
      let list = ListCollection(count: 2)
      list.layout.takesPreferredSizes = true
      list.view.register(Silly.self, forCellWithReuseIdentifier: "text")
      let faults = collectFaults { list.view.layoutIfNeeded() }
      #expect(faults.count == 2 && faults[0].contains("preferredLayoutAttributesFitting"), "\(height): \(faults)")
      #expect(list.frames.map { $0[3] } == [50, 50])
    }
  }

  /// A layout that makes every row a point higher than its cell prefers.
  @Test func cellsAndLayoutsThatNeverAgree() {
    final class Contrary: UICollectionViewLayout {
      var height: CGFloat = 10
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100 + height, height: height)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        height = preferredAttributes.size.height + 1
        return true
      }
    }
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height += 1
        return layoutAttributes
      }
    }
    let source = ListSource([["a"]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: Contrary())
    view.register(Growing.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    let faults = collectFaults { view.layoutIfNeeded() }
    #expect(
      faults.count == 1 && faults[0].hasPrefix("UICollectionViewLayoutFeedbackLoop: UICollectionView.layoutSubviews"))
  }
}
