import Drawing
import Foundation
import Raster
import SystemText

/// A line below or through text, before it is divided into the rectangles that are painted.
///
/// Its upper and lower edges lie on device pixels, so that the line is crisp; it is at least one pixel thick.
struct TextDecorationLine: Equatable {
  var style: NSUnderlineStyle
  var color: Color
  /// The vertical centre of the line, in points.
  var center: Double
  /// The thickness in points.
  var thickness: Double
  /// Whether the second line of a double one is below the first; otherwise there is one on either side of the centre.
  var isBelowText: Bool

  /// The maximum number of dashes in a line; the rest of a longer line is solid.
  private static let dashLimit = 4096

  /// The commands that paint the line from `start` to `end`.
  func commands(from start: Double, to end: Double, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let grid = pixels.grid
    let height = max(1, grid.nearestPixel(thickness * (style.isThick && !style.isDouble ? 2 : 1)))
    let top = PixelGrid.nearestWhole((pixels.zero.y + center) * grid.scale - height / 2)
    let tops = !style.isDouble ? [top] : isBelowText ? [top, top + 2 * height] : [top - height, top + height]
    return tops.flatMap { top in
      dashes(from: start, to: end, unit: height / grid.scale, on: pixels).map { dash in
        let rect = CGRect(
          x: dash.lowerBound, y: top / grid.scale - pixels.zero.y, width: dash.upperBound - dash.lowerBound,
          height: height / grid.scale)
        return .fill(.rectangle(rect), .color(color))
      }
    }
  }

  /// The painted parts. Those of a pattern start and end on device pixels.
  private func dashes(from start: Double, to end: Double, unit: Double, on pixels: OffsetPixelGrid) -> [Range<Double>] {
    guard end > start else { return [] }
    let pattern = style.pattern
    guard !pattern.isEmpty else { return [start..<end] }
    var dashes: [Range<Double>] = []
    var position = start
    for index in 0... where position < end {
      guard dashes.count < TextDecorationLine.dashLimit else { return dashes + [position..<end] }
      let next = min(end, position + pattern[index % pattern.count] * unit)
      let lower = pixels.nearestX(position)
      let upper = pixels.nearestX(next)
      if index % 2 == 0, upper > lower { dashes.append(lower..<upper) }
      position = next
      if position >= end { break }
    }
    return dashes
  }
}
