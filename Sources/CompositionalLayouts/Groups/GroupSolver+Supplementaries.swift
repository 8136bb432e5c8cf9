import Foundation
import UIKitValues

extension GroupSolver {
  /// The supplementary views of an item or group, in the rectangle that their anchors refer to: the cell's frame, or the
  /// group less its insets.
  func supplementaries(of item: LayoutItem, in box: CGRect, item number: Int?) -> [SolvedGroup.Supplementary] {
    item.supplementaries.map { view in
      let size = CGSize(width: length(view.size.width, in: box.size), height: length(view.size.height, in: box.size))
      return SolvedGroup.Supplementary(
        kind: view.kind, frame: view.frame(size: size, in: box).inset(by: view.contentInsets), zIndex: view.zIndex,
        item: number)
    }
  }
}

extension LayoutSupplementary {
  /// The frame at an anchor of the box. A badge of 15 by 15 at the top trailing corner of a box from 0 to 76.667 is at
  /// 61.667; moved by (0.5, -0.5) of its size, at (69.167, -7.5).
  func frame(size: CGSize, in box: CGRect) -> CGRect {
    let moved = container.distance(size)
    var frame = CGRect(origin: .zero, size: size)
    for axis in [LayoutAxis.horizontal, .vertical] {
      let share = container.share(along: axis)
      let point = box.origin[axis] + share * box.size[axis] + moved[axis]
      // Without an anchor of its own the view lies inside the edges.
      let own = item.map { $0.share(along: axis) * size[axis] + $0.distance(size)[axis] } ?? share * size[axis]
      frame.origin[axis] = point - own
    }
    return frame
  }
}
