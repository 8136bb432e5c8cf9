import Drawing
import Foundation

/// The children of a view that others pushed beyond its edge, or that came into it when others left.
///
/// A row that is inserted in a full table pushes the last one out; that is one change, not two.
struct Replacement {
  /// The bottom edges of the container, before and after.
  private let oldEdge: Double
  private let newEdge: Double
  /// The frames of children that are new above the bottom, and that were there and are gone.
  private let added: [CGRect]
  private let gone: [CGRect]

  init(_ matching: SiblingMatching, of container: Int, from old: LayoutTree, to new: LayoutTree) {
    let oldContainer = matching.oldParent
    (oldEdge, newEdge) = (old.entries[oldContainer].node.frame.bottom, new.entries[container].node.frame.bottom)
    added = matching.added.map { new.entries[$0].node.frame }
    gone = matching.gone.map { old.entries[$0].node.frame }
  }

  /// Whether a child that is gone would lie beyond the bottom below those that are new.
  func isPushedOut(_ node: LayoutNode) -> Bool {
    let frame = node.frame
    let pushing = added.filter { $0.origin.y <= frame.origin.y + 0.005 && $0.sharesColumn(with: frame) }
    let distance = pushing.reduce(0.0) { $0 + Double($1.size.height) }
    // The pushing child itself must not be its replacement at the same place.
    return !pushing.isEmpty && pushing.contains { $0.origin.y + 0.005 < frame.origin.y }
      && Double(frame.origin.y) + distance >= newEdge - 0.005
  }

  /// Whether a new child lay beyond the bottom before those above it left.
  func isMovedIn(_ node: LayoutNode) -> Bool {
    let frame = node.frame
    let leaving = gone.filter { $0.origin.y < frame.origin.y - 0.005 && $0.sharesColumn(with: frame) }
    let distance = leaving.reduce(0.0) { $0 + Double($1.size.height) }
    return !leaving.isEmpty && Double(frame.origin.y) + distance >= oldEdge - 0.005
  }
}

extension CGRect {
  fileprivate var bottom: Double { Double(origin.y + size.height) }

  /// Whether the rectangles have a vertical line in common.
  fileprivate func sharesColumn(with other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
  }
}
