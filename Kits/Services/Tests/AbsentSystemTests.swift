import AdServices
import CallKit
import CoreNFC
import DeviceActivity
import DeviceCheck
import FamilyControls
import FoundationModels
import GroupActivities
import HearthTesting
import HomeKit
import ImagePlayground
import Intents
import MobileCoreServices
import MultipeerConnectivity
import MusicKit
import NearbyInteraction
import PassKit
import PushKit
import QuickLookThumbnailing
import QuickTesting
import ReplayKit
import ShazamKit
import SoundAnalysis
import SystemConfiguration
import Translation
import VisionKit
import WeatherKit

/// Frameworks of Apple's systems of which a desktop of Linux has nothing: questions answer no, the rest fails and is reported.
@MainActor struct AbsentSystemTests {
  private final class Listener: NSObject, NFCNDEFReaderSessionDelegate, MCNearbyServiceBrowserDelegate,
    NISessionDelegate
  {
    var next: CheckedContinuation<String, Never>?
    nonisolated func hear(_ text: String) {
      MainActor.assumeIsolated {
        next?.resume(returning: text)
        next = nil
      }
    }
    nonisolated func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      hear("\((error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)")
    }
    nonisolated func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    nonisolated func browser(
      _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {}
    nonisolated func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    nonisolated func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
      hear("\((error as? MCError)?.code == .unsupported)")
    }
    nonisolated func session(_ session: NISession, didInvalidateWith error: any Error) {
      hear("\((error as? NIError)?.code == .unsupportedPlatform)")
    }
  }
  /// The error that an action throws.
  private func thrown<Failure: Error>(_ kind: Failure.Type, _ action: () async throws -> Void) async -> Failure? {
    do { try await action() } catch { return error as? Failure }
    return nil
  }

  @Test func `no tag is read, and a record is a value all the same`() async throws {
    expect(!NFCNDEFReaderSession.readingAvailable)
    let listener = Listener()
    let session = NFCNDEFReaderSession(delegate: listener, queue: .main, invalidateAfterFirstRead: true)
    let answer = await withCheckedContinuation {
      listener.next = $0
      session.begin()
    }
    expect(answer, equals: "true")
    let payload = try require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com"))
    expect([UInt8](payload.payload.prefix(1)), equals: [2])
    expect(payload.wellKnownTypeURIPayload()?.absoluteString, equals: "https://www.example.com")
    // A byte of flags, one each for two lengths, one of the type, one for the beginning, and "example.com".
    expect(NFCNDEFMessage(records: [payload]).length, equals: 1 + 2 + 1 + 1 + 11)
  }
  @Test func `devices beside this one are not found`() async {
    let listener = Listener(), peer = MCPeerID(displayName: "Desk")
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "chat")
    browser.delegate = listener
    let answer = await withCheckedContinuation {
      listener.next = $0
      browser.startBrowsingForPeers()
    }
    expect(answer, equals: "true")
    let session = MCSession(peer: peer)
    expect(session.connectedPeers.isEmpty)
    let error = await thrown(MCError.self) { try session.send(Data(), toPeers: [peer], with: .reliable) }
    expect(error?.code, equals: .notConnected)
    expect(!NISession.isSupported)
  }
  @Test func `there is no model of language, and a session says so`() async {
    expect(SystemLanguageModel.default.availability, equals: .unavailable(.deviceNotEligible))
    let session = LanguageModelSession { "Be brief." }
    let error = await thrown(LanguageModelSession.GenerationError.self) { try await session.respond(to: "Hello") }
    guard case .assetsUnavailable = error else { return fail("\(String(describing: error))") }
  }
  @Test func `a translation fails within its task`() async {
    var failed = false
    let window = TestWindow {
      Text("Hello").translationTask(source: .init(identifier: "en"), target: .init(identifier: "de")) { session in
        do { _ = try await session.translate("Hello") } catch TranslationError.unsupportedLanguagePairing {
          failed = true
        } catch {}
      }
    }
    await window.settleTasks()
    expect(failed)
    let status = await LanguageAvailability().status(from: .init(identifier: "en"), to: nil)
    expect(status, equals: .unsupported)
  }
  private struct Sheets: View {
    @State private var showsPictures = false
    @State private var showsApps = false
    @State private var selection = FamilyActivitySelection()
    @State private var wasCancelled = false
    @Environment(\.supportsImagePlayground) private var makesPictures
    var body: some View {
      VStack {
        Button("Picture") { showsPictures = true }
        Button("Apps") { showsApps = true }
        Text(wasCancelled ? "cancelled" : "\(showsPictures) \(showsApps) \(makesPictures)").accessibilityIdentifier(
          "state")
      }
      .imagePlaygroundSheet(isPresented: $showsPictures, concept: "A cat") { _ in
      } onCancellation: {
        wasCancelled = true
      }
      .familyActivityPicker(isPresented: $showsApps, selection: $selection)
    }
  }
  @Test func `sheets that are not here close at once`() throws {
    let window = TestWindow { Sheets() }
    window.press("Apps")
    expect(window.reports.filter { $0.contains("familyActivityPicker") }.count, equals: 1)
    expect(try window.element("state").label, equals: "false false false")
    window.press("Picture")
    expect(window.reports.filter { $0.contains("imagePlaygroundSheet") }.count, equals: 1)
    expect(try window.element("state").label, equals: "cancelled")
  }
  @Test func `what limits the use of apps is denied`() async {
    let error = await thrown(FamilyControlsError.self) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
    expect(error, equals: .unavailable)
    expect(AuthorizationCenter.shared.authorizationStatus, equals: .denied)
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 9), repeats: true)
    let other = await thrown(DeviceActivityCenter.MonitoringError.self) {
      try DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: schedule)
    }
    expect(other, equals: .unauthorized)
    let store = ManagedSettingsStore()
    expect(reports(of: "ManagedSettingsStore.shield") { store.shield.applications = [] }.count, equals: 1)
  }
  @Test func `there is no weather`() async {
    let error = await thrown(WeatherError.self) {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 52, longitude: 13))
    }
    expect(error, equals: .permissionDenied)
    expect(WeatherCondition.partlyCloudy.description, equals: "Partly Cloudy")
  }
  private struct Film: GroupActivity {
    var metadata: GroupActivityMetadata {
      var metadata = GroupActivityMetadata()
      metadata.title = "Film"
      return metadata
    }
  }
  @Test func `nobody does things together, pays, calls or is called`() async throws {
    let isActive = try await Film().activate()
    expect(!isActive)
    expect(!GroupStateObserver().isEligibleForGroupSession)
    expect(!PKPaymentAuthorizationController.canMakePayments())
    let isShown = await PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present()
    expect(!isShown)
    let provider = CXProvider(configuration: CXProviderConfiguration())
    let error = await thrown(CXErrorCodeRequestTransactionError.self) {
      try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
    }
    expect(error?.code, equals: .unentitled)
    let registry = PKPushRegistry(queue: .main)
    expect(reports(of: "PKPushRegistry") { registry.desiredPushTypes = [.voIP] }.count, equals: 1)
    expect(registry.pushToken(for: .voIP) == nil)
  }
  @Test func `a button to pay shows what stands for it`() {
    let window = TestWindow {
      PayWithApplePayButton(.buy) {
      } fallback: {
        Text("Pay by card")
      }
    }
    expect(window.find { $0.label == "Pay by card" } != nil)
  }
  @Test func `nothing sees, hears or records`() async throws {
    expect(!DataScannerViewController.isSupported)
    expect(!VNDocumentCameraViewController.isSupported)
    expect(!RPScreenRecorder.shared().isAvailable)
    let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode(symbologies: [.qr])])
    let error = await thrown(DataScannerViewController.ScanningUnavailable.self) { try scanner.startScanning() }
    expect(error, equals: .unsupported)
    let sound = await thrown(SNError.self) { _ = try SNClassifySoundRequest(classifierIdentifier: .version1) }
    expect(sound?.code, equals: .operationFailed)
    let recording = await thrown(RPRecordingError.self) { try await RPScreenRecorder.shared().startRecording() }
    expect(recording?.code, equals: .disabled)
    guard case .error(let music, _) = await SHManagedSession().result() else { return fail("Music was found.") }
    expect((music as? SHError)?.code, equals: .matchAttemptFailed)
    let status = await MusicAuthorization.request()
    expect(status, equals: .denied)
  }
  @Test func `Apple vouches for nothing here`() async {
    expect(!DCDevice.current.isSupported)
    let error = await thrown(DCError.self) { _ = try await DCAppAttestService.shared.generateKey() }
    expect(error?.code, equals: .featureUnsupported)
    let other = await thrown(AAAttributionError.self) { _ = try AAAttribution.attributionToken() }
    expect(other?.code, equals: .platformNotSupported)
    expect(HMHomeManager().homes.isEmpty)
    expect(INPreferences.siriAuthorizationStatus() == .denied)
    let intent = await thrown(INIntentError.self) {
      try await INInteraction(intent: INIntent(), response: nil).donate()
    }
    expect(intent?.code, equals: .donatingFailed)
  }
  @Test func `a small picture is made of a picture, and of nothing else`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbnails-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = folder.appendingPathComponent("a.txt")
    try Data("Hello".utf8).write(to: text)
    func request(_ file: URL) -> QLThumbnailGenerator.Request {
      QLThumbnailGenerator.Request(
        fileAt: file, size: CGSize(width: 20, height: 20), scale: 1, representationTypes: .thumbnail)
    }
    let error = await thrown(QLThumbnailError.self) {
      _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text))
    }
    expect(error?.code, equals: .generationFailed)
    #if GTK
      let picture = folder.appendingPathComponent("a.png")
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let data = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
      }
      try data.write(to: picture)
      let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(picture))
      expect(small.uiImage.size, equals: CGSize(width: 20, height: 10))
    #endif
  }
  @Test func `this machine is reached, and older names of kinds are those of today`() throws {
    let own = try require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    var flags = SCNetworkReachabilityFlags()
    expect(SCNetworkReachabilityGetFlags(own, &flags))
    expect(flags.contains([.reachable, .isLocalAddress]))
    expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
  }
}
