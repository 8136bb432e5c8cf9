import Drawing
public import Foundation

extension CALayer {
  /// The point, given in this layer's space, in that of `layer`, or of the root if `nil`.
  ///
  /// Trees without a common root lie where the frames of their roots say, as windows do on the screen.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    transform(to: layer).place(of: point)
  }

  /// The point, given in the space of `layer`, or of the root if `nil`, in this layer's space.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    transform(to: layer).inverse.place(of: point)
  }

  /// The rectangle, given in this layer's space, in that of `layer`, or of the root if `nil`. Its size stays.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    transform(to: layer).box(of: rect)
  }

  /// The rectangle, given in the space of `layer`, or of the root if `nil`, in this layer's space. Its size stays.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    transform(to: layer).inverse.box(of: rect)
  }

  /// What takes this layer's space to that of `layer`, or of the root.
  private func transform(to layer: CALayer?) -> AffineTransform {
    let (root, here) = placeInRoot
    guard let (otherRoot, there) = layer?.placeInRoot else { return here }
    guard root !== otherRoot else { return here.inside(there.inverse) }
    return here.inside(root.transformToSuperlayer).inside(otherRoot.transformToSuperlayer.inverse).inside(there.inverse)
  }

  /// The root, and what takes this layer's space to its.
  private var placeInRoot: (root: CALayer, transform: AffineTransform) {
    var transform = AffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.inside(layer.transformToSuperlayer)
      layer = superlayer
    }
    return (layer, transform)
  }

  /// What takes the layer's space to the one its frame is in.
  final var transformToSuperlayer: AffineTransform {
    let (origin, bounds) = (originInSuperlayer, bounds)
    return AffineTransform(translationByX: origin.x - bounds.origin.x, byY: origin.y - bounds.origin.y)
  }
}

// MARK: - Changes, which are the view's if there is one

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

  /// The old value of a number that is not finite, which Core Animation raises on.
  final func reject(_ value: CGFloat, _ property: String, keeping oldValue: CGFloat) -> CGFloat {
    UIKitFaults.raise("CALayerInvalidGeometry", call: "CALayer.\(property) = \(value)", reason: "it is not finite")
    return oldValue
  }

  private func isAcceptable(_ rect: CGRect, _ property: String) -> Bool {
    if rect.isFinite { return true }
    UIKitFaults.raise("CALayerInvalidGeometry", call: "CALayer.\(property) = \(rect)", reason: "it is not finite")
    return false
  }
}

extension CGPoint {
  /// The point moved by a part of a size.
  func moved(by part: CGPoint, of size: CGSize, _ sign: CGFloat) -> CGPoint {
    CGPoint(x: x + sign * part.x * size.width, y: y + sign * part.y * size.height)
  }
}
