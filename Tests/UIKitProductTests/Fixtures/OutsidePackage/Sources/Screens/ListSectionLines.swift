import UIKit

/// Lists in collection views: configurations, cells, registrations and outlines, one fact per line.
@MainActor
public func listSectionLines() -> [String] {
  [
    listConfigurations(), listPlaces(), listSectionPlaces(), separators(), registrations(), accessories(), listCells(),
    swipeActions(),
  ]
}

@MainActor
private func listConfigurations() -> String {
  let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  let plain = [
    configuration.appearance == .plain, configuration.headerMode == .none, configuration.footerMode == .none,
    configuration.showsSeparators, configuration.headerTopPadding == nil, configuration.backgroundColor == nil,
    configuration.itemSeparatorHandler == nil, configuration.leadingSwipeActionsConfigurationProvider == nil,
    configuration.trailingSwipeActionsConfigurationProvider == nil,
  ]
  let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]
  let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [.none, .supplementary, .firstItemInSection]
  let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
  return "list configurations: \(plain.filter { $0 }.count) \(Set(appearances).count) \(Set(headers).count) "
    + "\(Set(footers).count)"
}

/// A collection view with a list of texts.
@MainActor
private final class TextList {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ layout: UICollectionViewLayout, width: CGFloat = 375) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: width, height: 400), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func show(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (section, texts) in sections.enumerated() { snapshot.appendItems(texts, toSection: section) }
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }
}

@MainActor
private func listPlaces() -> String {
  func list(_ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat) -> TextList {
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    let list = TextList(UICollectionViewCompositionalLayout.list(using: configuration), width: width)
    list.show([["Wi-Fi", "Bluetooth", "Sounds"]])
    return list
  }
  let (small, large) = (list(.insetGrouped, width: 375), list(.insetGrouped, width: 390))
  let plain = list(.plain, width: 375)
  let cell = small.view.cellForItem(at: IndexPath(item: 0, section: 0))
  return "list places: \(small.frame(0).minX) \(small.frame(0).size) \(small.frame(1).minY - small.frame(0).minY) "
    + "\(large.frame(0).minX) \(large.frame(0).width) \(plain.frame(0).minX) \(plain.frame(2).width) "
    + "\(cell is UICollectionViewListCell)"
}

@MainActor
private func listSectionPlaces() -> String {
  let sections = Count()
  let layout = UICollectionViewCompositionalLayout { _, environment in
    sections.value += 1
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .none
    configuration.footerMode = .none
    configuration.headerTopPadding = 0
    configuration.backgroundColor = .systemGroupedBackground
    configuration.showsSeparators = true
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 30, bottom: 8, trailing: 30)
    section.interGroupSpacing = 6
    return section
  }
  let list = TextList(layout, width: 360)
  list.show([["One", "Two"], ["Three"]])
  return "list sections: \(list.frame(0)) \(list.frame(1).minY) \(list.frame(0, 1).minY) \(sections.value >= 2)"
}

@MainActor
private func separators() -> String {
  var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  configuration.separatorConfiguration.color = .systemRed
  configuration.separatorConfiguration.topSeparatorVisibility = .hidden
  configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
  configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 40, bottom: 0, trailing: 0)
  configuration.separatorConfiguration.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  configuration.itemSeparatorHandler = { path, section in
    var separator = section
    if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
    return separator
  }
  var own = UIListSeparatorConfiguration(listAppearance: .grouped)
  own.multipleSelectionColor = .clear
  let list = TextList(UICollectionViewCompositionalLayout.list(using: configuration))
  list.show([["One", "Two", "Three"]])
  let changed = configuration.itemSeparatorHandler?(IndexPath(item: 1, section: 0), own)
  return "separators: \(own.bottomSeparatorVisibility == .automatic) \(changed?.bottomSeparatorVisibility == .hidden) "
    + "\(own.color == .separator) \(own.multipleSelectionColor == .clear) \(list.view.visibleCells.count) "
    + "\(configuration.separatorConfiguration.bottomSeparatorInsets.leading)"
}

/// A header with a title.
private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private func registrations() -> String {
  var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  configuration.headerMode = .supplementary
  configuration.footerMode = .supplementary
  let list = TextList(UICollectionViewCompositionalLayout.list(using: configuration))
  let (headers, kinds) = (Count(), Count())
  let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, kind, path in
    headers.value += 1
    kinds.value += kind == UICollectionView.elementKindSectionHeader ? 1 : 0
    var content = UIListContentConfiguration.plainHeader()
    content.text = "Section \(path.section)"
    view.contentConfiguration = content
  }
  let footer = UICollectionView.SupplementaryRegistration<TitleView>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { view, _, path in view.label.text = "Footer \(path.section)" }
  list.source.supplementaryViewProvider = { view, kind, path in
    if kind == UICollectionView.elementKindSectionHeader {
      return view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
  }
  list.show([["One"], ["Two"]])
  let path = IndexPath(item: 0, section: 1)
  let view = list.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
  let content = (view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
  let last = list.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)
  return "registrations: \(headers.value >= 2) \(kinds.value == headers.value) \(content?.text ?? "none") "
    + "\((last as? TitleView)?.label.text ?? "none") \(list.source.index(for: 1) ?? -1) "
    + "\(list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count)"
}

@MainActor
private func accessories() -> String {
  let wide = UICellAccessory.LayoutDimension.custom(40)
  let menu = UIMenu(children: [UIAction(title: "Daily", state: .on) { _ in }, UIAction(title: "Weekly") { _ in }])
  let toggle = UISwitch()
  let custom = UICellAccessory.CustomViewConfiguration(
    customView: toggle, placement: .trailing(displayed: .whenNotEditing), isHidden: false,
    reservedLayoutWidth: .actual, tintColor: .systemGreen, maintainsFixedSize: true)
  let all: [UICellAccessory] = [
    .disclosureIndicator(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .standard)),
    .checkmark(options: .init(tintColor: .systemGreen)), .detail(actionHandler: {}),
    .delete(displayed: .whenEditing, options: .init(backgroundColor: .systemRed)), .insert(),
    .reorder(options: .init(showsVerticalSeparator: false)), .multiselect(displayed: .whenEditing),
    .outlineDisclosure(options: .init(style: .header)), .popUpMenu(menu),
    .label(text: "3", options: .init(reservedLayoutWidth: wide, font: .systemFont(ofSize: 13))),
    .customView(configuration: custom),
  ]
  let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  cell.accessories = all
  let isCustom = if case .customView(let view) = all[10].accessoryType { view === toggle } else { false }
  let isLabel = if case .label = all[9].accessoryType { true } else { false }
  let states: [UICellAccessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
  return "cell accessories: \(cell.accessories.count) \(isCustom) \(isLabel) \(Set(states).count) "
    + "\(custom.maintainsFixedSize ?? false)"
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isUnread = UIConfigurationStateCustomKey("example.isUnread")
}

/// A cell with a separator of its own, and a state of the app's.
private final class MessageCell: UICollectionViewListCell {
  var isUnread = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isUnread] = isUnread
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state[.isUnread] as? Bool == true ? "New" : "Read"
    contentConfiguration = content
    backgroundConfiguration = defaultBackgroundConfiguration().updated(for: state)
  }
}

@MainActor
private func listCells() -> String {
  let cell = MessageCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  let plain = (cell.indentationLevel, cell.indentationWidth, cell.indentsAccessories, cell.accessories.count)
  cell.indentationLevel = 1
  cell.indentationWidth = 20
  cell.indentsAccessories = false
  cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 60).isActive =
    true
  let (shownCell, window) = inWindow(cell)
  let before = (shownCell.contentConfiguration as? UIListContentConfiguration)?.text ?? "none"
  shownCell.isUnread = true
  window.layoutIfNeeded()
  let after = (shownCell.contentConfiguration as? UIListContentConfiguration)?.text ?? "none"
  return "list cells: \(plain) \(before) \(after) \(shownCell.configurationState.isSwiped)"
}

@MainActor
private func swipeActions() -> String {
  let done = Count()
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  configuration.trailingSwipeActionsConfigurationProvider = { path in
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(path.item == 0) }
    flag.backgroundColor = .systemOrange
    let actions = UISwipeActionsConfiguration(actions: [delete, flag])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }
  configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
  let path = IndexPath(item: 0, section: 0)
  let actions = configuration.trailingSwipeActionsConfigurationProvider?(path)
  if let flag = actions?.actions.last { flag.handler(flag, UIView()) { done.value += $0 ? 1 : 0 } }
  return "swipe actions: \(actions?.actions.count ?? 0) \(actions?.actions.first?.style == .destructive) "
    + "\(actions?.actions.last?.title ?? "none") \(actions?.performsFirstActionWithFullSwipe ?? true) \(done.value) "
    + "\(configuration.leadingSwipeActionsConfigurationProvider?(path) == nil)"
}
