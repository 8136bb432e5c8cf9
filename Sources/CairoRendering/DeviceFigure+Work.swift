import Drawing
import Foundation

/// The work of drawing a path, and what is done about paths of many elements.
extension DeviceFigure {
  /// The most rows of pixels that the lines of a path may cross in all, which take a second or two.
  private static let mostRows = 1 << 23
  /// The most elements of paths that Cairo intersects with each other, in a time that grows with their product.
  static let mostIntersected = 256

  private var outline: Outline? {
    switch self {
    case .inside(.outline(let outline)): outline
    case .inside: nil
    case .line(let line): line.outline
    }
  }

  /// Whether it is painted apart from the clips around it.
  var isLong: Bool { (outline?.elements.count ?? 0) > Self.mostIntersected }

  /// Whether it can be drawn in a bounded time.
  func isWithinLimits(in visible: PixelRect) -> Bool {
    guard isLong, let outline else { return true }
    var (rows, place) = (0.0, 0.0)
    let (top, bottom) = (Double(visible.top), Double(visible.bottom))
    for element in outline.elements {
      let heights = element.points.map(\.y)
      guard let end = heights.last else { continue }
      let (first, last) = (min(place, heights.min() ?? end), max(place, heights.max() ?? end))
      let height = max(0, min(last + reach, bottom) - max(first - reach, top))
      // A curve may cross a row twice or more, in many short lines.
      rows += elementRows + passes * (heights.count > 1 ? 3 : 1) * height
      place = end
    }
    return rows <= Double(Self.mostRows)
  }

  /// Rows for each element, however low it is.
  private var elementRows: Double { 1 + 2 * reach }

  /// The number of times a line's rows are crossed.
  private var passes: Double { if case .line = self { 2 } else { 1 } }

  /// The distance that a line reaches to each side.
  private var reach: Double {
    if case .line(let line) = self { line.style.width * line.transform.largestFactor / 2 } else { 0 }
  }
}
