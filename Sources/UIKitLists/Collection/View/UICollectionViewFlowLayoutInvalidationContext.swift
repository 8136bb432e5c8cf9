/// The parts of a flow layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes, insets and spacings; `true` by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed again from the delegate's earlier answers; `true` by default.
  open var invalidateFlowLayoutAttributes = true
}
