import AVFoundation
import AppIntents
import CoreLocation
import HearthTesting
import MapKit
import Photos
import QuickTesting
import StoreKit
import SwiftUI
import WidgetKit

/// Films, maps, places and photos that a desktop of Linux does not have: what asks for them fails, or finds nothing.
@MainActor struct AbsentMediaTests {
  private final class Ranger: NSObject, CLLocationManagerDelegate {
    var next: CheckedContinuation<String, Never>?
    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
      next?.resume(returning: "\((error as? CLError)?.code == .rangingUnavailable) \(beaconConstraint.major ?? 0)")
      next = nil
    }
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      next?.resume(returning: "\(region?.identifier ?? "") \((error as? CLError)?.code == .regionMonitoringDenied)")
      next = nil
    }
  }
  private let address = URL(fileURLWithPath: "/missing.mp4")

  @Test func `an asset is not written as another file`() async throws {
    let asset = AVURLAsset(url: address)
    guard let session = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality) else {
      return fail("no session")
    }
    expect(session.status, equals: .unknown)
    session.outputURL = address
    session.outputFileType = .mp4
    session.timeRange = CMTimeRange(start: .zero, duration: CMTime(seconds: 5, preferredTimescale: 600))
    await session.export()
    expect(session.status, equals: .failed)
    expect((session.error as? AVError)?.code, equals: .exportFailed)
    var code: AVError.Code?
    do { try await session.export(to: address, as: .mov) } catch { code = (error as? AVError)?.code }
    expect(code, equals: .exportFailed)
    let (duration, tracks) = try await asset.load(.duration, .tracks)
    expect(duration == .indefinite)
    expect(tracks.isEmpty)
    expect(AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
  }
  @Test func `numbers of a buffer of sound are taken as they lie`() {
    var numbers: [Float] = [1, 2, 3]
    numbers.withUnsafeMutableBytes { bytes in
      let buffer = AudioBuffer(mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress)
      expect(Array(UnsafeMutableBufferPointer<Float>(buffer)), equals: [1, 2, 3])
    }
    expect(UnsafeMutableBufferPointer<Float>(AudioBuffer()).isEmpty)
    expect(noErr, equals: 0)
  }
  @Test func `beacons are not heard, and nobody watches regions`() async {
    let manager = CLLocationManager()
    let ranger = Ranger()
    manager.delegate = ranger
    let ranged = await withCheckedContinuation { next in
      ranger.next = next
      manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID(), major: 7))
    }
    expect(ranged, equals: "true 7")
    let watched = await withCheckedContinuation { next in
      ranger.next = next
      manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "door"))
    }
    expect(watched, equals: "door true")
    let monitor = await CLMonitor("stops")
    let home = CLMonitor.CircularGeographicCondition(center: .init(latitude: 52, longitude: 13), radius: 100)
    await monitor.add(home, identifier: "home", assuming: .unsatisfied)
    expect(await monitor.identifiers, equals: ["home"])
    expect(await monitor.record(for: "home")?.lastEvent.state, equals: .unsatisfied)
    await monitor.remove("home")
    expect(await monitor.identifiers.isEmpty)
  }
  @Test func `a map is not drawn as a picture, and a way takes no time`() async {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 10, height: 10)
    var codes: [MKError.Code?] = []
    do { _ = try await MKMapSnapshotter(options: options).start() } catch { codes.append((error as? MKError)?.code) }
    do { _ = try await MKDirections(request: MKDirections.Request()).calculateETA() } catch {
      codes.append((error as? MKError)?.code)
    }
    expect(codes, equals: [.serverFailure, .directionsNotFound])
  }
  @Test func `a configuration of a map says its kind`() {
    let map = MKMapView(frame: .zero)
    map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
    expect(map.mapType, equals: .mutedStandard)
    map.preferredConfiguration = MKHybridMapConfiguration(elevationStyle: .realistic)
    expect(map.mapType, equals: .hybridFlyover)
    expect(map.preferredConfiguration is MKHybridMapConfiguration)
    map.preferredConfiguration = MKImageryMapConfiguration()
    expect(map.mapType, equals: .satellite)
  }
  @Test func `albums are not found, and changes of them are reported`() {
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    expect(albums.count, equals: 0)
    expect(albums.firstObject == nil)
    expect(
      reports(of: "PHPhotoLibrary (album Rome)") {
        let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Rome")
        expect(request.placeholderForCreatedAssetCollection == nil)
      }.count, equals: 1)
  }
  private struct Around: View {
    @State private var isShown = true
    let dismissed: @MainActor () -> Void
    var body: some View {
      Text(isShown ? "shown" : "gone")
        .lookAroundViewer(isPresented: $isShown, initialScene: nil) { dismissed() }
    }
  }
  @Test func `a view of streets goes away at once`() {
    var count = 0
    let window = TestWindow { Around { count += 1 } }
    expect(window.find { $0.label == "gone" } != nil)
    expect(count, equals: 1)
    window.close()
  }
  private struct Round: Widget {
    struct Entry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "round", provider: Provider()) { _ in AccessoryWidgetBackground() }
        .promptsForUserConfiguration().supplementalActivityFamilies([.small])
    }
  }
  @Test func `what a widget would have is said of it`() {
    expect(Round().body._summary, equals: "round (asks for settings) (also small)")
  }
  @Test func `what stands above subscriptions has the background that it is given`() {
    let window = TestWindow {
      SubscriptionStoreView(groupID: "pro") { Text("Pro").containerBackground(.red, for: .subscriptionStoreFullHeight) }
        .subscriptionStorePickerItemBackground(.thinMaterial)
    }
    expect(window.find { $0.label == "Pro" } != nil)
    window.close()
  }
}
