import Foundation
import HearthCore
import HearthPersistence
import HearthRendering

/// The session of an app: evaluates its body once for all windows, and opens, finds, raises and closes them.
///
/// What is asked for is done when the platform calls `update()`, neither within a frame nor within an event, in the
/// order in which it was asked: a button may close its own window.
@MainActor package final class AppScenes {
  package let platform: any WindowPlatform
  package let idiom: Idiom
  /// The title of windows whose scene has none.
  package let name: String
  /// Points: the size that the user asks for the first window, whatever its scene says; without windows, of the screen.
  package var askedSize: CGSize?
  /// The open windows, in order of opening. Hidden ones are among them.
  package private(set) var sessions: [WindowSession] = []
  /// The same, the one used last in front.
  package private(set) var order: [WindowSession] = []
  /// The scenes of the app's body, in order.
  package private(set) var scenes: [SceneDescription] = []
  /// The accent that the app's catalogue names.
  let accent: NamedColor?
  let menu = SceneMenu()
  /// The extras of the menu bar that are shown, in order of appearance.
  package internal(set) var extras: [MenuBarExtraItem] = []
  private let host: AppHost
  package fileprivate(set) var content: WindowContent!
  private weak var root: DetachedNode?
  /// A text in the language of the app; nil before there is one.
  func string(_ key: LocalizedStringKey) -> String? { root.map { Text(key).string(at: $0) } }
  private var areScenesStale = true
  private var isUpdating = false
  private var requests: [Request] = []
  private var windowCount = 0
  package private(set) var hasLaunched = false
  package private(set) var hasEnded = false
  /// Whether an observer thinks about the end: see `askToEnd()`.
  var isWaitingToEnd = false

  /// What was asked for and not yet done.
  enum Request {
    case open(WindowTarget, inPlaceOf: WindowSession?, PresentedWindowLook)
    case close(WindowSession)
    case raise(WindowSession)
    /// A window that no scene of the app declares, and who is told of it.
    case undeclared(SceneDescription, (WindowSession) -> Void)
    case url(URL)
    case activity(NSUserActivity)
    /// A new window, or one that is open, that goes on with an activity.
    case continuing(NSUserActivity?, in: WindowSession?)
    case shortcut(String)
    case alerts
    case extras
    /// The window of an extra, by the place of its scene, at a point of the screen.
    case extraWindow(Int, at: CGPoint?)
    case quit(isForced: Bool)
    case reopen
  }

  /// Where windows keep what outlives the process; nil for nowhere.
  let directory: StateDirectory?
  /// What hears of the app's life, in the order in which it came.
  package private(set) var observers: [any AppObserver] = []
  /// The type of the action for which the app was started, until something takes it.
  package var launchShortcut: String?
  /// Actions of the app besides those of its `Info.plist`, as a module above has them.
  package var addedShortcuts: [AnyObject]?
  var life = AppLife()
  var timers = AppTimers()
  /// What views show on another display.
  private(set) lazy var accessories = SceneAccessories(
    AccessoryApp(
      platform: platform, name: name, idiom: idiom,
      configure: { [weak self] in $0.windowContext = WindowContext(scenes: self, session: nil) },
      beforeFrame: { [weak self] in self?.updateApp() },
      perform: { [weak self] action in self?.content.performOutside(action) }))
  /// What the app gives to all bars and controls.
  package var appearances = Appearances() {
    didSet { if appearances != oldValue { for session in sessions { session.takeAppearances() } } }
  }
  /// The app whose value is being made: what the value makes of its own belongs to it.
  package private(set) static var starting: AppScenes?
  /// Whether windows show what the app's delegate, or that of a scene, gives to them, and nothing of their own.
  package var showsWindowsOfDelegate = false

  package init<A: App>(_ type: A.Type, platform: any WindowPlatform, idiom: Idiom, directory: StateDirectory? = nil) {
    (self.platform, self.idiom, self.directory) = (platform, idiom, directory)
    Idiom.setShown(idiom)
    let named = type as? any NamedApp.Type
    name = named?.name ?? "\(A.self)".replacingOccurrences(of: "App", with: "")
    let module = named?.module ?? String(reflecting: A.self).split(separator: ".").first.map { String($0) }
    accent = module.flatMap { NamedColor.accent(ofModule: $0) }
    host = AppHost(platform)
    let context = WindowContext(scenes: self, session: nil)
    noteLife()
    Self.starting = self
    let app = A()
    Self.starting = nil
    content = WindowContent(
      host: host, size: .zero,
      configure: { values in
        values.beginWindow(idiom)
        values.windowContext = context
        values.scenePhase = .background
        values[HasKeyboardKey.self] = .no
      },
      root: DetachedContent(content: AppView(app)) { [unowned self] node in
        root = node
        node.didChange = { [unowned self] in areScenesStale = true }
      })
    updateApp()
  }
  nonisolated deinit {}
  package func add(_ observer: any AppObserver) { observers.append(observer) }

  // MARK: - The app's body

  /// Brings the app's body up to date, and the windows learn what has changed. Called before each frame of a window.
  package func updateApp() {
    if isUpdating || hasEnded { return }
    isUpdating = true
    for _ in 0..<4 where content.needsFrame { _ = content.updateFrame(at: platform.now) }
    isUpdating = false
    if areScenesStale { readScenes() }
  }
  private func readScenes() {
    guard let root else { return }
    areScenesStale = false
    scenes = root.elements.compactMap { ($0 as? DetachedNode)?.role as? SceneDescription }
    for index in scenes.indices { scenes[index].index = index }
    var ids: Set<String> = []
    for id in scenes.compactMap(\.id) where !ids.insert(id).inserted {
      report(
        "two scenes of \(name) have the identifier \"\(id)\". Only the first one is found by it; give the other another identifier."
      )
    }
    for session in sessions { if let new = scene(like: session.scene) { session.sceneDidChange(new) } }
    updateMenu()
    reportBackgroundTasks()
    for item in extras { if let new = scene(like: item.scene) { item.sceneDidChange(new) } }
    if hasLaunched, areAlertsStale { ask(.alerts) }
    if hasLaunched, areExtrasStale { ask(.extras) }
  }
  /// The scene that has taken the place of `old`. Scenes do not come and go, so that their place says which they are.
  private func scene(like old: SceneDescription) -> SceneDescription? {
    scenes.indices.contains(old.index) ? scenes[old.index] : nil
  }
  func title(of scene: SceneDescription) -> String {
    guard let title = scene.title, let root else { return name }
    return title.string(at: root)
  }
  /// Reports a mistake of the app, once.
  func report(_ message: String) { content.report(.window, message) }
  /// Reports what is not on Linux, once for each `what`.
  func reportMissing(_ what: String, _ message: String) {
    content.engine.report(Report(kind: .notOnLinux, path: "\(name)/\(what)", message: message))
  }
  /// Mistakes that concern no window.
  package var reports: [String] { (content.reports + extras.flatMap(\.reports)).map(\.description) }

  // MARK: - Asking

  func open(
    _ target: WindowTarget, inPlaceOf session: WindowSession? = nil, style: PresentedWindowLook = PresentedWindowLook()
  ) {
    ask(.open(target, inPlaceOf: session, style))
  }
  /// A URL that is opened with the app. Before the first window is there it waits.
  package func open(_ url: URL) { ask(.url(url)) }
  /// An activity that the app is to go on with, in one of its windows. Before the first window is there it waits.
  package func continueActivity(_ activity: NSUserActivity) { ask(.activity(activity)) }
  package func close(_ session: WindowSession) { ask(.close(session)) }
  package func raise(_ session: WindowSession) { ask(.raise(session)) }
  /// Ends the app; its windows come back when it starts again. What a window presents may keep the user from it.
  ///
  /// - Parameter isForced: The desktop ends the app, and nothing keeps it from that.
  package func quit(isForced: Bool = false) { ask(.quit(isForced: isForced)) }
  func ask(_ request: Request) {
    if hasEnded { return }
    requests.append(request)
    platform.requestUpdate()
  }
  package var needsUpdate: Bool {
    !hasEnded
      && (!requests.isEmpty || content.needsFrame || areScenesStale || extras.contains(where: \.needsFrame)
        || accessories.needsUpdate)
  }

  /// Does what was asked for. Called by the platform, neither within a frame nor within an event.
  package func update() {
    updateApp()
    if hasLaunched { runTimers() }
    while hasLaunched, !hasEnded, !requests.isEmpty {
      perform(requests.removeFirst())
      updateApp()
    }
    updateExtras()
    if hasLaunched, !hasEnded { accessories.update() }
  }
  private func perform(_ request: Request) {
    switch request {
    case .open(let target, let replaced, let style): performOpen(target, inPlaceOf: replaced, style)
    case .close(let session): performClose(session)
    case .raise(let session): show(session)
    case .undeclared(let scene, let didOpen): didOpen(openWindow(scene, value: nil))
    case .url(let url): performOpen(url)
    case .activity(let activity): perform(activity)
    case .continuing(let activity, let session): performContinuing(activity, in: session)
    case .shortcut(let type): perform(shortcut: type)
    case .alerts: showAlerts()
    case .extras: showExtras()
    case .extraWindow(let index, let point): showExtraWindow(index, at: point)
    case .quit(let isForced):
      if isForced { end() } else if let session = sessionPreventingTermination { show(session) } else { askToEnd() }
    case .reopen: performReopen()
    }
  }

  // MARK: - Launch

  /// Opens the windows that are there when the app starts, then does what was asked for in the meantime.
  package func launch() {
    updateApp()
    hasLaunched = true
    for observer in observers { observer.appDidLaunch() }
    AppLife.post("DidFinishLaunching")
    restoreWindows()
    showExtras()
    if sessions.isEmpty { openLaunchWindows() }
    showAlerts()
    if let type = launchShortcut {
      launchShortcut = nil
      performShortcut(type)
    }
    update()
    if sessions.isEmpty && !hasEnded && !livesAsIcon {
      report("\(name) has no scene to show: the body of an app needs a WindowGroup or a Window.")
      end()
    }
  }
  func openLaunchWindows() { for scene in launchScenes { _ = openWindow(scene, value: nil) } }
  /// The scenes that open a window at the start. Of an app all of whose scenes are suppressed the first one does:
  /// without a window nobody could reach it.
  private var launchScenes: [SceneDescription] {
    let hasAlert = scenes.contains { $0.alert?.isWanted == true }
    let scenes = scenes.filter { $0.kind != .settings && $0.kind != .alert && $0.kind != .menuBarExtra }
    let chosen = scenes.enumerated().filter { index, scene in
      switch scene.launchBehavior?.kind ?? .automatic {
      case .automatic: index == 0
      case .presented: idiom.hasWindows || index == 0
      case .suppressed: false
      }
    }
    // An alert may decide which windows there are, and an extra of the menu bar needs none.
    if !chosen.isEmpty || hasAlert || !extras.isEmpty { return chosen.map(\.element) }
    return Array((scenes.isEmpty ? self.scenes.filter { $0.kind == .settings } : scenes).prefix(1))
  }

  // MARK: - Windows

  /// Opens a window of a scene, in front.
  ///
  /// - Parameters:
  ///   - state: What a window that comes back has kept.
  ///   - isOrdinary: Of an extra of the menu bar: whether its window is like others.
  ///   - activity: What the window goes on with.
  func openWindow(
    _ scene: SceneDescription, value: AnyHashable?, state: SceneState? = nil,
    style: PresentedWindowLook = PresentedWindowLook(),
    isOrdinary: Bool = false, continuing activity: NSUserActivity? = nil
  ) -> WindowSession {
    windowCount += 1
    let place = scene.presented?.make(value)
    let session = WindowSession(
      self, scene, value: place, state: state ?? makeState(scene, place), number: windowCount, style: style)
    session.isPopup = scene.kind == .menuBarExtra && !isOrdinary
    session.continuing = activity
    if scene.position != nil { reportPosition("defaultPosition") }
    // A size for all would be wrong for most: for settings, for a window beside the first one.
    let asked = (idiom.hasWindows && windowCount > 1) || scene.kind == .alert || session.isPopup ? nil : askedSize
    let size = asked ?? (idiom.hasWindows ? session.storedSize ?? scene.defaultSize : nil)
    var request = WindowRequest(title: title(of: scene), size: size, standardSize: idiom.standardSize)
    request.chrome = scene.kind == .alert || session.isPopup ? .dialog : style.chrome ?? scene.chrome ?? .titleBar
    request.fit = idiom.hasWindows || scene.kind == .alert || session.isPopup ? scene.fit : .free
    request.isModal = scene.kind == .alert
    if let placement = scene.placement, idiom.hasWindows, asked == nil, session.storedSize == nil {
      let others = order.map { WindowProxy(session: $0) }
      request.choose = { [platform, weak self] content, size in
        let context = WindowPlacementContext(defaultDisplay: DisplayProxy(platform.display), windows: others)
        let placed = placement(WindowLayoutRoot(content: content), context)
        session.relation = placed.relation
        if placed.hasPosition { self?.reportPosition("the place of a WindowPlacement") }
        return CGSize(width: placed.width ?? size.width, height: placed.height ?? size.height)
      }
    }
    request.hasIdealSize = idiom.hasWindows && (scene.idealSize != nil || scene.idealPlacement != nil)
    if scene.level?.kind == .desktop {
      content.report(
        .notOnLinux,
        "windowLevel(.desktop): windows are put in front of others by the desktop, and an app cannot keep one behind all. Leave it out, or keep it for other systems."
      )
    }
    if scene.managerRole?.kind == .associated || scene.isFloating {
      request.parent = principal?.host
    } else if scene.kind == .alert {
      request.parent = front?.host
    }
    sessions.append(session)
    order.insert(session, at: 0)
    platform.openWindow(request) { host, size in session.makeContent(host, size, idiom: idiom) }
    session.wasMade()
    session.parent = request.parent
    relate(session)
    activityDidChange()
    return session
  }
  func reportPosition(_ what: String) {
    content.report(
      .notOnLinux,
      "\(what): windows are placed by the desktop, and an app cannot say where. Leave it out, or keep it for other systems."
    )
  }
  func performClose(_ session: WindowSession) {
    guard !session.isClosed else { return }
    if session.isPopup { return park(session) }
    if let alert = session.scene.alert, alert.isPresented.wrappedValue { alert.isPresented.wrappedValue = false }
    closeForGood(session)
    if let replaced = session.replaced, !replaced.isClosed {
      replaced.setHidden(false)
      show(replaced)
    }
    activityDidChange()
    // A window about other windows does not keep the app running.
    let rest = sessions.filter { !$0.isParked }
    let isAlone = session.scene.kind != .utility && rest.allSatisfy { $0.scene.kind == .utility }
    if (rest.isEmpty || isAlone) && !livesAsIcon && endsWithLastWindow { askToEnd() }
  }
  func closeForGood(_ session: WindowSession) {
    if session.isClosed { return }
    session.prepareToEnd()
    session.tellChange(to: .background)
    // It does not come back. Its views disappear after that: what they write then is lost with it.
    directory?.discard(session.state)
    session.end()
    sessions.removeAll { $0 === session }
    order.removeAll { $0 === session }
    session.tellClosing(comesBack: false)
  }
  /// Brings a window to the front.
  func show(_ session: WindowSession) {
    if session.isClosed { return }
    if session.isHidden { session.setHidden(false) }
    order.removeAll { $0 === session }
    order.insert(session, at: 0)
    session.host?.raise()
  }
  /// The window that the user works in, or worked in last.
  package var front: WindowSession? { order.first { !$0.isHidden } }

  /// A window became active or not, or was minimised or shown: tells views, scenes and the app.
  func activityDidChange() {
    if let active = sessions.first(where: { $0.isActive && !$0.isHidden }), order.first !== active {
      let actives = order.filter { $0.isActive && !$0.isHidden }
      order.removeAll { $0.isActive && !$0.isHidden }
      order.insert(contentsOf: actives, at: 0)
    }
    guardWindows()
    updateUtilities()
    for session in sessions { session.tellPhase() }
    for group in Set(scenes.flatMap(\.groups).map(ObjectIdentifier.init)) {
      let phases = sessions.filter { $0.scene.groups.contains { ObjectIdentifier($0) == group } }.map(\.phase)
      let phase = phases.max() ?? .background
      let object = scenes.flatMap(\.groups).first { ObjectIdentifier($0) == group }
      if let object, object.phase != phase { object.phase = phase }
    }
    if let first = order.first, isRestorable(first.scene) { directory?.raise(first.state) }
    let phase = sessions.map(\.phase).max() ?? .background
    if phase == .background { directory?.flush() }
    content.setPhase(phase, hasKeyboard: phase == .active)
    updateMenu()
    for session in sessions { session.tellChange(to: session.phase) }
    setPhase(phase)
    platform.requestUpdate()
  }

  // MARK: - The end

  /// Closes all windows, in the order in which they are used, and ends the app.
  func end() {
    if hasEnded { return }
    if hasLaunched {
      for session in order { session.tellChange(to: .background) }
      setPhase(.background)
      for observer in observers { observer.appWillEnd() }
      AppLife.post("WillTerminate")
    }
    for session in order { session.prepareToEnd() }
    content.setPhase(.background, hasKeyboard: false)
    updateApp()
    // What is kept is what the windows showed, and not what they write while they are taken apart.
    directory?.flush()
    directory?.close()
    for session in order { session.end() }
    for item in extras { item.close() }
    accessories.close()
    let closed = order
    sessions = []
    order = []
    for session in closed { session.tellClosing(comesBack: true) }
    extras = []
    updateApp()
    DefaultsFile.shared.flush()
    hasEnded = true
    requests = []
    content.close()
    platform.quit()
  }
}

extension AppScenes {
  /// Takes the app's tree apart without its actions, for a test that leaves the app running.
  package func abandon() {
    content.abandon()
  }
}

/// The host of the app's own tree, which shows nothing.
@MainActor final class AppHost: WindowHost {
  private unowned let platform: any WindowPlatform
  let textShaper: any TextShaper = RoundMetricsShaper()
  let imageLoader: any ImageLoader = NoImageLoader()
  let clipboard: any Clipboard = NoClipboard()
  var settings: HostSettings { platform.settings }
  init(_ platform: any WindowPlatform) { self.platform = platform }
  nonisolated deinit {}
  func requestFrame() { platform.requestUpdate() }
  func requestFrame(after seconds: Double) { platform.requestUpdate() }
  func setCursor(_ cursor: Cursor) {}
  func setTextInput(_ request: TextInputRequest?) {}
  func setTitle(_ title: String) {}
  func openURL(_ url: URL) { platform.openURL(url) }
  func close() {}
}
/// Knows no image.
package final class NoImageLoader: ImageLoader {
  package init() {}
  nonisolated deinit {}
  package func metrics(of source: ImageSource) -> ImageMetrics? { nil }
}
