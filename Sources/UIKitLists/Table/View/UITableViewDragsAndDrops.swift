public import Foundation
public import UIKitCore

// Nothing is dragged on a still picture: delegates are for tests to call.

/// The delegate of drags from a table. It is never called automatically.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items that are dragged for a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that join a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Whether the drag's items may be moved.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether the drag stays in the app.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// The look of the row while it is dragged.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// The delegate of drops on a table. It is never called automatically.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes the drop.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The effect that a drop would have at its place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the drop has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drop has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called after the drop has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The look of the row when an item has been dropped.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The place where they are dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows that an item becomes a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows that an item goes into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows that an item goes to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a row in an item's place until its data are there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// A row that stands for one whose data are loaded. None is shown: nothing is dropped.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The place of the row.
  public final let insertionIndexPath: IndexPath
  /// The identifier of the row's cell.
  public final let reuseIdentifier: String
  /// The height of the row.
  public final let rowHeight: CGFloat
  /// Sets the cell's content.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the row while the item goes there.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a table. None is shown: nothing is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Puts the data in the placeholder's place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row that it was; `nil` if it is from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown.
  var previewSize: CGSize { get }
}

/// The effect that a drop on a table would have.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of the items, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one.
    case automatic = 3
  }

  /// The destination of the items.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a place.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
