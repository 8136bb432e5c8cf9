public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A view that shows the items of a data source as arranged by a layout. Only visible items have views.
///
/// The data source is asked for counts whenever they are needed, without a layout pass. Nothing is animated: updates
/// and transitions are finished when the call returns.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of supplementary view that a flow layout uses for headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that a flow layout uses for footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var storedLayout: UICollectionViewLayout
  final var pool = ReusePool<UICollectionReusableView, CollectionElementKey>()
  /// The displayed elements.
  final var shown = DisplayedCollectionElements()
  final var layoutState = CollectionLayoutState()
  final var batch = CollectionBatch()
  final var selectedPaths: [IndexPath] = []
  /// The data source, if its sections may be outlines.
  private(set) final weak var outlineSource: (any OutlineSource)?
  /// The background of a list that fills the view.
  final var listBackground: UIView?
  /// The sections that scroll themselves.
  final var sectionScrolling = SectionScrolling()
  /// A data source that is kept alive by the view alone, as for a view made from a file.
  package final var retainedDataSource: (any UICollectionViewDataSource)?

  /// Creates a view without data, arranged by `layout`, which belongs to this view alone.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// The initializer used to create views of a class: calls the subclass's `init(frame:collectionViewLayout:)`.
  @available(*, unavailable)
  public required convenience init(__frame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  /// Used to create appearance proxies of the class.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a view from an Interface Builder document, with the layout that it has there. An archive's coder gives
  /// `nil`.
  public required init?(coder: NSCoder) {
    storedLayout =
      coder.document?.decodeChild("collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
    coder.document?.decodeProperties(of: self, declaredBy: UICollectionView.self)
  }

  // MARK: Data

  /// The object that provides sections, items and their views; not kept alive. Setting another one reloads everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      outlineSource = dataSource as? any OutlineSource
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// The object that is notified of items and of scrolling; not kept alive. It is the scroll view's delegate as well.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The number of sections, asked of the data source; 0 without one. More than 100,000 are a fault.
  open var numberOfSections: Int { sectionCount }

  /// The number of items in a section, asked of the data source; 0 and a fault for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Whether a batch has changes that are not applied yet.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 && !batch.changes.isEmpty }

  // MARK: Layout

  /// The layout. Setting it lays out again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { replaceLayout(with: newValue) }
  }

  /// Replaces the layout at once, whether animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout)
  }

  /// Replaces the layout, lays out, and calls `completion` with `true` before it returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    replaceLayout(with: layout)
    layoutIfNeeded()
    completion?(true)
  }

  /// The conditions under which cells are measured again after changes of their content.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// The layout is asked while the old bounds are set, and invalidated under the new ones (measured by OpenUIKit on iOS
  /// 26.1).
  @_spi(Subclasses) open override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    let invalidation = invalidation(forBounds: newBounds)
    // Where the layout stays as it is, for other bounds along the scroll direction, cells keep the sizes that they asked for.
    if invalidation != nil, newBounds.size != boundsStorage.size { shown.forgetPreferences() }
    return invalidation
  }

  /// Other insets change the available space, so the layout is asked as for other bounds.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidation(forBounds: boundsStorage)?()
  }

  /// Insets of sections may be counted from the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if storedLayout.followsSafeArea { invalidation(forBounds: boundsStorage)?() }
  }

  /// The layout determines the content size.
  @_spi(Subclasses) open override var followsConstraints: Bool { false }

  /// A view behind everything, as large as the visible area.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      insertBackground()
    }
  }

  /// The layout's attributes of an item, after preparing it if needed; `nil` for an item that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItemAt: indexPath)
  }

  /// The layout's attributes of a supplementary view, after preparing it if needed; `nil` for one that does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Views

  /// Registers a class for cells with an identifier; `nil` removes the registration. A class that is not a cell is a
  /// fault.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let maker = UICollectionReusableView.maker(
      of: cellClass, as: UICollectionViewCell.self, identifier: identifier,
      call: "register(_:forCellWithReuseIdentifier: \"\(identifier)\")")
    pool.register(.cell(identifier), maker)
  }

  /// Registers a nib for cells with an identifier; `nil` removes the registration. A nib that cannot be read, or that has
  /// anything but one cell, is a fault when a cell is dequeued, and gives an empty one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let maker = UICollectionReusableView.maker(of: UICollectionViewCell.self, identifier: identifier)
    let kind = "UICollectionReusableView"
    pool.register(.cell(identifier), nib?.maker(of: kind, identifier, standingIn: maker))
  }

  /// Registers a nib for supplementary views with a kind and an identifier; `nil` removes the registration. A nib that
  /// cannot be read, or that has anything but one such view, is a fault when a view is dequeued, and gives an empty one.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let maker = UICollectionReusableView.maker(of: UICollectionReusableView.self, identifier: identifier)
    pool.register(
      .supplementary(kind, identifier),
      nib?.maker(of: "UICollectionReusableView", identifier, standingIn: maker))
  }

  /// Registers a class for supplementary views with a kind and an identifier; `nil` removes the registration. A class
  /// that is no `UICollectionReusableView` is a fault.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let maker = UICollectionReusableView.maker(
      of: viewClass, as: UICollectionReusableView.self, identifier: identifier,
      call: "register(_:forSupplementaryViewOfKind: \"\(elementKind)\", withReuseIdentifier: \"\(identifier)\")")
    pool.register(.supplementary(elementKind, identifier), maker)
  }

  /// A reused cell, or a new one of the registered class, with the size that the layout gives the item.
  ///
  /// If nothing is registered for the identifier, that is a fault, and the cell is an empty one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A reused view, or a new one of the registered class, with the size that the layout gives it. If nothing is
  /// registered, that is a fault, and the view is an empty one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, indexPath)
  }

  /// The cell that shows the item, as of the last layout; `nil` if there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The view that shows a supplementary element, as of the last layout; `nil` if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.supplementaryView(elementKind, indexPath)]?.view
  }

  /// The cells displayed by the last layout, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shown.sorted(in: .cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items whose cells were displayed by the last layout, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.sorted(in: .cell).map(\.key.indexPath) }

  /// The displayed supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.sorted(in: .supplementaryView).filter { $0.key.kind == elementKind }.map(\.view)
  }

  /// The index paths of the displayed supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.sorted(in: .supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  /// The index path of the item that a cell shows; `nil` for a cell that is not displayed here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.element(shownBy: cell)?.key.indexPath
  }

  /// The frontmost item at a point of the content; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  // MARK: Changes

  /// Discards every view and count, and asks for everything again at the next layout.
  open func reloadData() {
    reload()
  }

  /// Applies the changes made in `updates` at once. Deletions name items by their index paths before the batch,
  /// insertions by those after it.
  ///
  /// `completion` is called once, after the layout. Differs from UIKit, where animations run first.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// The same with a non-escaping closure, which need not write `self.`: it is called before this method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts items, named by their index paths after the batch; outside of a batch this is a batch of its own. Counts
  /// that do not match the data source are a fault.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Deletes items, named by their index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Reloads items, named by their index paths before the batch, with newly requested cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Has the data source configure the existing cells of items again, named by their index paths before the batch:
  /// while it is asked for such a cell, dequeuing returns the one that is displayed. Another cell is a fault.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems += indexPaths }
  }

  /// Moves an item with its cell, from its index path before the batch to that after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, named by their indices after the batch.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, named by their indices before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, named by their indices before the batch, with newly requested views.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its items, from its index before the batch to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Whether the view is in editing mode: the state of its cells says so, and list cells show their editing
  /// accessories.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can be selected, by code too. Setting it to `false` deselects all.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several items can be selected. Setting it to `false` while several are selected deselects all.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selectedPaths.count > 1 { deselectAll() } }
  }

  /// The index paths of the selected items; `nil` if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects an item (`nil` deselects all) and scrolls to it. The delegate is not notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Deselects an item, if it is selected. The delegate is not notified, and nothing is animated.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Scrolling

  /// Scrolls the item to the position, as far as the content reaches; without a position it does not scroll.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Interactive moves

  /// Begins to move an item as the user drags it. Nothing can be dragged: always `false`, and the data source is not
  /// asked.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing: no item is being moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing: no item is being moved.
  open func endInteractiveMovement() {}
  /// Does nothing: no item is being moved.
  open func cancelInteractiveMovement() {}

  /// Shows the layout at once: there is no transition that could be followed.
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return transition
  }
  /// Does nothing: the layout is shown since the transition started.
  open func finishInteractiveTransition() {}
  /// Does nothing: the layout is shown since the transition started.
  open func cancelInteractiveTransition() {}

  /// Called after a transition, with whether it was completed and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  // MARK: Properties without effect

  /// Stored, but without effect: views are created only when they become visible.
  open var isPrefetchingEnabled = true
  /// The object that prepares data, which is never called. A weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The delegate of drags, which is never called automatically. A weak reference.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The delegate of drops, which is never called automatically. A weak reference.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged. Stored; there are no touches.
  open var dragInteractionEnabled = false
  /// The speed at which places follow a drag. Stored; there are no touches.
  open var reorderingCadence = UICollectionViewReorderingCadence.immediate
  /// Whether items are being dragged; they are not.
  open var hasActiveDrag: Bool { false }
  /// Whether something dragged is over the view; nothing is.
  open var hasActiveDrop: Bool { false }
  /// Whether several items can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether the item that was focused last is focused again. Stored; nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focus selects items. Stored; nothing is focused.
  open var selectionFollowsFocus = false
  /// Whether items can be focused. Stored; nothing is focused.
  open var allowsFocus = false
  /// The interaction for items' menus; none.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
