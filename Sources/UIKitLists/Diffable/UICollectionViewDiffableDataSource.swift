public import Foundation

/// A data source of a collection view whose content is given as snapshots of identifiers: items that stay keep their cells.
///
/// Sections can be outlines (`apply(_:to:)`): an item in a list cell is then indented by its level, and the state of its
/// cell says whether it is expanded.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item; `nil` is a fault.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns the supplementary view of a kind at an index path; `nil` is a fault.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// A snapshot of this data source's identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A snapshot of one of its sections.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  private var isApplying = false

  /// The closure that returns supplementary views. With `nil`, the default, such a view is a fault.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that the user's reordering calls. Stored: nothing is dragged.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that the user's expanding and collapsing calls. Stored: there are no touches.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates the data source and sets it as the collection view's, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The current snapshot: sections and visible items.
  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows a snapshot at once, animated or not, and calls `completion` before it returns. Applying a snapshot while
  /// another one is being applied is a fault without effect.
  ///
  /// A section that was an outline stays one as long as the snapshot has just the items that are left of its visible ones.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    applying(completion) {
      outlines = outlines(for: snapshot)
      show(snapshot)
    }
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    applying(completion) {
      outlines = outlines(for: snapshot)
      content = DiffableContent(snapshot)
      collectionView?.reloadData()
    }
  }

  /// Shows the visible items of an outline as a section, which is added at the end if it does not exist.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applying(completion) {
      outlines[section] = snapshot
      show(content.snapshot.replacing(section, by: snapshot.visibleItems))
    }
  }

  /// The outline that a section shows: a plain list if none was applied. Empty and a fault for a section that does not
  /// exist.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var list = SectionSnapshot()
    list.append(content.snapshot.itemIdentifiers(inSection: section))
    return list
  }

  // MARK: Identifiers

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

  /// The index path of an item; `nil` for an item that does not exist or is not visible.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

  /// The index of a section; `nil` if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.itemCount(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = content.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.raiseFault(
      "NSInternalInconsistencyException", call: "collectionView(_:cellForItemAt: \(indexPath))",
      reason: "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath)")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.raiseFault(
      "NSInternalInconsistencyException",
      call: "collectionView(_:viewForSupplementaryElementOfKind: \"\(kind)\", at: \(indexPath))",
      reason: supplementaryViewProvider == nil
        ? "the layout has such views, and the data source has no supplementaryViewProvider"
        : "UICollectionView dataSource returned a nil supplementary view")
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether `reorderingHandlers` let the item be moved; without a handler, no item can.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = content.item(at: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Support

  /// Runs a change of the content, then the completion; a fault if another change is running.
  private func applying(_ completion: (() -> Void)?, _ change: () -> Void) {
    guard !isApplying else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UICollectionViewDiffableDataSource.apply(_:)",
        reason: "Deadlock detected: calling this method while another snapshot is applied is not allowed")
      return
    }
    isApplying = true
    change()
    isApplying = false
    completion?()
  }

  /// Makes a snapshot the content, and brings the collection view from the old content to it in one batch.
  private func show(_ snapshot: Snapshot) {
    let new = DiffableContent(snapshot)
    guard let collectionView, collectionView.dataSource === self, !content.sections.isEmpty else {
      content = new
      collectionView?.reloadData()
      collectionView?.layoutIfNeeded()
      return
    }
    let difference = ArrangementDifference(
      from: .init(sections: content.sections, items: content.items),
      to: .init(sections: new.sections, items: new.items),
      marks: .init(
        reloadedSections: Set(snapshot.reloadedSectionIdentifiers),
        reloadedItems: Set(snapshot.reloadedItemIdentifiers),
        reconfiguredItems: Set(snapshot.reconfiguredItemIdentifiers)))
    collectionView.perform(difference.changes) { content = new }
  }

  /// The outlines of sections that a snapshot leaves as they are, or takes items from.
  private func outlines(for snapshot: Snapshot) -> [SectionIdentifierType: SectionSnapshot] {
    var kept: [SectionIdentifierType: SectionSnapshot] = [:]
    for (section, outline) in outlines where snapshot.indexOfSection(section) != nil {
      let items = snapshot.itemIdentifiers(inSection: section)
      var rest = outline
      let left = Set(items)
      rest.delete(outline.visibleItems.filter { !left.contains($0) })
      if rest.visibleItems == items { kept[section] = rest }
    }
    return kept
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  final func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let item = content.item(at: indexPath), let section = content.section(at: indexPath.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with other items in a section, which is added at the end if it does not exist.
  fileprivate func replacing(
    _ section: SectionIdentifierType, by items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSnapshot {
    var new = self
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(items, toSection: section)
    return new
  }
}
