public import Foundation

extension UIView {
  /// The point, given in this view's space, in the space of `view`, or of the root if `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// The point, given in the space of `view`, or of the root if `nil`, in this view's space.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero point of this view's space lies in the root's.
  private var offsetInRoot: CGPoint {
    var offset = CGPoint.zero
    var view = self
    while let superview = view.superview {
      offset.x += view.origin.x - view.boundsStorage.origin.x
      offset.y += view.origin.y - view.boundsStorage.origin.y
      view = superview
    }
    return offset
  }
}

extension UIView {
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
    let center = center
    origin = CGPoint(x: center.x - rect.size.width / 2, y: center.y - rect.size.height / 2)
    resize(to: rect.size)
  }

  func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      UIKitFaults.raise("CALayerInvalidGeometry", call: "UIView.center = \(point)", reason: "it is not finite")
      return
    }
    let moved = CGPoint(x: point.x - boundsStorage.size.width / 2, y: point.y - boundsStorage.size.height / 2)
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
  var isFinite: Bool {
    (origin.x.magnitude + size.width.magnitude).isFinite && (origin.y.magnitude + size.height.magnitude).isFinite
  }
}
