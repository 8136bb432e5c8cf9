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
    guard let plane = ownTransform else {
      let (origin, bounds) = (untransformedOrigin, bounds)
      return AffineTransform(translationByX: origin.x - bounds.origin.x, byY: origin.y - bounds.origin.y)
    }
    let (position, bounds) = (position, bounds)
    let anchor = bounds.origin.moved(by: anchorPoint, of: bounds.size, 1)
    return AffineTransform(moving: CGPoint(x: -anchor.x, y: -anchor.y)).inside(plane)
      .inside(AffineTransform(moving: position))
  }

  /// The transform about the anchor point; `nil` for the identity.
  final var ownTransform: AffineTransform? {
    guard let effects, !CATransform3DIsIdentity(effects.transform) else { return nil }
    return effects.transform.plane
  }

  /// Whether the layer's transform leaves nothing of it to be seen.
  final var isCollapsed: Bool {
    guard let effects, let plane = ownTransform else { return false }
    return !plane.isInvertible || (!effects.isDoubleSided && plane.showsBack)
  }
}

// MARK: - Changes, forwarded to the view if there is one

extension CALayer {
  /// The top left corner of the frame.
  final var originInSuperlayer: CGPoint { ownTransform == nil ? untransformedOrigin : transformedFrame.origin }

  /// The top left corner of the frame that the layer would have without its transform.
  final var untransformedOrigin: CGPoint {
    view?.origin ?? own.position.moved(by: own.anchorPoint, of: own.bounds.size, -1)
  }

  /// The bounding rectangle of the transformed layer in its superlayer.
  final var transformedFrame: CGRect { transformToSuperlayer.box(of: bounds) }

  /// The frame without the transform of a layer whose frame with it is a rectangle: itself for a layer without one.
  ///
  /// As with Core Animation, the size is that of the rectangle that the inverse transform makes of the frame, and the
  /// middle stays: frames of layers that are only scaled, mirrored or turned by right angles are exactly those that were
  /// set, and one that is turned by another angle grows. A transform that collapses the layer keeps its size.
  final func untransformedFrame(for frame: CGRect) -> CGRect {
    guard let plane = ownTransform else { return frame }
    let size =
      plane.isInvertible ? plane.linear.inverse.box(of: CGRect(origin: .zero, size: frame.size)).size : bounds.size
    let toMiddle = plane.place(
      of: CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height))
    let position = CGPoint(x: frame.midX - toMiddle.x, y: frame.midY - toMiddle.y)
    return CGRect(origin: position.moved(by: anchorPoint, of: size, -1), size: size)
  }

  final func setFrame(_ rect: CGRect) {
    if let view { return view.setFrame(rect) }
    guard isAcceptable(rect, "frame") else { return }
    let observed = observedGeometry
    defer { observed?.reportChanges() }
    let rect = untransformedFrame(for: rect.standardized)
    let isResized = rect.size != own.bounds.size
    own.bounds.size = rect.size
    own.position = rect.origin.moved(by: own.anchorPoint, of: rect.size, 1)
    if isResized { didResize() }
  }

  final func setBounds(_ rect: CGRect) {
    if let view { return view.setBounds(rect) }
    guard isAcceptable(rect, "bounds") else { return }
    let observed = observedGeometry
    defer { observed?.reportChanges() }
    let isResized = rect.standardized.size != own.bounds.size
    own.bounds = rect.standardized
    if isResized { didResize() }
  }

  private func didResize() {
    setNeedsLayout()
    resizeMask()
  }

  /// Responds to a change of the view's size.
  final func viewDidResize() {
    needsSublayerLayout = true
    resizeMask()
  }

  final func setPosition(_ point: CGPoint) {
    if let view { return view.setCenter(point) }
    guard isAcceptable(CGRect(origin: point, size: .zero), "position") else { return }
    let observed = observedGeometry
    own.position = point
    observed?.reportChanges()
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard isAcceptable(CGRect(origin: point, size: .zero), "anchorPoint") else { return }
    let position = position
    own.anchorPoint = point
    view?.setCenter(position)
  }

  final func setTransform(_ transform: CATransform3D) {
    guard transform.isFinite else {
      return raiseFault("CALayerInvalidGeometry", call: "CALayer.transform", reason: "a number in it is not finite")
    }
    let observed = observedGeometry
    madeEffects.transform = transform
    observed?.reportChanges()
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
