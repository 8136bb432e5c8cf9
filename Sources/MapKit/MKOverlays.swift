public import CoreLocation
public import UIKit

/// A cover of a part of a map. It is not drawn.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// A line or an outline.
open class MKMultiPoint: MKShape {
  private let places: [CLLocationCoordinate2D]

  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
  }

  open var pointCount: Int { places.count }
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }

  /// Copies coordinates; those out of range are left out.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, index) in places.indices.clamped(to: range.location..<range.location + range.length).enumerated() {
      coords[offset] = places[index]
    }
  }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate))
  }
}

/// A line along the shortest way on the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle.
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
    super.init()
  }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let (a, b) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let corner = MKMapPoint(
      CLLocationCoordinate2D(latitude: coordinate.latitude + a, longitude: coordinate.longitude - b))
    let other = MKMapPoint(
      CLLocationCoordinate2D(latitude: coordinate.latitude - a, longitude: coordinate.longitude + b))
    return MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
  }
}

/// Pictures of a part of a map: none are loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var isGeometryFlipped = false

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}

/// A renderer of an overlay. It is not drawn.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  /// A renderer of no line.
  public override convenience init() { self.init(overlay: MKPolyline(places: [])) }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
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

  open func createPath() {}
  open func invalidatePath() { path = nil }
}

/// A renderer of a line. Stored.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }
}

/// A renderer of an area. Stored.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(places: []) }
}

/// A renderer of a circle. Stored.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
}

/// A renderer of tiles: it draws nothing.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
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
