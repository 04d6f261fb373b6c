import Foundation
import HearthCore
import HearthUI

/// A window of the app: of a scene, or one that the app puts into a scene.
///
/// Each scene of SwiftUI has one that comes and goes with it. The app may make others: they lie in the window of their
/// scene, above its content and what that presents, ordered by `windowLevel`, from when `isHidden` is false until it is
/// true again or nobody keeps the window. In an app without scenes of SwiftUI the first one of a scene is its content.
///
///     let window = UIWindow(windowScene: windowScene)
///     window.rootViewController = UIHostingController(rootView: ContentView())
///     window.makeKeyAndVisible()
///
/// Source: Apple, `UIApplication.connectedScenes`, `UIWindow`.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// Whether it stands beside the app's other windows.
  var isPanel: Bool { false }
  /// That of the scene's views, too; nil before the window is shown.
  open override var undoManager: UndoManager? {
    content.flatMap { EnvironmentValues(scope: $0.rootScope).undoManager }
  }
  /// What a scene's own window shows; nil for a window that the app made.
  private(set) var ownContent: WindowContent?
  private let ownController: WindowRootController?
  /// What a window that the app made by the names of a Mac is to be; nil for others.
  let made: MadeWindow?
  /// What is known of the window by the names of a Mac.
  final lazy var mac = MacWindowState(self)
  /// How a window is shown that the app made; nil for a scene's own.
  let display: WindowDisplay?
  /// The view controller that the app has chosen; nil for a scene's own window that shows its scene.
  private var chosen: UIViewController??

  private init(_ content: WindowContent) {
    ownContent = content
    (display, made) = (nil, nil)
    let controller = WindowRootController(content)
    ownController = controller
    super.init(frame: CGRect(origin: .zero, size: content.windowSize))
    controller.hostWindow = self
  }
  /// Creates a window of the app that is not shown yet. It gets a scene when it is.
  ///
  /// - Parameter frame: Where it is in its scene: points. One of no size, or of the size of the screen or the scene,
  ///   stands for all of the scene, however large that is.
  public override init(frame: CGRect) {
    (ownContent, ownController, display, made) = (nil, nil, WindowDisplay(), nil)
    super.init(frame: frame)
    begin(frame)
  }
  /// Creates a window of a scene that is not shown yet.
  public init(windowScene: UIWindowScene) {
    (ownContent, ownController, display, made) = (nil, nil, WindowDisplay(), nil)
    super.init(frame: CGRect(origin: .zero, size: windowScene.contentSize))
    begin(.zero)
    self.windowScene = windowScene
  }
  /// Creates a window of the desktop that is not shown yet, by the names of a Mac: `makeKeyAndOrderFront(_:)` shows it.
  ///
  /// - Parameters:
  ///   - contentRect: The size of the content: points. Where the window is, the desktop decides; another origin than zero is reported.
  ///   - style: What is around the content.
  ///   - backingStoreType: There is one kind.
  ///   - flag: Whether the desktop has the window only when it is shown: it does always.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    (ownContent, ownController, display, made) = (nil, nil, nil, MadeWindow(size: contentRect.size, style: style))
    super.init(frame: CGRect(origin: .zero, size: contentRect.size))
    isHidden = true
    mac.place(contentRect.origin)
    MacEvents.begin()
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func begin(_ frame: CGRect) {
    display?.view.shownWindow = self
    isHidden = true
    noteFrame(frame)
  }

  // MARK: Windows of scenes

  /// The windows that are known, by their content, which lives as long as the window is open.
  private static var windows: [ObjectIdentifier: Entry] = [:]
  private struct Entry {
    weak var content: WindowContent?
    let window: UIWindow
  }
  static func isKnown(_ content: WindowContent) -> Bool { windows[ObjectIdentifier(content)]?.content === content }
  static func window(of content: WindowContent) -> UIWindow {
    let key = ObjectIdentifier(content)
    if let entry = windows[key], entry.content === content, entry.window.isOpen { return entry.window }
    windows = windows.filter { $0.value.content != nil && $0.value.window.isOpen }
    return begin(UIWindow(content), content)
  }
  /// A window that the app made is shown from now on.
  func adopt(_ content: WindowContent) {
    ownContent = content
    _ = Self.begin(self, content)
  }
  func leaveContent() { ownContent = nil }
  private static func begin(_ window: UIWindow, _ content: WindowContent) -> UIWindow {
    let key = ObjectIdentifier(content)
    windows[key] = Entry(content: content, window: window)
    window.mac.follow(content)
    // It keeps the content, and would do so for ever.
    content.engine.whenUnmounted(content.engine.root) { [weak window] in
      if windows[key]?.window === window { windows[key] = nil }
      if let window {
        window.mac.didClose()
        UIWindowScene.forget(window)
      }
    }
    return window
  }
  /// The window that something is shown in.
  static func window(at node: Node) -> UIWindow? {
    if WindowDisplay.isInUse, let window = EnvironmentValues(scope: node.scope)[HostWindowKey.self].object?.window {
      return window
    }
    return node.engine.content.map { window(of: $0) }
  }
  /// The window that this one is a sheet of, while it is.
  final weak var sheetHost: UIWindow?
  /// What the window is in; nil while it has no scene.
  var content: WindowContent? { ownContent ?? display?.scene?.content ?? sheetHost?.content }
  var sceneTitle: String { session?.title ?? "" }
  var scenePhase: ScenePhase { session?.phase ?? .active }
  var isOpen: Bool {
    guard let content else { return AppScenes.current == nil }
    // A window that belongs to no app is there until it is closed, whatever app there is besides.
    return !content.isClosed && (content.session == nil || session != nil)
  }
  var session: WindowSession? {
    guard sheetHost == nil, let content else { return nil }
    return AppScenes.current?.sessions.first { $0.content === content }
  }

  // MARK: Place

  /// Whether the window is as large as its scene.
  private var fillsScene = true
  private func noteFrame(_ frame: CGRect) {
    guard let display else { return }
    let screen = UIScreen.main.bounds, scene = content.map { CGRect(origin: .zero, size: $0.windowSize) }
    fillsScene = frame.isEmpty || frame == screen || scene.map { frame.contains($0) } ?? false
    display.view.look.frame = fillsScene ? nil : frame
    display.view.takeLook(of: self)
  }
  /// From the window's own top left corner. A scene's own window, and one that fills its scene, is as large as that now.
  open override var bounds: CGRect {
    get {
      guard fillsScene, sheetHost == nil, let content else { return super.bounds }
      return CGRect(origin: .zero, size: content.windowSize)
    }
    set {
      if ownContent != nil { session?.ask { $0.resize(to: newValue.size) } } else { super.bounds = newValue }
    }
  }
  /// Where the window is in its scene. A scene's own window does not say where on the screen it is.
  open override var frame: CGRect {
    get { fillsScene && sheetHost == nil && content != nil ? bounds : super.frame }
    set {
      if ownContent != nil {
        bounds = newValue
      } else {
        super.frame = newValue
        noteFrame(newValue)
      }
    }
  }
  /// The middle of the window in its scene.
  open override var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      if display != nil {
        frame = CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
      }
    }
  }
  /// How far in front of other windows of the scene the window is. All are in front of the scene's content; those of one
  /// level lie in the order in which they were shown.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { display?.levelDidChange() } } }
  /// The scene that the window belongs to. A window that the app made may go to another, or to none, and is not shown
  /// then.
  open var windowScene: UIWindowScene? {
    get { ownContent == nil ? display?.scene : UIWindowScene.scene(of: self) }
    set {
      guard let display else { return reportOwnScene(newValue) }
      if newValue === display.scene { return }
      display.scene?.remove(self)
      newValue?.add(self)
      noteFrame(super.frame)  // It may be that of the scene.
      if !isHidden { newValue?.show(self) }
    }
  }
  private func reportOwnScene(_ scene: UIWindowScene?) {
    if scene === windowScene { return }
    Report(
      kind: .window, path: "UIWindow.windowScene",
      message: "a window that a scene has made stays with that scene. Make a window with UIWindow(windowScene:)."
    ).tell()
  }
  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }

  // MARK: What it shows

  /// The view controller of all that the window shows. One that is set for the window of a scene of SwiftUI is shown in
  /// place of that scene's view, which goes with its state, until the view controller is set that was there before.
  open var rootViewController: UIViewController? {
    get { chosen ?? ownController }
    set {
      if made != nil, ownContent == nil {
        chosen = newValue
        return
      }
      let old = rootViewController
      if newValue === old { return }
      old?.hostWindow = nil
      newValue?.hostWindow = self
      if let display {
        chosen = .some(newValue)
        WindowDisplay.changeState { display.view.controller = newValue }
      } else {
        chosen = newValue === ownController ? nil : .some(newValue)
        replaceContent(newValue === ownController ? nil : .some(newValue))
      }
    }
  }
  private func replaceContent(_ controller: UIViewController??) {
    guard let session = ownContent?.session else {
      Report(
        kind: .window, path: "UIWindow.rootViewController",
        message: "cannot be another one in a window that belongs to no scene of an app."
      ).tell()
      return
    }
    WindowDisplay.changeState { session.stage.content = controller.map { AnyView(RootPresenter(controller: $0)) } }
  }
  /// What has the views that the app adds to the window itself, in front of all that it shows; nil before the first one.
  private(set) var added: WindowSubviews?
  /// What stands for the window among views: for their superview, and in constraints.
  var host: WindowSubviews {
    if let added { return added }
    let host = WindowSubviews(self)
    added = host
    windowScene?.layersDidChange()
    return host
  }
  open override func addSubview(_ view: UIView) { host.addSubview(view) }
  open override func insertSubview(_ view: UIView, at index: Int) { host.insertSubview(view, at: index) }
  open override func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    host.insertSubview(view, aboveSubview: other)
  }
  open override func insertSubview(_ view: UIView, belowSubview other: UIView) {
    host.insertSubview(view, belowSubview: other)
  }
  open override func bringSubviewToFront(_ view: UIView) { added?.bringSubviewToFront(view) }
  open override func sendSubviewToBack(_ view: UIView) { added?.sendSubviewToBack(view) }
  open override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    added?.exchangeSubview(at: first, withSubviewAt: second)
  }
  override var constraintItem: UIView { host }
  open override var subviews: [UIView] { added?.subviews ?? [] }
  open override func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : added?.viewWithTag(tag) }
  /// Whether the window is not shown. One that the app has made is not by itself.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, display != nil else { return }
      if isHidden { display?.scene?.hide(self) } else { appear() }
    }
  }
  private func appear() {
    if let scene = windowScene { return scene.show(self) }
    guard let scenes = AppScenes.current else { return }
    if let content = scenes.currentSession?.content {
      windowScene = UIWindowScene.scene(of: Self.window(of: content))
    } else {
      WaitingWindows.add(self, scenes)
    }
  }
  /// The looks of a window that the app made are those of the view that shows it.
  open override var layer: CALayer { display?.view.layer ?? super.layer }
  override func needsUpdate() {
    super.needsUpdate()
    // Called again on the main thread.
    if isOnMainThread() { display?.view.takeLook(of: self) }
  }
  /// The view in front at a point of the window. A class that answers nil, or something else than `super` does, says
  /// where the pointer reaches what is below.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let display else { return super.hitTest(point, with: event) }
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    return added?.hitSubview(point, with: event) ?? display.view.hitContent(point, with: event) ?? self
  }

  // MARK: The keyboard

  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool {
    guard let content, AppScenes.current?.front?.content === content else { return false }
    return windowScene?.windowForKeys === self
  }
  /// Whether the window may have the keyboard. True unless a class says otherwise.
  open var canBecomeKey: Bool { true }
  /// Whether the window may be the app's main one. True unless a class says otherwise; panels are not.
  open var canBecomeMain: Bool { true }
  /// Closes the window: nobody is asked.
  open func close() { if let sheetHost { sheetHost.mac.sheets?.end(self, 0) } else { mac.close() } }
  /// Closes the window as its button does: its delegate and what it presents may keep it open.
  open func performClose(_ sender: Any?) { if sheetHost == nil { mac.askToClose() } else { close() } }
  /// Brings the window to the front, and gives it the keyboard.
  open func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Brings the window to the front.
  open func orderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Takes the window off the screen, without closing it.
  open func orderOut(_ sender: Any?) { if sheetHost == nil { mac.hide() } else { close() } }
  /// The window has the keyboard now. Does nothing by itself, as the following.
  open func becomeKey() {}
  /// The window does not have the keyboard any more.
  open func resignKey() {}
  /// Shows the window, brings it to the front of its level, and gives it the keyboard.
  open func makeKeyAndVisible() {
    if made != nil, ownContent == nil { return mac.open() }
    if let session, session.isHidden { return AppScenes.current.map { $0.raise(session) } ?? () }
    if display != nil {
      if isHidden { isHidden = false } else { appear() }
    }
    makeKey()
  }
  /// Gives the window the keyboard.
  open func makeKey() {
    if canBecomeKey { windowScene?.windowForKeys = self }
    session?.ask { $0.raise() }
  }

  /// Takes the keyboard from the field of the window's scene that has it, of SwiftUI or UIKit. True where one had it.
  @discardableResult open override func endEditing(_ force: Bool) -> Bool {
    guard let focus = content?.input.focus, focus.focused?.editsText == true else { return false }
    focus.setFocus(nil, cause: .program, reason: .editingEnded)
    return true
  }

  /// The view controller that was presented last; the root's where none was.
  var controllerInFront: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
  /// Tells of a shake: what has the keyboard, else the view controller in front, and from there along `next`.
  package func shake() {
    let target: UIResponder = focusedView ?? controllerInFront ?? self
    let event = UIEvent(.motion, .motionShake)
    target.motionBegan(.motionShake, with: event)
    target.motionEnded(.motionShake, with: event)
  }

  // MARK: Surroundings

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  /// The part of the window that bars and the frame of the device take.
  open override var safeAreaInsets: UIEdgeInsets { insets(.container) }
  override var insetsWithKeyboard: UIEdgeInsets { insets(.all) }
  private func insets(_ regions: SafeAreaRegions) -> UIEdgeInsets {
    guard let content, fillsScene else { return .zero }
    return UIEdgeInsets(content.engine.root.safeArea.insets(regions), isRightToLeft: content.rootScope.isRightToLeft)
  }
  /// What all that the window shows is laid out by.
  open override var traitCollection: UITraitCollection {
    guard let content else { return UITraitCollection.current.with(ownTraits) }
    return UITraitCollection(EnvironmentValues(scope: content.rootScope)).with(ownTraits)
  }
  /// The colour scheme of all that the window shows, instead of the desktop's; `.unspecified` for that.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      ownController?.station.colorScheme = styleInForce.scheme
      display?.schemeDidChange()
    }
  }

  // `dynamic`: an extension of the app may replace them; see Documentation/Projects.md, "Overrides".
  open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
}
