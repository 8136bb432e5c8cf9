public import CoreLocation
public import Foundation

/// A cover of a part of a map. It is not drawn.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// A line or an outline.
open class MKMultiPoint: MKShape {
  private var places: [CLLocationCoordinate2D] = []
  /// The points, for those who ask for their memory.
  private var memory: UnsafeMutablePointer<MKMapPoint>?

  func setPlaces(_ places: some Sequence<CLLocationCoordinate2D>) { self.places = Array(places) }

  deinit { memory?.deallocate() }

  open var pointCount: Int { places.count }
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }

  /// The points, as many as `pointCount`, in memory that is the overlay's.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let memory { return memory }
    let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, places.count))
    for (index, place) in places.enumerated() { (points + index).initialize(to: MKMapPoint(place)) }
    memory = points
    return points
  }

  /// Copies coordinates; those out of range are left out.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, index) in places.indices.clamped(to: range.location..<range.location + range.length).enumerated() {
      coords[offset] = places[index]
    }
  }

  /// How far along the line a point is, from 0 to 1, by its length on the flat map.
  open func location(atPointIndex index: Int) -> CGFloat {
    let lengths = zip(places, places.dropFirst()).map { MKMapPoint($0).straightDistance(to: MKMapPoint($1)) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return 0 }
    return lengths.prefix(max(0, index)).reduce(0, +) / whole
  }
}

extension MKMapPoint {
  /// The distance on the flat map.
  fileprivate func straightDistance(to other: MKMapPoint) -> Double { hypot(other.x - x, other.y - y) }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    setPlaces(UnsafeBufferPointer(start: coords, count: max(0, count)))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    setPlaces(UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate))
  }
}

/// A line along the shortest way on the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    setPlaces(UnsafeBufferPointer(start: coords, count: max(0, count)))
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init()
    setPlaces(UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate))
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

  /// The largest circle in a rectangle, around its middle.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let side = min(mapRect.width, mapRect.height) / 2
    self.init(center: middle.coordinate, radius: middle.distance(to: MKMapPoint(x: middle.x + side, y: middle.y)))
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
