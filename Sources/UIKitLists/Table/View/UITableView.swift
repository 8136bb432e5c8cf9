public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A view that shows rows of a data source below each other, in sections. Only those that show have cells.
///
/// The look is that of iOS 13 to 18. Nothing is animated: updates are done when the call returns.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// A height that the content decides on.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// What an index shows for the search field; no index is drawn.
  public nonisolated static let indexSearch = "{search}"

  /// How sections look.
  public final let style: Style
  final var state = TableState()
  final var shown = DisplayedTableParts()
  final var cells = ReusePool<UITableViewCell, TablePart>()
  final var headersAndFooters = ReusePool<UITableViewHeaderFooterView, TablePart>()
  /// A data source that nothing else keeps, as that of a view made from a file.
  package final var retainedDataSource: (any UITableViewDataSource)?
  /// What a view made from a file does before each layout, as controllers do in `viewWillLayoutSubviews()`.
  package final var willLayOut: (@MainActor (UITableView) -> Void)?

  /// A view without data. It always bounces up and down, so that its content keeps clear of a status bar however short
  /// it is.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    // Tables with few rows bounce, too: so the safe area at the top is kept clear.
    alwaysBounceVertical = true
    keepingOwnProperties {
      super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    super.alwaysBounceVertical = true
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Data

  /// Where sections, rows and their cells come from; not kept alive. Another one reloads everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What decides about heights, and is told of rows and of scrolling; not kept alive. It is the scroll view's delegate
  /// as well.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { delegateDidChange() }
    }
  }

  /// Kept, never asked: views are made when they show.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// As of the last `reloadData()` or update; 0 without a data source. More than 100,000 are a fault.
  open var numberOfSections: Int { sectionCount }

  /// As of the last `reloadData()` or update; 0, and a fault, for a section there is not.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  // MARK: Heights

  /// The height of rows that the delegate says none of; automatic at first. Setting it measures anew.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers that the delegate says none of; automatic at first.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers that the delegate says none of; automatic at first.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// What rows are taken to be high until they show; automatic at first. With 0, all heights are asked for at once, and
  /// rows do not size themselves.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// What headers are taken to be high until they show; automatic at first.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// What footers are taken to be high until they show; automatic at first.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The room above headers; automatic at first: 22 points above those of a plain table, none in groups.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// Kept, without effect: no lines are drawn where there are no rows.
  open var fillerRowHeight = UITableView.automaticDimension
  /// When rows are measured again because their content has changed.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Around the sections

  /// Above all sections, as wide as the table and as high as it is when it is assigned; it does not size itself.
  open var tableHeaderView: UIView? {
    didSet { replaceOuter(oldValue, by: tableHeaderView) }
  }

  /// Below all sections, as wide as the table and as high as it is when it is assigned; it does not size itself.
  open var tableFooterView: UIView? {
    didSet { replaceOuter(oldValue, by: tableFooterView) }
  }

  /// Behind everything, as large as what is shown.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  // MARK: Separators and margins

  /// What separates rows: a line at first.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { heightsDidChange() } }
  }

  /// The colour of the lines; `UIColor.separator` unless set.
  open var separatorColor: UIColor? = .separator {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.separatorColor)
    }
  }

  /// Where separators begin and end. They begin where the text does unless this is set.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? UIEdgeInsets(top: 0, left: systemMargins.left, bottom: 0, right: 0) }
    set {
      state.separatorInset = newValue
      setNeedsLayout()
      ownProperties.insert(.separatorInset)
    }
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.separatorColor, \UITableView.separatorColor, from: proxy)
    takeOver(.separatorInset, \UITableView.separatorInset, from: proxy)
  }

  /// What `separatorInset` counts from: the cell's edges at first.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether rows keep clear of the safe area at the sides; they do at first.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { heightsDidChange() } }
  }

  /// Kept, without effect: margins are those of the table. UIKit's default has been false since iOS 12.
  open var cellLayoutMarginsFollowReadableWidth = false

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    heightsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    willLayOut?(self)
    super.layoutSubviews()
    layOutParts()
  }

  /// The rows decide on the content size.
  @_spi(Subclasses) open override var followsConstraints: Bool { false }

  @_spi(Subclasses) open override func sizeOfScrolledContent() -> CGSize? {
    measureAll()
    return super.sizeOfScrolledContent()
  }

  // MARK: Views

  /// The class of cells made for an identifier; `nil` takes it back. A class of anything else is a fault.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// The nib of cells made for an identifier; `nil` takes it back. Differs from UIKit: nibs are not read. A cell that is
  /// asked for is a fault, and an empty one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier)
  }

  /// The class of headers and footers made for an identifier; `nil` takes it back. A class of anything else is a fault.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(aClass, identifier)
  }

  /// The nib of headers and footers made for an identifier; `nil` takes it back. Differs from UIKit: nibs are not read. A
  /// view that is asked for is a fault, and an empty one.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(nib, identifier)
  }

  /// A cell that was taken back, or a new one of the registered class; `nil` if nothing is registered and none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil, for: state.making)
  }

  /// A cell that was taken back, or a new one of the registered class, in the row's size. For an identifier nothing is
  /// registered for, a fault is reported, and the cell is an empty one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A header or footer that was taken back, or a new one of the registered class; `nil` if nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  /// The cell that shows the row, as of the last layout; nil if none does.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.row(indexPath)]?.view as? UITableViewCell
  }

  /// The view that shows a section's header, as of the last layout.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The view that shows a section's footer, as of the last layout.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The cells that were shown by the last layout, from top to bottom.
  open var visibleCells: [UITableViewCell] { shown.sorted.compactMap { $0.view as? UITableViewCell } }
  /// The rows whose cells were shown by the last layout, from top to bottom; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = shown.sorted.compactMap(\.key.row)
    return paths.isEmpty ? nil : paths
  }

  // MARK: Places

  /// The row that a cell shows; `nil` for a cell that is not shown here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.element(shownBy: cell)?.key.row }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The rows that a rectangle of the content touches; nil if it touches none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// The row's rectangle in the content, as far as heights are known; zero for a row there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
  /// The section's rectangle in the content; zero for a section there is not.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }
  /// The rectangle of a section's header where nothing moves it; zero for a section there is not.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// The rectangle of a section's footer where nothing moves it; zero for a section there is not.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// Scrolls so that the row is at the position, as far as the content reaches. A row there is not is a fault.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  /// Scrolls to the selected row that is nearest to what is shown.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated)
  }

  // MARK: Changes

  /// Forgets every view and count, and asks for everything anew.
  open func reloadData() {
    reload()
  }

  /// Makes the changes of `updates` at once: deletions name the rows there were, insertions those there will be.
  /// `completion` is called once, after the layout.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// The same, of a closure that need not say `self.`: it is called before this returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Begins a batch of changes, which the matching `endUpdates()` makes.
  open func beginUpdates() { beginBatch() }
  /// Makes the changes since `beginUpdates()`. Without any, heights are asked for anew.
  open func endUpdates() { endBatch() }

  /// Whether changes of a batch are waiting for its end.
  open var hasUncommittedUpdates: Bool { state.batch.depth > 0 && !state.batch.changes.isEmpty }

  /// Rows that are new, by the paths they have after the batch. Counts that do not agree with the data source are a
  /// fault.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  /// Rows that are gone, by the paths they had before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  /// Rows to be shown by other cells, by the paths they had before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Measures and configures again. Differs from UIKit: the cells are dequeued anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// A row that is somewhere else: its path before the batch and that after it. Its cell goes along.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Sections that are new, by the numbers they have after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections that are gone, by the numbers they had before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections to be shown by other views, by the numbers they had before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// A section that is somewhere else, with its rows: its number before the batch and that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Nothing: no index is drawn.
  open func reloadSectionIndexTitles() {}

  // MARK: Selection

  /// Whether rows can be selected, by code too. Setting it to false deselects all.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several rows can be selected. Setting it to false deselects all where there are several.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, state.selected.count > 1 { deselectAll() } }
  }

  /// Whether rows can be selected during editing; they cannot at first.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing: each shows a circle then.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { setNeedsLayout() }
  }

  /// The first of the selected rows.
  open var indexPathForSelectedRow: IndexPath? { state.selected.first }
  /// Nil if nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { state.selected.isEmpty ? nil : state.selected }

  /// Selects a row, nil for none, and scrolls to it. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Deselects a row, if it is selected. The delegate is not told, and nothing is animated.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Editing

  /// Whether rows show controls of editing.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls of editing in every row that has some, or takes them away, at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    heightsDidChange()
  }

  // MARK: Behaviour kept, without effect

  /// Kept, without effect: no index is drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Kept, without effect: no index is drawn.
  open var sectionIndexColor: UIColor?
  /// Kept, without effect: no index is drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept, without effect: no index is drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Kept, without effect: nothing is dragged.
  open var dragInteractionEnabled = false
  /// Kept, without effect: views are made when they show.
  open var isPrefetchingEnabled = true
  /// Kept, without effect: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Kept, without effect: nothing is focused.
  open var selectionFollowsFocus = false
  /// Kept, without effect: nothing is focused.
  open var allowsFocus = true
}
