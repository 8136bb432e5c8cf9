import FlexibleRowHeightGridLayout
import GalleyTesting
import Testing
import UIKit

/// FlexibleRowHeightGridLayout's example, from its storyboard and its nib.
@MainActor @Suite(.snapshots) struct FlexibleGridDocumentTests {
  init() { _ = ArticleDocuments.registered }

  private func show(
    _ device: Device, _ category: UIContentSizeCategory
  ) throws -> (DisplayedScene<UITabBarController>, GridScreen) {
    let scene = try DisplayedScene(device, category) {
      try #require(
        UIStoryboard(name: "FlexibleGrid", bundle: nil).instantiateInitialViewController() as? UITabBarController)
    }
    return (scene, try #require(scene.controller.viewControllers?.first as? GridScreen))
  }

  /// The row of each item, the number of columns, and the rows' heights follow the article; expected heights come from
  /// labels that are measured by themselves.
  @Test(arguments: UIContentSizeCategory.all) func rowsAreAsHighAsTheirHighestText(
    category: UIContentSizeCategory
  ) throws {
    for (device, columns) in [(Device.phone, 2), (Device.tablet, 6)] {
      let (scene, screen) = try show(device, category)
      defer { scene.close() }
      screen.view.layoutIfNeeded()
      let collection: UICollectionView = screen.collectionView
      let width = (collection.bounds.width - 20) / CGFloat(columns)
      let heights = GridCell.texts.map { text in
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .title3)
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      var y = GridScreen.edge
      for row in stride(from: 0, to: heights.count, by: columns) {
        let height = heights[row..<min(row + columns, heights.count)].max() ?? 0
        for item in row..<min(row + columns, heights.count) {
          let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
          let expected = CGRect(x: CGFloat(item - row) * width, y: y, width: width, height: height)
          #expect(frame == expected, "\(item) at \(category.rawValue)")
        }
        y += height
      }
      let labels = collection.visibleCells.compactMap { ($0 as? GridCell)?.label }
      #expect(!labels.isEmpty)
      for label in labels {
        #expect(label.frame.size == label.superview?.bounds.size)
        #expect(label.adjustsFontForContentSizeCategory)
      }
      #expect(UIKitFaults.take().isEmpty, "\(category.rawValue)")
    }
  }

  /// The example's second screen: a flow layout with the storyboard's size for items.
  @Test func theFlowLayoutHasTheStoryboardsSizes() throws {
    let (scene, _) = try show(.phone, .large)
    defer { scene.close() }
    scene.controller.selectedIndex = 1
    scene.window.layoutIfNeeded()
    let screen = try #require(scene.controller.selectedViewController as? FlowScreen)
    let flow = try #require(screen.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 177, height: 96))
    #expect(screen.collectionView.contentInset == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let sizes = Set(screen.collectionView.visibleCells.map { "\($0.frame.size)" })
    #expect(sizes == ["\(CGSize(width: 177, height: 96))"])
    #expect(screen.tabBarItem.title == "Flow")
    #expect(UIKitFaults.take().isEmpty)
  }
}
