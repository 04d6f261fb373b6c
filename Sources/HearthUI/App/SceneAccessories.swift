import Foundation
import HearthCore
import Observation

/// What a view of the app shows on another display.
@MainActor final class SceneAccessorySource {
  var entries: [_SceneAccessoryList.Entry] = []
  /// What the observers of each entry were told last.
  fileprivate var told: [Bool] = []
  weak var accessories: SceneAccessories?
  nonisolated init() {}
  nonisolated deinit {}
}

/// What is needed of an app for that.
struct AccessoryApp {
  unowned let platform: any WindowPlatform
  /// The title of the window.
  let name: String
  let idiom: Idiom
  /// Sets values that all windows of the app have.
  let configure: (inout EnvironmentValues) -> Void
  let beforeFrame: () -> Void
  /// Runs an action of the app between frames.
  let perform: (() -> Void) -> Void
}

/// What an app shows on another display: one of what its views want to, while there is a display.
@MainActor final class SceneAccessories {
  private let app: AccessoryApp
  private var sources: [SceneAccessorySource] = []
  private var window: (host: any WindowHost, content: WindowContent, page: AccessoryPage, display: CGRect)?
  private(set) var needsUpdate = false
  /// The display that there was last.
  private var display: CGRect?
  init(_ app: AccessoryApp) { self.app = app }
  nonisolated deinit {}

  func add(_ source: SceneAccessorySource) {
    if sources.contains(where: { $0 === source }) { return }
    source.accessories = self
    sources.append(source)
    changed()
  }
  func remove(_ source: SceneAccessorySource) {
    sources.removeAll { $0 === source }
    changed()
  }
  func changed() {
    needsUpdate = true
    app.platform.requestUpdate()
  }
  /// Between frames and events.
  func update() {
    let new = sources.isEmpty ? nil : app.platform.externalDisplay
    if !needsUpdate && new == display { return }
    (needsUpdate, display) = (false, new)
    for source in sources { tell(source, new != nil) }
    let wanted = sources.reversed().lazy.flatMap { $0.entries.reversed() }.compactMap(\.content).first
    guard let new, let wanted else { return close() }
    if let window, window.display == new {
      window.page.view = wanted
    } else {
      close()
      open(wanted, on: new)
    }
  }
  private func tell(_ source: SceneAccessorySource, _ isAvailable: Bool) {
    while source.told.count < source.entries.count { source.told.append(false) }
    source.told.removeLast(source.told.count - source.entries.count)
    for (index, entry) in source.entries.enumerated() where source.told[index] != isAvailable {
      source.told[index] = isAvailable
      for observer in entry.observers { app.perform { observer(isAvailable) } }
    }
  }
  private func open(_ view: AnyView, on display: CGRect) {
    let page = AccessoryPage(view), app = app
    var request = WindowRequest(title: app.name, size: display.size, standardSize: display.size)
    request.chrome = .plain
    request.externalDisplay = display
    app.platform.openWindow(request) { [self] host, size in
      let content = WindowContent(
        host: host, size: size,
        configure: { values in
          values.beginWindow(app.idiom)
          app.configure(&values)
          values.scenePhase = .active
          values[HasKeyboardKey.self] = .no
        }, root: AccessoryRoot(page: page))
      content.owner = self
      window = (host, content, page, display)
      return content
    }
  }
  func close() {
    guard let window else { return }
    self.window = nil
    window.content.close()
    window.host.close()
  }
}

extension SceneAccessories: WindowOwner {
  func windowWillUpdate() { app.beforeFrame() }
  func windowDidReceive(_ url: URL) { window?.content.deliverToViews(url) }
  func windowIsAskedToClose() { close() }
}

/// What is shown now.
@MainActor @Observable private final class AccessoryPage {
  var view: AnyView
  init(_ view: AnyView) { self.view = view }
  nonisolated deinit {}
}
nonisolated private struct AccessoryRoot: View {
  let page: AccessoryPage
  @MainActor var body: some View {
    page.view.frame(maxWidth: .infinity, maxHeight: .infinity).allowsHitTesting(false)
  }
}
