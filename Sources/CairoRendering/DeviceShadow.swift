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

  /// The shadow, all of whose numbers are finite, in pixels; it is turned and enlarged with what casts it. Its offset is rounded to whole pixels, halves
  /// going right and down. Nil beyond the limits above.
  init?(_ shadow: Shadow, _ place: DevicePlace) {
    let (x, y) = place.offset(shadow.offset)
    let blur = max(0, shadow.blurRadius * place.pixelsPerPoint)
    guard abs(x) <= Self.largestOffset, abs(y) <= Self.largestOffset, blur <= Self.largestBlur else { return nil }
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

extension DevicePlace {
  /// A distance of the scope in pixels.
  fileprivate func offset(_ offset: CGSize) -> (x: Double, y: Double) {
    let turned = transform.isTranslation ? offset : transform.transform(offset)
    return (turned.width * scale, turned.height * scale)
  }
}
