public import Foundation

extension CALayer {
  /// The point, given in this layer's space, in that of `layer`, or of the root if `nil`.
  ///
  /// Trees without a common root lie where the frames of their roots say, as windows do on the screen.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let distance = distance(to: layer)
    return CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }

  /// The point, given in the space of `layer`, or of the root if `nil`, in this layer's space.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let distance = distance(to: layer)
    return CGPoint(x: point.x - distance.x, y: point.y - distance.y)
  }

  /// The rectangle, given in this layer's space, in that of `layer`, or of the root if `nil`. Its size stays.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// The rectangle, given in the space of `layer`, or of the root if `nil`, in this layer's space. Its size stays.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// Where the zero point of this layer's space lies in that of `layer`, or of the root.
  private func distance(to layer: CALayer?) -> CGPoint {
    let (root, here) = placeInRoot
    guard let (otherRoot, there) = layer?.placeInRoot else { return here }
    let distance = CGPoint(x: here.x - there.x, y: here.y - there.y)
    guard root !== otherRoot else { return distance }
    let (origin, otherOrigin) = (root.originOfSpace, otherRoot.originOfSpace)
    return CGPoint(x: distance.x + origin.x - otherOrigin.x, y: distance.y + origin.y - otherOrigin.y)
  }

  /// The root, and where the zero point of this layer's space lies in its.
  private var placeInRoot: (root: CALayer, offset: CGPoint) {
    var offset = CGPoint.zero
    var layer = self
    while let superlayer = layer.superlayer {
      let origin = layer.originOfSpace
      (offset.x, offset.y) = (offset.x + origin.x, offset.y + origin.y)
      layer = superlayer
    }
    return (layer, offset)
  }

  /// Where the zero point of the layer's space lies in the space its frame is in.
  private var originOfSpace: CGPoint {
    let (origin, bounds) = (originInSuperlayer, bounds)
    return CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
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
