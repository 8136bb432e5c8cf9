public import Foundation

/// One change of a batch, as a layout is told of it. The item of a change of a whole section is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happened to an item or a section; raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It is gone.
    case delete = 1
    /// It is there and is shown by another view.
    case reload = 2
    /// It is somewhere else.
    case move = 3
    /// Nothing; no update has it.
    case none = 4
  }

  /// Nil for an insertion.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  /// What happened.
  public final let updateAction: Action

  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
