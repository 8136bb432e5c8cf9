public import Foundation

/// A data source of a table whose contents are given as snapshots of identifiers: items that stay keep their cells and
/// heights.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item; `nil` is a fault.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// A snapshot of this data source's identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private var isApplying = false

  /// The animation of rows; stored, but without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source and sets it as the table's, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The current snapshot.
  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows a snapshot at once, animated or not, and calls `completion` before it returns. Applying a snapshot while
  /// another one is being applied is a fault without effect.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard begin(snapshot) else { return }
    let (old, oldSections) = (content.items, content.sections)
    content = DiffableContent(snapshot)
    if let tableView, tableView.dataSource === self {
      let sections = Dictionary(uniqueKeysWithValues: content.sections.enumerated().map { ($1, $0) })
      let reloaded = Set(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
      let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
      tableView.adopt(content.items.map(\.count)) { [content] part in
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
          return reloaded.contains(item) ? nil : content.path(of: item).map(TablePart.row)
        }
      }
      tableView.layoutIfNeeded()
    }
    isApplying = false
    completion?()
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    guard begin(snapshot) else { return }
    content = DiffableContent(snapshot)
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

  // MARK: Identifiers

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

  /// The index path of an item; `nil` for an item that does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

  /// The index of a section; `nil` if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.itemCount(inSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.raiseFault(
      "NSInternalInconsistencyException", call: "tableView(_:cellForRowAt: \(indexPath))",
      reason: "UITableView dataSource returned a nil cell for row at index path: \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// `false`; subclasses whose rows can be edited override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// `false`; subclasses whose rows can be moved override it.
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
