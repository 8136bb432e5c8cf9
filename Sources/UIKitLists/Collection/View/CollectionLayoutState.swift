import Foundation

/// The state of a collection view's layout.
struct CollectionLayoutState {
  /// Whether `prepare()` has been called since the last invalidation.
  var isValid = false
  var isLayingOut = false
  var isPreparing = false
  /// The number of nested questions for counts that the data source is answering.
  var countDepth = 0
  /// The number of items in each section when it was last read; `nil` after a reload.
  var counts: [Int]?
  /// The traits at the last layout.
  var traits: UITraitCollection?
  /// The offset adjustments that contexts have asked for since the last layout.
  var offsetAdjustment = CGPoint.zero
  /// The attributes of the element whose view is being created.
  var creating: UICollectionViewLayoutAttributes?
  /// The element whose view is being configured again.
  var reconfigured: DisplayedCollectionElement?
  /// Whether the content has been scrolled to its start, which is on the right if the layout is mirrored.
  var isAtStart = false
}
