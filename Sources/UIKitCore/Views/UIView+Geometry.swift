public import Foundation

extension UIView {
  /// The point, given in this view's space, in the space of `view`, or of the root if `nil`.
  ///
  /// Trees without a common root lie where the frames of their roots say, as windows do on the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// The point, given in the space of `view`, or of the root if `nil`, in this view's space.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The rectangle, given in this view's space, in the space of `view`, or of the root if `nil`. Its size stays.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The rectangle, given in the space of `view`, or of the root if `nil`, in this view's space. Its size stays.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}

extension UIView {
  /// Where the layer's anchor point, the middle unless set, lies in the superview.
  final var position: CGPoint { origin.moved(by: layer.anchorPoint, of: boundsStorage.size, 1) }

  func setFrame(_ rect: CGRect) {
    guard rect.isFinite else {
      UIKitFaults.raise("CALayerInvalidGeometry", call: "UIView.frame = \(rect)", reason: "it is not finite")
      return
    }
    let rect = rect.standardized
    let isMoved = rect.origin != origin
    origin = rect.origin
    if rect.size != boundsStorage.size {
      resize(to: rect.size)
    } else if isMoved {
      geometryDidChange()
    }
  }

  func setBounds(_ rect: CGRect) {
    guard rect.isFinite else {
      UIKitFaults.raise("CALayerInvalidGeometry", call: "UIView.bounds = \(rect)", reason: "it is not finite")
      return
    }
    let rect = rect.standardized
    if rect.origin != boundsStorage.origin {
      boundsStorage.origin = rect.origin
      setNeedsLayout()
      geometryDidChange()
    }
    guard rect.size != boundsStorage.size else { return }
    origin = position.moved(by: layer.anchorPoint, of: rect.size, -1)
    resize(to: rect.size)
  }

  func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      UIKitFaults.raise("CALayerInvalidGeometry", call: "UIView.center = \(point)", reason: "it is not finite")
      return
    }
    let moved = point.moved(by: layer.anchorPoint, of: boundsStorage.size, -1)
    guard moved != origin else { return }
    origin = moved
    geometryDidChange()
  }

  private func resize(to size: CGSize) {
    let oldSize = boundsStorage.size
    boundsStorage.size = size
    setNeedsLayout()
    geometryDidChange()
    autoresizeSubviews(fromSize: oldSize)
  }
}

extension CGRect {
  /// Whether no part of the rectangle, its far edges included, is infinite or not a number.
  package var isFinite: Bool {
    (origin.x.magnitude + size.width.magnitude).isFinite && (origin.y.magnitude + size.height.magnitude).isFinite
  }
}
