import HearthCore
import SwiftUI
import UIKit

/// Makes a picture of a part of a map. There are no pictures of maps: it fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.world
    /// Points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    /// What a report says of it.
    var summary: String {
      let places = pointOfInterestFilter.map { "\($0.categories.count) kinds of places" } ?? "all places"
      let middle = "\(region.center.latitude), \(region.center.longitude), \(mapRect.size.width)"
      return
        "\(size.width * scale) × \(size.height * scale), \(mapType), buildings \(showsBuildings), \(places), \(middle)"
    }
  }
  /// A picture of a map. There is never one.
  public final class Snapshot: NSObject, @unchecked Sendable {
    // There is never one.
    private override init() {}
    public var image: UIImage { preconditionFailure("MKMapSnapshotter.Snapshot.image: there are no pictures of maps") }
    /// Where a place is in the picture.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      preconditionFailure("MKMapSnapshotter.Snapshot.point(for: \(coordinate)): there are no pictures of maps")
    }
  }
  private let summary: String
  public init(options: Options) { summary = options.summary }
  public override convenience init() { self.init(options: Options()) }
  open var isLoading: Bool { false }
  private func failure() -> MKError {
    Report(
      kind: .notOnLinux, path: "MKMapSnapshotter (\(summary))", message: "there are no pictures of maps: it fails."
    ).tell()
    return MKError(.serverFailure)
  }
  /// - Throws: `MKError.serverFailure`, always.
  open func start() async throws -> Snapshot { throw failure() }
  open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
  ) {
    let error = failure()
    queue.async { completionHandler(nil, error) }
  }
  /// Ends what has not begun.
  open func cancel() {}
}
