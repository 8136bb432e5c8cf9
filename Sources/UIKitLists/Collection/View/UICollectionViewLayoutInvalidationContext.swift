public import Foundation

/// The parts of a layout that are out of date. Layouts with caches subclass it and name the subclass in
/// `invalidationContextClass`; contexts are made by its `init()`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  // Set on the main actor, by the layout that makes the context.
  nonisolated(unsafe) final var isEverything = false
  nonisolated(unsafe) final var areCounts = false
  /// Whether the context names elements, or is for an element that prefers another size.
  final var namesElements = false
  final var cause = InvalidationCause.change

  public nonisolated override init() {
    super.init()
  }

  /// Called by `make`; runs the subclass's `init()`.
  @available(*, unavailable)
  public nonisolated required convenience init(__nothing: Void) {
    self.init()
  }

  /// Whether all data must be asked for again, as after `reloadData()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the sections or items, or their counts, may have changed.
  open var invalidateDataSourceCounts: Bool { areCounts }

  /// Whether only some elements are invalidated.
  final var isForElements: Bool { namesElements && !invalidateEverything && !invalidateDataSourceCounts }

  /// The items named in the context; `nil` if none were. A context that names nothing at all invalidates everything.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views named in the context, by kind; `nil` if none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views named in the context, by kind; `nil` if none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds items to those named so far.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to those named so far.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind to those named so far.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The places that items moved by touches come from; `nil` if none are moved.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The places that items moved by touches are moved to; `nil` if none are moved.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The place to which touches have moved the items.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  final func setMovement(from previous: [IndexPath], to targets: [IndexPath], target: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    interactiveMovementTarget = target
  }

  /// The amount added to the content offset at the next layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The amount by which the content grows. Without effect: the collection view always asks for the content size.
  open var contentSizeAdjustment = CGSize.zero
}

/// The reason for an invalidation, which decides what a layout keeps of its stored data.
enum InvalidationCause {
  /// The parts named by the context are out of date.
  case change
  /// An element is given the size it prefers, which the layout has stored already.
  case grantedSize
  /// The visible range has moved, which computes nothing again.
  case scroll
  /// Items move in a batch of updates; what the layout stores by item has been moved already.
  case update
}
