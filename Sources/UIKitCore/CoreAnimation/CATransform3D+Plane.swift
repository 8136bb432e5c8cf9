import Drawing
import Foundation
import UIKitValues

extension CATransform3D {
  /// The transform of the plane of a layer, z = 0, looked at from the front.
  ///
  /// With perspective (`m14` and `m24`) it is the affine transform that agrees with it about (0, 0). It collapses
  /// everything to a point if the plane is where the eye is.
  var plane: AffineTransform {
    if m14 == 0, m24 == 0, m44 == 1 {
      return AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: m41, tY: m42)
    }
    guard m44 != 0 else { return AffineTransform(m11: 0, m12: 0, m21: 0, m22: 0, tX: 0, tY: 0) }
    let (x, y) = (m41 / m44, m42 / m44)
    return AffineTransform(
      m11: (m11 - x * m14) / m44, m12: (m12 - y * m14) / m44, m21: (m21 - x * m24) / m44, m22: (m22 - y * m24) / m44,
      tX: x, tY: y)
  }

  /// Whether what is farther away is smaller, so that no affine transform of the plane is the same.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 }

  var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
  }
}

extension AffineTransform {
  /// The transform without its translation.
  var linear: AffineTransform { AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: 0, tY: 0) }

  /// Whether it can be undone: it neither collapses areas nor has numbers that are not finite.
  var isInvertible: Bool {
    let area = m11 * m22 - m12 * m21
    return area.isFinite && area != 0 && tX.isFinite && tY.isFinite && (1 / area).isFinite
  }

  /// Whether it turns the plane round, so that its back is seen.
  var showsBack: Bool { m11 * m22 - m12 * m21 < 0 }

  /// A distance, transformed without the translation.
  func offset(_ size: CGSize) -> CGSize {
    let end = linear.place(of: CGPoint(x: size.width, y: size.height))
    return CGSize(width: end.x, height: end.y)
  }
}
