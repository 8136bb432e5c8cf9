public import CoreLocation
public import UIKit

/// A renderer of an overlay. It is not drawn.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  /// A renderer of no line.
  public override convenience init() { self.init(overlay: MKPolyline()) }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open var contentScaleFactor: CGFloat { 1 }
  open var blendMode = CGBlendMode.normal

  // A renderer's points are the map's, from the corner of its overlay.

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }
}

/// A renderer of a path. Stored.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath!

  open var shouldRasterize = false

  open func createPath() {}
  open func invalidatePath() { path = nil }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func strokePath(_ path: CGPath, in context: CGContext) {}
  open func fillPath(_ path: CGPath, in context: CGContext) {}
}

/// A renderer of a line. Stored.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// A renderer of an area. Stored.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// A renderer of a circle. Stored.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// A renderer of tiles: it draws nothing.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open func reloadData() {}
}

/// The look of a line whose colours change along it. Stored.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}
