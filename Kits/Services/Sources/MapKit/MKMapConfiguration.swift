import HearthCore
import UIKit

/// How a map looks.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle: ElevationStyle
  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
  nonisolated deinit {}
  /// What a report says of it.
  var summary: String { "\(elevationStyle)" }
}
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle: EmphasisStyle
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
  nonisolated deinit {}
  override var summary: String {
    let places = pointOfInterestFilter.map { "\($0.categories.count) kinds of places" } ?? "all places"
    return "standard (\(super.summary), \(emphasisStyle), \(places), traffic \(showsTraffic))"
  }
}
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  nonisolated deinit {}
  override var summary: String {
    let places = pointOfInterestFilter.map { "\($0.categories.count) kinds of places" } ?? "all places"
    return "hybrid (\(super.summary), \(places), traffic \(showsTraffic))"
  }
}
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  nonisolated deinit {}
  override var summary: String { "imagery (\(super.summary))" }
}
extension MKMapView {
  /// Says by `mapType` what kind it is; how it looks otherwise is reported, as there are no pictures of maps.
  public var preferredConfiguration: MKMapConfiguration {
    get {
      switch mapType {
      case .standard: MKStandardMapConfiguration()
      case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
      case .satellite: MKImageryMapConfiguration()
      case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
      case .hybrid: MKHybridMapConfiguration()
      case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
      }
    }
    set {
      Report(
        kind: .notOnLinux, path: "MKMapView.preferredConfiguration (\(newValue.summary))",
        message: "there are no pictures of maps: a plain ground is shown."
      ).tell()
      let isRealistic = newValue.elevationStyle == .realistic
      switch newValue {
      case let standard as MKStandardMapConfiguration:
        mapType = standard.emphasisStyle == .muted ? .mutedStandard : .standard
      case is MKHybridMapConfiguration: mapType = isRealistic ? .hybridFlyover : .hybrid
      default: mapType = isRealistic ? .satelliteFlyover : .satellite
      }
    }
  }
}
