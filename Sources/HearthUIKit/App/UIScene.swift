import Foundation
import HearthCore
import HearthUI

/// A part of an app that has windows of its own.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// How far a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// How far the scene is in use.
  open var activationState: ActivationState { .unattached }
  /// The title of the scene's window.
  open var title: String! { "" }
  /// Who hears of the scene's life: by itself an instance of the class that the app's delegate names for it, see
  /// `UIApplicationDelegate.application(_:configurationForConnecting:options:)`.
  open var delegate: (any UISceneDelegate)?
  private lazy var ownSession = UISceneSession(nil)
  /// What lasts of the scene.
  open var session: UISceneSession { ownSession }
  nonisolated deinit {}
}

/// A scene with a window, and with those that the app has put into it.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  /// The window that the scene made.
  let own: UIWindow
  private let known: UISceneSession
  private init(_ window: UIWindow) {
    own = window
    known = window.session.map { UISceneSession.of($0) } ?? UISceneSession(nil)
    super.init()
    known.scene = self
  }
  nonisolated deinit {}
  private static var scenes: [ObjectIdentifier: UIWindowScene] = [:]
  static func scene(of window: UIWindow) -> UIWindowScene {
    if let session = window.session, let scene = UISceneSession.of(session).scene as? UIWindowScene,
      scene.own === window
    {
      return scene
    }
    let open = Set(UIApplication.shared.ownWindows.map { ObjectIdentifier($0) } + [ObjectIdentifier(window)])
    scenes = scenes.filter { open.contains($0.key) }
    if let scene = scenes[ObjectIdentifier(window)] { return scene }
    let scene = UIWindowScene(window)
    scenes[ObjectIdentifier(window)] = scene
    return scene
  }

  /// The window has gone, and is of no session that would hear of that.
  static func forget(_ window: UIWindow) { if window.session == nil { scenes[ObjectIdentifier(window)] = nil } }

  // MARK: Windows of the app

  /// Those that the app has put into the scene, in the order in which they were shown last.
  private var added: [Added] = []
  private struct Added {
    let view: WindowView
    weak var window: UIWindow?
  }
  /// The one that is the content of a scene that has no other.
  private(set) var base: WindowView?
  private lazy var layers = own.ownContent.map { WindowLayers($0) }
  private weak var chosenForKeys: UIWindow?

  func add(_ window: UIWindow) {
    guard let display = window.display else { return }
    display.scene = self
    added.append(Added(view: display.view, window: window))
  }
  func remove(_ window: UIWindow) {
    guard let display = window.display else { return }
    display.scene = nil
    added.removeAll { $0.view === display.view }
    hide(window)
  }
  /// A window has gone.
  func forget(_ view: WindowView) {
    added.removeAll { $0.view === view }
    takeAway(view)
  }
  func show(_ window: UIWindow) {
    guard let view = window.display?.view, let index = added.firstIndex(where: { $0.view === view }) else { return }
    added.append(added.remove(at: index))
    if let stage, !hasOwnContent, base == nil {
      base = view
      WindowDisplay.changeState { stage.content = AnyView(WindowPresenter(view: view).id(ObjectIdentifier(view))) }
      window.display?.schemeDidChange()
    }
    layersDidChange()
  }
  func hide(_ window: UIWindow) {
    guard let view = window.display?.view else { return }
    if chosenForKeys === window {
      chosenForKeys = nil
      window.resignKey()
      windowForKeys?.becomeKey()
    }
    takeAway(view)
  }
  private func takeAway(_ view: WindowView) {
    if base === view {
      base = nil
      if let stage { WindowDisplay.changeState { stage.content = nil } }
    }
    layersDidChange()
  }
  func layersDidChange() {
    var items: [WindowLayers.Item] = []
    if hasOwnContent, let subviews = own.added { items.append(WindowLayers.Item(subviews, nil)) }
    for case (let view, let window?) in added.map({ ($0.view, $0.window) }) where !window.isHidden {
      if view !== base { items.append(WindowLayers.Item(view, window.windowLevel)) }
      if let subviews = window.added {
        items.append(WindowLayers.Item(subviews, view === base ? nil : window.windowLevel))
      }
    }
    layers?.show(items)
  }
  private var place: WindowSession? { content?.session }
  private var stage: WindowStage? { place?.stage }
  /// Whether the scene is one of SwiftUI's, which shows something itself.
  var hasOwnContent: Bool { place?.scenes?.showsWindowsOfDelegate != true }
  var content: WindowContent? { own.ownContent }
  var contentSize: CGSize { content?.windowSize ?? .zero }
  /// The window that has the keys while the scene has them.
  var windowForKeys: UIWindow? {
    get {
      if let chosenForKeys, !chosenForKeys.isHidden, chosenForKeys.windowScene === self { return chosenForKeys }
      return windows.first { !$0.isHidden }
    }
    set {
      let old = windowForKeys
      chosenForKeys = newValue
      let new = windowForKeys
      if old === new { return }
      old?.resignKey()
      new?.becomeKey()
    }
  }

  /// The windows of the scene from back to front: the scene's own, unless the app has made all of them, and those that
  /// the app has put into it, also while they are hidden.
  public var windows: [UIWindow] {
    var sorted: [UIWindow] = []
    for window in added.compactMap(\.window) {
      let index = sorted.firstIndex { $0.windowLevel > window.windowLevel } ?? sorted.count
      sorted.insert(window, at: index)
    }
    return hasOwnContent ? [own] + sorted : sorted
  }
  /// The window of the scene that has the keyboard.
  public var keyWindow: UIWindow? { windowForKeys.flatMap { $0.isKeyWindow ? $0 : nil } }
  /// What places in the scene are counted in: from its top left corner.
  public var coordinateSpace: any UICoordinateSpace { own }
  /// The status bar, which belongs to the desktop and not to windows.
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager { [weak self] in
      guard let window = self?.own else { return .zero }
      return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }
  }
  /// The screen that the scene is on.
  public var screen: UIScreen { UIScreen.main }
  public override var title: String! { own.sceneTitle }
  public override var session: UISceneSession { known }
  public override var next: UIResponder? { UIApplication.shared }
  public override var activationState: ActivationState {
    if !own.isOpen { return .unattached }
    return switch own.scenePhase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    default: .background
    }
  }
  /// Which way up the screen is held: as its size says.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = own.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// What the scene is laid out by.
  public var traitCollection: UITraitCollection { own.traitCollection }
}

extension UIScene {
  /// The scene has the keyboard, loses it, is seen again and is not seen any more: told when its delegate is, after that.
  /// The object is the scene.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
