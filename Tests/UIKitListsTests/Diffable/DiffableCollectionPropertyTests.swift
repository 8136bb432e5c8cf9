import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// A collection view that shows one snapshot after the other shows the same as one created with the last.
@MainActor @Suite(.ownEnvironment) struct DiffableCollectionPropertyTests {
  private typealias Draw = TableScrollTests.Draw
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// A collection view with cells whose heights follow from their items, which size themselves.
  @MainActor private struct Collection {
    let view: UICollectionView
    let source: Source

    init(_ layout: UICollectionViewLayout) {
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 5000), collectionViewLayout: layout)
      view.overrideTraits = phoneTraits(scale: 3)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        content.directionalLayoutMargins.top = CGFloat(item % 40)
        cell.contentConfiguration = content
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = "Section"
        view.contentConfiguration = content
      }
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }

    /// The displayed content, in the order of the items: texts, frames of cells and of their parts.
    var lines: [String] {
      view.layoutIfNeeded()
      let cells = view.visibleCells.map { cell in
        let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
        let parts = cell.subviews.map { "\(type(of: $0)) \($0.frame.list)" }.sorted()
        return "\(view.indexPath(for: cell) ?? IndexPath()) \(text) \(cell.frame.list) \(parts)"
      }
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      return cells + headers.map { "\($0.frame.list)" } + ["\(view.contentSize)"]
    }
  }

  nonisolated enum Kind: CaseIterable, Sendable {
    case plain, insetGrouped, sidebar, flow
  }

  private func makeLayout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .plain: list(.plain, headers: true)
    case .insetGrouped: list(.insetGrouped, headers: true)
    case .sidebar: list(.sidebar, headers: false)
    case .flow: flow()
    }
  }

  private func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 44)
    return layout
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if headers { configuration.headerMode = .supplementary }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  @Test(arguments: Kind.allCases, 1...20) func snapshots(kind: Kind, seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let collection = Collection(makeLayout(kind))
    for step in 0..<10 {
      var rest = (0..<20).filter { _ in draw.next(0...2) > 0 }
      for index in rest.indices { rest.swapAt(index, draw.next(0...rest.count - 1)) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = draw.next(0...1) == 0 ? [0, 1] : [1, 2, 0]
      for section in sections {
        snapshot.appendSections([section])
        let count = section == sections.last ? rest.count : draw.next(0...rest.count)
        snapshot.appendItems(Array(rest.prefix(count)), toSection: section)
        rest.removeFirst(count)
      }
      let there = Set(snapshot.itemIdentifiers)
      snapshot.reloadItems([3, 4].filter(there.contains))
      snapshot.reconfigureItems([5, 6].filter(there.contains))
      let faults = collectFaults { collection.source.apply(snapshot) }
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      let fresh = Collection(makeLayout(kind))
      fresh.source.apply(snapshot)
      #expect(collection.lines == fresh.lines, "seed \(seed), step \(step)")
      #expect(collection.view.visibleCells.count == snapshot.numberOfItems)
    }
  }

  @Test(arguments: Kind.allCases, 1...20) func outlines(kind: Kind, seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let collection = Collection(makeLayout(kind))
    var outline = Outline()
    for step in 0..<12 {
      change(&outline, &draw, next: step * 10)
      let faults = collectFaults { collection.source.apply(outline, to: 0) }
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      let fresh = Collection(makeLayout(kind))
      fresh.source.apply(outline, to: 0)
      #expect(collection.lines == fresh.lines, "seed \(seed), step \(step)")
      #expect(collection.view.visibleCells.count == outline.visibleItems.count)
    }
  }

  private func change(_ outline: inout Outline, _ draw: inout Draw, next: Int) {
    let items = outline.items
    let new = Array(next..<next + draw.next(0...5))
    outline.append(new, to: items.isEmpty || draw.next(0...2) == 0 ? nil : items[draw.next(0...items.count - 1)])
    outline.delete(outline.items.filter { _ in draw.next(0...9) == 0 })
    outline.expand(outline.items.filter { _ in draw.next(0...2) > 0 })
    outline.collapse(outline.items.filter { _ in draw.next(0...5) == 0 })
  }
}
