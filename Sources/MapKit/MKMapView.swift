// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit
import UIKitPresentation

/// A map: a labelled placeholder stands for it, with a finding `placeholder-screen`. Annotations and overlays are kept and not
/// drawn, and no delegate is called.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  /// The region that the map is to show, as it was set.
  open var region = MKCoordinateRegion()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserLocation = false
  open var showsUserTrackingButton = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var camera = MKMapCamera()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var cameraBoundary: CameraBoundary?
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  public let userLocation = MKUserLocation()

  /// The region in which the middle of a map stays. Stored.
  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public let mapRect: MKMapRect

    public init?(coordinateRegion region: MKCoordinateRegion) {
      (self.region, mapRect) = (region, .null)
      super.init()
    }

    public init?(mapRect: MKMapRect) {
      (region, self.mapRect) = (MKCoordinateRegion(mapRect), mapRect)
      super.init()
    }
  }

  /// The distances from which a map is seen. Stored.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
      super.init()
    }
  }

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// The annotations whose place is in a rectangle.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
  }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  private var registered: [String: AnyClass] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("MKMapView", of: "MapKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("MKMapView", of: "MapKit", in: self)
  }

  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The region as a rectangle of points.
  open var visibleMapRect: MKMapRect {
    get {
      let (span, center) = (region.span, region.center)
      let top = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
      let bottom = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// The bounds.
  open var annotationVisibleRect: CGRect { bounds }
  open var isUserLocationVisible: Bool { false }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// The region itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The rectangle itself.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// The rectangle itself.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
  /// The rectangle of a region in a view.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (north, west) = (
      region.center.latitude + region.span.latitudeDelta / 2, region.center.longitude - region.span.longitudeDelta / 2
    )
    let first = convert(CLLocationCoordinate2D(latitude: north, longitude: west), toPointTo: view)
    let last = convert(
      CLLocationCoordinate2D(
        latitude: north - region.span.latitudeDelta, longitude: west + region.span.longitudeDelta), toPointTo: view)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
  /// The region of a rectangle in a view.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
    let last = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(
      MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Shows the region around annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    if !rect.isNull { visibleMapRect = rect }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// `nil`: annotations are not drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass
  }

  /// `nil`: no view is used before.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

  /// A view of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView.make(registered[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
  }

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(0, index), overlays.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling } ?? overlays.count - 1) + 1)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = overlays.firstIndex(where: { $0 === overlay1 }),
      let second = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    overlays.swapAt(first, second)
  }
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    overlays.swapAt(index1, index2)
  }
  /// All overlays: they have no levels.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  /// The place of a coordinate in a view. Differs from the original: the region fills the map exactly.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let place = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width, y: (point.y - rect.minY) / rect.height * bounds.height)
    return convert(place, to: view)
  }

  /// The coordinate of a place in a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (rect, place) = (visibleMapRect, convert(point, from: view))
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return MKMapPoint(
      x: rect.minX + place.x / bounds.width * rect.width, y: rect.minY + place.y / bounds.height * rect.height
    ).coordinate
  }
}

/// The point from which a map is viewed. Stored.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() {
    super.init()
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// A camera at a height. Its distance is that from the eye to the middle, and it looks from south to north or as the eye is.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let (middle, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    let ground = eye.distance(to: middle)
    let angle = atan2(middle.x - eye.x, eye.y - middle.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: eyeAltitude > 0 ? atan2(ground, eyeAltitude) * 180 / .pi : 0, heading: angle < 0 ? angle + 360 : angle)
    altitude = eyeAltitude
  }

  /// A camera above a place. Its distance, 1,000 metres, is a judgement.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(
      lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1000, pitch: allowPitch ? 45 : 0, heading: 0)
  }
}

/// The look of a map, with MapKit's raw values.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// Whether a map follows a person, with MapKit's raw values.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// The parts of a map that an overlay lies above, with MapKit's raw values.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// The look of a map. Stored.
open class MKMapConfiguration: NSObject {
  open var elevationStyle = ElevationStyle.flat

  /// Whether hills are shown, with its raw values.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }
}

/// A map of streets. Stored.
open class MKStandardMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  open var emphasisStyle = EmphasisStyle.default

  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }

  /// The strength of a map's colours, with its raw values.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }
}

/// A map of pictures. Stored.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of pictures and streets. Stored.
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// What can be selected on a map, with its raw values. Stored.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

public let MKMapCameraZoomDefault: CLLocationDistance = -1

/// A filter for the points of interest that are shown. Stored.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()

  public override init() {
    super.init()
  }

  public init(including categories: [MKPointOfInterestCategory]) { super.init() }
  public init(excluding categories: [MKPointOfInterestCategory]) { super.init() }
}

/// A kind of point of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let store = Self(rawValue: "MKPOICategoryStore")
}
