import HearthTesting
import OSLog
import PhotosUI
import QuartzCore
import QuickTesting
import SwiftUI
import Testing
import UIKit
import UserNotifications
import os.log

// How apps write it: each piece is as it would stand in an app, in Swift 5's way where apps have it so.

// MARK: - Logging

extension Logger {
  nonisolated private static let subsystem = Bundle.main.bundleIdentifier ?? "org.example"
  nonisolated fileprivate static let network = Logger(subsystem: subsystem, category: "network")
  nonisolated fileprivate static let ui = Logger(subsystem: subsystem, category: String(describing: Idioms.self))
}
private let oldLog = OSLog(subsystem: "org.example", category: "old")
private enum Log {
  static func error(_ message: String, file: String = #fileID, line: Int = #line) {
    os_log("%{public}@:%d %{public}@", log: oldLog, type: .error, file, line, message)
  }
  static func debug(_ message: @autoclosure () -> String) {
    #if DEBUG
      let text = message()
      os_log(.debug, "\(text, privacy: .public)")
    #endif
  }
}
private actor Downloader {
  private let logger = Logger(subsystem: "org.example", category: "downloads")
  private let lock = OSAllocatedUnfairLock(initialState: [URL: Int]())
  func load(_ url: URL) -> Int {
    logger.debug("Loading \(url.absoluteString, privacy: .public)")
    let count = lock.withLock { sizes in
      sizes[url, default: 0] += 1
      return sizes[url] ?? 0
    }
    logger.notice(
      "\(url, privacy: .private(mask: .hash)) took \(1.25, format: .fixed(precision: 2)) s, attempt \(count)")
    return count
  }
}
private final class OldCache: @unchecked Sendable {
  private var lock = os_unfair_lock_s()
  private var values: [String: Int] = [:]
  func set(_ value: Int, for key: String) -> Int {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    values[key] = value
    return values.count
  }
}
private func parse(_ text: String) -> Int? {
  let signposter = OSSignposter(logger: .network)
  let state = signposter.beginInterval("parse", id: signposter.makeSignpostID(), "\(text.count) characters")
  defer { signposter.endInterval("parse", state) }
  do {
    guard let number = Int(text) else { throw CocoaError(.coderInvalidValue) }
    return number
  } catch {
    Logger.network.error("Cannot parse: \(error.localizedDescription)")
    Logger.network.fault("\(error, privacy: .public) \(String(describing: error))")
    Log.error("Cannot parse")
    Log.debug("no number")
    return nil
  }
}

// MARK: - Notifications

private final class Reminders: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  static let shared = Reminders()
  @Published var isAllowed = false
  @Published var opened: String?
  private let center = UNUserNotificationCenter.current()
  override init() {
    super.init()
    center.delegate = self
  }
  func ask() {
    center.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] success, error in
      if success {
        DispatchQueue.main.async { self?.isAllowed = true }
      } else if let error {
        print(error.localizedDescription)
      }
    }
  }
  func refresh() async {
    let settings = await center.notificationSettings()
    switch settings.authorizationStatus {
    case .authorized, .provisional, .ephemeral: isAllowed = true
    case .denied, .notDetermined: isAllowed = false
    @unknown default: isAllowed = false
    }
  }
  func remind(_ title: String, after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = NSString.localizedUserNotificationString(forKey: title, arguments: nil)
    content.body = String(localized: "It is time")
    content.sound = UNNotificationSound.default
    content.badge = NSNumber(value: 1)
    content.userInfo["title"] = title
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    center.add(request) { error in
      if let error { Logger.ui.error("\(error.localizedDescription)") }
    }
  }
  func daily(hour: Int, minute: Int) async throws {
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Daily"
    var components = Calendar.current.dateComponents([.hour, .minute], from: Date())
    components.hour = hour
    components.minute = minute
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    try await center.add(UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
  }
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let title = response.notification.request.content.userInfo["title"] as? String
    await MainActor.run { opened = title }
  }
}
private struct RemindersApp: App {
  @StateObject private var reminders = Reminders.shared
  var body: some Scene { WindowGroup { RemindersView().environmentObject(reminders) } }
}
private struct RemindersView: View {
  @EnvironmentObject private var reminders: Reminders
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Button("Ask", action: reminders.ask).accessibilityIdentifier("ask")
      Toggle("Allowed", isOn: $reminders.isAllowed).accessibilityIdentifier("allowed")
      Button("Remind") { reminders.remind("Tea", after: 5) }.accessibilityIdentifier("remind")
      Button("Daily") { Task { try? await reminders.daily(hour: 9, minute: 30) } }.accessibilityIdentifier("daily")
      Text(reminders.opened ?? "-").accessibilityIdentifier("opened")
    }
    .task { await reminders.refresh() }
    .onChange(of: phase) { if phase == .active { UNUserNotificationCenter.current().setBadgeCount(0) } }
  }
}

// MARK: - Pictures

private struct Movie: Transferable {
  let url: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      let copy = URL.temporaryDirectory.appending(path: "copy-\(UUID().uuidString).\(received.file.pathExtension)")
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Self(url: copy)
    }
  }
}
@MainActor private final class ProfileModel: ObservableObject {
  enum ImageState {
    case empty, loading(Progress), success(Image), failure(any Error)
  }
  @Published private(set) var imageState = ImageState.empty
  @Published var selection: PhotosPickerItem? = nil {
    didSet {
      if let selection {
        let progress = load(selection)
        imageState = .loading(progress)
      } else {
        imageState = .empty
      }
    }
  }
  private func load(_ item: PhotosPickerItem) -> Progress {
    item.loadTransferable(type: Data.self) { result in
      DispatchQueue.main.async {
        guard item == self.selection else { return }
        switch result {
        case .success(let data?):
          if let image = UIImage(data: data) { self.imageState = .success(Image(uiImage: image)) }
        case .success(nil): self.imageState = .empty
        case .failure(let error): self.imageState = .failure(error)
        }
      }
    }
  }
  var text: String {
    switch imageState {
    case .empty: "empty"
    case .loading: "loading"
    case .success: "image"
    case .failure: "failure"
    }
  }
}
private struct Profile: View {
  @StateObject private var model = ProfileModel()
  @State private var movie: Movie?
  @State private var selected: [PhotosPickerItem] = []
  @State private var images: [UIImage] = []
  var body: some View {
    VStack {
      Text(model.text).accessibilityIdentifier("state")
        .overlay(alignment: .bottomTrailing) {
          PhotosPicker(selection: $model.selection, matching: .images, photoLibrary: .shared()) {
            Image(systemName: "pencil.circle.fill").symbolRenderingMode(.multicolor)
          }
          .buttonStyle(.borderless)
          .accessibilityIdentifier("pick")
        }
      PhotosPicker(selection: $selected, maxSelectionCount: 5, selectionBehavior: .ordered, matching: .images) {
        Label("Pick", systemImage: "photo.on.rectangle")
      }
      .accessibilityIdentifier("several")
      Text("\(images.count)").accessibilityIdentifier("images")
    }
    .onChange(of: selected) { _, newItems in
      Task {
        images.removeAll()
        for item in newItems {
          if let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data) {
            images.append(image)
          }
        }
      }
    }
  }
}

// MARK: - AppKit and UIKit side by side

#if canImport(AppKit)
  private typealias PlatformImage = NSImage
#elseif canImport(UIKit)
  private typealias PlatformImage = UIImage
#endif

extension View {
  fileprivate func pointingHand() -> some View {
    onHover { inside in
      if inside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
    }
  }
  fileprivate func hideKeyboardOnTap() -> some View {
    onTapGesture { UIApplication.shared.keyWindow?.endEditing(true) }
  }
}
private struct WindowAccessor: NSViewRepresentable {
  let found: (NSWindow?) -> Void
  func makeNSView(context: Context) -> NSView {
    let view = NSView()
    DispatchQueue.main.async { found(view.window) }
    return view
  }
  func updateNSView(_ nsView: NSView, context: Context) {}
}
private struct VisualEffectView: NSViewRepresentable {
  let material: NSVisualEffectView.Material
  let blendingMode: NSVisualEffectView.BlendingMode
  func makeNSView(context: Context) -> NSVisualEffectView {
    let visualEffectView = NSVisualEffectView()
    visualEffectView.material = material
    visualEffectView.blendingMode = blendingMode
    visualEffectView.state = NSVisualEffectView.State.active
    visualEffectView.isEmphasized = true
    return visualEffectView
  }
  func updateNSView(_ visualEffectView: NSVisualEffectView, context: Context) {
    visualEffectView.material = material
    visualEffectView.blendingMode = blendingMode
  }
}
private struct Desktop: View {
  @State private var window: NSWindow?
  @State private var copied = false
  var body: some View {
    VStack {
      Text(window == nil ? "no window" : "window").accessibilityIdentifier("window").pointingHand()
      Button {
        let pasteboard = NSPasteboard.general
        pasteboard.declareTypes([.string], owner: nil)
        copied = pasteboard.setString("text", forType: .string)
        UIPasteboard.general.setItemProviders([], localOnly: true, expirationDate: nil)
        UIPasteboard.general.string = "again"
      } label: {
        Label(copied ? "Copied" : "Copy", systemImage: copied ? "checkmark" : "doc.on.doc")
      }
      .accessibilityIdentifier("copy")
      Button("Help") {
        if let url = URL(string: "https://example.org/help") { NSWorkspace.shared.open(url) }
      }
      Button("Quit") { NSApp.terminate(self) }.keyboardShortcut("q")
    }
    .frame(minWidth: min(200, NSScreen.main?.visibleFrame.width ?? 800))
    .background { WindowAccessor { window = $0 } }
    .background { VisualEffectView(material: .sidebar, blendingMode: .behindWindow).ignoresSafeArea() }
    .onReceive(NotificationCenter.default.publisher(for: NSApplication.willTerminateNotification)) { _ in }
    .onAppear { NSApplication.shared.activate(ignoringOtherApps: true) }
  }
}
private struct DesktopApp: App {
  var body: some Scene { WindowGroup { Desktop() } }
}

/// As apps have it where nothing says on which thread it runs.
nonisolated private func copyEverywhere(_ text: String) -> Bool {
  UIPasteboard.general.string = text
  NSPasteboard.general.clearContents()
  return NSPasteboard.general.setString(text, forType: .string) && UIPasteboard.general.hasStrings
    && !UIAccessibility.isReduceMotionEnabled
}

// MARK: - Depth

private struct Flip: GeometryEffect {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let shift = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(shift)
  }
}

@MainActor private struct Idioms {}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct IdiomTests {
    @Test func `logging and locks as apps have them`() async {
      let downloader = Downloader(), url = URL(fileURLWithPath: "/a")
      await expect(downloader.load(url), equals: 1)
      await expect(downloader.load(url), equals: 2)
      expect(parse("12") == 12 && parse("x") == nil)
      expect(OldCache().set(1, for: "a"), equals: 1)
    }
    @Test func `reminders as apps have them`() async throws {
      let window = TestWindow(RemindersApp.self)
      await window.settleTasks()
      try expect(window.element("allowed").value == "1" && Reminders.shared.isAllowed)
      Reminders.shared.isAllowed = false
      window.click("ask")
      await window.settleTasks()
      expect(Reminders.shared.isAllowed)
      UNUserNotificationCenter.current().delegate = Reminders.shared
      window.click("remind")
      await window.settleTasks()
      window.advance(by: .seconds(5))
      await window.settleTasks()
      let shown = try require(window.notifications.first)
      expect(shown.title == "Tea" && shown.isUrgent)
      shown.press()
      await window.settleTasks()
      try expect(window.element("opened").label, equals: "Tea")
      window.click("daily")
      await window.settleTasks()
      await expect(
        UNUserNotificationCenter.current().pendingNotificationRequests().map(\.identifier), equals: ["daily"])
    }
    @Test func `pictures as apps have them`() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-idiom.svg")
      try Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#.utf8).write(to: file)
      let window = TestWindow { Profile() }
      try expect(window.element("state").label, equals: "empty")
      window.click("pick")
      window.chooseFiles(file)
      await window.settleTasks()
      try expect(window.element("state").label, equals: "image")
      window.click("several")
      window.chooseFiles(file, file)
      await window.settleTasks()
      try expect(window.element("images").label, equals: "2")
      let film = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-idiom.mp4")
      try Data([1, 2, 3]).write(to: film)
      let movie = try await PhotosPickerItem(itemIdentifier: film.path).loadTransferable(type: Movie.self)
      try expect(Data(contentsOf: try require(movie).url), equals: Data([1, 2, 3]))
      try await expect(PhotosPickerItem(itemIdentifier: film.path).loadTransferable(type: Image.self) == nil)
    }
    @Test func `names of a Mac as apps have them`() async throws {
      let window = TestWindow(DesktopApp.self)
      await window.settleTasks()
      try expect(window.element("window").label, equals: "window")
      window.click("copy")
      expect(window.clipboard.text, equals: "again")
      try window.hover(over: "window")
      expect(window.cursor, equals: "pointer")
      try window.hover(over: "copy")
      expect(PlatformImage(systemName: "star") != nil)
    }
    @Test func `the clipboard on another thread`() async {
      let window = TestWindow(DesktopApp.self)
      await expect(Task.detached { copyEverywhere("from elsewhere") }.value)
      expect(window.clipboard.text, equals: "from elsewhere")
    }
    @Test func `a card that turns around`() {
      let window = TestWindow { Color.red.frame(width: 100, height: 50).modifier(Flip(angle: .pi)) }
      let effect = Flip(angle: .pi).effectValue(size: CGSize(width: 100, height: 50))
      expect(abs(effect.m11 + 1) < 1e-9 && abs(effect.m22 - 1) < 1e-9)
      expect(!window.displayList.isEmpty)
    }
  }
}
