// Core Animation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A three-dimensional transform, a matrix of four rows and columns. Layers are drawn in the plane (`CALayer.transform`).
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1: the factor of x in x.
  public var m11: CGFloat = 0
  /// Row 1, column 2: the factor of x in y.
  public var m12: CGFloat = 0
  /// Row 1, column 3: the factor of x in z.
  public var m13: CGFloat = 0
  /// Row 1, column 4: the factor of x in the divisor.
  public var m14: CGFloat = 0
  /// Row 2, column 1: the factor of y in x.
  public var m21: CGFloat = 0
  /// Row 2, column 2: the factor of y in y.
  public var m22: CGFloat = 0
  /// Row 2, column 3: the factor of y in z.
  public var m23: CGFloat = 0
  /// Row 2, column 4: the factor of y in the divisor.
  public var m24: CGFloat = 0
  /// Row 3, column 1: the factor of z in x.
  public var m31: CGFloat = 0
  /// Row 3, column 2: the factor of z in y.
  public var m32: CGFloat = 0
  /// Row 3, column 3: the factor of z in z.
  public var m33: CGFloat = 0
  /// Row 3, column 4: the factor of z in the divisor, which apps set for perspective.
  public var m34: CGFloat = 0
  /// Row 4, column 1: the translation of x, in points.
  public var m41: CGFloat = 0
  /// Row 4, column 2: the translation of y, in points.
  public var m42: CGFloat = 0
  /// Row 4, column 3: the translation of z, in points.
  public var m43: CGFloat = 0
  /// Row 4, column 4: the constant part of the divisor; 1 in the identity.
  public var m44: CGFloat = 0

  /// Creates a matrix of zeros.
  public init() {}
}

/// The identity, with 1 on the diagonal.
public let CATransform3DIdentity: CATransform3D = {
  var identity = CATransform3D()
  (identity.m11, identity.m22, identity.m33, identity.m44) = (1, 1, 1, 1)
  return identity
}()

/// Whether the transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all sixteen numbers are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation in points along the axes; z grows towards the viewer.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling along each axis about (0, 0, 0).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// The transform that maps the plane as `m` does and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether the transform only affects the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of the transform; z and perspective are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
