import Foundation
import HearthCore
import HearthPersistence
import HearthRendering
import SwiftUI

/// An app under test: its windows, on a desktop that shows none. Owned by the test windows.
final class TestApplication: WindowPlatform {
  /// A window that the app has opened.
  struct Opened {
    let host: TestHost
    let content: WindowContent
    /// Made when somebody asks.
    weak var window: TestWindow?
    /// Whether it fills a display where nobody presses anything.
    var isAccessory = false
  }
  let launch: TestLaunch
  let storage: TestStorage
  private(set) var scenes: AppScenes!
  /// The windows that are open. One that the app or its user closes is not kept here: what was in it goes.
  private(set) var opened: [Opened] = []
  /// Whose tasks may still be on their way out.
  private(set) var taskOwners: Set<ObjectIdentifier> = []
  private(set) var openedURLs: [URL] = []
  private(set) var hasQuit = false
  /// Seconds, the same for all windows.
  var time: Double = 1 { didSet { for entry in opened { entry.host.time = time } } }

  init<A: App>(_ app: A.Type, _ launch: TestLaunch, _ storage: TestStorage, _ directory: StateDirectory, urls: [URL]) {
    (self.launch, self.storage, testSettings) = (launch, storage, launch.settings)
    scenes = AppScenes(app, platform: self, idiom: launch.idiom, directory: directory)
    // The first window has the size that the test says.
    scenes.askedSize = launch.size
    for url in urls { scenes.open(url) }
    if let action = launch.action { scenes.performShortcut(action) }
    scenes.launch()
  }
  /// Windows that nobody closed go without their actions; bindings into them may live on.
  isolated deinit {
    for entry in opened { entry.content.abandon() }
    scenes.abandon()
  }
  /// The process is gone.
  func abandon() {
    for entry in opened where !entry.content.isClosed {
      entry.content.close()
      entry.host.close()
    }
    scenes.abandon()
  }

  // MARK: - What the app asks for

  /// What the user has set for the desktop.
  var testSettings: TestWindow.Settings
  var settings: HostSettings {
    var settings = HostSettings()
    testSettings.apply(to: &settings)
    return settings
  }
  var now: Double { time }
  var date: Date { TestHost.firstDate - 1 + time }
  /// A common display.
  let display = CGRect(x: 0, y: 0, width: 1920, height: 1080)
  /// Beside it; nil for none.
  var externalDisplay: CGRect?
  func openWindow(_ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent) {
    let host = TestHost(text: launch.text, testSettings)
    host.time = time
    host.application = self
    host.chrome = request.chrome
    host.setParent(request.parent)
    host.setTitle(request.title)
    guard let content = makeContent(host, request.size ?? request.standardSize) as? WindowContent else {
      preconditionFailure("the content of a window is a WindowContent, into which tests look")
    }
    host.content = content
    let size = content.initialSize(request, at: time)
    content.handle(.resize(size))
    let window = Opened(host: host, content: content, isAccessory: request.externalDisplay != nil)
    opened.append(window)
    taskOwners.insert(content.taskOwner)
    if !window.isAccessory { bringToFront(host) }
  }
  func requestUpdate() {}
  func openURL(_ url: URL) { openedURLs.append(url) }
  func quit() { hasQuit = true }
  func bringToFront(_ host: TestHost) {
    for entry in opened where entry.host !== host && !entry.host.isClosed && !entry.isAccessory {
      entry.content.handle(.windowActive(false))
    }
    host.content?.handle(.windowActive(true))
  }

  // MARK: - Windows

  var openWindows: [TestWindow] {
    opened.filter { !$0.host.isClosed && !$0.host.isHidden && !$0.isAccessory }.map { testWindow(of: $0) }
  }
  private func testWindow(of entry: Opened) -> TestWindow {
    if let window = entry.window { return window }
    let window = TestWindow(self, entry)
    adopt(window)
    return window
  }
  /// What fills the external display; nil where nothing does.
  var accessoryWindow: TestWindow? {
    opened.first { $0.isAccessory && !$0.host.isClosed }.map { testWindow(of: $0) }
  }
  /// The window that the test made: the first one, or of an app that opens none one that is closed. The test window
  /// keeps it.
  func makeFirst() -> Opened {
    if let first = opened.first { return first }
    let host = TestHost(text: launch.text, testSettings)
    host.application = self
    let content = WindowContent(
      host: host, size: .zero,
      configure: { [launch] in
        $0.beginWindow(launch.idiom)
        WindowContent.configureAlone(&$0)
      }, root: EmptyView())
    host.content = content
    host.close()
    return Opened(host: host, content: content)
  }
  func adopt(_ window: TestWindow) {
    if let index = opened.firstIndex(where: { $0.host === window.host }) { opened[index].window = window }
  }
  func windowDidClose(_ host: TestHost) { opened.removeAll { $0.host === host } }

  // MARK: - Status icons

  private(set) var statusItems: [any StatusItem] = []
  var showsStatusItems: Bool? { launch.showsMenuBarExtras }
  var statusDrawing: (textShaper: any TextShaper, imageLoader: any ImageLoader)? {
    let host = TestHost(text: launch.text, testSettings)
    return (host.textShaper, host.imageLoader)
  }
  func showStatusItem(_ item: any StatusItem) { statusItems.append(item) }
  func hideStatusItem(_ item: any StatusItem) { statusItems.removeAll { $0 === item } }
  /// When the app is to be updated without a cause of its own.
  var wakeUp: Double?
  func requestUpdate(after seconds: Double) { wakeUp = min(wakeUp ?? .infinity, time + seconds) }

  // MARK: - Notifications

  let testNotifications = TestNotifications()
  var notifications: (any NotificationService)? { testNotifications }

  // MARK: - Documents

  var recentDocuments: (any RecentDocumentService)? { storage.documents }
  var documentDirectory: URL { storage.documents.directory }
  /// Whether windows come to rest only when files have been read and written.
  var waitsForFiles = true

  // MARK: - Time

  /// Runs updates and frames until nothing is pending now in any window.
  /// - Returns: What keeps the windows busy; nil where they came to rest.
  func settle() -> String? {
    if let wakeUp, wakeUp <= time { self.wakeUp = nil }
    var unrest = Unrest(), isFirst = true
    repeat {
      scenes.update()
      for entry in opened where !entry.host.isClosed {
        // Once in any case: a frame looks for what cannot tell of its changes.
        if isFirst || entry.content.needsFrame || entry.host.output == nil {
          entry.host.output = entry.content.updateFrame(at: time)
        }
      }
      isFirst = false
    } while (needsWork || (waitsForFiles && scenes.finishWork())) && unrest.mayGoOn()
    if !needsWork { return unrest.message([]) }
    return unrest.message(
      opened.filter { !$0.host.isClosed && $0.content.needsFrame }.map(\.content),
      app: scenes.needsUpdate ? scenes.content : nil)
  }
  var needsWork: Bool { scenes.needsUpdate || opened.contains { !$0.host.isClosed && $0.content.needsFrame } }
}
