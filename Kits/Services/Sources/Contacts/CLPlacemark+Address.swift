import CoreLocation

extension CLPlacemark {
  /// The address of the place; nil where nothing is known of it, as of all that is found here.
  public var postalAddress: CNPostalAddress? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    (address.city, address.state) = (locality ?? "", administrativeArea ?? "")
    (address.postalCode, address.country) = (postalCode ?? "", country ?? "")
    (address.isoCountryCode, address.subLocality) = (isoCountryCode ?? "", subLocality ?? "")
    return address
  }
}
