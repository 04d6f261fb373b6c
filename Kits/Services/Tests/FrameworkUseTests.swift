import Accelerate
import AppIntents
import AuthenticationServices
import BackgroundTasks
import CloudKit
import CoreML
import CoreSpotlight
import GameKit
import HearthTesting
import LocalAuthentication
import MapKit
import NaturalLanguage
import QuickLook
import QuickTesting
import Speech
import StoreKit
import SwiftUI
import Vision
import WatchConnectivity
import WebKit
import WidgetKit

/// Frameworks as apps use them: values are real, and the rest fails by the errors that apps expect.
@MainActor struct FrameworkUseTests {
  @Test func `errors are caught by their codes`() async {
    var heard: [String] = []
    do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) } catch BGTaskScheduler.Error
      .notPermitted
    {
      heard.append("not permitted")
    } catch BGTaskScheduler.Error.unavailable { heard.append("unavailable") } catch {}
    do { _ = try await CKContainer(identifier: "a").userRecordID() } catch CKError.notAuthenticated {
      heard.append("cloud")
    } catch {}
    do { _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") } catch LAError
      .userCancel
    {
      heard.append("cancelled")
    } catch LAError.passcodeNotSet { heard.append("passcode") } catch {}
    expect(heard, equals: ["unavailable", "cloud", "passcode"])
  }
  @Test func `nobody is found to play with`() async {
    var codes: [GKError.Code?] = []
    do { _ = try await GKMatchmaker.shared().findMatch(for: GKMatchRequest()) } catch {
      codes.append((error as? GKError)?.code)
    }
    do { _ = try await GKLocalPlayer.local.loadPhoto(for: .small) } catch { codes.append((error as? GKError)?.code) }
    do { _ = try await GKAchievementDescription.loadAchievementDescriptions() } catch {
      codes.append((error as? GKError)?.code)
    }
    expect(codes, equals: [.notAuthenticated, .notAuthenticated, .notAuthenticated])
  }
  @Test func `changes of a zone and notifications of iCloud are not there`() async {
    let record = CKRecord(recordType: "Item")
    record.encryptedValues["secret"] = "s"
    expect(record["secret"] as? String, equals: "s")
    let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default], configurationsByRecordZoneID: nil)
    let code: CKError.Code? = await withCheckedContinuation { next in
      operation.fetchRecordZoneChangesResultBlock = {
        if case .failure(let error) = $0 {
          next.resume(returning: (error as? CKError)?.code)
        } else {
          next.resume(returning: nil)
        }
      }
      CKContainer(identifier: "a").privateCloudDatabase.add(operation)
    }
    expect(code, equals: .notAuthenticated)
    expect(CKNotification(fromRemoteNotificationDictionary: ["a": 1]) == nil)
  }
  @Test func `a search and a watch say that they fail`() async {
    let query = CSSearchQuery(queryString: "title == 'a'", attributes: ["title"])
    let code: Int? = await withCheckedContinuation { next in
      query.completionHandler = { next.resume(returning: ($0 as? CSSearchQueryError)?.code.rawValue) }
      query.start()
    }
    expect(code, equals: CSSearchQueryError.Code.indexUnreachable.rawValue)
    query.completionHandler = nil
    let set = CSSearchableItemAttributeSet(contentType: .text)
    (set.latitude, set.contentCreationDate) = (1, .distantPast)
    expect(set.latitude == 1 && set.contentCreationDate == .distantPast)
    expect(!WCSession.default.transferUserInfo(["a": 1]).isTransferring)
  }
  @Test func `no shop is there, by its newer names too`() async {
    await expect(Storefront.current == nil)
    let window = TestWindow {
      Text("App").appStoreOverlay(isPresented: .constant(true)) {
        SKOverlay.AppConfiguration(appIdentifier: "17", position: .bottom)
      }
    }
    expect(window.reports.filter { $0.contains("appStoreOverlay (17, bottom") }.count, equals: 1)
    expect(Product.SubscriptionPeriod.Unit.month.localizedDescription.lowercased().contains("mon"))
  }
  @Test func `nothing is seen and understood, by the newer names`() async throws {
    var request = RecognizeTextRequest()
    request.recognitionLevel = .fast
    var failures = 0
    do { _ = try await request.perform(on: Data([1])) } catch VisionError.unsupportedRequest { failures += 1 } catch {}
    do { _ = try await ImageRequestHandler(Data([1])).perform(DetectBarcodesRequest()) } catch { failures += 1 }
    do {
      for try await _ in SpeechTranscriber(locale: .current, preset: .transcription).results {}
    } catch SFSpeechError.internalServiceError { failures += 1 } catch {}
    do { try await SpeechAnalyzer(modules: []).finalizeAndFinishThroughEndOfInput() } catch { failures += 1 }
    expect(failures, equals: 4)
    await expect(SpeechTranscriber.supportedLocales.isEmpty)
    let box = NormalizedRect(x: 0.25, y: 0, width: 0.5, height: 0.25)
    // The quarter of 80 at the bottom is below the other three.
    expect(
      box.toImageCoordinates(CGSize(width: 100, height: 80), origin: .upperLeft),
      equals: CGRect(x: 25, y: 60, width: 50, height: 20))
  }
  @Test func `numbers for a model are in memory`() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    array[[1, 2]] = 7
    expect(array[5].floatValue, equals: 7)
    expect(array.strides, equals: [3, 1])
    expect(try MLMultiArray([1.5, 2.5])[1].doubleValue, equals: 2.5)
    let batch = try MLArrayBatchProvider(dictionary: ["x": [1.0, 2.0], "y": ["a", "b"]])
    expect(batch.count, equals: 2)
    expect(batch.features(at: 1).featureValue(for: "y")?.stringValue, equals: "b")
    let value = try MLDictionaryFeatureProvider(dictionary: ["a": array]).featureValue(for: "a")
    expect(value?.multiArrayValue === array)
    expect((try? MLMultiArray(shape: [0], dataType: .double)) == nil)
  }
  @Test func `each number of a list is computed`() {
    expect(vForce.sqrt([4, 9] as [Float]), equals: [2, 3])
    expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2] as [Double]), equals: [8, 9])
    expect(vDSP.amplitudeToDecibels([10, 1] as [Float], zeroReference: 1), equals: [20, 0])
    var decibels: [Float] = [0, 0]
    vDSP.convert(power: [100, 1] as [Float], toDecibels: &decibels, zeroReference: 1)
    expect(decibels, equals: [20, 0])
    expect(vDSP.FFT(log2n: 3, radix: .radix3, ofType: DSPSplitComplex.self) == nil)
    guard let transform = vDSP.FFT(log2n: 3, radix: .radix2, ofType: DSPSplitComplex.self) else { return expect(false) }
    var real: [Float] = [1, 1, 1, 1], imaginary: [Float] = [1, 1, 1, 1]
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        let input = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        var output = input
        transform.forward(input: input, output: &output)
      }
    }
    // Eight ones have no frequency but 0, which is twice their sum.
    expect(real, equals: [16, 0, 0, 0])
  }
  private struct Scan: AppIntent {
    static let title: LocalizedStringResource = "Scan"
    @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
    func perform() async throws -> some IntentResult { .result() }
  }
  @Test func `an intent is given a file`() throws {
    let scan = Scan()
    expect(scan.file == nil)
    scan.file = IntentFile(data: Data([1, 2]), filename: "a.png")
    expect(scan.file?.type, equals: .png)
    expect(scan.file?.data, equals: Data([1, 2]))
    expect(IntentFile(fileURL: URL(filePath: "/no/such/file.txt")).data.isEmpty)
  }
  @Test func `a view signs nobody in`() async {
    var code: ASAuthorizationError.Code?
    let request = ASAuthorizationAppleIDProvider().createRequest()
    do { _ = try await EnvironmentValues().authorizationController.performRequest(request) } catch {
      code = (error as? ASAuthorizationError)?.code
    }
    expect(code, equals: .notHandled)
  }

  private final class Source: NSObject, QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      NSURL(fileURLWithPath: "/tmp/\(index).pdf")
    }
  }
  private struct Preview: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> QLPreviewController {
      let controller = QLPreviewController()
      controller.dataSource = context.coordinator
      controller.currentPreviewItemIndex = 1
      return controller
    }
    func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
    func makeCoordinator() -> Source { Source() }
  }
  private struct Reader: View {
    @State private var isShown = false
    var body: some View {
      Button("Read") { isShown = true }.accessibilityIdentifier("Read").sheet(isPresented: $isShown) { Preview() }
    }
  }
  private struct ReaderApp: App { var body: some Scene { WindowGroup { Reader() } } }
  @Test func `a preview opens the current file, and its sheet goes away`() {
    let window = TestWindow(ReaderApp.self)
    window.click("Read")
    expect(window.openedURLs.map(\.path), equals: ["/tmp/1.pdf"])
    window.click("Read")
    expect(window.openedURLs.count, equals: 2)
  }

  private struct Decider: WebPage.NavigationDeciding {
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { action.request.url?.host() == "good.example" ? .allow : .cancel }
  }
  @Test func `an app decides which pages are loaded`() async {
    let page = WebPage(navigationDecider: Decider())
    var heard: [String] = []
    for host in ["good.example", "bad.example"] {
      do { for try await event in page.load(URL(string: "https://\(host)")) { heard.append("\(event)") } } catch WebPage
        .NavigationError
        .failedProvisionalNavigation(let error)
      { heard.append(error is WKError ? "failed" : "cancelled \((error as? URLError)?.code == .cancelled)") } catch {}
    }
    expect(heard, equals: ["startedProvisionalNavigation", "failed", "cancelled true"])
  }
  @Test func `what a page was set to be is reported once it is asked for`() {
    let found = reports(of: "Settings of WKWebView") {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.pageZoom = 2
      view.load(URLRequest(url: URL(string: "https://example.org")!))
    }
    expect(found.count == 1 && found[0].contains("pageZoom, allowsInlineMediaPlayback"), "\(found)")
    let none = reports(of: "Settings of WKWebView") {
      WKWebView().load(URLRequest(url: URL(string: "https://example.org")!))
    }
    expect(none.isEmpty)
  }

  private struct Tinted: View {
    var body: some View {
      Rectangle().frame(width: 40, height: 40).widgetAccentable().tint(.red)
    }
  }
  @Test func `a part of a widget takes the accent colour where the widget is tinted`() {
    func color(_ mode: WidgetRenderingMode) -> String {
      let window = TestWindow { Tinted().environment(\.widgetRenderingMode, mode) }
      defer { window.close() }
      return window.displayList
    }
    expect(color(.fullColor) != color(.accented))
    expect(color(.fullColor), equals: color(.vibrant))
  }
  @Test func `what a live activity cannot show is reported once it is seen`() {
    let window = TestWindow {
      Text("A").activitySystemActionForegroundColor(.red).widgetLabel("B").activityBackgroundTint(.blue)
    }
    for name in ["activitySystemActionForegroundColor", "widgetLabel"] {
      expect(window.reports.filter { $0.contains(name) }.count, equals: 1, "\(window.reports)")
    }
  }

  private struct Place: Identifiable, Hashable {
    let id: String
    let latitude: Double
  }
  private final class Chosen { var values: [MapSelection<String>?] = [] }
  private struct Places: View {
    let chosen: Chosen
    @State private var selection: MapSelection<String>?
    private let places = [Place(id: "North", latitude: 10), Place(id: "South", latitude: -10)]
    var body: some View {
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 40))), selection: $selection
      ) {
        ForEach(places) { place in
          Marker(place.id, coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: 0))
        }
      }
      .mapFeatureSelectionDisabled { _ in true }
      .frame(width: 400, height: 400)
      .onChange(of: selection) { _, new in chosen.values.append(new) }
    }
  }
  @Test func `a marker of a collection is chosen by the identity of its element`() {
    let chosen = Chosen()
    let window = TestWindow { Places(chosen: chosen) }
    window.press("North")
    expect(chosen.values.map { $0?.value }, equals: ["North"])
    expect(window.reports.filter { $0.contains("mapFeatureSelectionDisabled") }.count, equals: 1)
  }
  @Test func `a geodesic line goes along a great circle`() {
    let ends = [(0.0, 0.0), (0.0, 90.0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = MKGeodesicPolyline(coordinates: ends, count: 2)
    expect(line.pointCount, equals: 33)
    let north = [(50.0, 0.0), (50.0, 90.0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    // A great circle between two places of one latitude goes nearer to the pole.
    expect(MKGeodesicPolyline(coordinates: north, count: 2).boundingMapRect.minY < MKMapPoint(north[0]).y)
  }

  private final class Callout: NSObject, MKMapViewDelegate {
    var count = 0
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { count += 1 }
  }
  @Test func `a button beside a title is told to the delegate of the map`() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), delegate = Callout()
    map.delegate = delegate
    let place = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "A")
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let view = try require(map.view(for: place)), button = UIButton(type: .detailDisclosure)
    view.canShowCallout = true
    view.rightCalloutAccessoryView = button
    expect(button.isHidden)
    map.selectAnnotation(place, animated: false)
    expect(!button.isHidden)
    button.sendActions(for: .touchUpInside)
    expect(delegate.count, equals: 1)
  }
}
