// Core Animation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A map of space, as four rows of four numbers. Kept for layouts, not shown.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1: how much of x goes to x.
  public var m11: CGFloat = 0
  /// Row 1, column 2: how much of x goes to y.
  public var m12: CGFloat = 0
  /// Row 1, column 3: how much of x goes to z.
  public var m13: CGFloat = 0
  /// Row 1, column 4: how much of x goes to the divisor.
  public var m14: CGFloat = 0
  /// Row 2, column 1: how much of y goes to x.
  public var m21: CGFloat = 0
  /// Row 2, column 2: how much of y goes to y.
  public var m22: CGFloat = 0
  /// Row 2, column 3: how much of y goes to z.
  public var m23: CGFloat = 0
  /// Row 2, column 4: how much of y goes to the divisor.
  public var m24: CGFloat = 0
  /// Row 3, column 1: how much of z goes to x.
  public var m31: CGFloat = 0
  /// Row 3, column 2: how much of z goes to y.
  public var m32: CGFloat = 0
  /// Row 3, column 3: how much of z goes to z.
  public var m33: CGFloat = 0
  /// Row 3, column 4: how much of z goes to the divisor, as apps set it for perspective.
  public var m34: CGFloat = 0
  /// Row 4, column 1: points added to x.
  public var m41: CGFloat = 0
  /// Row 4, column 2: points added to y.
  public var m42: CGFloat = 0
  /// Row 4, column 3: points added to z.
  public var m43: CGFloat = 0
  /// Row 4, column 4: the divisor without what the other rows add; 1 in the identity.
  public var m44: CGFloat = 0

  /// All zeros.
  public init() {}
}

/// The transform that changes nothing: 1 on the diagonal.
public let CATransform3DIdentity: CATransform3D = {
  var identity = CATransform3D()
  (identity.m11, identity.m22, identity.m33, identity.m44) = (1, 1, 1, 1)
  return identity
}()

/// Whether the transform changes nothing, to the last bit.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all sixteen numbers are the same, to the last bit.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A move by so many points along the axes; z grows towards the viewer.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling by a factor along each axis, about (0, 0, 0).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// The transform of space that maps the plane as `m` does and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether the transform only maps the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What the transform does to the plane; z and perspective are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
