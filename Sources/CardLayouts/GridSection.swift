import Foundation
import HeadlessUIKit
import Spans

/// The delegate's and data source's values for one section of a grid.
struct GridSectionContent {
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var interitemSpacing: CGFloat
  /// The size of the header; without height there is none.
  var header: CGSize
  /// The size of the footer; without height there is none.
  var footer: CGSize
  /// The height of each item.
  var itemHeights: [CGFloat]
}

/// The columns of a section, of equal width and `spacing` apart.
struct GridColumns {
  let count: Int
  /// The width in points; 0 if spacings and insets leave no space.
  let width: CGFloat
  private let spacing: CGFloat
  private let left: CGFloat

  /// - Parameters:
  ///   - contentWidth: The collection view's width without its content insets.
  ///   - count: The number of columns, at least 1.
  init(contentWidth: CGFloat, inset: UIEdgeInsets, spacing: CGFloat, count: Int) {
    let gaps = spacing * CGFloat(count - 1)
    width = max(0, (contentWidth - inset.left - inset.right - gaps) / CGFloat(count))
    self.count = count
    self.spacing = spacing
    left = inset.left
  }

  func x(ofColumn column: Int) -> CGFloat {
    CGFloat(column) * width + CGFloat(column) * spacing + left
  }
}

/// The layout of a grid's section, in which every row is as tall as its tallest item.
struct GridSection {
  let columns: GridColumns
  let itemCount: Int
  let header: CGRect?
  let footer: CGRect?
  /// The top and height of each row.
  private let rows: [(top: CGFloat, height: CGFloat)]
  private let rowIndex: SpanIndex
  /// The top of the next section.
  let end: CGFloat

  /// Lays out a section, starting at `top`.
  ///
  /// The published behaviour is reproduced as it is, with its surprises: the line spacing follows every row, including
  /// the last; it does not follow a header in the first section; the footer is moved down by the insets above *and*
  /// below the items, but neither moves what follows it. So the inset below the items has no effect without a footer,
  /// and a footer may overlap the next section's header or extend beyond the content's bottom.
  init(_ content: GridSectionContent, columns: GridColumns, top: CGFloat, isFirst: Bool, isLast: Bool) {
    self.columns = columns
    itemCount = content.itemHeights.count
    var y = top
    header = Self.frame(content.header, top: y)
    if let header { y += header.height + (isFirst ? 0 : content.lineSpacing) }
    y += content.inset.top

    let heights = Self.rowHeights(content.itemHeights, columns: columns.count)
    rows = heights.map { height in
      defer { y += height + content.lineSpacing }
      return (y, height)
    }
    rowIndex = SpanIndex(rows.map { (start: $0.top, end: $0.top + $0.height) })

    footer = Self.frame(content.footer, top: y + content.inset.top + content.inset.bottom)
    if let footer { y += footer.height + (isLast ? 0 : content.lineSpacing) }
    end = y
  }

  /// The frame of a header or footer, at the content's left edge regardless of the section's inset; `nil` without
  /// height.
  private static func frame(_ size: CGSize, top: CGFloat) -> CGRect? {
    size.height > 0 ? CGRect(x: 0, y: top, width: max(0, size.width), height: size.height) : nil
  }

  private static func rowHeights(_ heights: [CGFloat], columns: Int) -> [CGFloat] {
    guard !heights.isEmpty else { return [] }
    return (0...(heights.count - 1) / columns).map { row in
      let start = row * columns
      return heights[start..<start + min(columns, heights.count - start)].max() ?? 0
    }
  }
}

extension GridSection {
  /// The frame of an item; `nil` for one that does not exist.
  func frame(ofItem item: Int) -> CGRect? {
    guard (0..<itemCount).contains(item) else { return nil }
    let row = rows[item / columns.count]
    let x = columns.x(ofColumn: item % columns.count)
    return CGRect(x: x, y: row.top, width: columns.width, height: row.height)
  }

  /// The items that may intersect a vertical range of the content: those of the rows that do.
  func items(touching top: CGFloat, _ bottom: CGFloat) -> Range<Int> {
    let touching = rowIndex.candidates(touching: top, bottom)
    guard !touching.isEmpty else { return 0..<0 }
    let start = touching.lowerBound * columns.count
    let lastRow = (touching.upperBound - 1) * columns.count
    return start..<lastRow + min(columns.count, itemCount - lastRow)
  }

  /// The vertical range of all elements of the section; `nil` if there are none.
  var span: (start: CGFloat, end: CGFloat)? {
    var spans = [header, footer].compactMap { $0.map { (start: $0.minY, end: $0.maxY) } }
    if let bounds = rowIndex.bounds { spans.append(bounds) }
    return SpanIndex(spans).bounds
  }
}
