import Drawing
import Foundation
import Raster

/// The pixels of a gradient: a colour for the middle of each pixel, from sums, products, quotients and square roots
/// alone.
struct GradientRaster {
  private let gradient: Gradient
  /// From the picture's pixels to the gradient's coordinates.
  private let inverse: AffineTransform
  private let colors: GradientColors

  /// Creates the raster; nil if the gradient paints nothing: without stops, with equal points or without radii, or if its
  /// transform collapses areas to nothing. All numbers must be finite.
  init?(_ gradient: Gradient, _ place: DeviceMapping, _ tables: GradientTables = GradientTables()) {
    let transform = gradient.transform.inside(place.toPixels)
    guard !gradient.stops.isEmpty, transform.isDrawable, let inverse = transform.inverted() else { return nil }
    let length: Double
    switch gradient.geometry {
    case .axial(let start, let end):
      guard start != end else { return nil }
      length = max(abs(end.x - start.x), abs(end.y - start.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      guard startRadius >= 0, endRadius >= 0, startRadius + endRadius > 0 else { return nil }
      length = max(abs(end.x - start.x), abs(end.y - start.y)) + max(startRadius, endRadius)
    case .conic: length = 4096
    }
    (self.gradient, self.inverse) = (gradient, inverse)
    colors = tables.colors(of: gradient, length: length * transform.largestFactor)
  }

  /// Whether no pixel is translucent.
  var isOpaque: Bool {
    if case .radial = gradient.geometry { false } else { colors.isOpaque }
  }

  /// Writes the pixels of an area of the picture to a bitmap of its size.
  func draw(_ area: PixelRect, on bitmap: Bitmap) {
    switch gradient.geometry {
    case .axial(let start, let end): draw(AxialField(start, end, inverse), area, on: bitmap)
    case .radial(let start, let startRadius, let end, let endRadius):
      let field = RadialField(
        start, startRadius, end, endRadius, extendsBefore: gradient.extendsBefore, extendsAfter: gradient.extendsAfter)
      draw(area, on: bitmap) { field.location(at: $0) }
    case .conic(let center, let angle):
      let field = ConicField(center, angle)
      draw(area, on: bitmap) { field.location(at: $0) }
    }
  }

  private func draw(_ area: PixelRect, on bitmap: Bitmap, _ location: (CGPoint) -> Double?) {
    let steps = Double(colors.steps)
    for row in 0..<bitmap.height {
      let pixels = bitmap.row(row)
      for column in 0..<bitmap.width {
        let x = Double(area.left + column) + 0.5
        let y = Double(area.top + row) + 0.5
        let place = CGPoint(
          x: x * inverse.m11 + y * inverse.m21 + inverse.tX, y: x * inverse.m12 + y * inverse.m22 + inverse.tY)
        guard let location = location(place) else { continue }
        pixels[column] =
          location < 0
          ? colors.before
          : location > 1 ? colors.after : colors.colors[Int(location * steps + 0.5)]
      }
    }
  }

  /// An axial gradient's rows differ by an offset alone, so that locations are counted in integers along a row.
  private func draw(_ field: AxialField, _ area: PixelRect, on bitmap: Bitmap) {
    let table = AxialTable(colors)
    if field.perColumn == 0 {
      for row in 0..<bitmap.height {
        let color = table.color(at: field.location(column: area.left, row: area.top + row))
        UnsafeMutableBufferPointer(start: bitmap.row(row), count: bitmap.width).update(repeating: color)
      }
      return
    }
    for row in 0..<bitmap.height {
      if row > 0, field.perRow == 0 {
        bitmap.row(row).update(from: bitmap.row(0), count: bitmap.width)
      } else {
        table.draw(
          from: field.location(column: area.left, row: area.top + row), step: field.perColumn, count: bitmap.width,
          to: bitmap.row(row))
      }
    }
  }
}
