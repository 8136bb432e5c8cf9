public import CoreLocation

extension CLPlacemark {
  /// The address of the place; nil if nothing is known of it.
  public var postalAddress: CNPostalAddress? {
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.city = locality ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return CNPostalAddressFormatter().string(from: address).isEmpty ? nil : address
  }
}
