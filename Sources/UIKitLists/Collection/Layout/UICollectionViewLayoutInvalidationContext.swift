public import Foundation

/// What of a layout is out of date. Layouts with caches make subclasses of it, named by `invalidationContextClass`, which
/// are made by their `init()`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  // Set on the main actor, by the collection view that makes the context.
  nonisolated(unsafe) final var isEverything = false
  nonisolated(unsafe) final var areCounts = false
  /// Whether it names elements, or is for one that prefers another size.
  final var namesElements = false
  final var cause = InvalidationCause.change

  public nonisolated override init() {
    super.init()
  }

  /// What `make` calls: `init()` of the subclass.
  @available(*, unavailable)
  public nonisolated required convenience init(__nothing: Void) {
    self.init()
  }

  /// Whether all data is to be asked for anew, as after `reloadData()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether sections or items may be others, or more or fewer.
  open var invalidateDataSourceCounts: Bool { areCounts }

  /// Whether everything but some elements stays as it is.
  final var isForElements: Bool { namesElements && !invalidateEverything && !invalidateDataSourceCounts }

  /// The items that were named; `nil` if none were. A context that names nothing at all makes everything out of date.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind; `nil` if none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were named, by kind; `nil` if none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names items, beside those named before.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind, beside those named before.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views of a kind, beside those named before.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    namesElements = true
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Added to the content offset at the next layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows. The collection view asks for the content size anyway.
  open var contentSizeAdjustment = CGSize.zero
}

/// What a context is for: what a layout has kept of its elements depends on it.
enum InvalidationCause {
  /// What the context names is out of date.
  case change
  /// An element gets the size it wants. The layout has kept it already.
  case grantedSize
  /// Items move in a batch of updates. What the layout has kept of them has moved already.
  case update
}
