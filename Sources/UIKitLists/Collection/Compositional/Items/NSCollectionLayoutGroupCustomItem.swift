public import Foundation

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the group's coordinates, in points.
  public nonisolated final let frame: CGRect
  /// Items with a higher index lie in front of those with a lower one.
  public nonisolated final let zIndex: Int

  /// Creates a place at z-index 0.
  public nonisolated convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates a place.
  public nonisolated init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
