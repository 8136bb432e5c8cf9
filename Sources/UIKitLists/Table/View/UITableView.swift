public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A view that shows the rows of a data source one below the other, in sections. Only visible rows have cells.
///
/// The appearance is that of iOS 15 to 18. Nothing is animated: updates are finished when the call returns.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for a height determined by the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title for the search field in an index, which is drawn as it is.
  public nonisolated static let indexSearch = "{search}"

  /// The style of the sections.
  public final let style: Style
  final var state = TableState()
  final var shown = DisplayedTableParts()
  final var cells = ReusePool<UITableViewCell, TablePart>()
  final var headersAndFooters = ReusePool<UITableViewHeaderFooterView, TablePart>()
  /// A data source that is kept alive by the view alone, as for a view made from a file.
  package final var retainedDataSource: (any UITableViewDataSource)?
  /// The sections and cells of an Interface Builder document; `nil` for a table without such rows.
  package final var staticContent: StaticTableContent?
  /// The titles of the index of a view made from a file, in place of the data source's.
  package final var retainedIndexTitles: [String]? {
    didSet { indexDidChange() }
  }
  /// Called before each layout of a view made from a file, like a controller's `viewWillLayoutSubviews()`.
  package final var willLayOut: (@MainActor (UITableView) -> Void)?

  /// Creates a view without data. It always bounces vertically, so that its content stays clear of the status bar even
  /// if it is short.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    // Tables with few rows bounce, too, so the safe area at the top is kept clear.
    super.alwaysBounceVertical = true
    setStandardBackground()
  }

  private func setStandardBackground() {
    guard !ownProperties.contains(.backgroundColor) else { return }
    keepingOwnProperties {
      super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// The initializer used to create tables of a class: calls the subclass's `init(frame:style:)`.
  @available(*, unavailable)
  public required convenience init(__frame frame: CGRect, style: Style) {
    self.init(frame: frame, style: style)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a view from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    style =
      switch coder.document?.attribute("style") {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    super.init(coder: coder)
    setStandardBackground()
    coder.document?.decodeProperties(of: self, declaredBy: UITableView.self)
  }

  // MARK: Data

  /// The object that provides sections, rows and their cells; not kept alive. Setting another one reloads everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that decides about heights and is notified of rows and scrolling; not kept alive. It is the scroll
  /// view's delegate as well.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { delegateDidChange() }
    }
  }

  /// Stored, but never called: views are created only when they become visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The number of sections as of the last `reloadData()` or update; 1, which is empty, without a data source. More than
  /// 100,000 are a fault.
  open var numberOfSections: Int { sectionCount }

  /// The number of rows in a section as of the last `reloadData()` or update; 0 and a fault for a section that does not
  /// exist.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  // MARK: Heights

  open override class var namedProperties: [NamedProperty] { super.namedProperties + tableProperties(Self.self) }

  private class func tableProperties<Table: UITableView>(_: Table.Type) -> [NamedProperty] {
    [
      NamedProperty("rowHeight", \Table.rowHeight), NamedProperty("estimatedRowHeight", \Table.estimatedRowHeight),
      NamedProperty("separatorStyle", \Table.separatorStyle), NamedProperty("separatorColor", \Table.separatorColor),
      NamedProperty("tableHeaderView", \Table.tableHeaderView),
      NamedProperty("tableFooterView", \Table.tableFooterView),
      NamedProperty("backgroundView", \Table.backgroundView),
    ]
  }

  /// The height of rows without a height from the delegate; automatic by default. Setting it measures rows again.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers without a height from the delegate; automatic by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers without a height from the delegate; automatic by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The height assumed for rows until they are displayed; automatic by default. With 0, all heights are asked for at
  /// once, and rows do not size themselves.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// The height assumed for headers until they are displayed; automatic by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height assumed for footers until they are displayed; automatic by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The padding above headers; automatic by default: 22 points in plain tables, none in grouped ones.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// Stored, but without effect: no separators are drawn below the last row.
  open var fillerRowHeight = UITableView.automaticDimension
  /// The conditions under which rows are measured again after changes of their content.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether rows' heights end where their content does. Stored.
  open var contentHuggingElements = ContentHuggingElements.sectionHeaders

  /// The parts that keep to their content, with UIKit's raw values.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 3)
  }

  // MARK: Around the sections

  /// A view above all sections, as wide as the table and with the height it has when it is assigned; it does not size
  /// itself.
  open var tableHeaderView: UIView? {
    didSet { replaceOuter(oldValue, by: tableHeaderView) }
  }

  /// A view below all sections, as wide as the table and with the height it has when it is assigned; it does not size
  /// itself.
  open var tableFooterView: UIView? {
    didSet { replaceOuter(oldValue, by: tableFooterView) }
  }

  /// A view behind everything, as large as the visible area.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  // MARK: Separators and margins

  /// The style of separators; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { heightsDidChange() } }
  }

  /// The colour of separators; `UIColor.separator` by default.
  open var separatorColor: UIColor? = .separator {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.separatorColor)
    }
  }

  /// The insets of separators. By default they begin where the text does.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? UIEdgeInsets(top: 0, left: systemMargins.left, bottom: 0, right: 0) }
    set {
      state.separatorInset = newValue
      setNeedsLayout()
      ownProperties.insert(.separatorInset)
    }
  }

  /// Elements in a section's header are headers, controls included (facts on VoiceOver, M).
  @_spi(Subclasses) open override func accessibilityTraits(ofElementsIn child: UIResponder) -> UIAccessibilityTraits {
    guard let view = child as? UIView, case .header = shown.element(shownBy: view)?.key else { return .none }
    return .header
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.separatorColor, \UITableView.separatorColor, from: proxy)
    takeOver(.separatorInset, \UITableView.separatorInset, from: proxy)
  }

  /// Stored, but without effect: `separatorInset` is always measured from the cell's edges, the default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether rows avoid the safe area's insets at the sides; `true` by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { heightsDidChange() } }
  }

  /// Stored, but without effect: margins are those of the table. UIKit's default has been `false` since iOS 12.
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

  /// The rows determine the content size.
  @_spi(Subclasses) open override var followsConstraints: Bool { false }

  @_spi(Subclasses) open override func sizeOfScrolledContent() -> CGSize? {
    measureAll()
    return super.sizeOfScrolledContent()
  }

  // MARK: Views

  /// Registers a class for cells with an identifier; `nil` removes the registration. A class that is not a cell is a
  /// fault.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers a nib for cells with an identifier; `nil` removes the registration. A nib that cannot be read, or that has
  /// anything but one cell, is a fault when a cell is dequeued, and gives an empty one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier)
  }

  /// Registers a class for headers and footers with an identifier; `nil` removes the registration. A class that is no
  /// `UITableViewHeaderFooterView` is a fault.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(aClass, identifier)
  }

  /// Registers a nib for headers and footers with an identifier; `nil` removes the registration. A nib that cannot be
  /// read, or that has anything but one such view, is a fault when a view is dequeued, and gives an empty one.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(nib, identifier)
  }

  /// A reused cell, or a new one of the registered class; `nil` if nothing is registered and no cell waits for reuse.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil, for: state.making)
  }

  /// A reused cell, or a new one of the registered class, with the row's size. If nothing is registered for the
  /// identifier, that is a fault, and the cell is an empty one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A reused header or footer, or a new one of the registered class; `nil` if nothing is registered and no view waits
  /// for reuse.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  /// The cell that shows the row, as of the last layout or, after a reload, of now; `nil` if there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showReloadedParts()
    return shownCell(at: indexPath)
  }

  /// The view that shows a section's header, as of the last layout; `nil` if there is none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The view that shows a section's footer, as of the last layout; `nil` if there is none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The cells displayed by the last layout or, after a reload, now, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showReloadedParts()
    return shown.sorted.compactMap { $0.view as? UITableViewCell }
  }
  /// The rows whose cells were displayed by the last layout or, after a reload, now, from top to bottom; `nil` if there are
  /// none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showReloadedParts()
    let paths = shown.sorted.compactMap(\.key.row)
    return paths.isEmpty ? nil : paths
  }

  // MARK: Positions

  /// The index path of the row that a cell shows; `nil` for a cell that is not displayed here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.element(shownBy: cell)?.key.row }
  /// The row at a point of the content; `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The rows that intersect a rectangle of the content; `nil` if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// The row's rectangle in the content, as far as heights are known; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
  /// The section's rectangle in the content; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }
  /// The rectangle of a section's header when it is not pinned; zero for a section that does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// The rectangle of a section's footer when it is not pinned; zero for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// Scrolls the row to the position, as far as the content reaches. A row that does not exist is a fault.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  /// Scrolls to the selected row nearest to the middle of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated)
  }

  // MARK: Changes

  /// Discards every view and count, and asks for everything again.
  open func reloadData() {
    reload()
    state.isReloaded = true
  }

  /// Applies the changes made in `updates` at once. Deletions name rows by their index paths before the batch,
  /// insertions by those after it. `completion` is called once, after the layout.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// The same with a non-escaping closure, which need not write `self.`: it is called before this method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Begins a batch of changes, which the matching `endUpdates()` applies.
  open func beginUpdates() { beginBatch() }
  /// Applies the changes since `beginUpdates()`. Without changes, heights are asked for again.
  open func endUpdates() { endBatch() }

  /// Whether a batch has changes that are not applied yet.
  open var hasUncommittedUpdates: Bool { state.batch.depth > 0 && !state.batch.changes.isEmpty }

  /// Inserts rows, named by their index paths after the batch. Counts that do not match the data source are a fault.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  /// Deletes rows, named by their index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  /// Reloads rows, named by their index paths before the batch, with newly requested cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Updates the cells of rows. Differs from UIKit, which reconfigures the existing cells: here the rows are reloaded.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Moves a row with its cell, from its index path before the batch to that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, named by their indices after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, named by their indices before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, named by their indices before the batch, with newly requested views.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its rows, from its index before the batch to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source for the titles of the index again at the next layout.
  open func reloadSectionIndexTitles() { indexDidChange() }

  // MARK: Selection

  /// Whether rows can be selected, by code too. Setting it to `false` deselects all.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several rows can be selected. Setting it to `false` while several are selected deselects all.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, state.selected.count > 1 { deselectAll() } }
  }

  /// Stored, but without effect: there are no touches, and selecting in code does not depend on it.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing, when each shows a selection circle.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { setNeedsLayout() }
  }

  /// The row that was selected first among the selected ones; `nil` if nothing is selected.
  open var indexPathForSelectedRow: IndexPath? { state.selected.first }
  /// The selected rows, in the order of selection; `nil` if nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { state.selected.isEmpty ? nil : state.selected }

  /// Selects a row (`nil` deselects all) and scrolls to it. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Deselects a row, if it is selected. The delegate is not notified, and nothing is animated.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Editing

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls of the rows that have any, at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    heightsDidChange()
  }

  // MARK: Index

  /// The number of rows from which on the index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { heightsDidChange() } }
  }
  /// The colour of the index's titles; `nil`, the default, for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the index; `nil`, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  // MARK: Properties without effect

  /// Stored, but without effect: there are no touches.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Stored, but without effect: nothing is dragged.
  open var dragInteractionEnabled = false
  /// The delegate of drags, which is never called automatically. A weak reference.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The delegate of drops, which is never called automatically. A weak reference.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows are being dragged; they are not.
  open var hasActiveDrag: Bool { false }
  /// Whether something dragged is over the table; nothing is.
  open var hasActiveDrop: Bool { false }
  /// The interaction for rows' menus; none.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// The effect behind separators. Stored; they are plain.
  open var separatorEffect: UIVisualEffect?
  /// Stored, but without effect: views are created only when they become visible.
  open var isPrefetchingEnabled = true
  /// Stored, but without effect: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Stored, but without effect: nothing is focused.
  open var selectionFollowsFocus = false
  /// Stored, but without effect: nothing is focused.
  open var allowsFocus = true
}
