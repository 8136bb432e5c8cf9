package import Foundation

/// The extents of an item or rectangle along the lines of a flow layout and along its scrolling direction, in points.
///
/// In a layout that scrolls vertically lines are rows: `line` is a width, `scroll` a height.
package struct FlowExtents: Hashable, Sendable {
  package var line: CGFloat
  package var scroll: CGFloat
}

/// The direction of a flow layout's lines: rows if it scrolls vertically, columns if it scrolls horizontally.
package struct FlowAxes: Hashable, Sendable {
  package var scrollsHorizontally: Bool

  package init(scrollsHorizontally: Bool) {
    self.scrollsHorizontally = scrollsHorizontally
  }

  package func extents(of size: CGSize) -> FlowExtents {
    scrollsHorizontally
      ? FlowExtents(line: size.height, scroll: size.width) : FlowExtents(line: size.width, scroll: size.height)
  }

  func size(of extents: FlowExtents) -> CGSize {
    scrollsHorizontally
      ? CGSize(width: extents.scroll, height: extents.line) : CGSize(width: extents.line, height: extents.scroll)
  }

  func rect(line: CGFloat, scroll: CGFloat, extents: FlowExtents) -> CGRect {
    CGRect(
      origin: scrollsHorizontally ? CGPoint(x: scroll, y: line) : CGPoint(x: line, y: scroll), size: size(of: extents))
  }

  /// The start and end of the rectangle along the scrolling direction.
  package func scrollRange(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    scrollsHorizontally ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The insets before and after the items of a line.
  package func lineInsets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    scrollsHorizontally ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The insets before and after the lines, along the scrolling direction.
  package func scrollInsets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    scrollsHorizontally ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

extension CGRect {
  /// Whether no edge is NaN; infinite ones are allowed. Foundation ends the program where NaN is compared.
  package var hasEdges: Bool {
    let rect = standardized
    return !(rect.minX.isNaN || rect.maxX.isNaN || rect.minY.isNaN || rect.maxY.isNaN)
  }
}
