package import Foundation

/// What a flow layout is told about one section, in points.
package struct FlowSection: Hashable, Sendable {
  package var items: FlowItems
  /// Between a line and the next.
  package var lineSpacing: CGFloat
  /// Between the items of a line, at least.
  package var itemSpacing: CGFloat
  package var insets: UIEdgeInsets
  /// What the header takes along the scrolling direction; there is none if it is 0.
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

/// The items of one section and how their lines are spaced.
package struct FlowItems: Hashable, Sendable {
  /// How lines are spaced.
  package enum Spacing: Hashable, Sendable {
    /// Every line, the last one too, has the gaps of a line that is full: items stand in columns.
    case grid
    /// Each line spreads what it has left over its gaps; the last one keeps the minimum spacing.
    case justified
  }

  package var extents: [FlowExtents]
  package var spacing: Spacing

  /// Items of one size.
  package init(size: FlowExtents, count: Int) {
    extents = Array(repeating: size, count: count)
    spacing = .grid
  }

  /// Items of the sizes a delegate gave.
  ///
  /// Spacing changes as soon as one size differs from the rest (openradar 20825965), the height counting too.
  package init(given extents: [FlowExtents]) {
    self.extents = extents
    spacing = extents.allSatisfy { $0 == extents[0] } ? .grid : .justified
  }

  /// Items that size themselves: a grid if they are equally long along the line.
  ///
  /// Six items of one height in columns of 480 points were 12 apart where the minimum was 10: the gaps of the twelve
  /// that fit (UIKit under Mac Catalyst, recorded by kern0x1b/charon, `tests/backports/host/flowauto`, "horizontal").
  package init(selfSizing extents: [FlowExtents]) {
    self.extents = extents
    spacing = extents.allSatisfy { $0.line == extents[0].line } ? .grid : .justified
  }
}

extension UIEdgeInsets {
  /// A section's insets, measured from the safe area or the layout margins of the view rather than from its content
  /// inset.
  ///
  /// `max(inset + reference - content inset, 0)` on the two edges lines run between; from 24 records of UIKit under Mac
  /// Catalyst (kern0x1b/charon, `tests/backports/host/insetref`), whose reference has nothing at the other two edges.
  /// UIKit's header: the content inset is always respected.
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
