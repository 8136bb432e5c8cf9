import Drawing
import Foundation
import Raster
import UIKitValues

/// A layer's values beyond its geometry, background, border and corner radius; created when the first of them is set.
final class LayerEffects {
  var transform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var shadow = LayerShadow()
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var contents = LayerContents()
  /// Whether the layer draws its content itself.
  var isDrawn = false
  /// The layer whose opacity this layer is multiplied by.
  var mask: CALayer?
  /// The view that the mask belongs to, if it was set as a view's mask.
  var maskView: UIView?
  /// Whether the mask is resized with the layer, as documents ask.
  var resizesMask = false
}

/// The shadow of a layer, with Core Animation's defaults.
struct LayerShadow {
  var color: CGColor? = CGColor(gray: 0, alpha: 1)
  var opacity: Float = 0
  /// The offset in the superlayer's directions, in points.
  var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  var radius: CGFloat = 3
  /// The shape that casts the shadow; `nil` for what the layer paints.
  var path: CGPath?
}

extension LayerShadow {
  /// The shadow as it is painted in coordinates of the layer; `nil` if none is visible.
  ///
  /// `shadowRadius` is the Gaussian's standard deviation, as WebKit sets it to CSS's `stdDeviation` for drop shadows
  /// (PlatformCAFiltersCocoa.mm); a `Shadow` has twice that. The offset is along the superlayer's axes.
  ///
  /// - Parameter transform: the transform from the layer's coordinates to the superlayer's.
  func painted(under transform: AffineTransform) -> Shadow? {
    guard opacity > 0, let color = color?.color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      radius.isFinite
    else { return nil }
    var (offset, shadowColor) = (offset, color)
    shadowColor.alpha *= Double(min(opacity, 1))
    if !transform.isTranslation { offset = transform.linear.inverse.offset(offset) }
    return Shadow(offset: offset, blurRadius: 2 * Double(max(0, radius)), color: shadowColor)
  }
}

extension CALayer {
  /// The values, created on first access.
  final var madeEffects: LayerEffects {
    if let effects { return effects }
    let made = LayerEffects()
    effects = made
    return made
  }
}
