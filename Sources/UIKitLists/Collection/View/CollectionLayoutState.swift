import Foundation

/// How far a collection view has come with its layout.
struct CollectionLayoutState {
  /// Whether `prepare()` was called since the last invalidation.
  var isValid = false
  var isLayingOut = false
  var isPreparing = false
  /// How many counts the data source is being asked for, each to answer for the one before.
  var countDepth = 0
  /// Items in each section, as they were last read; nil after a reload.
  var counts: [Int]?
  /// The traits of the last layout.
  var traits: UITraitCollection?
  /// What contexts want added to the content offset.
  var offsetAdjustment = CGPoint.zero
  /// The attributes of the element whose view is being asked for.
  var creating: UICollectionViewLayoutAttributes?
  /// Whether content that runs from the right was scrolled to its start.
  var isAtStart = false
}
