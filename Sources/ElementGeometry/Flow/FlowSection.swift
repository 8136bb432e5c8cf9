package import Foundation

/// The input of a flow layout for one section, in points.
package struct FlowSection: Hashable, Sendable {
  package var items: FlowItems
  /// The distance between two lines.
  package var lineSpacing: CGFloat
  /// The minimum distance between the items of a line.
  package var itemSpacing: CGFloat
  package var insets: UIEdgeInsets
  /// The header's extent along the scrolling direction; 0 for no header.
  package var header: CGFloat
  package var footer: CGFloat

  package init(
    items: FlowItems, lineSpacing: CGFloat, itemSpacing: CGFloat, insets: UIEdgeInsets, header: CGFloat, footer: CGFloat
  ) {
    self.items = items
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.header = header
    self.footer = footer
  }
}

/// The items of one section, and the spacing of their lines.
package struct FlowItems: Hashable, Sendable {
  /// The spacing of lines.
  package enum Spacing: Hashable, Sendable {
    /// All lines, including the last, have the gaps of a full line, so that items are in columns.
    case grid
    /// Each line distributes its remaining space over its gaps; the last one keeps the minimum spacing.
    case justified
  }

  package var extents: [FlowExtents]
  package var spacing: Spacing

  /// Items of a single size.
  package init(size: FlowExtents, count: Int) {
    extents = Array(repeating: size, count: count)
    spacing = .grid
  }

  /// Items with sizes given by a delegate.
  ///
  /// The spacing changes as soon as one size differs from the others (openradar 20825965), also in height.
  package init(given extents: [FlowExtents]) {
    self.extents = extents
    spacing = extents.allSatisfy { $0 == extents[0] } ? .grid : .justified
  }

  /// Items that size themselves: a grid if they have the same length along the line.
  ///
  /// Six items of one height in columns of 480 points were 12 apart where the minimum was 10: the gaps of the twelve
  /// that fit (UIKit under Mac Catalyst, recorded by kern0x1b/charon, `tests/backports/host/flowauto`, "horizontal").
  package init(selfSizing extents: [FlowExtents]) {
    self.extents = extents
    spacing = extents.allSatisfy { $0.line == extents[0].line } ? .grid : .justified
  }
}

extension UIEdgeInsets {
  /// A section's insets, measured from the view's safe area or layout margins instead of its content inset.
  ///
  /// `max(inset + reference - content inset, 0)` on the two edges at the ends of lines; from 24 records of UIKit under
  /// Mac Catalyst (kern0x1b/charon, `tests/backports/host/insetref`), where the reference had no effect on the other
  /// two edges. UIKit's header says that the content inset is always respected.
  package func measured(from reference: UIEdgeInsets, contentInset: UIEdgeInsets, axes: FlowAxes) -> UIEdgeInsets {
    var result = self
    if axes.scrollsHorizontally {
      result.top = max(top + reference.top - contentInset.top, 0)
      result.bottom = max(bottom + reference.bottom - contentInset.bottom, 0)
    } else {
      result.left = max(left + reference.left - contentInset.left, 0)
      result.right = max(right + reference.right - contentInset.right, 0)
    }
    return result
  }
}
