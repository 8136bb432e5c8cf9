public import Foundation

/// A data source of a table that is told what to show by identifiers: what stays keeps its cell and its height.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; `nil` is a fault.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// A state of what is shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// Where each item is, and the items of each section: what is asked for most.
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  private var rows: [[ItemIdentifierType]] = []
  private var isApplying = false

  /// How rows come and go; kept, without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes itself the table's data source, which does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot at once, animated or not, and calls `completion` before it returns. One that is applied while
  /// another is, is a fault without effect.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard begin(snapshot) else { return }
    let old = rows
    let oldSections = current.sectionIdentifiers
    adopt(snapshot)
    if let tableView, tableView.dataSource === self {
      let sections = Dictionary(uniqueKeysWithValues: current.sectionIdentifiers.enumerated().map { ($1, $0) })
      let reloaded = Set(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
      let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
      tableView.adopt(rows.map(\.count)) { [paths] part in
        guard oldSections.indices.contains(part.section), !reloadedSections.contains(oldSections[part.section]) else {
          return nil
        }
        let section = sections[oldSections[part.section]]
        switch part {
        case .header: return section.map(TablePart.header)
        case .footer: return section.map(TablePart.footer)
        case .row(let path):
          guard old[path[0]].indices.contains(path[1]) else { return nil }
          let item = old[path[0]][path[1]]
          return reloaded.contains(item) ? nil : paths[item].map(TablePart.row)
        }
      }
      tableView.layoutIfNeeded()
    }
    isApplying = false
    completion?()
  }

  /// Shows a snapshot by asking for everything anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    guard begin(snapshot) else { return }
    adopt(snapshot)
    tableView?.reloadData()
    isApplying = false
    completion?()
  }

  private func begin(_ snapshot: Snapshot) -> Bool {
    guard !isApplying else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UITableViewDiffableDataSource.apply(_:)",
        reason: "Deadlock detected: calling this method while another snapshot is applied is not allowed")
      return false
    }
    isApplying = true
    return true
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    rows = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
  }

  // MARK: Identifiers

  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, rows.indices.contains(indexPath[0]), rows[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return rows[indexPath[0]][indexPath[1]]
  }

  /// Where an item is.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.indices.contains(section) ? rows[section].count : 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "tableView(_:cellForRowAt: \(indexPath))",
      reason: "UITableView dataSource returned a nil cell for row at index path: \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No: a subclass whose rows can be edited overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// No: a subclass whose rows can be moved overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
