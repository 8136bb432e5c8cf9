/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes, insets and spacings. True at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are worked out again, from what the delegate said before. True at first.
  open var invalidateFlowLayoutAttributes = true
}
