public import Foundation

extension UIView {
  /// Converts a point from this view's coordinate space to that of `view`, or of the root if `nil`.
  ///
  /// Trees without a common root are placed by the frames of their roots, as windows are on the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer)
  }

  /// Converts a point from the coordinate space of `view`, or of the root if `nil`, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.ownLayer)
  }

  /// Converts a rectangle from this view's coordinate space to that of `view`, or of the root if `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.ownLayer)
  }

  /// Converts a rectangle from the coordinate space of `view`, or of the root if `nil`, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.ownLayer)
  }
}

extension UIView {
  /// The location in the superview of the layer's anchor point, the centre by default.
  final var position: CGPoint { origin.moved(by: ownLayer.anchorPoint, of: boundsStorage.size, 1) }

  func setFrame(_ rect: CGRect) {
    guard rect.isFinite else {
      raiseFault("CALayerInvalidGeometry", call: "UIView.frame = \(rect)", reason: "it is not finite")
      return
    }
    let observed = observedGeometry
    defer { observed?.reportChanges() }
    let rect = ownLayer.untransformedFrame(for: rect.standardized)
    let size = sizeToStore(rect.size)
    let isMoved = rect.origin != origin
    origin = rect.origin
    if size != boundsStorage.size {
      resize(to: size)
    } else if isMoved {
      geometryDidChange()
    }
  }

  func setBounds(_ rect: CGRect) {
    guard rect.isFinite else {
      raiseFault("CALayerInvalidGeometry", call: "UIView.bounds = \(rect)", reason: "it is not finite")
      return
    }
    let observed = observedGeometry
    defer { observed?.reportChanges() }
    let rect = rect.standardized
    if rect.origin != boundsStorage.origin {
      boundsStorage.origin = rect.origin
      setNeedsLayout()
      geometryDidChange()
    }
    let size = sizeToStore(rect.size)
    guard size != boundsStorage.size else { return }
    origin = position.moved(by: ownLayer.anchorPoint, of: size, -1)
    resize(to: size)
  }

  func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      raiseFault("CALayerInvalidGeometry", call: "UIView.center = \(point)", reason: "it is not finite")
      return
    }
    let moved = point.moved(by: ownLayer.anchorPoint, of: boundsStorage.size, -1)
    guard moved != origin else { return }
    let observed = observedGeometry
    origin = moved
    geometryDidChange()
    observed?.reportChanges()
  }

  private func resize(to size: CGSize) {
    let oldSize = boundsStorage.size
    boundsStorage.size = size
    setNeedsLayout()
    geometryDidChange()
    ownLayer.viewDidResize()
    autoresizeSubviews(fromSize: oldSize)
  }
}

extension CGRect {
  /// Whether the rectangle's origin, size and far edges are all finite.
  package var isFinite: Bool {
    (origin.x.magnitude + size.width.magnitude).isFinite && (origin.y.magnitude + size.height.magnitude).isFinite
  }
}
