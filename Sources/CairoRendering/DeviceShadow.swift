import Drawing
import Foundation
import Raster

/// A shadow in pixels, with an offset of whole pixels.
struct DeviceShadow: Equatable {
  /// The largest blur radius in pixels.
  static let largestBlur = 1024.0
  /// The largest offset in pixels, in each direction.
  static let largestOffset = 4096.0

  let columns: Int
  let rows: Int
  let blur: GaussianBlur
  let color: Color

  /// Creates the shadow in pixels; all of its numbers must be finite. It is rotated and scaled with its content. The
  /// offset is rounded to whole pixels, halves going right and down. Nil beyond the limits above.
  init?(_ shadow: Shadow, _ place: DeviceMapping) {
    let (x, y) = place.offset(shadow.offset)
    let blur = max(0, shadow.blurRadius * place.pixelsPerPoint)
    guard abs(x) <= Self.largestOffset, abs(y) <= Self.largestOffset, blur <= Self.largestBlur else { return nil }
    columns = Int((x + 0.5).rounded(.down))
    rows = Int((y + 0.5).rounded(.down))
    self.blur = GaussianBlur(standardDeviation: blur / 2)
    color = shadow.color
  }

  /// The area to paint so that everything is there that is visible in `visibleArea` itself, or whose shadow is.
  func casterArea(visibleIn visibleArea: PixelRect) -> PixelRect {
    visibleArea.union(visibleArea.moved(columns: -columns, rows: -rows).outset(by: blur.reach))
  }
}

extension DeviceMapping {
  /// An offset in the scope, in pixels.
  func offset(_ offset: CGSize) -> (x: Double, y: Double) {
    let turned = transform.isTranslation ? offset : transform.transform(offset)
    return (turned.width * scale, turned.height * scale)
  }
}
