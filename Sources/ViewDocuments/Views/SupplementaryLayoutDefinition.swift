package import Foundation
package import HeadlessUIKit

/// A view at an item or group in a document, such as a badge.
package struct SupplementaryLayoutDefinition: Sendable {
  /// The point of a rectangle that something lies at.
  package struct Anchor: Hashable, Sendable {
    /// The edges by their names.
    package static let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]

    package var edges: [String]
    package var offset = CGPoint.zero
    /// Whether the offset is a share of the view's size.
    package var isFractional = false

    package init(edges: [String]) { self.edges = edges }

    @MainActor fileprivate var anchor: NSCollectionLayoutAnchor {
      let set = Self.edges.filter { edges.contains($0.key) }
        .reduce(into: NSDirectionalRectEdge()) { $0.formUnion($1.value) }
      return isFractional
        ? NSCollectionLayoutAnchor(edges: set, fractionalOffset: offset)
        : NSCollectionLayoutAnchor(edges: set, absoluteOffset: offset)
    }
  }

  package let elementKind: String
  package var width: DimensionDefinition
  package var height: DimensionDefinition
  package var containerAnchor: Anchor
  /// The point of the view; `nil` if it lies inside the edges.
  package var itemAnchor: Anchor?
  package var settings: [ViewDefinition.Setting] = []

  package init(
    _ elementKind: String, width: DimensionDefinition, height: DimensionDefinition, containerAnchor: Anchor
  ) {
    (self.elementKind, self.width, self.height, self.containerAnchor) = (elementKind, width, height, containerAnchor)
  }

  @MainActor func makeItem(
    in context: DocumentContext
  ) throws(DocumentError) -> NSCollectionLayoutSupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
    let made =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor.anchor,
          itemAnchor: itemAnchor.anchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor.anchor)
      }
    try settings.apply(to: made, in: context)
    return made
  }
}

/// A background of a section in a document.
package struct DecorationLayoutDefinition: Sendable {
  package let elementKind: String
  package var settings: [ViewDefinition.Setting] = []

  package init(_ elementKind: String) { self.elementKind = elementKind }

  /// The kind that its view is registered for: each section has a view of its own.
  func kind(inSection section: Int) -> String { "\(elementKind) \(section)" }

  @MainActor func makeItem(
    inSection section: Int, _ context: DocumentContext
  ) throws(DocumentError) -> NSCollectionLayoutDecorationItem {
    let made = NSCollectionLayoutDecorationItem.background(elementKind: kind(inSection: section))
    try settings.apply(to: made, in: context)
    return made
  }
}

/// A view in which decorations find what they show.
@MainActor protocol DecorationSource: UIView {
  func fill(_ view: DocumentDecorationView, under attributes: UICollectionViewLayoutAttributes)
}

extension UICollectionView: DecorationSource {
  func fill(_ view: DocumentDecorationView, under attributes: UICollectionViewLayoutAttributes) {
    let source = dataSource as? CollectionSource
    source?.fill(view, atDecorationOf: attributes.representedElementKind ?? "", at: attributes.indexPath)
  }
}

/// The view of a decoration, which the source of its collection view fills.
final class DocumentDecorationView: UICollectionReusableView {
  private var isFilled = false

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let views = sequence(first: superview) { $0?.superview }.prefix { $0 != nil }
    guard !isFilled, let source = views.lazy.compactMap({ $0 as? any DecorationSource }).first else { return }
    isFilled = true
    source.fill(self, under: layoutAttributes)
  }
}
