import Foundation
import HearthCore
import HearthUI

/// What a window is to be that the app made by the names of a Mac.
@MainActor final class MadeWindow {
  /// Points, of the content.
  let size: CGSize
  let style: UIWindow.StyleMask
  init(size: CGSize, style: UIWindow.StyleMask) { (self.size, self.style) = (size, style) }
  nonisolated deinit {}
}

/// What a window is told by the names of a Mac, and what it tells by them.
@MainActor final class MacWindowState {
  unowned let window: UIWindow
  weak var delegate: (any NSWindowDelegate)?
  /// Windows of the app that are on the screen, which keeps them.
  private static var shown: [ObjectIdentifier: UIWindow] = [:]

  init(_ window: UIWindow) {
    self.window = window
    style = window.made?.style ?? [.titled, .closable, .miniaturizable, .resizable]
  }
  nonisolated deinit {}

  static func report(_ what: String, _ message: String) {
    Report(kind: .notOnLinux, path: "NSWindow.\(what)", message: message).tell()
  }
  func report(_ what: String, _ message: String) { Self.report(what, message) }

  // MARK: - Opening

  private var isOpening = false
  /// The windows that are shown in this one; nil before there was any.
  var sheets: (any SheetPresenting)?
  /// The windows that the app has added to this one.
  var children: [UIWindow] = []
  /// The items of the window's bar.
  let bar = WindowBarModel()
  var title = "" { didSet { window.session?.ask { [title] in $0.setTitle(title) } } }
  private var size: CGSize?
  /// Shows a window that the app made, and that is not there yet.
  func open() {
    guard let made = window.made, !isOpening else { return }
    guard let scenes = AppScenes.current else {
      return report("makeKeyAndOrderFront", "there is no app to have windows.")
    }
    isOpening = true
    Self.shown[ObjectIdentifier(window)] = window
    var wanted = AppScenes.UndeclaredWindow { [weak window] in
      AnyView(
        RootPresenter(controller: window?.rootViewController).modifier(WithBar(model: window?.mac.bar)))
    }
    wanted.title = title
    let size = size ?? made.size
    wanted.size = size.width > 0 && size.height > 0 ? size : nil
    wanted.chrome = !style.contains(.titled) ? .plain : titleBar.isHidden ? .hiddenTitleBar : .titleBar
    wanted.isFloating = level > .normal
    wanted.isUtility = window.isPanel || style.contains(.utilityWindow)
    scenes.open(wanted) { [self] session in
      isOpening = false
      window.isHidden = false
      if let content = session.content { window.adopt(content) }
      if let content = session.content { takeCancel(content) }
      barDidChange()
      abilitiesDidChange()
      limitsDidChange()
      if autosaveName != "" { restoreSize() }
      if session.isActive { windowActivityDidChange(true) }
    }
  }
  /// Escape that nobody has used is the responders' of the window.
  private func takeCancel(_ content: WindowContent) {
    content.input.keys.handleUnusedKeys(of: content.engine.root, isFirst: true) { [weak window] event in
      guard let window, event.phase == .down, event.key == .escape, event.modifiers.isEmpty else { return false }
      let first: UIResponder = window.focusedView ?? window.controllerInFront?.viewIfLoaded ?? window
      // A view that the window shows does not know of it as of a superview.
      let start = first.handlesCancel ? first : window
      guard start.handlesCancel else { return false }
      start.cancelOperation(nil)
      return true
    }
  }
  func close() {
    if let session = window.session { AppScenes.current?.close(session) }
  }
  /// Closes as the user does. False where somebody keeps the window open.
  func askToClose() {
    if delegate?.windowShouldClose(window) == false { return }
    window.session?.dismiss()
  }
  func hide() {
    guard let session = window.session else { return }
    session.setHiddenByApp()
  }
  func didClose() {
    guard isFollowing else { return }
    isFollowing = false
    tell(UIWindow.willCloseNotification) { $0.windowWillClose($1) }
    if window.made != nil {
      window.leaveContent()
      window.isHidden = true
      Self.shown[ObjectIdentifier(window)] = nil
    }
  }

  // MARK: - What becomes of it

  private var isFollowing = false
  private var isKey = false
  /// Hears what becomes of the window from now on.
  func follow(_ content: WindowContent) {
    if isFollowing { return }
    isFollowing = true
    MacWindows.begin()
    content.follower = self
    isKey = window.made == nil && content.input.isWindowActive
  }
  func sizeDidChange() {
    saveSize()
    tell(UIWindow.didResizeNotification) { $0.windowDidResize($1) }
  }
  private func tell(_ name: Notification.Name, _ action: (any NSWindowDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: window)
    if let delegate { action(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  // MARK: - Title bar

  var style: UIWindow.StyleMask {
    didSet {
      if style == oldValue { return }
      if window.made == nil || window.session != nil, style.contains(.titled) != oldValue.contains(.titled) {
        report(
          "styleMask",
          "a window keeps its frame: its title bar can be hidden by fullSizeContentView, and be taken away only before it is shown, or by windowStyle(.plain)."
        )
      }
      barDidChange()
      abilitiesDidChange()
    }
  }
  var titleVisibility = UIWindow.TitleVisibility.visible { didSet { barDidChange() } }
  var isTitleBarTransparent = false { didSet { barDidChange() } }
  var separator = UIWindow.TitlebarSeparatorStyle.automatic { didSet { barDidChange() } }
  private var titleBar: WindowTitleBar {
    var bar = WindowTitleBar()
    bar.isHidden = style.contains(.fullSizeContentView)
    bar.showsTitle = titleVisibility == .visible
    bar.isFlat = isTitleBarTransparent || separator == .none
    return bar
  }
  private var shownBar = WindowTitleBar()
  private func barDidChange() {
    guard let session = window.session, style.contains(.titled) else { return }
    let bar = titleBar
    if bar == shownBar { return }
    shownBar = bar
    session.ask { $0.setTitleBar(bar) }
  }
  /// What stands for buttons of the title bar, where the app has asked for them.
  var buttons: [UIWindow.ButtonType: any TitleBarButton] = [:]
  private func isUsable(_ type: UIWindow.ButtonType) -> Bool {
    buttons[type].map { $0.isEnabled && !$0.isHidden } ?? true
  }

  // MARK: - What the user may do

  func abilitiesDidChange() {
    guard let content = window.content else { return }
    var abilities = content.standardAbilities
    abilities.canClose = style.contains(.closable) && isUsable(.closeButton)
    abilities.canMinimize = style.contains(.miniaturizable) && isUsable(.miniaturizeButton)
    abilities.canResize = style.contains(.resizable) && isUsable(.zoomButton)
    abilities.canFillScreen = !collectionBehavior.contains(.fullScreenNone)
    if abilities != content.standardAbilities { content.standardAbilities = abilities }
  }
  var collectionBehavior: UIWindow.CollectionBehavior = [] {
    didSet {
      abilitiesDidChange()
      if !collectionBehavior.isDisjoint(with: [.canJoinAllSpaces, .moveToActiveSpace, .stationary]) {
        report("collectionBehavior", "on which of its desktops a window is, and on how many, is the user's to say.")
      }
    }
  }
  var level = UIWindow.Level.normal {
    didSet {
      if level == oldValue { return }
      if level != .normal {
        report(
          "level",
          "a window can stay above the app's other windows, and not above those of other apps, or below them.")
      }
      window.session?.floats = level > .normal
    }
  }
  var isMovedByBackground = false { didSet { if isMovedByBackground { MacEvents.begin() } } }
  var limits = WindowLimits() { didSet { limitsDidChange() } }
  private func limitsDidChange() {
    guard limits != WindowLimits(), let session = window.session else { return }
    session.ask { [limits] in $0.setLimits(limits) }
  }

  // MARK: - Size

  func setSize(_ new: CGSize) {
    size = new
    window.session?.ask { $0.resize(to: new) }
  }
  func place(_ point: CGPoint) {
    if point == .zero { return }
    report("setFrame", "windows are placed by the desktop, and an app cannot say where.")
  }
  private var sizeBeforeZoom: CGSize?
  var isZoomed: Bool { sizeBeforeZoom != nil }
  func zoom() {
    guard let content = window.content, let session = window.session else { return }
    sizeBeforeZoom = sizeBeforeZoom == nil ? content.windowSize : nil
    if !content.zoom() { session.ask { $0.toggleMaximized() } }
  }
  var autosaveName = "" { didSet { restoreSize() } }
  private var key: String { "NSWindow Frame \(autosaveName)" }
  private func restoreSize() {
    guard autosaveName != "", let text = UserDefaults.standard.string(forKey: key) else { return }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 { setSize(CGSize(width: numbers[2], height: numbers[3])) }
  }
  private func saveSize() {
    guard autosaveName != "", let size = window.content?.windowSize else { return }
    UserDefaults.standard.set("0 0 \(size.width) \(size.height)", forKey: key)
  }
}

/// Hears of the sizes of windows.
@MainActor private enum MacWindows {
  private static var hasBegun = false
  static func begin() {
    if hasBegun { return }
    hasBegun = true
    WindowChange.observe { content, change in
      if case .size = change { UIWindow.window(of: content).mac.sizeDidChange() }
    }
  }
}

/// What stands for a button of a title bar.
@MainActor protocol TitleBarButton: UIView {
  var isEnabled: Bool { get }
}

extension MacWindowState: WindowFollower {
  func windowMayClose() -> Bool { delegate?.windowShouldClose(window) != false }
  func windowActivityDidChange(_ isActive: Bool) {
    if isActive == isKey { return }
    isKey = isActive
    if isActive {
      tell(UIWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
      if window.canBecomeMain { tell(UIWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
    } else {
      tell(UIWindow.didResignKeyNotification) { $0.windowDidResignKey($1) }
      if window.canBecomeMain { tell(UIWindow.didResignMainNotification) { $0.windowDidResignMain($1) } }
    }
  }
  func windowVisibilityDidChange(_ isVisible: Bool) {
    tell(isVisible ? UIWindow.didDeminiaturizeNotification : UIWindow.didMiniaturizeNotification) {
      if isVisible { $0.windowDidDeminiaturize($1) } else { $0.windowDidMiniaturize($1) }
    }
  }
  func windowFullScreenDidChange(_ isFullScreen: Bool) {
    tell(isFullScreen ? UIWindow.didEnterFullScreenNotification : UIWindow.didExitFullScreenNotification) {
      if isFullScreen { $0.windowDidEnterFullScreen($1) } else { $0.windowDidExitFullScreen($1) }
    }
  }
}

/// Shows windows in another one.
@MainActor protocol SheetPresenting: AnyObject {
  /// The one that is shown, and those that wait.
  var windows: [UIWindow] { get }
  /// Shows a window that the app has made, when those before it are gone.
  func begin(_ window: UIWindow, _ handler: ((Int) -> Void)?)
  /// Ends a sheet, and tells who has begun it.
  func end(_ window: UIWindow, _ code: Int)
}
