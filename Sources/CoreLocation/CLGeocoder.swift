public import Foundation

/// The place of an address, or the address of a place: there is no map, so each request ends with `CLError.network`.
open class CLGeocoder: NSObject {
  /// The function that is called with places, or an error.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// The function that is called with places, or an error, by its older name.
  public typealias CLGeocodeCompletionHandler = CompletionHandler

  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func cancelGeocode() {}
}

/// The function that is called with places, or an error, by its older name.
public typealias CLGeocodeCompletionHandler = CLGeocoder.CompletionHandler

/// An address at a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation?
  open var region: CLRegion?
  open var timeZone: TimeZone?
  open var name: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var locality: String?
  open var subLocality: String?
  open var administrativeArea: String?
  open var subAdministrativeArea: String?
  open var postalCode: String?
  open var isoCountryCode: String?
  open var country: String?
  open var inlandWater: String?
  open var ocean: String?
  open var areasOfInterest: [String]?
  open var addressDictionary: [AnyHashable: Any]?

  public override init() {
    super.init()
  }

  /// A placemark with the values of another.
  public init(placemark: CLPlacemark) {
    (location, region, timeZone, name) = (placemark.location, placemark.region, placemark.timeZone, placemark.name)
    (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
    (locality, subLocality) = (placemark.locality, placemark.subLocality)
    (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
    (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
    (inlandWater, ocean, areasOfInterest) = (placemark.inlandWater, placemark.ocean, placemark.areasOfInterest)
    addressDictionary = placemark.addressDictionary
    super.init()
  }
}
