import Foundation
import HearthCore

/// A place with its address: a value that nobody makes but the app.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let location: CLLocation?
  package init(at location: CLLocation) { self.location = location }
  public init(placemark: CLPlacemark) { location = placemark.location }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var timeZone: TimeZone? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var region: CLRegion? { nil }
  open var areasOfInterest: [String]? { nil }
}
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a place and the place of an address: nobody does, so that it fails with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  open var isGeocoding: Bool { false }
  private func failure() -> CLError {
    Report(
      kind: .notOnLinux, path: "CLGeocoder", message: "nobody finds addresses of places, or places of addresses."
    ).tell()
    return CLError(.network)
  }
  /// - Throws: `CLError.network`, always.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw failure() }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw failure() }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// - Throws: `CLError.network`, always.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw failure() }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }
  open func cancelGeocode() {}
  private func answer(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let error = failure()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
}
