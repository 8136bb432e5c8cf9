package import Foundation

/// The facts about two layouts besides themselves.
package struct ComparisonContext {
  /// Whether both layouts list the attributes of their views.
  package var knowsAttributes: Bool
  /// The boxes of the pixels that differ, in points; nil if there are no pictures to compare.
  package var differingBoxes: [CGRect]?

  package init(knowsAttributes: Bool = true, differingBoxes: [CGRect]? = nil) {
    self.knowsAttributes = knowsAttributes
    self.differingBoxes = differingBoxes
  }

  /// The distance up to which a view's pixels may lie beyond its frame, in points: ink of letters, round corners.
  private static let margin = 2.0

  /// Whether a view's appearance can have changed the picture: one of its frames meets pixels that differ.
  func isVisible(_ frames: CGRect...) -> Bool {
    guard let differingBoxes else { return true }
    return frames.contains { frame in
      let area = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
      return differingBoxes.contains { $0.intersects(area) }
    }
  }
}
