package import Foundation

extension CGAffineTransform {
  package init(_ transform: AffineTransform) {
    self.init(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY)
  }

  /// The same transform for display lists.
  package var affine: AffineTransform { AffineTransform(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty) }
}
