import Drawing
import Foundation
import Raster

/// A shadow in pixels, moved by whole ones.
struct DeviceShadow: Equatable {
  /// In pixels.
  static let largestBlur = 1024.0
  /// In pixels, in each direction.
  static let largestOffset = 4096.0

  let columns: Int
  let rows: Int
  let blur: GaussianBlur
  let color: Color

  /// The shadow, all of whose numbers are finite, at `scale` pixels a point. Its offset is rounded to whole pixels, halves
  /// going right and down. Nil beyond the limits above.
  init?(_ shadow: Shadow, scale: Double) {
    let (x, y) = (shadow.offset.width * scale, shadow.offset.height * scale)
    let blur = max(0, shadow.blurRadius * scale)
    guard max(abs(x), abs(y)) <= Self.largestOffset, blur <= Self.largestBlur else { return nil }
    columns = Int((x + 0.5).rounded(.down))
    rows = Int((y + 0.5).rounded(.down))
    self.blur = GaussianBlur(standardDeviation: blur / 2)
    color = shadow.color
  }

  /// Where that must be painted of which either itself or its shadow is seen in `visibleArea`.
  func casterArea(visibleIn visibleArea: PixelRect) -> PixelRect {
    visibleArea.union(visibleArea.moved(columns: -columns, rows: -rows).outset(by: blur.reach))
  }
}
