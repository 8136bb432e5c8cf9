public import Foundation
public import HeadlessSwiftUI
public import MapKit

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  private var latitude: Double
  private var longitude: Double
  /// The distance in metres.
  public var distance: Double
  /// The direction in degrees from north.
  public var heading: Double
  /// The tilt in degrees.
  public var pitch: Double

  /// From above a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (latitude, longitude) = (centerCoordinate.latitude, centerCoordinate.longitude)
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }

  /// From where UIKit's map is seen.
  public init(_ camera: MKMapCamera) { self.init(centerCoordinate: camera.centerCoordinate, distance: 0) }

  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable {
  /// The region; nil if another way says it.
  public private(set) var region: MKCoordinateRegion?
  /// The rectangle; nil if another way says it.
  public private(set) var rect: MKMapRect?
  /// From where it is seen; nil if another way says it.
  public private(set) var camera: MapCamera?
  /// The place that is shown; nil if another way says it.
  public private(set) var item: MKMapItem?
  /// Whether the user's place is shown.
  public private(set) var followsUserLocation = false
  /// Whether the user's direction is up.
  public private(set) var followsUserHeading = false
  /// The position that stands in for the user's place; nil for other positions.
  public var fallbackPosition: MapCameraPosition? {
    guard followsUserLocation else { return nil }
    var position = self
    (position.followsUserLocation, position.followsUserHeading) = (false, false)
    return position
  }
  /// Whether somebody has moved the map: no.
  public var positionedByUser: Bool { false }

  /// All that lies on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition() }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
  /// From somewhere.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
  /// A place.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(item: item)
  }
  /// The user's place.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
    return position
  }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    func numbers(_ position: MapCameraPosition) -> [Double] {
      let (region, rect) = (position.region, position.rect)
      return [
        region?.center.latitude, region?.center.longitude, region?.span.latitudeDelta, region?.span.longitudeDelta,
        rect?.origin.x, rect?.origin.y, rect?.size.width, rect?.size.height,
      ].map { $0 ?? .infinity }
    }
    return numbers(a) == numbers(b) && a.camera == b.camera && a.item === b.item
      && a.followsUserLocation == b.followsUserLocation && a.followsUserHeading == b.followsUserHeading
  }
}

/// The limits that a map can be moved within. There are none.
public struct MapCameraBounds: Sendable {
  /// Within a region, and between distances in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Within a rectangle, and between distances in metres.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Between distances in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the world that a map shows after a change. None changes.
public struct MapCameraUpdateContext {
  /// From where it is seen.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle.
  public let rect: MKMapRect
}

/// When changes of a map are told.
public struct MapCameraUpdateFrequency: Sendable {
  /// As long as it moves.
  public static let continuous = MapCameraUpdateFrequency()
  /// When it has come to rest.
  public static let onEnd = MapCameraUpdateFrequency()
}

/// Converts between places on maps and in views: there is no map.
public struct MapProxy {
  /// Nil: there is no map.
  public func camera(framing item: MKMapItem, allowPitch: Bool = false) -> MapCamera? { nil }
  /// Nil: there is no map.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
  /// Nil: there is no map.
  public func camera(framing rect: MKMapRect) -> MapCamera? { nil }
  /// Nil: there is no map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  /// Nil: there is no map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// Views with a map that is asked for places.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Views with a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy()) }
}
