import Drawing
import Foundation

extension CALayer {
  /// Sublayers are found outside the bounds, too, unless the layer masks to them; hidden and transparent layers are not
  /// found, nor is anything in them.
  final func layerHit(at point: CGPoint) -> CALayer? {
    guard isPainted, !isCollapsed else { return nil }
    let place = transformToSuperlayer.inverse.place(of: point)
    let isInside = contains(place)
    guard isInside || !(view?.clipsToBounds ?? masksToBounds) else { return nil }
    for sublayer in sublayersInPaintingOrder.reversed() {
      if let hit = sublayer.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }
}
