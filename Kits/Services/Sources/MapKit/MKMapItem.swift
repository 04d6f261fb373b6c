import Foundation
import HearthCore
import SwiftUI

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  public static let castle = Self(rawValue: "MKPOICategoryCastle")
  public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
  public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  public static let fairground = Self(rawValue: "MKPOICategoryFairground")
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  public static let fortress = Self(rawValue: "MKPOICategoryFortress")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let golf = Self(rawValue: "MKPOICategoryGolf")
  public static let hiking = Self(rawValue: "MKPOICategoryHiking")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
  public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
  public static let spa = Self(rawValue: "MKPOICategorySpa")
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let surfing = Self(rawValue: "MKPOICategorySurfing")
  public static let swimming = Self(rawValue: "MKPOICategorySwimming")
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
/// Why a map does not answer. Source: Apple, documentation of MKError.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MKErrorDomain" }
  public var errorCode: Int { Int(code.rawValue) }
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let addressDictionary: [String: Any]?
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    (self.coordinate, self.addressDictionary) = (coordinate, addressDictionary)
    super.init(at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  open var title: String? { nil }
}
/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  /// Opens the place with the desktop's program for addresses of the kind `geo`. Source: RFC 5870.
  @MainActor @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    let place = placemark.coordinate
    guard let url = URL(string: "geo:\(place.latitude),\(place.longitude)") else { return false }
    if let options = launchOptions, !options.isEmpty {
      Report(
        kind: .notOnLinux, path: "MKMapItem.openInMaps(launchOptions:)",
        message: "an address of a place has no options: \(options.keys.sorted().joined(separator: ", "))."
      ).tell()
    }
    UIApplication.shared.open(url)
    return true
  }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

func reportSearch(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nobody looks for places or ways, so it fails.").tell()
}
/// Looks for places: it always fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  /// What was found. There is never one.
  public final class Response: NSObject, @unchecked Sendable {
    private override init() {}
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  private let request: Request
  public init(request: Request) { self.request = request }
  /// What a report says of it.
  private var name: String {
    let kinds = "\(request.resultTypes.rawValue) \(request.pointOfInterestFilter?.categories.count ?? 0)"
    return "MKLocalSearch “\(request.naturalLanguageQuery ?? "")” \(kinds)"
  }
  open var isSearching: Bool { false }
  /// - Throws: `MKError.serverFailure`, always.
  open func start() async throws -> Response {
    reportSearch(name)
    throw MKError(.serverFailure)
  }
  open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    reportSearch(name)
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  open func cancel() {}
}
public final class MKPointOfInterestFilter: NSObject, Sendable {
  let categories: [MKPointOfInterestCategory]
  private let isIncluding: Bool
  public init(including categories: [MKPointOfInterestCategory]) { (self.categories, isIncluding) = (categories, true) }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (categories, false)
  }
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}
@MainActor @preconcurrency public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Completes what users type: it always fails.
@MainActor @preconcurrency open class MKLocalSearchCompleter: NSObject {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open var queryFragment = "" {
    didSet {
      if queryFragment.isEmpty { return }
      reportSearch("MKLocalSearchCompleter")
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }
  public nonisolated override init() { super.init() }
  nonisolated deinit {}
  open func cancel() {}
}
/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
/// Looks for a way: it always fails.
open class MKDirections: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
    public override init() { super.init() }
  }
  public final class Response: NSObject, @unchecked Sendable {
    private override init() {}
    public var routes: [MKRoute] { [] }
  }
  private let request: Request
  public init(request: Request) { self.request = request }
  /// What a report says of it.
  private var name: String {
    let others = request.requestsAlternateRoutes ? "several ways" : "a way"
    return "MKDirections (\(others), \(request.transportType.rawValue))"
  }
  /// - Throws: `MKError.directionsNotFound`, always.
  open func calculate() async throws -> Response {
    reportSearch(name)
    throw MKError(.directionsNotFound)
  }
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    reportSearch(name)
    DispatchQueue.main.async { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  /// How long a way takes. There is never one.
  public final class ETAResponse: NSObject, @unchecked Sendable {
    // There is never one.
    private override init() {}
    public var expectedTravelTime: TimeInterval { 0 }
    public var distance: CLLocationDistance { 0 }
    public var transportType: MKDirectionsTransportType { [] }
  }
  /// - Throws: `MKError.directionsNotFound`, always.
  open func calculateETA() async throws -> ETAResponse {
    reportSearch(name)
    throw MKError(.directionsNotFound)
  }
  open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
    reportSearch(name)
    DispatchQueue.main.async { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  open var isCalculating: Bool { false }
  /// Ends what has not begun.
  open func cancel() {}
}
/// A way. There is never one.
open class MKRoute: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  private override init() { super.init() }
  /// A part of a way. There is never one.
  open class Step: NSObject, @unchecked Sendable {
    // There is never one.
    private override init() { super.init() }
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
  open var steps: [Step] { [] }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var name: String { "" }
}
/// A line.
open class MKPolyline: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  let coordinates: [CLLocationCoordinate2D]
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) { coordinates = Array(coords.prefix(count)) }
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
  }
  open var pointCount: Int { coordinates.count }
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(MKMapRect.null) {
      let point = MKMapPoint($1)
      return $0.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}
/// A line that takes the shortest way on the earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  // Nothing of it changes.
  public override init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    super.init(coordinates: Self.places(along: Array(coords.prefix(count))), count: .max)
  }
  public override init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(
      coordinates: Self.places(along: Array(UnsafeBufferPointer(start: coords, count: count))), count: .max)
  }
  /// Places on the great circles between those of a line, one for each of at least 32 parts.
  ///
  /// Source: the formula of a great circle's points, "intermediate points" of E. Williams, Aviation Formulary.
  static func places(along line: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard var last = line.first else { return [] }
    var places = [last]
    let radians = Double.pi / 180
    for next in line.dropFirst() {
      let (latitude, longitude) = (last.latitude * radians, last.longitude * radians)
      let (nextLatitude, nextLongitude) = (next.latitude * radians, next.longitude * radians)
      let north = sin((nextLatitude - latitude) / 2), east = sin((nextLongitude - longitude) / 2)
      let square = north * north + cos(latitude) * cos(nextLatitude) * east * east
      let angle = 2 * asin(min(1, square.squareRoot()))
      let parts = 32
      // Opposite places have no shortest way, and equal ones need none.
      if angle > 1e-9, angle < .pi - 1e-9 {
        for part in 1..<parts {
          let share = Double(part) / Double(parts)
          let (a, b) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
          let x = a * cos(latitude) * cos(longitude) + b * cos(nextLatitude) * cos(nextLongitude)
          let y = a * cos(latitude) * sin(longitude) + b * cos(nextLatitude) * sin(nextLongitude)
          let z = a * sin(latitude) + b * sin(nextLatitude)
          places.append(
            CLLocationCoordinate2D(
              latitude: atan2(z, (x * x + y * y).squareRoot()) / radians, longitude: atan2(y, x) / radians))
        }
      }
      places.append(next)
      last = next
    }
    return places
  }
}
extension MKMapItem {
  /// Whether it stands for where the user is.
  public var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }
  /// The zone of the place, where it was asked of somebody: nil.
  public var timeZone: TimeZone? { nil }
  /// Opens each of the places with the desktop's program for addresses of the kind `geo`.
  @MainActor @discardableResult public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    var isWell = !mapItems.isEmpty
    for item in mapItems where !item.openInMaps(launchOptions: launchOptions) { isWell = false }
    return isWell
  }
}
extension MKPlacemark {
  /// Two letters; nil, as nobody is asked.
  public var countryCode: String? { isoCountryCode }
  public var subtitle: String? { nil }
}
extension MKPlacemark: MKAnnotation {}
extension MKLocalSearchCompletion {
  /// Where what the user typed is in the title: nothing is completed.
  public var titleHighlightRanges: [NSValue] { [] }
  public var subtitleHighlightRanges: [NSValue] { [] }
}
extension MKPointOfInterestFilter {
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
}
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// So that an error is caught by its code, as in `catch MKError.serverFailure`.
public func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
