public import Foundation

/// The source of the device's places: there are none. Its authorization is not determined, it asks nobody, and its delegate
/// is never called.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  public override init() {
    super.init()
  }

  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var monitoredRegions: Set<CLRegion> { [] }
  open var rangedRegions: Set<CLRegion> { [] }
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// -1: no regions are watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  /// Ends with `CLError.denied`: nobody is asked.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.denied)) }
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    throw CLError(.denied)
  }
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}

/// Whether an app may know where it is, with Core Location's raw values.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy that an app may have of places.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// The activity of a person.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// The side of a device that is up, for headings, with Core Location's raw values.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// A person's place relative to an area.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

/// The distance to a beacon.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// The delegate of a location manager. It is never called.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
