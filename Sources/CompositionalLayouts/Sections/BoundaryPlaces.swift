import Foundation
import SystemText
import UIKitValues

/// The places of a section's boundary items, or of the whole layout's.
///
/// Items at the start or end along the scrolling direction lie before or after the content, one after the other, and
/// make the section longer; those that do not extend the boundary lie on the content. With a header of 24 points and a
/// footer of 24, content of 208 lies from 24 to 232, and the footer ends at 256.
struct BoundaryPlaces {
  /// A boundary item, with its frame from the section's start.
  struct Place {
    let item: LayoutBoundaryItem
    var frame: CGRect
    /// The items that the frame was computed for: what it needs is stored under this.
    let index: Int
    /// Whether the item lies at the start along the scrolling direction.
    let isBefore: Bool
    let isAfter: Bool
  }

  private(set) var places: [Place] = []
  /// The extents before and after the content.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  /// - Parameters:
  ///   - room: Where the items lie across the scrolling direction, and what their fractions refer to.
  ///   - container: The size that fractions along the scrolling direction refer to.
  ///   - needs: The sizes that items asked for, by their index.
  init(_ items: [LayoutBoundaryItem], room: CGRect, axis: LayoutAxis, grid: PixelGrid, needs: [Int: CGSize]) {
    let solver = GroupSolver(grid: grid)
    for (index, item) in items.enumerated() {
      var size = CGSize.zero
      for axis in [LayoutAxis.horizontal, .vertical] {
        let need = item.size[axis].isEstimate ? needs[index]?[axis] : nil
        size[axis] = need ?? solver.length(item.size[axis], in: room.size)
      }
      let share = LayoutAnchor(edges: item.edges)
      let along = share.share(along: axis)
      var place = Place(
        item: item, frame: CGRect(origin: .zero, size: size), index: index, isBefore: along == 0, isAfter: along == 1)
      place.frame.origin[axis.across] =
        room.origin[axis.across] + share.share(along: axis.across) * (room.size[axis.across] - size[axis.across])
      if item.extendsBoundary, place.isBefore { before += size[axis] }
      if item.extendsBoundary, place.isAfter { after += size[axis] }
      places.append(place)
    }
  }

  /// Moves the items to their places along the scrolling direction.
  ///
  /// - Parameter content: The extent between what lies before and after.
  mutating func settle(content: CGFloat, axis: LayoutAxis) {
    var (start, end) = (CGFloat(0), before + content)
    for index in places.indices {
      let extent = places[index].frame.size[axis]
      let isExtending = places[index].item.extendsBoundary
      var origin: CGFloat
      switch (places[index].isBefore, places[index].isAfter) {
      case (true, _):
        origin = isExtending ? start : before
        if isExtending { start += extent }
      case (_, true):
        origin = isExtending ? end : before + content - extent
        if isExtending { end += extent }
      // Views at the sides lie in the middle of the content.
      default: origin = before + (content - extent) / 2
      }
      origin += places[index].item.offset[axis]
      places[index].frame.origin[axis] = origin
      places[index].frame.origin[axis.across] += places[index].item.offset[axis.across]
    }
  }
}
