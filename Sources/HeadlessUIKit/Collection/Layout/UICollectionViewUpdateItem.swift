public import Foundation

/// One change of a batch, as a layout is told of it. The item of a change of a whole section is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Nil for an insertion.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  public final let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
