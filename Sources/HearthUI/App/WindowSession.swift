import Foundation
import HearthCore
import HearthPersistence
import Observation

/// A window of an app while it is open: the scene that it belongs to, the value that it presents, and what it shows.
///
/// Its life: *made* by the app's session when a window is asked for; *open* from when the platform has made its window;
/// *hidden* while another window stands in its place; *closed*, after which the window and its content are gone.
@MainActor package final class WindowSession: Presentation {
  /// Counts the windows of the app, from 1.
  package let number: Int
  package private(set) weak var scenes: AppScenes?
  private let observed: ObservedScene
  package let value: (any WindowValue)?
  /// What the view said that opened the window.
  let style: PresentedWindowLook
  /// What lasts of the window.
  package let state: SceneState
  package private(set) var content: WindowContent?
  /// What a module above shows instead of the scene's content.
  package let stage = WindowStage()
  package private(set) var host: (any WindowHost)?
  /// Whether the window has the keyboard.
  package private(set) var isActive = true
  /// Whether it is not minimised.
  package private(set) var isVisible = true
  /// Whether another window stands in its place.
  package private(set) var isHidden = false
  package private(set) var isClosed = false
  /// Whether it is the small window of an extra of the menu bar.
  var isPopup = false
  /// Whether it was the window with the keyboard since it was shown last.
  private var hasBeenActive = false
  /// Seconds on the platform's clock: when a window of this kind went last.
  var timeOfHiding = -Double.infinity
  /// The window in whose place this one stands.
  var replaced: WindowSession?
  /// The window that this one is kept above.
  weak var parent: (any WindowHost)?
  /// What a placement says about another window.
  var relation: WindowPlacement.Relation?
  /// Whether it fills the screen.
  package private(set) var isFullScreen = false
  /// Whether the window stays above the app's other windows, where the app has said so since it is open; else its scene says it.
  package var floats: Bool? {
    didSet {
      if floats == oldValue { return }
      if !isFloating, scene.isFloating || oldValue == true {
        parent = nil
        host?.setParent(nil)
      }
      scenes?.activityDidChange()
    }
  }
  var isFloating: Bool { floats ?? scene.isFloating }
  /// Points, of the content, before the user zoomed the window.
  var sizeBeforeZoom: CGSize?
  /// The activity with which the app has asked for the window.
  package internal(set) var continuing: NSUserActivity?
  /// The buttons of an alert scene.
  weak var dialog: DialogModel?
  private var isMade = false
  private var whenMade: [(any WindowHost) -> Void] = []
  private var limits = WindowLimits()
  /// The size that the state has.
  var notedSize: Size?
  private var notedValue: AnyHashable?

  init(
    _ scenes: AppScenes, _ description: SceneDescription, value: (any WindowValue)?, state: SceneState, number: Int,
    style: PresentedWindowLook
  ) {
    (self.scenes, self.value, self.state, self.number, self.style) = (scenes, value, state, number, style)
    observed = ObservedScene(description)
    notedValue = value?.presented
  }
  nonisolated deinit {}

  /// What the scene says now. Views that read it follow.
  package var scene: SceneDescription { observed.description }
  func sceneDidChange(_ new: SceneDescription) {
    if new.version === observed.description.version { return }
    // An alert about data stays as it was when it appeared.
    if observed.description.alert?.isFrozen == true { return }
    let old = title
    observed.description = new
    if title != old { host?.setTitle(title) }
  }
  /// What the window is called when its content says nothing.
  package var title: String { value?.title ?? scenes?.title(of: scene) ?? "" }

  // MARK: - Opening

  func makeContent(_ host: any WindowHost, _ size: CGSize, idiom: Idiom) -> WindowContent {
    self.host = host
    let context = WindowContext(scenes: scenes, session: self), accent = scenes?.accent
    let observers = scenes?.observers ?? [], appearances = scenes?.appearances ?? Appearances()
    let content = WindowContent(
      host: host, size: size, scene: state,
      configure: { values in
        values.beginWindow(idiom)
        values.appAccent = accent
        values.windowContext = context
        values.presentation = PresentationReference(idiom.hasWindows ? self : nil)
        values.scenePhase = .active
        values[HasKeyboardKey.self] = .yes
        values[WindowFillsScreenKey.self] = false
        appearances.applyToWindow(&values)
        for observer in observers { observer.configure(&values) }
        tellOpening(&values)
      },
      register: { content in
        self.content = content
        content.owner = self
      }, root: SessionView(session: self))
    if scene.kind == .utility { content.standardAbilities.canMinimize = false }
    tellChange(to: .background)
    // The first bodies may have set others.
    if let now = scenes?.appearances, now != appearances { takeAppearances() }
    return content
  }
  /// Gives the window what the app gives to all bars and controls; within a frame, when its round is over.
  func takeAppearances() {
    guard let content else { return }
    let apply = { [weak self] in
      guard let self, let scenes = self.scenes else { return }
      self.content?.setEnvironment { scenes.appearances.applyToWindow(&$0) }
    }
    if content.isInFrame { content.engine.performAtEndOfRound { apply() } } else { apply() }
  }

  /// The platform has made the window.
  func wasMade() {
    isMade = true
    guard let host else { return }
    for action in whenMade { action(host) }
    whenMade = []
  }
  /// Asks the host for something: at once, or for a window that is still being made, when it is there.
  package func ask(_ action: @escaping (any WindowHost) -> Void) {
    if !isMade { return whenMade.append(action) }
    if let host { action(host) }
  }

  // MARK: - While it is open

  /// How far the window is in use.
  package var phase: ScenePhase {
    if isClosed || isHidden || !isVisible { return .background }
    return isActive ? .active : .inactive
  }
  func tellPhase() { content?.setPhase(phase, hasKeyboard: isActive && phase == .active) }

  private func frameDidEnd() {
    noteSize()
    noteValue()
    let fit = scene.fit
    if fit == .free || isClosed { return }
    guard let content, let host else { return }
    let new = content.limits(fit)
    if new == limits { return }
    limits = new
    host.setLimits(new)
  }
  /// Keeps another value that the content has written.
  private func noteValue() {
    let presented = value?.presented
    if presented == notedValue { return }
    notedValue = presented
    state.presentedValue = value?.data
  }
  /// Runs a frame now, so that what the views do with it is done.
  func settle() {
    guard let content, let scenes else { return }
    for _ in 0..<4 where content.needsFrame { _ = content.updateFrame(at: scenes.platform.now) }
  }
  /// The window of an extra goes when another window gets the keyboard, unless it waits for the user itself.
  private func leaveIfUnused(_ isActive: Bool) {
    guard isPopup, !isHidden else { return }
    if isActive {
      hasBeenActive = true
    } else if hasBeenActive, content?.presentationLevel.isModal != true,
      host?.isShowingFileDialog != true
    {
      scenes?.close(self)
    }
  }
  /// It was put on the screen: a window that has the keyboard then hears of it only when it loses it.
  func wasShown() { if isActive { hasBeenActive = true } }
  func setHidden(_ isHidden: Bool) {
    hasBeenActive = false
    self.isHidden = isHidden
    host?.setHidden(isHidden)
  }

  // MARK: - Closing

  /// `dismiss()` in the window.
  package func dismiss() { if content?.confirmClose() != true { scenes?.close(self) } }
  /// The close button, or Close in the menu.
  private func userAsksToClose() {
    if content?.abilities.canClose != false { scenes?.close(self) }
  }
  /// The window is about to close: its views see `background` and save.
  func prepareToEnd() {
    if isClosed { return }
    isClosed = true
    tellPhase()
    settle()
    noteValue()
  }
  /// Closes the window: its views disappear.
  func end() {
    prepareToEnd()
    content?.close()
    host?.close()
    // What lives in the content may hold the session.
    (content, host) = (nil, nil)
  }
}

/// What a scene says, observable.
@MainActor @Observable final class ObservedScene {
  var description: SceneDescription
  init(_ description: SceneDescription) { self.description = description }
  nonisolated deinit {}
}

/// The root of a window: its scene's content, below a menu bar if there are commands.
nonisolated struct SessionView: View {
  let session: WindowSession
  @MainActor var body: some View {
    let scene = session.scene
    let isAlert = scene.kind == .alert || scene.kind == .menuBarExtra
    let menu = isAlert ? nil : session.scenes?.menu
    var view = AnyView(
      SceneWindow(
        content: content(scene), commands: isAlert ? [] : scene.commands,
        hasStandardCommands: scene.hasStandardCommands, menu: menu,
        isSettings: scene.kind == .settings || isAlert, title: session.title,
        toolbarLook: session.style.toolbarLook ?? scene.toolbarLook,
        isDraggedByBackground: scene.isDraggedByBackground == true, followsContent: scene.fit == .content
      )
      .modifier(SessionKeys(goesByEscape: scene.kind == .utility || session.isPopup)))
    for wrap in scene.wrappers { view = wrap(view) }
    return view
  }
  /// The items of a menu, where there is no place for the menu, stand one below the other.
  @MainActor private func content(_ scene: SceneDescription) -> AnyView {
    if let other = session.stage.content { return other }
    let content = scene.content(session.value)
    guard let extra = scene.extra, extra.opensWindow != true else { return content }
    return AnyView(VStack(alignment: .leading, spacing: 8) { content }.padding(16))
  }
}

extension WindowSession: WindowOwner {
  package func windowWillUpdate() { scenes?.updateApp() }
  package func windowDidUpdate() { frameDidEnd() }
  package func windowDidReceive(_ url: URL) { scenes?.open(url) }
  package func windowIsAskedToClose() { userAsksToClose() }
  package func windowActivityDidChange(_ isActive: Bool) {
    self.isActive = isActive
    leaveIfUnused(isActive)
    scenes?.activityDidChange()
  }
  package func windowVisibilityDidChange(_ isVisible: Bool) {
    self.isVisible = isVisible
    scenes?.activityDidChange()
  }
  package func windowFullScreenDidChange(_ isFullScreen: Bool) {
    self.isFullScreen = isFullScreen
    // Elsewhere there is no pointer that could bring hidden bars.
    if content?.idiom.hasWindows == true { content?.setEnvironment { $0[WindowFillsScreenKey.self] = isFullScreen } }
  }
  package func windowZooms() -> Bool { zoom() }
}

extension WindowContent {
  /// The window of an app that this is the content of.
  package var session: WindowSession? { owner as? WindowSession }
}
