import Drawing
import Foundation
import Raster
@_spi(Subclasses) import UIKitValues

extension CALayer {
  /// Adds shadow, corners, transform, mask and contents where they are not the default.
  final func addEffects(to appearance: inout ViewAppearance) {
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) { appearance.add(.anchorPoint, words(anchorPoint.x, anchorPoint.y)) }
    appearance.add(.zPosition, zPosition)
    guard let effects else { return }
    if cornerRadius > 0 {
      appearance.add(.maskedCorners, effects.maskedCorners.recorded)
      appearance.add(.cornerCurve, effects.cornerCurve.rawValue)
    }
    addShadow(effects.shadow, to: &appearance)
    if !CATransform3DIsIdentity(effects.transform) { appearance.add(.transform, effects.transform.recorded) }
    if let mask = effects.mask {
      appearance.add(.mask, String(describing: type(of: mask.view as AnyObject? ?? mask)))
    }
    if let image = effects.contents.image {
      appearance.add(.contents, image.hash.description)
      appearance.add(.contentsGravity, effects.contents.gravity.rawValue)
    }
  }

  private func addShadow(_ shadow: LayerShadow, to appearance: inout ViewAppearance) {
    guard shadow.painted(under: .identity) != nil else { return }
    if let color = shadow.color { appearance.add(.shadowColor, color.recorded) }
    appearance.add(.shadowOpacity, CGFloat(shadow.opacity))
    appearance.add(.shadowOffset, words(shadow.offset.width, shadow.offset.height))
    appearance.add(.shadowRadius, shadow.radius)
    guard let path = shadow.path else { return }
    let box = path.outline.bounds ?? .zero
    appearance.add(.shadowPath, words(box.origin.x, box.origin.y, box.size.width, box.size.height))
  }
}

/// Numbers as layouts write them.
func words(_ numbers: CGFloat...) -> String { numbers.map { number(Double($0)) }.joined(separator: " ") }

extension CACornerMask {
  /// The corners as layouts write them.
  fileprivate var recorded: String {
    guard intersection(.all) != .all else { return "all" }
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"), (.layerMinXMaxYCorner, "bottomLeft"),
      (.layerMaxXMaxYCorner, "bottomRight"),
    ]
    let corners = names.filter { contains($0.0) }.map(\.1)
    return corners.isEmpty ? "none" : corners.joined(separator: " ")
  }
}

extension CATransform3D {
  /// The transform as layouts write it.
  fileprivate var recorded: String {
    if CATransform3DIsAffine(self) { return words(plane) }
    return words(m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44)
  }
}
