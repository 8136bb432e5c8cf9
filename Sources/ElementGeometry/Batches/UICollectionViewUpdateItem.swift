public import Foundation

/// A change in a batch, as passed to a layout. In a change of a whole section the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change; raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload, with a new view.
    case reload = 2
    /// A move.
    case move = 3
    /// No change; never used.
    case none = 4
  }

  /// The index path before the update; `nil` for an insertion.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public final let updateAction: Action

  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
