package import CompositionalLayouts
public import Foundation

/// A distance between elements, fixed or flexible.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  package nonisolated final let definition: LayoutSpacing

  private nonisolated init(isFlexible: Bool, _ length: CGFloat) {
    definition = LayoutSpacing(isFlexible: isFlexible, length: length)
    super.init()
  }

  /// At least the number of points; what room is left over is shared equally by all flexible distances.
  open nonisolated class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(isFlexible: true, flexibleSpacing)
  }

  /// A number of points.
  open nonisolated class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(isFlexible: false, fixedSpacing)
  }

  /// The number of points; of a flexible distance the least.
  open var spacing: CGFloat { definition.length }
  /// Whether the distance grows with the room.
  open var isFlexibleSpacing: Bool { definition.isFlexible }
  /// Whether the distance is always the same.
  open var isFixedSpacing: Bool { !definition.isFlexible }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.definition == definition
  }

  open nonisolated override var hash: Int { definition.hashValue }
}
