// The names that Swift 4.2 made members of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `MKAnnotationView.CollisionMode` before Swift 4.2.
@available(*, deprecated, renamed: "MKAnnotationView.CollisionMode")
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode
/// The name of `MKAnnotationView.DragState` before Swift 4.2.
@available(*, deprecated, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
/// The name of `MKDistanceFormatter.DistanceUnitStyle` before Swift 4.2.
@available(*, deprecated, renamed: "MKDistanceFormatter.DistanceUnitStyle")
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
/// The name of `MKDistanceFormatter.Units` before Swift 4.2.
@available(*, deprecated, renamed: "MKDistanceFormatter.Units")
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
/// The name of `MKError.Code` before Swift 4.2.
@available(*, deprecated, renamed: "MKError.Code")
public typealias MKErrorCode = MKError.Code
/// The name of `MKRoute.Step` before Swift 4.2.
@available(*, deprecated, renamed: "MKRoute.Step")
public typealias MKRouteStep = MKRoute.Step
/// The name of `MKDirections.Request` before Swift 4.2.
@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
/// The name of `MKDirections.Response` before Swift 4.2.
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
/// The name of `MKLocalSearch.Request` before Swift 4.2.
@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of `MKLocalSearch.Response` before Swift 4.2.
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// The rectangle without a place.
public let MKMapRectNull = MKMapRect.null
/// The rectangle of the world.
public let MKMapRectWorld = MKMapRect.world

/// The point of coordinates on the flat map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The coordinates of a point of the flat map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// The region of a rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// The distance of two points in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// The rectangle, moved.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// Whether two rectangles have points in common.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Whether a point is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether a rectangle is empty.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
