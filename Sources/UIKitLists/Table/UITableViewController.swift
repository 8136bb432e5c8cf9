public import Foundation

/// A view controller whose view is a table, and which is the table's data source and delegate.
///
/// It declares every method of the two protocols, because Swift finds a subclass's method only if the class that conforms
/// declares it: a protocol's default cannot be overridden. What the methods return is written beside the protocols alone.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var defaults: any UITableViewDataSource & UITableViewDelegate = EmptyTableDelegate()
  /// The control for refreshing, until the table exists.
  private var firstRefreshControl: UIRefreshControl?

  /// Creates a controller of a table with the style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the table in a nib; without a name, of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Creates a controller from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UITableViewController.self)
  }

  /// The controller's view as a table. Setting it sets the view.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      view = newValue
      adopt(newValue)
    }
  }

  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The table's control for refreshing.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView.refreshControl : firstRefreshControl }
    set {
      if isViewLoaded { tableView.refreshControl = newValue } else { firstRefreshControl = newValue }
    }
  }

  open override func loadView() {
    guard loadViewFromDocument() else {
      tableView = UITableView(frame: UIScreen.main.bounds, style: style)
      return
    }
    if let table = viewIfLoaded as? UITableView {
      adopt(table)
    } else {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: self)).loadView()",
        reason: "the view in the controller's document is not a UITableView")
      tableView = UITableView(frame: UIScreen.main.bounds, style: style)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { (viewIfLoaded as? UITableView)?.deselectAll() }
  }

  /// Sets whether the content can be edited, and the table with it.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  private func adopt(_ tableView: UITableView?) {
    guard let tableView else { return }
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let firstRefreshControl { tableView.refreshControl = firstRefreshControl }
    firstRefreshControl = nil
    let staticContent = tableView.staticContent
    if let staticContent { defaults = staticContent }
    if tableView.dataSource == nil || tableView.dataSource === staticContent { tableView.dataSource = self }
    if tableView.delegate == nil || tableView.delegate === staticContent { tableView.delegate = self }
    if isEditing { tableView.isEditing = true }
  }

  // MARK: Data source

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    defaults.tableView(tableView, numberOfRowsInSection: section)
  }

  /// The cell that a document has for the row. Without one, a fault: subclasses with rows override it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if tableView.staticContent == nil {
      raiseFault(
        "NSInternalInconsistencyException", call: "tableView(_:cellForRowAt: \(indexPath))",
        reason: "\(type(of: self)) does not override the method")
    }
    return defaults.tableView(tableView, cellForRowAt: indexPath)
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    defaults.numberOfSections(in: tableView)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    defaults.tableView(tableView, titleForHeaderInSection: section)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    defaults.tableView(tableView, titleForFooterInSection: section)
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canEditRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canMoveRowAt: indexPath)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    defaults.sectionIndexTitles(for: tableView)
  }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    defaults.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    defaults.tableView(tableView, heightForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForHeaderInSection: section)
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForFooterInSection: section)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForHeaderInSection: section)
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForFooterInSection: section)
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    defaults.tableView(tableView, editingStyleForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    defaults.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    defaults.tableView(tableView, willSelectRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    defaults.tableView(tableView, willDeselectRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    defaults.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    defaults.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    defaults.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    defaults.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    defaults.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canFocusRowAt: indexPath)
  }

  // MARK: Menus and older actions. What is returned is the protocols' default.

  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    defaults.tableView(tableView, editActionsForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    defaults.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    defaults.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func tableView(
    _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType {
    defaults.tableView(tableView, accessoryTypeForRowWith: indexPath)
  }

  // MARK: Drags and focus. What is returned is the protocol's default.

  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    defaults.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    defaults.tableView(tableView, shouldUpdateFocusIn: context)
  }
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    defaults.indexPathForPreferredFocusedView(in: tableView)
  }
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    defaults.scrollViewShouldScrollToTop(scrollView)
  }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    defaults.viewForZooming(in: scrollView)
  }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
