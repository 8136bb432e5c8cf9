import Foundation
import Spans

/// One line of a flow layout: a row, or a column if the layout scrolls horizontally.
struct FlowLine: Hashable, Sendable {
  var items: Range<Int>
  /// The distance from the start of the section's first line, along the scrolling direction.
  var start: CGFloat
  /// The largest item's extent along the scrolling direction.
  var extent: CGFloat
}

/// The lines of one section, and the positions of its items along them.
///
/// Widths of 90, 90 and 90 in 300 points with a minimum spacing of 6 make one line with gaps of 15: positions 0, 105
/// and 210. Lines are filled greedily, and gaps share the remaining space (Apple, "Collection View Programming Guide
/// for iOS").
struct FlowLines: Sendable {
  let extents: [FlowExtents]
  private(set) var lines: [FlowLine] = []
  /// The start of each item, relative to the start of its line.
  private(set) var positions: [CGFloat]
  private let length: CGFloat
  private let spacing: CGFloat

  /// The amount by which items may be longer than their line: three thirds of a width can sum to some 10⁻¹⁴ more than
  /// the width. Apple's own tolerance is not public.
  static let tolerance: CGFloat = 1e-6

  /// - Parameters:
  ///   - length: The length of lines.
  ///   - spacing: The minimum distance between the items of a line.
  init(_ items: FlowItems, length: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
    extents = items.extents
    positions = Array(repeating: 0, count: items.extents.count)
    self.length = length
    self.spacing = spacing
    guard let first = extents.first else { return }
    switch items.spacing {
    case .grid: positionGrid(of: first.line, lineSpacing: lineSpacing)
    case .justified: positionJustified(lineSpacing: lineSpacing)
    }
  }

  /// The extent of all lines along the scrolling direction.
  var extent: CGFloat { lines.last.map { $0.start + $0.extent } ?? 0 }

  /// The line that contains the item.
  func line(ofItem item: Int) -> FlowLine {
    lines[lines.firstIndex(inAscending: { $0.items.upperBound > item })]
  }

  private mutating func append(_ items: Range<Int>, lineSpacing: CGFloat) {
    let start = lines.last.map { $0.start + $0.extent + lineSpacing } ?? 0
    let largest = extents[items].reduce(0) { max($0, $1.scroll) }
    lines.append(FlowLine(items: items, start: start, extent: largest))
  }

  // MARK: Grids

  private mutating func positionGrid(of width: CGFloat, lineSpacing: CGFloat) {
    let perLine = itemsPerLine(of: width)
    let gap = perLine > 1 && width + spacing > 0 ? (length - width * CGFloat(perLine)) / CGFloat(perLine - 1) : spacing
    let start = perLine > 1 ? 0 : centred(width)
    for first in stride(from: 0, to: extents.count, by: perLine) {
      let items = first..<min(first + perLine, extents.count)
      for item in items { positions[item] = start + CGFloat(item - first) * (width + gap) }
      append(items, lineSpacing: lineSpacing)
    }
  }

  /// The number of items of the width that fit on a line, at least one. It may be more than there are.
  private func itemsPerLine(of width: CGFloat) -> Int {
    guard width + spacing > 0 else { return extents.count }
    let count = (length + spacing + Self.tolerance) / (width + spacing)
    return Int(max(1, min(count, 1e9)))
  }

  // MARK: Justified lines

  private mutating func positionJustified(lineSpacing: CGFloat) {
    var first = 0
    while first < extents.count {
      let items = first..<endOfLine(from: first)
      position(items, isLast: items.upperBound == extents.count)
      append(items, lineSpacing: lineSpacing)
      first = items.upperBound
    }
  }

  private func endOfLine(from first: Int) -> Int {
    var used = extents[first].line
    var item = first + 1
    while item < extents.count {
      used += spacing + extents[item].line
      if used > length + Self.tolerance { break }
      item += 1
    }
    return item
  }

  private mutating func position(_ items: Range<Int>, isLast: Bool) {
    var position = items.count == 1 ? startOfLoneItem(extents[items.lowerBound].line, isLast: isLast) : 0
    let gap = isLast || items.count == 1 ? spacing : justifiedGap(of: items)
    for item in items {
      positions[item] = position
      position += extents[item].line + gap
    }
  }

  private func justifiedGap(of items: Range<Int>) -> CGFloat {
    let used = extents[items].reduce(0) { $0 + $1.line }
    return (length - used) / CGFloat(items.count - 1)
  }

  /// The start of an item that is alone on its line: centred, but at the start of the last line if another such item
  /// would fit.
  ///
  /// From kern0x1b/charon's records and notes (`facts/UIKit/UICollectionViewSelfSizing.md`, UIKit under Mac Catalyst).
  private func startOfLoneItem(_ width: CGFloat, isLast: Bool) -> CGFloat {
    isLast && 2 * width + spacing <= length + Self.tolerance ? 0 : centred(width)
  }

  /// The start of a centred item. One longer than the line starts where the line does.
  private func centred(_ width: CGFloat) -> CGFloat { max(0, (length - width) / 2) }
}
