public import Foundation
public import UIKitValues

// MARK: - Shadow

extension CALayer {
  /// The shadow's colour, initially opaque black; it does not adapt to traits.
  public var shadowColor: CGColor? {
    get { effects.map(\.shadow.color) ?? LayerShadow().color }
    set { madeEffects.shadow.color = newValue }
  }

  /// The shadow's opacity, from 0 (none, the default) to 1, by which the colour's is multiplied.
  public var shadowOpacity: Float {
    get { effects?.shadow.opacity ?? 0 }
    set { if !newValue.isNaN { madeEffects.shadow.opacity = newValue } }
  }

  /// The shadow's offset in points, along the superlayer's axes; (0, -3) by default, which is upwards.
  public var shadowOffset: CGSize {
    get { effects?.shadow.offset ?? LayerShadow().offset }
    set { madeEffects.shadow.offset = newValue }
  }

  /// The standard deviation of the shadow's Gaussian blur, in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { effects?.shadow.radius ?? LayerShadow().radius }
    set { madeEffects.shadow.radius = newValue }
  }

  /// The shape that casts the shadow, in the layer's coordinates, filled by the nonzero winding rule. If `nil`, what the
  /// layer and its sublayers paint casts it.
  public var shadowPath: CGPath? {
    get { effects?.shadow.path }
    set { madeEffects.shadow.path = newValue?.copy() }
  }
}

// MARK: - Corners

/// Corners of a layer, with Core Animation's raw values; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CALayer {
  /// The corners that `cornerRadius` rounds; all of them by default.
  public var maskedCorners: CACornerMask {
    get { effects?.maskedCorners ?? .all }
    set { madeEffects.maskedCorners = newValue }
  }

  /// The shape of rounded corners; circular by default. The continuous curve is a public reading of Core Animation's
  /// (`RoundedRectangle`); where its reach exceeds half a side, it approaches the circle.
  public var cornerCurve: CALayerCornerCurve {
    get { effects?.cornerCurve ?? .circular }
    set { madeEffects.cornerCurve = newValue }
  }

  /// The distance from the corner at which a curve begins, in radii: 1.528665 for continuous corners, else 1.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

// MARK: - Transform

extension CALayer {
  /// The transform of the layer and its sublayers about the anchor point. A transform with a number that is not finite
  /// is a fault, and has no effect.
  ///
  /// Differs from Core Animation: layers are drawn in the plane. Perspective is replaced by the affine transform at the
  /// anchor point, which is a finding, and layers are not ordered by their depth. A transform that collapses the plane
  /// draws nothing.
  public var transform: CATransform3D {
    get { effects?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// The transform's part in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The depth of the anchor point, in points. Stored; has no effect in the plane.
  public var anchorPointZ: CGFloat {
    get { effects?.anchorPointZ ?? 0 }
    set { madeEffects.anchorPointZ = newValue }
  }

  /// Whether the layer is visible from behind, when its transform turns it round; `true` by default.
  public var isDoubleSided: Bool {
    get { effects?.isDoubleSided ?? true }
    set { madeEffects.isDoubleSided = newValue }
  }
}
