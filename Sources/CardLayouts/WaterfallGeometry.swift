import Foundation
import Spans

/// The positions of a waterfall's cards, in which every column is stacked independently.
///
/// Cards are assigned to the columns in turn, starting with the first column in each section, and never to the shortest
/// one. Every section starts below the whole section before it.
struct WaterfallGeometry {
  private(set) var sections: [WaterfallSection] = []
  private(set) var contentHeight: CGFloat = 0
  private let sectionIndex: SpanIndex

  /// - Parameter heights: The cards' heights, section by section.
  init(heights: [[CGFloat]], columns: WaterfallColumns) {
    for heights in heights {
      let section = WaterfallSection(heights, columns: columns, top: contentHeight)
      sections.append(section)
      contentHeight = max(contentHeight, section.end)
    }
    sectionIndex = SpanIndex(sections.map { (start: $0.top, end: $0.end) })
  }

  func frame(ofItem item: Int, section: Int) -> CGRect? {
    sections.indices.contains(section) ? sections[section].frame(ofItem: item) : nil
  }

  /// The cards that intersect a rectangle, by section and item.
  func items(in rect: CGRect) -> [(item: Int, section: Int, frame: CGRect)] {
    guard rect.isPlaced else { return [] }
    return sectionIndex.candidates(touching: rect.minY, rect.maxY).flatMap { section in
      sections[section].items(in: rect).map { (item: $0.item, section: section, frame: $0.frame) }
    }
  }
}

/// The columns of a waterfall.
struct WaterfallColumns {
  /// The number of columns, at least 1.
  let count: Int
  let width: CGFloat
  /// The free space around every card.
  let padding: CGFloat

  /// The width of a card, at least 0.
  var itemWidth: CGFloat { max(0, width - 2 * padding) }

  init(contentWidth: CGFloat, count: Int, padding: CGFloat) {
    self.count = count
    width = max(0, contentWidth / CGFloat(count))
    self.padding = padding
  }
}

/// The layout of a waterfall's section.
struct WaterfallSection {
  let top: CGFloat
  /// The bottom of the tallest column.
  let end: CGFloat
  private let columns: WaterfallColumns
  /// The top and height of each card, in the order of the items.
  private let cards: [(top: CGFloat, height: CGFloat)]
  /// An index for searching each column that has cards.
  private let columnIndices: [SpanIndex]

  init(_ heights: [CGFloat], columns: WaterfallColumns, top: CGFloat) {
    let usedColumns = min(columns.count, heights.count)
    var ends = Array(repeating: top, count: usedColumns)
    let cards = heights.indices.map { item in
      let column = item % columns.count
      defer { ends[column] += heights[item] + 2 * columns.padding }
      return (top: ends[column] + columns.padding, height: heights[item])
    }
    columnIndices = (0..<usedColumns).map { column in
      let pile = stride(from: column, to: cards.count, by: columns.count).map { cards[$0] }
      return SpanIndex(pile.map { (start: $0.top, end: $0.top + $0.height) })
    }
    end = ends.max() ?? top
    self.top = top
    self.columns = columns
    self.cards = cards
  }

  func frame(ofItem item: Int) -> CGRect? {
    guard cards.indices.contains(item) else { return nil }
    let x = CGFloat(item % columns.count) * columns.width + columns.padding
    return CGRect(x: x, y: cards[item].top, width: columns.itemWidth, height: cards[item].height)
  }

  func items(in rect: CGRect) -> [(item: Int, frame: CGRect)] {
    let touching = columnIndices.indices.flatMap { column in
      columnIndices[column].candidates(touching: rect.minY, rect.maxY).map { $0 * columns.count + column }
    }
    return touching.sorted().compactMap { item in
      guard let frame = frame(ofItem: item), frame.intersects(rect) else { return nil }
      return (item, frame)
    }
  }
}
