package import Foundation

/// The size of an item's content in a bar, with the space that it needs beside it.
package struct BarItemSize: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Text, a picture or a view.
    case content(padding: CGFloat)
    /// A space of a fixed width.
    case fixedSpace
    /// A space that shares what is left with the others of its kind.
    case flexibleSpace
  }

  package var width: CGFloat
  package var kind: Kind

  package init(width: CGFloat, kind: Kind) {
    (self.width, self.kind) = (width, kind)
  }

  package var padding: CGFloat {
    if case .content(let padding) = kind { padding } else { 0 }
  }
}

/// The places of the items of a bar, from the leading edge.
///
/// An item is as wide as its content; between two contents are the paddings of both. The first content begins at the
/// margin.
package struct BarItemRow: Equatable, Sendable {
  /// The leading edge and the width of each item's content.
  package let spans: [(start: CGFloat, width: CGFloat)]
  /// The end of the last content.
  package let end: CGFloat

  /// Places items from `start` on. What is left up to `limit` is shared by flexible spaces; without one, items that are
  /// wider in all overlap nothing: the last ones end beyond it.
  package init(_ items: [BarItemSize], from start: CGFloat, to limit: CGFloat) {
    let gaps = BarItemRow.gaps(items)
    let fixed = items.reduce(0) { $0 + ($1.kind == .flexibleSpace ? 0 : max(0, $1.width)) } + gaps.reduce(0, +)
    let flexible = items.count { $0.kind == .flexibleSpace }
    let share = flexible == 0 ? 0 : max(0, limit - start - fixed) / CGFloat(flexible)
    var x = start
    var spans: [(start: CGFloat, width: CGFloat)] = []
    for (item, gap) in zip(items, gaps) {
      x += gap
      let width = item.kind == .flexibleSpace ? share : max(0, item.width)
      spans.append((x, width))
      x += width
    }
    self.spans = spans
    end = x
  }

  /// The space before each item: the paddings of its content and of the content before it, which spaces do not change.
  private static func gaps(_ items: [BarItemSize]) -> [CGFloat] {
    var last: CGFloat?
    return items.map { item in
      guard case .content(let padding) = item.kind else { return 0 }
      defer { last = padding }
      return last.map { $0 + padding } ?? 0
    }
  }

  package static func == (left: BarItemRow, right: BarItemRow) -> Bool {
    left.end == right.end && left.spans.elementsEqual(right.spans) { $0 == $1 }
  }
}
