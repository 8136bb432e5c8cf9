import UIKit

/// The results of list configurations and diffable data sources, one fact per line.
@MainActor
public func listLines() -> [String] {
  [contents(), styles(), backgrounds(), states(), collectionCells(), snapshots(), diffable()]
}

@MainActor
private func contents() -> String {
  var content = UIListContentConfiguration.valueCell()
  content.text = "Language"
  content.secondaryText = "English"
  content.textProperties.font = .systemFont(ofSize: 20)
  content.textProperties.color = .systemRed
  content.textProperties.numberOfLines = 2
  content.textProperties.alignment = .center
  content.textProperties.lineBreakMode = .byWordWrapping
  content.textProperties.transform = .uppercase
  content.textProperties.adjustsFontForContentSizeCategory = true
  content.secondaryTextProperties.colorTransformer = .grayscale
  content.image = nil
  content.imageProperties.tintColor = .systemBlue
  content.imageProperties.cornerRadius = 4
  content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
  content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
  content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  content.axesPreservingSuperviewLayoutMargins = []
  content.prefersSideBySideTextAndSecondaryText = true
  content.textToSecondaryTextHorizontalPadding = 5
  content.textToSecondaryTextVerticalPadding = 6
  content.imageToTextPadding = 7
  let view = UIListContentView(configuration: content)
  view.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
  view.layoutIfNeeded()
  let texts = view.textLayoutGuide != nil && view.secondaryTextLayoutGuide != nil
  content.text = nil
  content.attributedText = NSAttributedString(string: "Attributed")
  view.configuration = content
  return "contents: \(texts) \(view.imageLayoutGuide == nil) \(view.supports(content)) "
    + "\(content.textProperties.resolvedColor() == .systemRed) \(content.makeContentView() is UIListContentView)"
}

@MainActor
private func styles() -> String {
  let all: [UIListContentConfiguration] = [
    .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
    .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(),
    .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .sidebarHeader(), .header(), .footer(),
  ]
  let margins = all[0].directionalLayoutMargins
  let header = all[5].directionalLayoutMargins
  return "styles: \(all.count) \(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing), \(header.top) "
    + "\(header.leading) \(header.bottom) \(header.trailing), \(all[0].imageToTextPadding) \(all[9].imageToTextPadding)"
}

@MainActor
private func backgrounds() -> String {
  var background = UIBackgroundConfiguration.listGroupedCell()
  background.backgroundColor = .systemGreen
  background.cornerRadius = 8
  background.strokeColor = .black
  background.strokeWidth = 2
  background.strokeOutset = 1
  background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
  background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
  background.customView = UIView()
  background.image = nil
  background.imageContentMode = .scaleAspectFill
  let colour = background.resolvedBackgroundColor(for: .red) == .systemBlue
  let clear = UIBackgroundConfiguration.clear()
  let others: Set<UIBackgroundConfiguration> = [
    .listPlainCell(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(),
    .listAccompaniedSidebarCell(), clear,
  ]
  return "backgrounds: \(colour) \(background.resolvedStrokeColor(for: .red) == .black) \(clear == .clear()) "
    + "\(others.contains(clear)) \(background.cornerRadius)"
}

@MainActor
private func states() -> String {
  var state = UICellConfigurationState(traitCollection: .current)
  state.isSelected = true
  state.isHighlighted = false
  state.isDisabled = true
  state.isFocused = false
  state.isEditing = true
  state.isExpanded = false
  state.isSwiped = false
  state.isReordering = false
  state.isPinned = false
  state.cellDragState = .none
  state.cellDropState = .none
  let content = UIListContentConfiguration.cell().updated(for: state)
  let header = UIViewConfigurationState(traitCollection: .current)
  return "states: \(content.textProperties.color == .tertiaryLabel) \(state.isSelected) \(header.isPinned) "
    + "\(UIListContentConfiguration.cell().updated(for: header) == .cell())"
}

@MainActor
private func collectionCells() -> String {
  let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  var content = UIListContentConfiguration.cell()
  content.text = "Inbox"
  cell.contentConfiguration = content
  cell.backgroundConfiguration = .listPlainCell()
  cell.setNeedsUpdateConfiguration()
  cell.automaticallyUpdatesContentConfiguration = false
  cell.configurationUpdateHandler = { _, _ in }
  return "collection cells: \(cell.contentView is UIListContentView) "
    + "\((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "") "
    + "\(cell.configurationState.isSelected) \(cell.automaticallyUpdatesBackgroundConfiguration)"
}

private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["a", "b"])
  snapshot.appendItems([1, 2, 3], toSection: "a")
  snapshot.appendItems([4])
  return snapshot
}

@MainActor
private func snapshots() -> String {
  var snapshot = snapshot()
  snapshot.insertItems([5], afterItem: 4)
  snapshot.insertItems([6], beforeItem: 1)
  snapshot.moveItem(3, beforeItem: 2)
  snapshot.moveItem(6, afterItem: 5)
  snapshot.deleteItems([1])
  snapshot.insertSections(["c"], afterSection: "b")
  snapshot.insertSections(["d"], beforeSection: "a")
  snapshot.moveSection("a", afterSection: "c")
  snapshot.deleteSections(["d"])
  let sections = snapshot.sectionIdentifiers.joined()
  let index = (snapshot.indexOfItem(2) ?? -1, snapshot.indexOfSection("a") ?? -1)
  return "snapshots: \(sections) \(snapshot.itemIdentifiers) \(snapshot.itemIdentifiers(inSection: "b")) "
    + "\(snapshot.numberOfItems) \(snapshot.numberOfSections) \(snapshot.numberOfItems(inSection: "c")) "
    + "\(index.0) \(index.1) \(snapshot.sectionIdentifier(containingItem: 5) ?? "none")"
}

@MainActor
private func diffable() -> String {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = "\(item)"
    return cell
  }
  source.defaultRowAnimation = .fade
  let completions = Count()
  source.apply(snapshot(), animatingDifferences: false) { completions.value += 1 }
  var next = source.snapshot()
  next.reloadItems([2])
  next.reconfigureItems([3])
  next.reloadSections(["b"])
  source.apply(next)
  table.layoutIfNeeded()
  let texts = table.visibleCells.compactMap(\.textLabel?.text).joined()
  next.deleteAllItems()
  source.applySnapshotUsingReloadData(next)
  return "diffable: \(texts) \(completions.value) \(source.sectionIdentifier(for: 1) ?? "none") "
    + "\(source.indexPath(for: 4) == nil) \(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) ?? -1)"
}
