import Drawing
import Foundation

/// What takes the points of a scope to pixels of the picture.
struct DevicePlace {
  /// From the scope to the root's space.
  var transform: AffineTransform
  /// Pixels a point of the root's space.
  let scale: Double

  /// Pixels a point of the scope: where it is larger in one direction than in another, those of a square of the same area.
  var pixelsPerPoint: Double { transform.scale * scale }

  /// The place in pixels, as far out as it is.
  func pixels(_ point: CGPoint) -> CGPoint {
    let point = transform.transform(point)
    return CGPoint(x: point.x * scale, y: point.y * scale)
  }

  /// The whole transform to pixels.
  var toPixels: AffineTransform { transform.inside(AffineTransform(scaleByX: scale, byY: scale)) }
}
