import Drawing
public import Foundation

extension CALayer {
  /// Converts a point from this layer's coordinate space to that of `layer`, or of the root layer if `nil`.
  ///
  /// Trees without a common root are placed by the frames of their roots, as windows are on the screen.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    transform(to: layer).place(of: point)
  }

  /// Converts a point from the coordinate space of `layer`, or of the root layer if `nil`, to this layer's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    transform(to: layer).inverse.place(of: point)
  }

  /// Converts a rectangle from this layer's coordinate space to that of `layer`, or of the root layer if `nil`.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    transform(to: layer).box(of: rect)
  }

  /// Converts a rectangle from the coordinate space of `layer`, or of the root layer if `nil`, to this layer's.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    transform(to: layer).inverse.box(of: rect)
  }

  /// The transform from this layer's coordinate space to that of `layer`, or of the root layer if `nil`.
  private func transform(to layer: CALayer?) -> AffineTransform {
    let (root, here) = placeInRoot
    guard let (otherRoot, there) = layer?.placeInRoot else { return here }
    guard root !== otherRoot else { return here.inside(there.inverse) }
    return here.inside(root.transformToSuperlayer).inside(otherRoot.transformToSuperlayer.inverse).inside(there.inverse)
  }

  /// The root layer, and the transform from this layer's coordinate space to the root's.
  private var placeInRoot: (root: CALayer, transform: AffineTransform) {
    var transform = AffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.inside(layer.transformToSuperlayer)
      layer = superlayer
    }
    return (layer, transform)
  }

  /// The transform from the layer's own coordinate space to the one that contains its frame.
  final var transformToSuperlayer: AffineTransform {
    let (origin, bounds) = (originInSuperlayer, bounds)
    return AffineTransform(translationByX: origin.x - bounds.origin.x, byY: origin.y - bounds.origin.y)
  }
}

// MARK: - Changes, forwarded to the view if there is one

extension CALayer {
  /// The top left corner of the frame.
  final var originInSuperlayer: CGPoint {
    view?.origin ?? own.position.moved(by: own.anchorPoint, of: own.bounds.size, -1)
  }

  final func setFrame(_ rect: CGRect) {
    if let view { return view.setFrame(rect) }
    guard isAcceptable(rect, "frame") else { return }
    let rect = rect.standardized
    own.bounds.size = rect.size
    own.position = rect.origin.moved(by: own.anchorPoint, of: rect.size, 1)
  }

  final func setBounds(_ rect: CGRect) {
    if let view { return view.setBounds(rect) }
    if isAcceptable(rect, "bounds") { own.bounds = rect.standardized }
  }

  final func setPosition(_ point: CGPoint) {
    if let view { return view.setCenter(point) }
    if isAcceptable(CGRect(origin: point, size: .zero), "position") { own.position = point }
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard isAcceptable(CGRect(origin: point, size: .zero), "anchorPoint") else { return }
    let position = position
    own.anchorPoint = point
    view?.setCenter(position)
  }

  final func setOpacity(_ opacity: Float) {
    if let view {
      view.alpha = CGFloat(opacity)
    } else if !opacity.isNaN {
      own.opacity = min(max(opacity, 0), 1)
    }
  }

  final func setHidden(_ isHidden: Bool) {
    if let view { view.isHidden = isHidden } else { own.isHidden = isHidden }
  }

  /// Raises a fault for a value that is not finite, as Core Animation raises an exception, and returns the old value.
  final func reject(_ value: CGFloat, _ property: String, keeping oldValue: CGFloat) -> CGFloat {
    raiseFault("CALayerInvalidGeometry", call: "CALayer.\(property) = \(value)", reason: "it is not finite")
    return oldValue
  }

  /// Notes that Core Animation would raise `exception` in the view that the layer belongs to.
  final func raiseFault(_ exception: String, call: String, reason: String) {
    var layer: CALayer? = self
    while let current = layer, current.view == nil { layer = current.superlayer }
    guard let view = layer?.view else { return UIKitFaults.raise(exception, call: call, reason: reason) }
    view.raiseFault(exception, call: call, reason: reason)
  }

  private func isAcceptable(_ rect: CGRect, _ property: String) -> Bool {
    if rect.isFinite { return true }
    raiseFault("CALayerInvalidGeometry", call: "CALayer.\(property) = \(rect)", reason: "it is not finite")
    return false
  }
}

extension CGPoint {
  /// The point moved by a fraction of a size: forwards if `sign` is 1, back if it is -1.
  func moved(by part: CGPoint, of size: CGSize, _ sign: CGFloat) -> CGPoint {
    CGPoint(x: x + sign * part.x * size.width, y: y + sign * part.y * size.height)
  }
}
