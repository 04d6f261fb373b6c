import Foundation
import HearthPersistence
import HearthRendering

/// What a frame gives to its host.
package struct FrameOutput {
  /// The picture of the window's content. Identical to that of the frame before where nothing changed.
  package var picture: DisplayPiece
  package var background: RGBA
}

/// The content of a window. Hosts talk to it as `HostedContent`; the rest is for the engine and for SwiftUI.
///
/// A frame runs rounds of bodies, layout and focus until nothing is pending (at most four), and records the picture.
@MainActor package final class WindowContent {
  package let engine: Engine
  /// What tells the tasks of this window's views from those of others.
  package var taskOwner: ObjectIdentifier { ObjectIdentifier(engine) }
  package unowned let host: any WindowHost
  /// The bottom of the chain of scopes: values that the window itself provides.
  package private(set) var rootScope: EnvironmentScope
  private var rootEntries: [any RootEntry] = []
  /// Seconds on the host's clock at the last frame.
  package var time: Double { engine.frameTime }
  /// What came while a frame ended.
  private var lateEvents: [InputEvent] = []
  private var hasFrame = false
  package let input: InputDispatcher
  let overlayList = WindowOverlays()
  /// Not nil while the window shows what focus knows.
  private(set) var focusOverlay: FocusOverlay?
  /// What has the events before the views, if there is something.
  package weak var grab: (any InputGrab)? { didSet { if grab != nil { input.focus.finishEditing(isLeft: false) } } }
  /// Keys that went down while something had grabbed the events: views hear nothing of their release either.
  private var grabbedKeys: Set<KeyEquivalent> = []
  /// Grows with each press, key and scroll: what waits for a user who does nothing looks at it.
  package internal(set) var actionCount: UInt64 = 0
  /// The same without what the desktop does by itself: sizes, and which window is in front.
  var userActionCount: UInt64 = 0
  /// What has opened the window.
  package weak var owner: (any WindowOwner)?
  /// What hears of the window beside its owner.
  package weak var follower: (any WindowFollower)?
  /// Not nil while the window waits for a dialog of the app: what the user wants to do here calls it instead.
  package var inputGuard: (() -> Void)?

  /// - Parameters:
  ///   - scene: What lasts of the window; by itself nothing outlives the process.
  ///   - register: Makes the window known, before the first view of it is made: the app's code may ask for it there.
  package init<V: View>(
    host: any WindowHost, size: CGSize, scene: SceneState? = nil,
    configure: (inout EnvironmentValues) -> Void = { _ in }, register: (WindowContent) -> Void = { _ in }, root view: V
  ) {
    self.host = host
    let engine = Engine(host: host, scene: scene ?? SceneState())
    self.engine = engine
    input = InputDispatcher(engine: engine)
    var values = EnvironmentValues()
    Self.apply(host.settings, to: &values)
    values[HeldModifiersKey.self] = []
    values[SystemOpenURLKey.self] = OpenURLAction(system: { [weak host] url in host?.openURL(url) })
    let resetFocus = LateResetFocus()
    values[ResetFocusKey.self] = ResetFocusAction(resetFocus)
    configure(&values)
    Self.apply(Self.checked(size), to: &values)
    var scope = EnvironmentScope(parent: nil, key: ObjectIdentifier(Engine.self))
    for write in values.writes {
      scope = write.makeEntry(parent: scope)
      rootEntries.append(scope)
    }
    rootScope = scope
    engine.content = self
    engine.isFrameRequested = false
    engine.features.motion = engine[WindowMotion.slot]
    engine.features.setParticipants([input.focus, engine.focusedValues, input])
    engine.scene.settle = { [weak self] in self?.updateWithoutHost() }
    resetFocus.focus = input.focus
    engine.root = RootNode(engine: engine, scope: scope, size: Size(Self.checked(size)))
    register(self)
    engine.root.content = V._makeNode(view, _ViewInputs(engine.root, scope)).node
    showsFocusDebugging = FocusOverlay.isAskedFor
    softwareKeyboard?.add(self)
    engine[SwitchScanning.slot].settingsDidChange(host.settings.accessibility)
    restoreActivity()
    requestFrame()
  }
  /// Apps may keep values that hold nodes of the window, which look at whether their view is
  /// still there. The host may have gone by now.
  isolated deinit {
    engine.content = nil
    engine.wakeUps.didSchedule = nil
    // Nobody is there for a frame.
    engine.isFrameRequested = true
    engine.frameTime = 0
    engine.leave { root in root.unmount() }
    engine.features.setParticipants([])
  }
  /// Whether what can have focus, its groups and the last move are drawn over the window. On from the start where the
  /// environment says `HEARTH_DEBUG=focus`.
  package var showsFocusDebugging: Bool {
    get { focusOverlay != nil }
    set {
      if newValue == (focusOverlay != nil) { return }
      focusOverlay = newValue ? FocusOverlay(self) : nil
      requestFrame()
    }
  }

  /// Window sizes come from outside: whatever is not finite or negative counts as 0.
  private static func checked(_ size: CGSize) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  // MARK: - Events

  /// True when the event was used up. A key that was not goes on to the input method of the host.
  ///
  /// What an action of the app at the end of a frame brings about, such as another size of the
  /// window, waits until the frame is over.
  @discardableResult package func handle(_ event: InputEvent) -> Bool {
    precondition(engine.stage.allowsActions, "events are handled between frames, and not in the stage \(engine.stage)")
    // The key that closed the window is released after it.
    if isClosed { return false }
    if engine.isInFrame {
      lateEvents.append(event)
      return true
    }
    let outer = engine.enter(.event)
    defer { engine.enter(outer) }
    let outerEngine = Engine.current
    Engine.current = engine
    defer {
      Engine.current = outerEngine
      engine.finishLeaving(within: outerEngine)
    }
    if let inputGuard, event.isBegunByUser {
      if event.isAction { inputGuard() }
      return true
    }
    softwareKeyboard?.note(event, in: self)
    dismissOverlays(for: event)
    MainThread.note()
    defer { Engine.checkOutside() }
    if case .key(let key) = event, key.phase == .up, grabbedKeys.remove(key.key) != nil { return true }
    if case .key(let key) = event, engine[SwitchScanning.slot].handle(key) { return true }
    if let grab, grab.handle(event) {
      if case .key(let key) = event, key.phase == .down { grabbedKeys.insert(key.key) }
      if case .pointer(let pointer) = event { input.pointerWasTaken(pointer) }
      return true
    }
    switch event {
    case .resize(let size):
      let size = Size(Self.checked(size))
      if size == engine.root.windowSize { return true }
      let old = engine.root.windowSize
      defer { WindowChange.size(old.cgSize, size.cgSize).tell(self) }
      engine.root.windowSize = size
      engine.root.setNeedsPlacement()
      setEnvironment { Self.apply(size.cgSize, to: &$0) }
    case .settings(let settings):
      let old = WindowChange.settings(before: settings, EnvironmentValues(scope: rootScope))
      defer { WindowChange.settings(old, settings).tell(self) }
      engine.focusVersion &+= 1
      let preferred = preferredColorScheme
      setEnvironment {
        Self.apply(settings, to: &$0)
        if let preferred { $0.colorScheme = preferred }
      }
      let technologies = settings.accessibility.technologies
      if accessibilityFocus.technologies != technologies { accessibilityFocus.technologies = technologies }
      engine[SwitchScanning.slot].settingsDidChange(settings.accessibility)
    default:
      return EventMonitor.pass(event, to: self) { dispatch($0) }
    }
    return true
  }
  /// What concerns the window as a whole is done here; the rest goes to its views.
  private func dispatch(_ event: InputEvent) -> Bool {
    switch event {
    case .windowActive(let isActive) where isActive != input.isWindowActive:
      _ = input.handle(event)
      activityDidChange(isActive)
    case .accessibilityAction(let request): perform(request)
    case .openURL(let url): receive(url)
    case .closeRequest:
      input.focus.finishEditing(isLeft: false)
      requestClose()
    default: return input.handle(event)
    }
    return true
  }

  /// Sets what covers the edges of the window: content keeps clear of it.
  package func setSafeArea(_ insets: SafeAreaInsets) {
    let old = engine.root.safeArea
    engine.root.safeArea = insets
    if insets.keyboard != old.keyboard { Self.keyboardObserver?(self, old) }
  }
  /// Told when what the keyboard covers has changed, with what was covered before: who announces that to the app.
  package static var keyboardObserver: ((WindowContent, SafeAreaInsets) -> Void)?

  /// Changes values that the window provides to all its views.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    // Views that have left the tree hear of nothing.
    if engine.root.isUnmounted { return }
    var values = EnvironmentValues(scope: rootScope)
    change(&values)
    var propagates = false
    for write in values.writes {
      guard let entry = rootEntries.first(where: { $0.key == write.key }) else {
        preconditionFailure("\(write) was not among the values that the window was made with")
      }
      if write.update(entry) { propagates = true }
    }
    guard propagates else { return }
    for entry in rootEntries {
      entry.style = nil
      if entry.key != ObjectIdentifier(LayoutDirectionKey.self) {
        entry.isRightToLeft = entry.parent?.isRightToLeft ?? false
      }
    }
    engine.root.propagateInheritedStyle()
    for node in engine.root.attachments { node.propagateInheritedStyle() }
    requestFrame()
  }

  // MARK: - Requests of the window

  private func receive(_ url: URL) { if let owner { owner.windowDidReceive(url) } else { deliverToViews(url) } }
  private func requestClose() {
    if engine.closeGuards.ask() || follower?.windowMayClose() == false { return }
    if let owner { owner.windowIsAskedToClose() } else { host.close() }
  }
  private func activityDidChange(_ isActive: Bool) {
    owner?.windowActivityDidChange(isActive)
    follower?.windowActivityDidChange(isActive)
    requestFrame()
  }
  package func visibilityDidChange(_ isVisible: Bool) {
    owner?.windowVisibilityDidChange(isVisible)
    follower?.windowVisibilityDidChange(isVisible)
  }
  package func fullScreenDidChange(_ isFullScreen: Bool) {
    owner?.windowFullScreenDidChange(isFullScreen)
    follower?.windowFullScreenDidChange(isFullScreen)
  }
  package func zoom() -> Bool { owner?.windowZooms() ?? false }

  // MARK: - Frames

  package func requestFrame() { engine.requestFrame() }
  /// Something moves: the host goes on with a frame each time the display refreshes.
  package var isAnimating: Bool { !engine.frameTicks.isEmpty || !engine.animations.isEmpty }
  package var needsFrame: Bool { engine.isFrameRequested || engine.hasPendingWork }

  /// Brings everything up to date and records the picture. `time` in seconds on the host's clock.
  package func updateFrame(at time: Double) -> FrameOutput {
    precondition(engine.stage == .idle, "a frame does not begin in the stage \(engine.stage)")
    let outer = Engine.current
    Engine.current = engine
    defer {
      Engine.current = outer
      engine.finishLeaving(within: outer)
    }
    MainThread.note()
    owner?.windowWillUpdate()
    defer { owner?.windowDidUpdate() }
    engine.frameTime = time
    hasFrame = true
    engine.during(.time) {
      engine.animations.advance(to: time)
      engine.isFrameRequested = false
      Engine.drainExternal()
      Engine.checkOutside()
    }
    engine.runFrame(at: time)
    if !lateEvents.isEmpty { handleLateEvents() }
    engine.scene.publish()
    grab?.frameDidEnd()
    engine[SwitchScanning.slot].frameDidEnd()
    let effect = input.focus.effect.piece(input.focus, &engine.counters)
    let top = focusOverlay?.piece(&engine.counters)
    let picture = overlayList.picture(above: engine.root.picture, focus: effect, top: top, &engine.counters)
    return FrameOutput(picture: picture, background: backgroundColor)
  }
  private func handleLateEvents() {
    let events = lateEvents
    lateEvents = []
    for event in events { handle(event) }
  }
  /// Runs the frame that the host is late with, at the time of the last one. The host still gets its own.
  private func updateWithoutHost() {
    guard hasFrame, needsFrame, engine.stage == .idle, !engine.root.isUnmounted else { return }
    _ = updateFrame(at: time)
    requestFrame()
  }
  /// The background that the window's content lies on.
  package var backgroundColor: RGBA { rootScope.rgba(Self.background) }
  private static let background = Color(.system(.pageBackground))

  /// The window goes away.
  package func close() {
    engine.leave { root in
      root.unmount()
      engine.animations.removeAll()
      engine.during(.actions) { engine.runActions() }
    }
  }
}

extension WindowContent {
  /// Keeps at once what waits to be kept.
  package func keepDrafts() { engine.wakeUps.run(.draft) }
}

package protocol RootEntry: EnvironmentScope {}
extension EnvironmentScope: RootEntry {}

/// The way from an engine to the content of its window.
@MainActor private final class ContentReference {
  static let slot = EngineSlot { _ in ContentReference() }
  /// Taken away by the content itself, before it goes.
  @exclusivity(unchecked) unowned(unsafe) var content: WindowContent?
  init() {}
  nonisolated deinit {}
}

extension Engine {
  /// The content of the window; nil once it is on its way out.
  package internal(set) var content: WindowContent? {
    get { self[ContentReference.slot].content }
    set { self[ContentReference.slot].content = newValue }
  }
}
