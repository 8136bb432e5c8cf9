// Apple's names for places.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty of a place, in metres.
public typealias CLLocationAccuracy = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A part of a magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 1_000_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLErrorDomain = "kCLErrorDomain"
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude is from -90 to 90, and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 && coord.latitude != -180
}

/// A place with a height, a time and a movement.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  /// `nil`: the storey is not known.
  open var floor: CLFloor? { nil }
  open var speedAccuracy: CLLocationSpeedAccuracy { accuracyOfSpeed }
  open var courseAccuracy: CLLocationDirectionAccuracy { accuracyOfCourse }
  private var accuracyOfSpeed: CLLocationSpeedAccuracy = -1
  private var accuracyOfCourse: CLLocationDirectionAccuracy = -1
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open private(set) var sourceInformation: CLLocationSourceInformation?

  /// The place of zeros.
  public convenience override init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
    timestamp = Date()
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation? = nil
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: timestamp)
    (accuracyOfSpeed, accuracyOfCourse, sourceInformation) = (speedAccuracy, courseAccuracy, sourceInfo)
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The distance in metres, on a sphere of the earth's mean radius (6,371,008.8 m). Differs from the original, which follows
  /// the earth's ellipsoid: by 0.6 % at most.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let (first, second) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let across = sin((second - first) / 2)
    let along = sin((b.longitude - a.longitude) * .pi / 360)
    // The haversine of the angle between them.
    let haversine = across * across + cos(first) * cos(second) * along * along
    return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
  }
}

/// Where a place comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }
}

/// A direction of the device: there is none.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  /// -1: no direction is known.
  open var trueHeading: CLLocationDirection { -1 }
  /// -1: no direction is known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The beginning of 1970: no clock is read.
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
}

/// An area.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// A visit: none is noticed.
open class CLVisit: NSObject {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
}

/// A floor of a building.
open class CLFloor: NSObject {
  open var level: Int { 0 }
}
