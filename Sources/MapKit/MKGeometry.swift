// Apple's names for regions and points of maps.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreLocation
@_exported public import UIKit

/// The degrees that a region spans.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A rectangle around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// A region of so many metres. Differs from the original: a degree of latitude has 111,194.9 metres everywhere, as on a
  /// sphere of the earth's mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    let parallel = max(1e-6, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: min(360, longitudinalMeters / degree / parallel)))
  }

  /// The region of a rectangle of points.
  public init(_ rect: MKMapRect) {
    let (first, last) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }
}

public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of the flat map: Mercator's projection of the world on a square of 2²⁸ points.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The distance in metres, on a sphere.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let sinus = sin(min(max(coordinate.latitude, -85.051129), 85.051129) * .pi / 180)
    x = (coordinate.longitude / 360 + 0.5) * MKMapSize.world.width
    y = (0.5 - log((1 + sinus) / (1 - sinus)) / (4 * .pi)) * MKMapSize.world.height
  }

  public var coordinate: CLLocationCoordinate2D {
    let angle = (0.5 - y / MKMapSize.world.height) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: (x / MKMapSize.world.width - 0.5) * 360)
  }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// The points of the screen for a point of the map.
public typealias MKZoomScale = CGFloat

/// The rectangle, made smaller by distances at its sides.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// The smallest rectangle around two others.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// Whether a rectangle is null.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// The rectangle of an origin and a size.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// The point of coordinates.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// The size of lengths.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// The metres of a point's side at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
/// The points in a metre at a latitude: those around the equator, whose circumference is 40,075,016.686 metres, divided by
/// the latitude's cosine.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (40_075_016.686 * cos(latitude * .pi / 180))
}
