import UIKit

/// Outlines: section snapshots and their data sources, one fact per line.
@MainActor
public func outlineLines() -> [String] { [sectionSnapshots(), snapshotChanges(), outlines(), handlers(), boards()] }

@MainActor
private func fruits() -> NSDiffableDataSourceSectionSnapshot<String> {
  var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
  snapshot.append(["Fruit", "Vegetables"])
  snapshot.append(["Apple", "Pear"], to: "Fruit")
  snapshot.append(["Cox"], to: "Apple")
  return snapshot
}

@MainActor
private func sectionSnapshots() -> String {
  var snapshot = fruits()
  let closed = snapshot.visibleItems
  snapshot.expand(["Fruit"])
  let open = snapshot.visibleItems
  let level = (snapshot.level(of: "Fruit"), snapshot.level(of: "Cox"))
  let part = snapshot.snapshot(of: "Fruit", includingParent: true)
  let inner = snapshot.snapshot(of: "Fruit")
  let isVisible = (snapshot.isVisible("Pear"), snapshot.isVisible("Cox"))
  snapshot.collapse(["Fruit"])
  return "section snapshots: \(closed.joined(separator: ", ")); \(open.joined(separator: ", ")); "
    + "\(snapshot.items.count) \(snapshot.rootItems.count) \(level) \(snapshot.parent(of: "Pear") ?? "none") "
    + "\(snapshot.parent(of: "Fruit") == nil) \(part.items.count) \(inner.rootItems.joined(separator: ", ")) "
    + "\(isVisible) \(snapshot.isExpanded("Fruit")) \(snapshot.contains("Cox")) \(snapshot.contains("Plum"))"
}

@MainActor
private func snapshotChanges() -> String {
  var snapshot = fruits()
  snapshot.insert(["Bread"], before: "Vegetables")
  snapshot.insert(["Milk"], after: "Vegetables")
  var leaves = NSDiffableDataSourceSectionSnapshot<String>()
  leaves.append(["Leek", "Kale"])
  snapshot.replace(childrenOf: "Vegetables", using: leaves)
  let all = snapshot.items.joined(separator: ", ")
  snapshot.delete(["Apple"])
  let rest = snapshot.items.count
  snapshot.deleteAll()
  return "snapshot changes: \(all); \(rest) \(snapshot.items.isEmpty)"
}

/// An outline in a sidebar.
@MainActor
private final class Sidebar {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    view = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let groups = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let leaves = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = text
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      let cells = ["Fruit", "Vegetables"].contains(text) ? groups : leaves
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func show(_ snapshot: NSDiffableDataSourceSectionSnapshot<String>) {
    source.apply(snapshot, to: "food", animatingDifferences: false)
    window.layoutIfNeeded()
  }
}

@MainActor
private func outlines() -> String {
  let sidebar = Sidebar()
  sidebar.show(fruits())
  let closed = sidebar.view.numberOfItems(inSection: 0)
  var snapshot = sidebar.source.snapshot(for: "food")
  snapshot.expand(["Fruit", "Apple"])
  sidebar.show(snapshot)
  let path = sidebar.source.indexPath(for: "Cox") ?? IndexPath(item: 0, section: 0)
  let cell = sidebar.view.cellForItem(at: path) as? UICollectionViewListCell
  let content = cell?.contentConfiguration as? UIListContentConfiguration
  return "outlines: \(closed) \(sidebar.view.numberOfItems(inSection: 0)) \(path.item) \(content?.text ?? "none") "
    + "\(sidebar.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) ?? "none") "
    + "\(sidebar.source.snapshot().sectionIdentifiers.count) \(sidebar.source.sectionIdentifier(for: 0) ?? "none")"
}

@MainActor
private func handlers() -> String {
  let sidebar = Sidebar()
  let opened = Count()
  sidebar.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Vegetables" }
  sidebar.source.sectionSnapshotHandlers.willExpandItem = { _ in opened.value += 1 }
  sidebar.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
  sidebar.source.sectionSnapshotHandlers.willCollapseItem = { _ in }
  sidebar.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in children }
  sidebar.source.reorderingHandlers.canReorderItem = { $0 == "Pear" }
  sidebar.source.reorderingHandlers.willReorder = { _ in }
  sidebar.source.reorderingHandlers.didReorder = { transaction in
    opened.value += transaction.difference.count + transaction.sectionTransactions.count
    opened.value += transaction.finalSnapshot.numberOfItems - transaction.initialSnapshot.numberOfItems
  }
  sidebar.show(fruits())
  return "handlers: \(sidebar.source.sectionSnapshotHandlers.shouldExpandItem?("Vegetables") ?? true) "
    + "\(sidebar.source.sectionSnapshotHandlers.shouldCollapseItem?("Fruit") ?? false) \(opened.value) "
    + "\(sidebar.source.reorderingHandlers.canReorderItem?("Pear") ?? false) "
    + "\(sidebar.source.reorderingHandlers.didReorder != nil)"
}

/// A board of which items are changed.
@MainActor
private func boards() -> String {
  let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: oneItemRow(44)))
  let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
  let (updates, done) = (Count(), Count())
  let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    updates.value += 1
    var content = UIListContentConfiguration.cell()
    content.text = "\(number)"
    cell.contentConfiguration = content
  }
  let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
  }
  let (_, window) = inWindow(view)
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["a"])
  snapshot.appendItems([1, 2, 3], toSection: "a")
  source.apply(snapshot, animatingDifferences: false) { done.value += 1 }
  window.layoutIfNeeded()
  let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
  let before = updates.value
  snapshot.reconfigureItems([1])
  snapshot.moveItem(3, beforeItem: 2)
  source.apply(snapshot, animatingDifferences: true)
  window.layoutIfNeeded()
  let isSame = view.cellForItem(at: IndexPath(item: 0, section: 0)) === first
  source.applySnapshotUsingReloadData(snapshot) { done.value += 1 }
  view.allowsMultipleSelection = true
  view.selectItem(at: source.indexPath(for: 3), animated: false, scrollPosition: [])
  let selected = view.indexPathsForSelectedItems?.first?.item ?? -1
  view.isEditing = true
  view.selfSizingInvalidation = .enabledIncludingConstraints
  return "boards: \(source.snapshot().itemIdentifiers) \(isSame) \(updates.value > before) \(done.value) "
    + "\(selected) \(snapshot.reconfiguredItemIdentifiers)"
}
