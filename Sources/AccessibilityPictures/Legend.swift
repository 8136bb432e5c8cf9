import Foundation
import HeadlessUIKit
import SpokenElements

/// The entries of all elements beside a screen, or below it, in columns that are filled downwards.
///
/// Widths and distances are those of AccessibilitySnapshot's legend: below a screen that is wider than high or narrower than 316
/// points, else to the right of it.
@MainActor
struct Legend {
  private static let columnWidth = 284.0
  private static let gap = 16.0
  private static let entryGap = 8.0
  private static let narrowest = 316.0
  /// The largest number of columns beside a screen; more elements make the picture higher.
  private static let mostColumns = 4
  /// The largest number of entries; the others are counted.
  private static let mostEntries = 200

  /// The legend in its place.
  let view: UIView
  /// The size of screen and legend.
  let pageSize: CGSize

  init(_ elements: [SpokenElement], beside screen: CGSize) {
    var entries = elements.prefix(Self.mostEntries).enumerated().map { index, element in
      LegendEntry.view(
        index, element, entered: elements.namedContainersEntered(at: index), width: Self.columnWidth)
    }
    if elements.count > Self.mostEntries {
      entries.append(LegendEntry.note("and \(elements.count - Self.mostEntries) more", width: Self.columnWidth))
    }
    let isBelow = screen.width > screen.height || screen.width < Self.narrowest
    let heights = entries.map { Double($0.frame.height) }
    let columns: LegendColumns
    if isBelow {
      let count = max(1, Int((screen.width - Self.gap) / (Self.columnWidth + Self.gap)))
      columns = LegendColumns(heights, gap: Self.entryGap, atMost: count, high: 0)
    } else {
      columns = LegendColumns(
        heights, gap: Self.entryGap, atMost: Self.mostColumns, high: screen.height - 2 * Self.gap)
    }
    let width = Self.gap + Double(columns.count) * (Self.columnWidth + Self.gap)
    let height = columns.height + 2 * Self.gap
    let frame =
      isBelow
      ? CGRect(x: 0, y: screen.height, width: max(screen.width, width), height: height)
      : CGRect(x: screen.width, y: 0, width: width, height: max(screen.height, height))
    view = UIView(frame: frame)
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    for (entry, place) in zip(entries, columns.places) {
      entry.frame.origin = CGPoint(
        x: Self.gap + Double(place.column) * (Self.columnWidth + Self.gap), y: Self.gap + place.y)
      view.addSubview(entry)
    }
    pageSize = CGSize(width: max(screen.width, frame.maxX), height: max(screen.height, frame.maxY))
  }
}

/// The places of rows in columns of equal height.
struct LegendColumns {
  private(set) var places: [(column: Int, y: Double)] = []
  let height: Double
  var count: Int { (places.last?.column ?? 0) + 1 }

  /// - Parameters:
  ///   - heights: of the rows, in order.
  ///   - most: the largest number of columns.
  ///   - high: the height that columns may have in any event; they are higher where there would be too many of them.
  init(_ heights: [Double], gap: Double, atMost most: Int, high: Double) {
    let total = heights.reduce(0) { $0 + $1 + gap }
    var limit = max(high, total / Double(most), heights.max() ?? 0)
    // With the whole height one column is enough, so the loop ends.
    while let column = Self.places(heights, gap, limit).last?.column, column >= most { limit += max(8, limit / 50) }
    places = Self.places(heights, gap, limit)
    height = zip(places, heights).map { $0.y + $1 }.max() ?? 0
  }

  private static func places(_ heights: [Double], _ gap: Double, _ limit: Double) -> [(column: Int, y: Double)] {
    var (column, y) = (0, 0.0)
    return heights.map { height in
      if y > 0, y + height > limit { (column, y) = (column + 1, 0) }
      defer { y += height + gap }
      return (column, y)
    }
  }
}
