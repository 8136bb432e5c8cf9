import Foundation

/// The geometry of an observed view or layer before a change, which reports what of it has changed.
@MainActor
final class ObservedGeometry {
  private let layer: CALayer
  private let view: UIView?
  private let frame: CGRect
  private let bounds: CGRect
  private let position: CGPoint

  init(_ layer: CALayer) {
    (self.layer, view) = (layer, layer.view)
    (frame, bounds, position) = (layer.frame, layer.bounds, layer.position)
  }

  /// Reports the change to whoever observes the view or its layer.
  func reportChanges() {
    let (frame, bounds, position) = (frame, bounds, position)
    if layer.frame != frame {
      layer.reportChange(of: "frame", from: frame)
      view?.reportChange(of: "frame", from: frame)
    }
    if layer.bounds != bounds {
      layer.reportChange(of: "bounds", from: bounds)
      view?.reportChange(of: "bounds", from: bounds)
    }
    if layer.position != position {
      layer.reportChange(of: "position", from: position)
      view?.reportChange(of: "center", from: position)
    }
  }
}

extension CALayer {
  /// The geometry before a change; `nil`, after one look at the layer, if nothing is associated with it. A view's layer
  /// is asked for by its view.
  @inline(__always)
  final var observedGeometry: ObservedGeometry? {
    associations == nil && view == nil ? nil : geometryIfObserved
  }

  final var geometryIfObserved: ObservedGeometry? {
    valueObservers == nil && view?.valueObservers == nil ? nil : ObservedGeometry(self)
  }
}

extension UIView {
  /// The geometry before a change; `nil`, after one look at the view and one at its layer, if nothing is associated with
  /// either.
  @inline(__always)
  final var observedGeometry: ObservedGeometry? {
    associations == nil && ownLayer.associations == nil ? nil : ownLayer.geometryIfObserved
  }
}
