import Drawing
import Foundation
import ImageComparison

extension LayoutTree {
  /// The nodes that a box of pixels shows: the innermost nodes that it touches, in the tree's order. A box that touches
  /// the text and the picture on a card belongs to both; one that touches the card alone, or is as large as it, to the
  /// card.
  ///
  /// - Parameter scale: device pixels in a point.
  func nodes(under box: ImageDifference.Box, scale: Double) -> [Int] {
    // Shared edges do not count as touching, despite rounding.
    let margin = 0.01
    let rectangle = CGRect(
      x: (Double(box.x) + margin) / scale, y: (Double(box.y) + margin) / scale,
      width: (Double(box.width) - 2 * margin) / scale, height: (Double(box.height) - 2 * margin) / scale)
    return nodes(touching: rectangle, in: 0)
  }

  private func nodes(touching rectangle: CGRect, in index: Int) -> [Int] {
    let frame = entries[index].node.frame
    // Two points: corners may be round.
    if rectangle.insetBy(dx: -2, dy: -2).encloses(frame) { return [index] }
    let touched = entries[index].children.filter { entries[$0].node.frame.intersects(rectangle) }
    return touched.isEmpty ? [index] : touched.flatMap { nodes(touching: rectangle, in: $0) }
  }
}
