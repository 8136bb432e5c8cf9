import Drawing
import Foundation

/// The mapping from the points of a scope to pixels of the picture.
struct DeviceMapping {
  /// The transform from the scope to the root's space.
  var transform: AffineTransform
  /// Pixels per point in the root's space.
  let scale: Double

  /// Pixels per point in the scope. If it is scaled differently in its two directions, that of a square of the same
  /// area.
  var pixelsPerPoint: Double { transform.scale * scale }

  /// A point in pixels, without clamping.
  func pixels(_ point: CGPoint) -> CGPoint {
    let point = transform.transform(point)
    return CGPoint(x: point.x * scale, y: point.y * scale)
  }

  /// The complete transform to pixels.
  var toPixels: AffineTransform { transform.inside(AffineTransform(scaleByX: scale, byY: scale)) }
}
