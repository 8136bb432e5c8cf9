package import CompositionalLayouts
import Foundation

/// A background of a section, of a class that is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class is registered for.
  public nonisolated final let elementKind: String

  private nonisolated init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind the section, as large as it with its boundary items, less `contentInsets`.
  open nonisolated class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// The view's z-index; 0, behind everything else, by default.
  open var zIndex = 0

  /// The value that the layout is computed from.
  package final var decorationDefinition: LayoutDecoration {
    LayoutDecoration(kind: elementKind, contentInsets: contentInsets, zIndex: zIndex)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.zIndex = zIndex
    return copy
  }
}
