package import Foundation

/// Keeps boundary items within the visible range while their section is.
///
/// A header of 24 points of a section from 0 to 1000 is at 300 if the visible range starts there, and at 976 at the most.
/// A footer is at the end of the visible range less its extent, but not before the section starts. Several pinned items at
/// the same side lie one after the other.
package struct LayoutPinning {
  package let axis: LayoutAxis
  /// The visible range along the scrolling direction, less the content insets.
  package let visible: (start: CGFloat, end: CGFloat)

  package init(axis: LayoutAxis, visible: (start: CGFloat, end: CGFloat)) {
    (self.axis, self.visible) = (axis, visible)
  }

  /// The frame of an item before the content; `stacked` are the extents of pinned items before it.
  func before(_ frame: CGRect, stacked: CGFloat, sectionEnd: CGFloat) -> CGRect {
    let start = frame.origin[axis]
    let furthest = max(start, sectionEnd - frame.size[axis])
    return frame.moved(by: min(max(start, visible.start + stacked), furthest) - start, along: axis)
  }

  /// The frame of an item after the content; `stacked` are the extents of pinned items after it.
  func after(_ frame: CGRect, stacked: CGFloat, sectionStart: CGFloat) -> CGRect {
    let start = frame.origin[axis]
    let furthest = min(start, sectionStart)
    return frame.moved(by: max(min(start, visible.end - stacked - frame.size[axis]), furthest) - start, along: axis)
  }
}
