public import Foundation

/// A layout between two others. None is shown: transitions end at once.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  public final let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public final let nextLayout: UICollectionViewLayout
  /// The progress of the transition, from 0 to 1. Stored.
  open var transitionProgress: CGFloat = 1
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Stores a value by a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The stored value of a name; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
