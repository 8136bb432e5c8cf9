package import CompositionalLayouts
public import Foundation

/// The place of a supplementary view at an item or group: the edges, and the distance from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  package nonisolated final let definition: LayoutAnchor

  private nonisolated init(_ definition: LayoutAnchor) {
    self.definition = definition
    super.init()
  }

  /// At the edges: two make a corner, one the middle of an edge, none the centre.
  public nonisolated convenience init(edges: NSDirectionalRectEdge) {
    self.init(LayoutAnchor(edges: edges))
  }

  /// At the edges, moved by points.
  public nonisolated convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(LayoutAnchor(edges: edges, offset: absoluteOffset))
  }

  /// At the edges, moved by a share of the supplementary view's own size.
  public nonisolated convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(LayoutAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { definition.edges }
  /// The distance from there, in points or as a share of the view's size.
  open var offset: CGPoint { definition.offset }
  /// Whether the distance is in points.
  open var isAbsoluteOffset: Bool { !definition.isFractional }
  /// Whether the distance is a share of the view's size.
  open var isFractionalOffset: Bool { definition.isFractional }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.definition == definition
  }

  open nonisolated override var hash: Int { definition.hashValue }
}
