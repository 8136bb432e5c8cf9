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
  /// Whether content can be narrower than its width, as a title can that is truncated.
  package var canShrink: Bool

  package init(width: CGFloat, kind: Kind, canShrink: Bool = false) {
    (self.width, self.kind, self.canShrink) = (width, kind, canShrink)
  }
}

/// The places of the items of a bar, from the leading edge.
///
/// An item is as wide as its content; between two contents are the paddings of both. The first content begins at the
/// margin. Where there is not the room, fixed spaces give way first; then the widest contents that can shrink; then everything
/// is narrower in proportion. No source: UIKit leaves that to constraints.
package struct BarItemRow: Equatable, Sendable {
  /// The leading edge and the width of each item's content.
  package let spans: [(start: CGFloat, width: CGFloat)]
  /// The end of the last content.
  package let end: CGFloat

  /// The lack of room that is none, in points: sums are rounded.
  private static let roundingError: CGFloat = 1e-6

  /// Places items from `start` on, up to `limit`. What is left is shared by flexible spaces.
  package init(_ items: [BarItemSize], from start: CGFloat, to limit: CGFloat) {
    let room = max(0, limit - start)
    var gaps = BarItemRow.gaps(items)
    var widths = BarItemRow.widths(items, in: room - gaps.reduce(0, +))
    let needed = widths.reduce(0, +) + gaps.reduce(0, +)
    if needed > room + BarItemRow.roundingError {
      gaps = gaps.map { $0 * room / needed }
      widths = widths.map { $0 * room / needed }
    }
    let flexible = items.count { $0.kind == .flexibleSpace }
    let share = flexible == 0 ? 0 : max(0, room - needed) / CGFloat(flexible)
    var x = start
    var spans: [(start: CGFloat, width: CGFloat)] = []
    for (index, item) in items.enumerated() {
      x += gaps[index]
      let width = item.kind == .flexibleSpace ? share : widths[index]
      spans.append((x, width))
      x += width
    }
    self.spans = spans
    end = x
  }

  /// The width of items for which there is room, without flexible spaces.
  package static func width(of items: [BarItemSize]) -> CGFloat {
    items.reduce(0) { $0 + natural($1) } + gaps(items).reduce(0, +)
  }

  private static func natural(_ item: BarItemSize) -> CGFloat {
    item.kind == .flexibleSpace ? 0 : max(0, item.width)
  }

  /// The widths of items in a room without the gaps between them. They may be wider in all if nothing more gives way.
  private static func widths(_ items: [BarItemSize], in room: CGFloat) -> [CGFloat] {
    let wanted = items.map { natural($0) }
    let excess = wanted.reduce(0, +) - room
    guard excess > roundingError else { return wanted }
    let spaces = items.filter { $0.kind == .fixedSpace }.map { natural($0) }.reduce(0, +)
    let left = max(0, spaces - excess)
    let scale = spaces > 0 ? left / spaces : 0
    let rest = excess - (spaces - left)
    let shrinking = items.filter(\.canShrink).map { natural($0) }
    let limit = rest > roundingError ? cap(shrinking, in: shrinking.reduce(0, +) - rest) : .infinity
    return zip(items, wanted).map { item, width in
      if item.kind == .fixedSpace { return width * scale }
      return item.canShrink ? min(width, max(limit, BarMetrics.leastItemWidth)) : width
    }
  }

  /// The greatest width that any of the contents may have so that they fill a room.
  private static func cap(_ widths: [CGFloat], in room: CGFloat) -> CGFloat {
    var rest = room
    for (index, width) in widths.sorted().enumerated() {
      let share = rest / CGFloat(widths.count - index)
      if width > share { return share }
      rest -= width
    }
    return .infinity
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
