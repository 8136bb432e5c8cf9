// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Contacts
public import CoreLocation
public import UIKit

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init()
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.addressDictionary = addressDictionary
    (locality, administrativeArea) = (addressDictionary?["City"] as? String, addressDictionary?["State"] as? String)
    (postalCode, country) = (addressDictionary?["ZIP"] as? String, addressDictionary?["Country"] as? String)
    (thoroughfare, isoCountryCode) = (
      addressDictionary?["Street"] as? String, addressDictionary?["CountryCode"] as? String
    )
  }

  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
    let parts = [
      "Street": postalAddress.street, "City": postalAddress.city, "State": postalAddress.state,
      "ZIP": postalAddress.postalCode, "Country": postalAddress.country, "CountryCode": postalAddress.isoCountryCode,
    ]
    self.init(coordinate: coordinate, addressDictionary: parts.filter { !$0.value.isEmpty })
  }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

/// A point of interest. It opens no maps.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is the user's place.
  open private(set) var isCurrentLocation = false
  /// The identity of the place: nil, as no place is found.
  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// The place.
  open var location: CLLocation {
    placemark.location
      ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  open private(set) var address: MKAddress?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
    name = placemark.name
  }
  /// A place that is nowhere.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }

  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    return item
  }
  /// Calls nothing: no maps are opened, and the answer is no.
  open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

extension MKMapItem {
  /// The identity of a place.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }
}

/// The address of a place, as texts.
open class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?

  /// Nil for an empty text.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    super.init()
  }
}

/// A request for a place by its identity: none is found.
open class MKMapItemRequest: NSObject {
  public let mapItemIdentifier: MKMapItem.Identifier?
  public let mapFeatureAnnotation: MKMapFeatureAnnotation?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }

  public init(mapItemIdentifier: MKMapItem.Identifier) {
    (self.mapItemIdentifier, mapFeatureAnnotation) = (mapItemIdentifier, nil)
    super.init()
  }
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    (mapItemIdentifier, self.mapFeatureAnnotation) = (nil, mapFeatureAnnotation)
    super.init()
  }

  open func cancel() { isCancelled = true }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.placemarkNotFound))
  }
  open var mapItem: MKMapItem {
    get async throws { throw MKError(.placemarkNotFound) }
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places: it ends with `MKError.serverFailure`, as there is no server.
open class MKLocalSearch: NSObject {
  /// The function that is called with the answer, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// A request for a search. Stored.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var regionPriority = MKLocalSearchRegionPriority.default

    public override init() {
      super.init()
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// The kinds of results, with their raw values.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The result of a search.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public init(request: Request) {
    super.init()
  }
  public init(request: MKLocalPointsOfInterestRequest) {
    super.init()
  }

  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
  /// Throws `MKError.serverFailure`.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// A request for the places around a place. Stored.
open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public let region: MKCoordinateRegion
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    super.init()
  }

  /// The places of a region; its radius is half of its larger side.
  public init(coordinateRegion region: MKCoordinateRegion) {
    let side = max(region.span.latitudeDelta, region.span.longitudeDelta) * 111_194.9
    (coordinate, self.region, radius) = (region.center, region, side / 2)
    super.init()
  }
}

/// Whether results have to be in a search's region, with its raw values.
public enum MKLocalSearchRegionPriority: Int, Sendable {
  case `default` = 0
  case required = 1
}

/// Completions of a search: there are none.
open class MKLocalSearchCompleter: NSObject {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var filterType = MKSearchCompletionFilterType.locationsAndQueries
  open var regionPriority = MKLocalSearchRegionPriority.default
  open func cancel() {}

  /// The kinds of results, with their raw values.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
}

/// The kinds of results before iOS 13, with their raw values.
public enum MKSearchCompletionFilterType: Int, Sendable {
  case locationsAndQueries = 0
  case locationsOnly = 1
}

/// A completion of a search.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// The delegate of completions. It is never called.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A request for routes: it ends with `MKError.directionsNotFound`.
open class MKDirections: NSObject {
  /// A request for a way. Stored.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
  }

  /// Whether a kind of road is avoided, with its raw values.
  public enum RoutePreference: Int, Sendable {
    case any = 0
    case avoid = 1
  }

  /// The routes.
  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
    open var source: MKMapItem { MKMapItem() }
    open var destination: MKMapItem { MKMapItem() }
  }

  /// The time that a route takes.
  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var expectedDepartureDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var transportType: MKDirectionsTransportType { .any }
  }

  public init(request: Request) {
    super.init()
  }

  open var isCalculating: Bool { false }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Throws `MKError.directionsNotFound`.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Throws `MKError.directionsNotFound`.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  open func cancel() {}
}

/// A route.
open class MKRoute: NSObject {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline() }
  open var steps: [Step] { [] }
  open var advisoryNotices: [String] { [] }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
  open var transportType: MKDirectionsTransportType { .any }

  /// A part of a route.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var polyline: MKPolyline { MKPolyline() }
  }
}

/// The means of travel, with MapKit's raw values.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A picture of a map: it ends with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject {
  /// The function that is called with the picture, or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// The options of a picture. Stored.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) {
    super.init()
  }

  public convenience override init() {
    self.init(options: Options())
  }

  open var isLoading: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Throws `MKError.serverFailure`.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// A text of a distance, in metres and kilometres.
open class MKDistanceFormatter: Formatter {
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  /// Units, with their raw values.
  public enum Units: UInt, Sendable {
    case `default` = 0
    case metric = 1
    case imperial = 2
    case imperialWithYards = 3
  }

  /// The way in which units are written, with their raw values.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0
    case abbreviated = 1
    case full = 2
  }

  /// The metres of a text that begins with a number, in metric units; -1 for another text.
  open func distance(from distance: String) -> CLLocationDistance {
    let words = distance.split(separator: " ")
    guard let number = words.first.flatMap({ Double($0) }) else { return -1 }
    return words.dropFirst().first?.hasPrefix("k") == true ? number * 1000 : number
  }

  /// A text of a distance. Differs from the original: metric units, in English.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isFull = unitStyle == .full
    guard distance >= 1000 else { return "\(Int(distance.rounded()))" + (isFull ? " meters" : " m") }
    let tenths = (distance / 100).rounded()
    return (tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)")
      + (isFull ? " kilometers" : " km")
  }
}

/// A button that has the map follow the person. Stored.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

/// A button that has the map follow the person: a labelled placeholder.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
}

/// A compass: nothing is drawn of it.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
}

/// A scale: nothing is drawn of it.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  open var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
