public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A view that shows the items of a data source where a layout puts them. Only those that show have views.
///
/// Counts are asked of the data source whenever they are needed, without a layout pass. Nothing is animated: updates
/// and transitions are done when the call returns.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of supplementary view that headers of a flow layout are.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that footers of a flow layout are.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var storedLayout: UICollectionViewLayout
  final var pool = ReusePool<UICollectionReusableView, CollectionElementKey>()
  /// What is shown, and the order it lies in, from the back to the front.
  final var shown = DisplayedCollectionElements()
  final var layoutState = CollectionLayoutState()
  final var batch = CollectionBatch()
  final var selectedPaths: [IndexPath] = []
  /// A data source that nothing else keeps, as that of a view made from a file.
  package final var retainedDataSource: (any UICollectionViewDataSource)?

  /// A view without data that shows what `layout` says; the layout belongs to it alone.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// What proxies of the class are made by.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Data

  /// Where sections, items and their views come from; not kept alive. Another one reloads everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What is told of items and of scrolling; not kept alive. It is the scroll view's delegate as well.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// Asked of the data source; 0 without one. More than 100,000 are a fault.
  open var numberOfSections: Int { sectionCount }

  /// Asked of the data source; 0, and a fault, for a section there is not.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Whether changes of a batch are waiting for its end.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 && !batch.changes.isEmpty }

  // MARK: Layout

  /// The layout; setting it lays out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { replaceLayout(with: newValue) }
  }

  /// Puts a layout in the place of the present one, at once, animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout)
  }

  /// Puts a layout in the place of the present one, lays out, and calls `completion` with `true` before it returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    replaceLayout(with: layout)
    layoutIfNeeded()
    completion?(true)
  }

  /// When cells are measured again because their content has changed.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// The layout is asked at the old bounds, and invalidated at the new ones (measured by OpenUIKit on iOS 26.1).
  @_spi(Subclasses) open override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    if newBounds.size != boundsStorage.size { shown.forgetPreferences() }
    return invalidation(forBounds: newBounds)
  }

  /// Other insets leave other room: layouts are asked as for other bounds.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidation(forBounds: boundsStorage)?()
  }

  /// The layout decides on the content size.
  @_spi(Subclasses) open override var followsConstraints: Bool { false }

  /// Behind everything, as large as what is shown.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      insertBackground()
    }
  }

  /// What the layout says of an item, prepared if need be; `nil` for one there is not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItemAt: indexPath)
  }

  /// What the layout says of a supplementary view, prepared if need be; `nil` for one there is not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Views

  /// The class of cells made for an identifier; `nil` takes it back. A class of anything else is a fault.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let maker = UICollectionReusableView.maker(
      of: cellClass, as: UICollectionViewCell.self, identifier: identifier,
      call: "register(_:forCellWithReuseIdentifier: \"\(identifier)\")")
    pool.register(.cell(identifier), maker)
  }

  /// The nib of cells made for an identifier; `nil` takes it back. Differs from UIKit: nibs are not read. A cell that is
  /// asked for is a fault, and an empty one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let maker = UICollectionReusableView.maker(of: UICollectionViewCell.self, identifier: identifier)
    pool.register(.cell(identifier), nib?.maker(standingIn: maker))
  }

  /// The nib of supplementary views made for a kind and an identifier; `nil` takes it back. Differs from UIKit: nibs are
  /// not read. A view that is asked for is a fault, and an empty one.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let maker = UICollectionReusableView.maker(of: UICollectionReusableView.self, identifier: identifier)
    pool.register(.supplementary(kind, identifier), nib?.maker(standingIn: maker))
  }

  /// The class of supplementary views made for a kind and an identifier; `nil` takes it back. A class of anything else
  /// is a fault.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let maker = UICollectionReusableView.maker(
      of: viewClass, as: UICollectionReusableView.self, identifier: identifier,
      call: "register(_:forSupplementaryViewOfKind: \"\(elementKind)\", withReuseIdentifier: \"\(identifier)\")")
    pool.register(.supplementary(elementKind, identifier), maker)
  }

  /// A cell that was taken back, or a new one of the registered class, as large as the layout wants it.
  ///
  /// For an identifier nothing is registered for, a fault is reported, and the cell is an empty one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A view that was taken back, or a new one of the registered class, as large as the layout wants it. Where nothing
  /// is registered a fault is reported, and the view is an empty one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, indexPath)
  }

  /// The cell that shows the item, as of the last layout; nil if none does.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The view that shows a supplementary element, as of the last layout; `nil` if none does.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.supplementaryView(elementKind, indexPath)]?.view
  }

  /// The cells that were shown by the last layout, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shown.sorted(in: .cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items whose cells were shown by the last layout, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.sorted(in: .cell).map(\.key.indexPath) }

  /// The supplementary views of a kind that are shown, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.sorted(in: .supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// The index paths of the supplementary views of a kind that are shown, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.sorted(in: .supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  /// The item that a cell shows; `nil` for a cell that is not shown here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.element(shownBy: cell)?.key.indexPath
  }

  /// The item in front at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  // MARK: Changes

  /// Forgets every view and count, and asks for everything anew at the next layout.
  open func reloadData() {
    reload()
  }

  /// Makes the changes of `updates` at once: deletions name the items there were, insertions those there will be.
  ///
  /// `completion` is called once, after the layout. Differs from UIKit, where animations run first.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// The same, of a closure that need not say `self.`: it is called before this returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Items that are new, by the paths they have after the batch; outside of a batch it is one by itself. Counts that do
  /// not agree with the data source are a fault.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Items that are gone, by the paths they had before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Items to be shown by other cells, by the paths they had before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Measures and configures again, with the same cells. Differs from UIKit: the cells are dequeued anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// An item that is somewhere else: its path before the batch and that after it. Its cell goes along.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Sections that are new, by the numbers they have after the batch.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections that are gone, by the numbers they had before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections to be shown by other views, by the numbers they had before the batch.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// A section that is somewhere else, with its items: its number before the batch and that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Whether cells are edited: their state says so, and list cells show the accessories of editing.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can be selected, by code too. Setting it to false deselects all.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several items can be selected. Setting it to false deselects all where there are several.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selectedPaths.count > 1 { deselectAll() } }
  }

  /// Nil if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects an item, nil for none, and scrolls to it. The delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Deselects an item, if it is selected. The delegate is not told, and nothing is animated.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Scrolling

  /// Scrolls so that the item is at the position, as far as the content reaches; not at all without a position.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Behaviour kept, without effect

  /// Kept, without effect: views are made when they show.
  open var isPrefetchingEnabled = true
}
