import GalleyTesting
import Testing
import UIKit

@testable import FlexibleGridExample

extension ExamplesTests {
  /// The grid's example from its storyboard and its nib.
  @MainActor @Suite(.snapshots) struct FlexibleGridTests {
    init() throws { try FlexibleGridExample.AppResources.register() }

    private func tabs() throws -> UITabBarController {
      try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController)
    }

    /// Two columns; each row is as high as the highest of its texts, which labels measure by themselves; 4 points between rows,
    /// which is a runtime attribute in the storyboard; 100 for the header.
    @Test(arguments: UIContentSizeCategory.all) func rowsAreAsHighAsTheirHighestText(
      category: UIContentSizeCategory
    ) throws {
      let tabs = try tabs()
      let screen = Screen(tabs, category)
      let grid = try #require(tabs.viewControllers?.first as? GridViewController)
      let collection: UICollectionView = grid.collectionView
      let layout = try #require(collection.collectionViewLayout as? FlexibleRowHeightGridLayout)
      #expect(layout.minimumLineSpacing == 4)
      let width = (collection.bounds.width - 20) / 2
      #expect(layout.columnWidth(for: 0) == width)
      let heights = grid.texts.map { text in
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .title3, compatibleWith: screen.window.traitCollection)
        label.numberOfLines = 0
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      var y: CGFloat = 100
      for row in stride(from: 0, to: heights.count, by: 2) {
        let height = heights[row..<min(row + 2, heights.count)].max() ?? 0
        for item in row..<min(row + 2, heights.count) {
          let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
          #expect(frame == CGRect(x: CGFloat(item - row) * width, y: y, width: width, height: height), "\(item)")
        }
        y += height + 4
      }
      #expect(collection.contentSize.height == y + 100)
      let labels = collection.visibleCells.compactMap { ($0 as? Cell)?.label }
      #expect(!labels.isEmpty && labels.allSatisfy(\.adjustsFontForContentSizeCategory))
    }

    @Test func theBarButtonReloads() throws {
      let tabs = try tabs()
      let screen = Screen(tabs, .large)
      let grid = try #require(tabs.viewControllers?.first as? GridViewController)
      let item = try #require(grid.navigationItem.rightBarButtonItem)
      let action = try #require(item.action)
      #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
      #expect(grid.numberOfReloads == 1)
      #expect(grid.responds(to: action))
      _ = screen
    }

    /// The notification reaches the layout by its selector: what it has computed is computed again.
    @Test func theLayoutObservesTheTextSize() throws {
      let tabs = try tabs()
      let screen = Screen(tabs, .large)
      let grid = try #require(tabs.viewControllers?.first as? GridViewController)
      let layout = try #require(grid.collectionView.collectionViewLayout as? FlexibleRowHeightGridLayout)
      let first = IndexPath(item: 0, section: 0)
      let width = try #require(layout.layoutAttributesForItem(at: first)).frame.width
      layout.minimumInteritemSpacing = 8
      #expect(layout.layoutAttributesForItem(at: first)?.frame.width == width)
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
      screen.window.layoutIfNeeded()
      #expect(layout.layoutAttributesForItem(at: first)?.frame.width == width - 4)
    }

    /// Observing a property that a delegate's method changes.
    @Test func theFlowLayoutsSelectionIsObserved() throws {
      let tabs = try tabs()
      let screen = Screen(tabs, .large)
      tabs.selectedIndex = 1
      screen.window.layoutIfNeeded()
      let flow = try #require(tabs.selectedViewController as? FlowViewController)
      var seen: [String?] = []
      let observation = flow.observe(\.selectedText, options: [.new]) { _, change in seen.append(change.newValue ?? nil) }
      flow.collectionView(flow.collectionView, didSelectItemAt: IndexPath(item: 2, section: 0))
      observation.invalidate()
      flow.collectionView(flow.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
      #expect(seen == ["Short"])
      let layout = flow.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.itemSize == CGSize(width: 177, height: 96))
    }
  }
}
