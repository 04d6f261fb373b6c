import Foundation
import HearthCore
import HearthUI

/// A window of the app.
///
/// Each window of a scene is one; it comes and goes with the scene. Source: Apple, `UIApplication.connectedScenes`.
@MainActor @preconcurrency open class UIWindow: UIView {
  let content: WindowContent
  private let controller: WindowRootController

  private init(_ content: WindowContent) {
    self.content = content
    controller = WindowRootController(content)
    super.init(frame: CGRect(origin: .zero, size: content.windowSize))
    controller.hostWindow = self
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  /// The windows that are known, by their content, which lives as long as the window is open.
  private static var windows: [ObjectIdentifier: Entry] = [:]
  private struct Entry {
    weak var content: WindowContent?
    let window: UIWindow
  }
  static func window(of content: WindowContent) -> UIWindow {
    let key = ObjectIdentifier(content)
    if let entry = windows[key], entry.content === content, entry.window.isOpen { return entry.window }
    windows = windows.filter { $0.value.content != nil && $0.value.window.isOpen }
    let window = UIWindow(content)
    windows[key] = Entry(content: content, window: window)
    return window
  }
  static func window(of engine: Engine) -> UIWindow? { engine.content.map { window(of: $0) } }
  var sceneTitle: String { session?.title ?? "" }
  var scenePhase: ScenePhase { session?.phase ?? .active }
  var isOpen: Bool { session != nil || AppScenes.current == nil }
  var session: WindowSession? {
    AppScenes.current?.sessions.first { $0.content === content }
  }

  /// From the window's own top left corner; its size is the window's now.
  open override var bounds: CGRect {
    get { CGRect(origin: .zero, size: content.windowSize) }
    set { session?.ask { $0.resize(to: newValue.size) } }
  }
  /// As `bounds`: windows here do not say where on the screen they are.
  open override var frame: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  /// The view controller of all that the window shows.
  open var rootViewController: UIViewController? { controller }
  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? { UIWindowScene.scene(of: self) }
  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { AppScenes.current?.front?.content === content }
  /// Brings the window to the front, and gives it the keyboard.
  open func makeKeyAndVisible() { session?.ask { $0.raise() } }
  /// Gives the window the keyboard.
  open func makeKey() { session?.ask { $0.raise() } }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  /// The part of the window that bars and the frame of the device take.
  open override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(content.engine.root.safeArea.insets(.all), isRightToLeft: content.rootScope.isRightToLeft)
  }
  /// What all that the window shows is laid out by.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(EnvironmentValues(scope: content.rootScope)).with(ownTraits)
  }
  /// The colour scheme of all that the window shows, in place of the desktop's; `.unspecified` for that.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { controller.station.colorScheme = overrideUserInterfaceStyle.scheme }
  }
}
