import Drawing
import Foundation
import Raster

/// A line below or through text, before it is cut into the rectangles that are painted.
///
/// Edges lie on device pixels above and below, so that the line is crisp; it is at least one pixel thick.
struct TextLineDrawing: Equatable {
  var style: NSUnderlineStyle
  var color: Color
  /// The middle of the line, in points, in the root view's space.
  var center: Double
  /// In points.
  var thickness: Double
  /// A double line has its second one below; otherwise one on either side.
  var isBelowText: Bool

  /// The most dashes of a line; a longer line goes on solid.
  private static let dashLimit = 4096

  /// Fills from `start` to `end`.
  func commands(from start: Double, to end: Double, scale: Double) -> [DrawCommand] {
    let height = max(1, (thickness * (style.isThick && !style.isDouble ? 2 : 1) * scale).rounded())
    let top = (center * scale - height / 2).rounded()
    let tops = !style.isDouble ? [top] : isBelowText ? [top, top + 2 * height] : [top - height, top + height]
    return tops.flatMap { top in
      dashes(from: start, to: end, unit: height / scale, scale: scale).map { dash in
        .fill(
          Shape(
            rect: CGRect(
              x: dash.lowerBound, y: top / scale, width: dash.upperBound - dash.lowerBound, height: height / scale)),
          color)
      }
    }
  }

  /// The painted stretches. Those of a pattern start and end on device pixels.
  private func dashes(from start: Double, to end: Double, unit: Double, scale: Double) -> [Range<Double>] {
    guard end > start else { return [] }
    let pattern = style.pattern
    guard !pattern.isEmpty else { return [start..<end] }
    var dashes: [Range<Double>] = []
    var position = start
    for index in 0... where position < end {
      guard dashes.count < TextLineDrawing.dashLimit else { return dashes + [position..<end] }
      let next = min(end, position + pattern[index % pattern.count] * unit)
      let lower = (position * scale).rounded() / scale
      let upper = (next * scale).rounded() / scale
      if index % 2 == 0, upper > lower { dashes.append(lower..<upper) }
      position = next
      if position >= end { break }
    }
    return dashes
  }
}
