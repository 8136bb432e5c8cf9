import UIKit

/// The results of lists in collection views, one fact per line.
@MainActor
public func collectionListLines() -> [String] {
  [outlines(), listCells(), registrations()]
}

@MainActor
private func configuration() -> UICollectionLayoutListConfiguration {
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  configuration.headerMode = .supplementary
  configuration.footerMode = .none
  configuration.showsSeparators = true
  configuration.headerTopPadding = 4
  configuration.backgroundColor = .systemBackground
  configuration.separatorConfiguration.bottomSeparatorInsets.leading = 12
  configuration.separatorConfiguration.color = .systemRed
  configuration.itemSeparatorHandler = { path, section in
    var item = section
    item.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
    return item
  }
  configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
  configuration.trailingSwipeActionsConfigurationProvider = { _ in
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }])
  }
  return configuration
}

@MainActor
private func outlines() -> String {
  var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
  snapshot.append(["a", "b"])
  snapshot.append(["a1", "a2"], to: "a")
  snapshot.insert(["c"], after: "b")
  snapshot.insert(["0"], before: "a")
  snapshot.expand(["a"])
  let visible = snapshot.visibleItems.joined(separator: " ")
  snapshot.collapse(["a"])
  var other = NSDiffableDataSourceSectionSnapshot<String>()
  other.append(["x"])
  snapshot.replace(childrenOf: "b", using: other)
  snapshot.delete(["c"])
  return "outlines: \(visible), \(snapshot.items.joined(separator: " ")), \(snapshot.level(of: "x")) "
    + "\(snapshot.parent(of: "x") ?? "none") \(snapshot.isExpanded("a")) \(snapshot.isVisible("a1")) "
    + "\(snapshot.contains("c")) \(snapshot.rootItems.count) \(snapshot.index(of: "b") ?? -1) "
    + "\(snapshot.snapshot(of: "a", includingParent: true).items.count)"
}

@MainActor
private func listCells() -> String {
  let layout = UICollectionViewCompositionalLayout.list(using: configuration())
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), collectionViewLayout: layout)
  let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
    cell.accessories = [.outlineDisclosure(options: options), .popUpMenu(UIMenu(children: []))]
    cell.indentsAccessories = false
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 30).isActive = true
  }
  let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    var content = header.defaultContentConfiguration()
    content.text = "Section \(path.section)"
    header.contentConfiguration = content
  }
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }
  source.supplementaryViewProvider = { view, _, path in
    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
  }
  source.sectionSnapshotHandlers.shouldExpandItem = { _ in true }
  source.reorderingHandlers.canReorderItem = { _ in true }
  source.reorderingHandlers.didReorder = { transaction in _ = transaction.finalSnapshot.itemIdentifiers }
  var outline = NSDiffableDataSourceSectionSnapshot<String>()
  outline.append(["a"])
  outline.append(["b"], to: "a")
  outline.expand(["a"])
  source.apply(outline, to: 0, animatingDifferences: false)
  view.layoutIfNeeded()
  let shown = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  let states = shown.map { "\($0.configurationState.isExpanded) \($0.indentationLevel)" }.joined(separator: " ")
  let frames = shown.map { "\(Int($0.frame.minX)) \(Int($0.frame.width))" }.joined(separator: " ")
  return "list: \(states), \(frames), \(source.snapshot(for: 0).items.count) \(source.snapshot().numberOfItems)"
}

@MainActor
private func registrations() -> String {
  let section = UIListSeparatorConfiguration(listAppearance: .plain)
  let automatic = section.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets
  return "separators: \(automatic) \(section.topSeparatorVisibility == .automatic) \(section.color == .separator) "
    + "\(UICollectionLayoutListConfiguration.Appearance.sidebarPlain.rawValue) \(configuration().headerMode.rawValue)"
}
