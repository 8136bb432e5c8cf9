import DynamicType
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists

/// Cells of differing heights and a flow layout agree on sizes.
@MainActor @Suite(.ownEnvironment) struct FlowAgreementTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      guard let cell = cell as? UICollectionViewListCell else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "word", count: 1 + indexPath.item * 7 % 23).joined(separator: " ")
      content.secondaryText = indexPath.item % 3 == 1 ? "second" : nil
      cell.contentConfiguration = content
      cell.accessories = indexPath.item % 4 == 2 ? [.disclosureIndicator()] : []
      return cell
    }
  }

  /// At three pixels per point heights are thirds of points, and so may be widths.
  @Test(arguments: [320, 375, 390, 393, 402 - 1 / 3.0, 430 - 2 / 3.0], [2.0, 3.0])
  func sizesAreAgreedOn(width: Double, scale: Double) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: 44)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 800), collectionViewLayout: layout)
    view.overrideTraits = phoneTraits(.large, scale: CGFloat(scale))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    for offset in [0.0, 300, 700, 100] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      #expect(UIKitFaults.take() == [])
      let frames = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
      #expect(frames.count > 3)
      #expect(frames.allSatisfy { $0.width == CGFloat(width) })
    }
  }

  /// What a cell asked for goes with its item, and not with the position at which it was asked. The new item has the
  /// others placed again.
  @Test func sizesGoWithItemsThatMove() {
    let source = FlowSource([3])
    source.preferredSize = { CGSize(width: 320, height: [20, 50, 30, 40][$0.item]) }
    let collection = FlowCollection(source) { $1.estimatedItemSize = CGSize(width: 320, height: 44) }
    #expect(collection.frames.map(\.height) == [20, 50, 30])
    collection.view.performBatchUpdates({
      source.counts = [4]
      collection.view.moveItem(at: [0, 0], to: [0, 1])
      collection.view.insertItems(at: [[0, 3]])
    })
    #expect(UIKitFaults.take() == [])
    #expect(collection.frames.map(\.height) == [50, 20, 30, 40])
    #expect(collection.frames.map(\.minY) == [0, 60, 90, 130])
  }
}
