package import CompositionalLayouts
public import Foundation

/// The distances around an item, outside of its size: neighbours move away, and the item keeps its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance before the item; none if `nil`.
  public nonisolated final let leading: NSCollectionLayoutSpacing?
  /// The distance above the item; none if `nil`.
  public nonisolated final let top: NSCollectionLayoutSpacing?
  /// The distance after the item; none if `nil`.
  public nonisolated final let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item; none if `nil`.
  public nonisolated final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; `nil` is none.
  public nonisolated init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  package nonisolated final var definition: LayoutEdgeSpacing {
    var spacing = LayoutEdgeSpacing()
    spacing.leading = leading?.definition ?? .none
    spacing.top = top?.definition ?? .none
    spacing.trailing = trailing?.definition ?? .none
    spacing.bottom = bottom?.definition ?? .none
    return spacing
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.definition == definition
  }

  open nonisolated override var hash: Int { definition.hashValue }
}
