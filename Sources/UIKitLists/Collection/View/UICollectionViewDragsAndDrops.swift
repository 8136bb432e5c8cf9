public import Foundation
public import UIKitCore

// Nothing is dragged on a still picture: delegates are for tests to call.

/// An object that prepares data for items that are about to be seen. It is never called.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares data.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Stops preparing data.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The delegate of drags from a collection view. It is never called automatically.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The items that are dragged for an item; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that join a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The look of the item while it is dragged.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
}

/// The delegate of drops on a collection view. It is never called automatically.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the view takes the drop.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The effect that a drop would have at its place.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the drop has left the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drop has come over the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called after the drop has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The look of the item when it has been dropped.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place where they are dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows that an item becomes one of the view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows that an item goes into one of the view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows that an item goes to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a cell in an item's place until its data are there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// A cell that stands for one whose data are loaded. None is shown: nothing is dropped.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The place of the cell.
  public final let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public final let reuseIdentifier: String
  /// Sets the cell's content.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the cell while the item goes there.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a collection view. None is shown: nothing is dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Puts the data in the placeholder's place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the placeholder's content again.
  func setNeedsCellUpdate()
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The item that it was; `nil` if it is from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown.
  var previewSize: CGSize { get }
}

/// The effect that a drop on a collection view would have.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of the items, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
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
