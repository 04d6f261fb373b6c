import CoreLocation
import Foundation
import QuickTesting

@MainActor struct LocationTests {
  /// Hears what a manager says, until it has failed.
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    var next: CheckedContinuation<Void, Never>?
    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      let isDenied = manager.authorizationStatus == .denied
      MainActor.assumeIsolated { heard.append(isDenied ? "denied" : "allowed") }
    }
    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      let code = (error as? CLError)?.code
      MainActor.assumeIsolated {
        heard.append(code == .denied ? "failed: denied" : "failed")
        next?.resume()
      }
    }
  }

  @Test func `a degree along the equator is a 360th of the way around the earth`() throws {
    let here = CLLocation(latitude: 0, longitude: 179.5)
    let there = CLLocation(latitude: 0, longitude: -179.5)
    expect(abs(here.distance(from: there) - 2 * Double.pi * 6_371_008.8 / 360) < 1)
    expect(here.distance(from: here), equals: 0)
  }
  @Test func `the poles are half the way around apart`() throws {
    let north = CLLocation(latitude: 90, longitude: 0)
    let south = CLLocation(latitude: -90, longitude: 40)
    expect(abs(north.distance(from: south) - Double.pi * 6_371_008.8) < 1)
  }
  @Test func `a place beyond a pole is none`() throws {
    expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
    expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
  @Test func `the delegate hears that places are denied, first at once and then when it asks`() async throws {
    let manager = CLLocationManager()
    let listener = Listener()
    var found: [String] = []
    manager.delegate = listener
    await withCheckedContinuation { next in
      listener.next = next
      found = reports(of: "CLLocationManager") {
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
      }
    }
    expect(listener.heard, equals: ["denied", "failed: denied"])
    expect(found.count, equals: 2)
    expect(!CLLocationManager.locationServicesEnabled())
  }
  @Test func `who follows places hears once that they are denied, and waits until cancelled`() async throws {
    var told: [String] = []
    var updates: CLLocationUpdate.Updates?
    told = reports(of: "CLLocationUpdate") { updates = CLLocationUpdate.liveUpdates(.fitness) }
    expect(told.count, equals: 1)
    let sequence = try require(updates)
    let (heard, continuation) = AsyncStream.makeStream(of: Bool.self)
    let task = Task { () -> Int in
      var count = 0
      for try await update in sequence {
        count += 1
        continuation.yield(update.authorizationDenied && update.location == nil)
      }
      return count
    }
    for await isDenied in heard {
      expect(isDenied)
      break
    }
    task.cancel()
    expect(try await task.value, equals: 1)
    let session = CLServiceSession(authorization: .whenInUse)
    for try await diagnostic in session.diagnostics {
      expect(diagnostic.authorizationDenied)
      break
    }
    session.invalidate()
  }
  @Test func `nobody finds addresses`() async throws {
    var code: CLError.Code?
    do { _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop") } catch { code = (error as? CLError)?.code }
    expect(code, equals: .network)
  }
  @Test func `a circle holds the places that are near enough`() throws {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "a")
    // A degree is 111,195 metres.
    expect(circle.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    expect(!circle.contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
  }
}
