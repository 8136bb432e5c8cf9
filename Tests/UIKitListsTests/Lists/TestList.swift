import Foundation
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists

/// A collection view with list cells of one text, by default in a list; at three pixels a point.
@MainActor final class TestList {
  typealias Cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int>
  typealias Boundaries = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>

  convenience init(
    _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int], width: CGFloat = 393,
    text: String = "Text", direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ change: @escaping @MainActor (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) {
    self.init(
      UICollectionViewCompositionalLayout.list(using: configuration), counts, width: width, text: text,
      direction: direction, change)
  }

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 393, text: String = "Text",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ change: @escaping @MainActor (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 2000), collectionViewLayout: layout)
    view.overrideTraits = phoneTraits(scale: 3, direction: direction)
    let cells = Cells { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      change(cell, item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let boundaries = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
      Boundaries(elementKind: $0) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Boundary"
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: boundaries[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 1000 + $0 }, toSection: section)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  /// The frames of the cells, to a thousandth of a point.
  var cells: [[Double]] { view.visibleCells.map(\.rounded) }
  var headers: [[Double]] { boundaries(UICollectionView.elementKindSectionHeader) }
  var footers: [[Double]] { boundaries(UICollectionView.elementKindSectionFooter) }

  private func boundaries(_ kind: String) -> [[Double]] {
    view.visibleSupplementaryViews(ofKind: kind).map(\.rounded)
  }

  func cell(_ index: Int) -> UICollectionViewListCell {
    view.visibleCells[index] as? UICollectionViewListCell ?? UICollectionViewListCell(frame: .zero)
  }

  func header(_ index: Int) -> UICollectionViewListCell {
    let views = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    return views[index] as? UICollectionViewListCell ?? UICollectionViewListCell(frame: .zero)
  }

  /// The frames of a cell's separators.
  func separators(_ index: Int) -> [[Double]] {
    cell(index).subviews.compactMap { $0 as? CellSeparatorView }.map(\.rounded)
  }

  /// The distance of a cell's text from the edge of the list.
  func text(_ index: Int) -> Double {
    let cell = cell(index)
    let content = cell.contentView
    let label = content.subviews.first { $0 is UILabel }
    return Double(cell.frame.minX + content.frame.minX + (label?.frame.minX ?? -1))
  }
}

extension UIView {
  /// The frame, to a thousandth of a point.
  fileprivate var rounded: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }
}
