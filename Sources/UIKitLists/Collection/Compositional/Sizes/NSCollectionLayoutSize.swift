package import CompositionalLayouts
public import Foundation

/// The width and height of an item, group or supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public nonisolated final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public nonisolated final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from its dimensions.
  public nonisolated init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  package nonisolated final var definition: LayoutDimensions {
    LayoutDimensions(width: widthDimension.definition, height: heightDimension.definition)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.definition == definition
  }

  open nonisolated override var hash: Int { definition.hashValue }
}
