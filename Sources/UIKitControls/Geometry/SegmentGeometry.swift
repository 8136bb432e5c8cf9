import Foundation

/// The arithmetic of a segmented control: widths, places and dividers, in points.
///
/// Public pictures of iOS 12 to 18: "Segment A", "B", "C" are 263 by 32, three segments of 87 with 1 between; 377 wide, three
/// are 125 wide at 0, 126 and 252; the pill of a selected one is inset by 2; dividers are 1 wide and 18 high.
struct SegmentGeometry {
  static let height: CGFloat = 32
  /// The space between two segments, in which a divider stands.
  static let gap: CGFloat = 1
  /// The space on both sides of a title together. That images have the same is not public.
  static let padding: CGFloat = 20
  static let radius: CGFloat = 8
  static let pillInset: CGFloat = 2
  static let pillRadius: CGFloat = 6
  static let dividerHeight: CGFloat = 18

  /// The width of each segment's title or image.
  let contents: [CGFloat]
  /// The widths that the app gave to segments; 0 for none.
  let given: [CGFloat]
  /// Whether segments are as wide as their contents.
  let isApportioned: Bool

  private func natural(_ index: Int) -> CGFloat {
    given[index] > 0 ? given[index] : contents[index].rounded(.up) + Self.padding
  }

  /// The width that shows all titles: segments without a width of their own are as wide as the widest of them, unless
  /// widths are apportioned.
  var fittingWidth: CGFloat {
    guard !contents.isEmpty else { return 0 }
    let free = contents.indices.filter { given[$0] <= 0 }
    let widest = free.map(natural).max() ?? 0
    let widths = contents.indices.map { given[$0] <= 0 && !isApportioned ? widest : natural($0) }
    return widths.reduce(0, +) + Self.gap * CGFloat(contents.count - 1)
  }

  /// The segments from left to right at a total width. Given widths are kept; the others share the rest equally or, if
  /// widths are apportioned, in proportion to their contents (which is not public). If all are given, they are scaled to
  /// the width.
  func frames(in size: CGSize) -> [CGRect] {
    guard !contents.isEmpty else { return [] }
    let room = max(0, size.width - Self.gap * CGFloat(contents.count - 1))
    var x: CGFloat = 0
    return widths(in: room).map { width in
      defer { x += width + Self.gap }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  private func widths(in room: CGFloat) -> [CGFloat] {
    let free = contents.indices.filter { given[$0] <= 0 }
    let taken = given.filter { $0 > 0 }.reduce(0, +)
    guard !free.isEmpty else { return given.map { taken > 0 ? $0 * room / taken : 0 } }
    let rest = max(0, room - taken)
    let wanted = free.map(natural).reduce(0, +)
    return contents.indices.map { index in
      if given[index] > 0 { return given[index] }
      return isApportioned && wanted > 0 ? rest * natural(index) / wanted : rest / CGFloat(free.count)
    }
  }

  /// The pill of a segment.
  static func pill(in segment: CGRect) -> CGRect {
    segment.insetBy(dx: min(pillInset, segment.width / 2), dy: min(pillInset, segment.height / 2))
  }

  /// The divider between two neighbours, after the left one.
  static func divider(after segment: CGRect) -> CGRect {
    let height = min(dividerHeight, segment.height)
    return CGRect(x: segment.maxX, y: segment.midY - height / 2, width: gap, height: height)
  }
}
