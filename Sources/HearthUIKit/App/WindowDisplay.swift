import Foundation
import HearthCore
import HearthUI
import Observation

/// How a window is shown that the app made. The window owns it, so that it goes with the window.
@MainActor final class WindowDisplay {
  let view = WindowView()
  /// The scene that the window belongs to. It lives as long as the scene's own window is open.
  weak var scene: UIWindowScene?
  /// Whether any app has made windows.
  private(set) static var isInUse = false

  init() { Self.beginUse() }
  static func beginUse() { isInUse = true }
  isolated deinit { scene?.forget(view) }

  /// Where the window lies; nil for the content of its scene.
  var place: WindowLayerPlace? {
    guard let scene, let window = view.shownWindow, scene.base !== view else { return nil }
    return WindowLayers.Item(view, window.windowLevel).place
  }
  func levelDidChange() { scene?.layersDidChange() }
  /// The content of a scene says how all of it looks.
  func schemeDidChange() {
    guard let scene, let window = view.shownWindow, scene.base === view else { return }
    scene.own.overrideUserInterfaceStyle = window.styleInForce
  }
  /// Makes a change that views of SwiftUI depend on: at once, or while these are evaluated right after them.
  static func changeState(_ change: @escaping () -> Void) {
    if let engine = Engine.evaluating?.engine ?? Engine.current, Engine.evaluating != nil || engine.stage == .layout {
      engine.performAtEndOfRound(change)
    } else {
      change()
    }
  }
}

/// Windows that are to be shown in a scene which is still to come: those that an app makes before it has any.
@MainActor enum WaitingWindows {
  private struct Entry {
    weak var window: UIWindow?
    weak var scenes: AppScenes?
  }
  private static var entries: [Entry] = []

  static func add(_ window: UIWindow, _ scenes: AppScenes) {
    entries.removeAll { $0.window == nil || $0.window === window || $0.scenes == nil }
    entries.append(Entry(window: window, scenes: scenes))
  }
  /// Puts an app's windows into a scene.
  static func enter(_ scene: UIWindowScene, of scenes: AppScenes?) {
    let due = entries.filter { $0.scenes === scenes }
    entries.removeAll { $0.scenes === scenes || $0.window == nil }
    for window in due.compactMap(\.window) where !window.isHidden && window.windowScene == nil {
      window.windowScene = scene
    }
  }
}

/// What of a window's looks is not of the view that shows it.
@MainActor @Observable final class WindowLook {
  var background: UIColor?
  var alpha: CGFloat = 1
  /// Points, in the scene; nil for all of it.
  var frame: CGRect?
  nonisolated init() {}
  nonisolated deinit {}
}

/// The view that shows a window: what is in it belongs to the window, which it does not keep.
@MainActor final class WindowView: UIView {
  weak var shownWindow: UIWindow?
  let look = WindowLook()
  /// What is presented in the window while it lies above its scene.
  let presentations = PresentationLevel()
  private let reference = WindowReference()
  var controller: UIViewController? { didSet { if controller !== oldValue { needsUpdate() } } }
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  override var window: UIWindow? { shownWindow }
  override func makeContent() -> AnyView? {
    guard let controller else { return nil }
    reference.window = shownWindow
    // A class of the app may look at what is hit.
    if let shownWindow, type(of: shownWindow) != UIWindow.self {
      (controller.view as? any ContentHitting)?.showContentHits()
    }
    let tint = shownWindow?.ownTint.map { Color(uiColor: $0) }, reference = reference
    let content = RootPresenter(controller: controller).modifier(
      _EnvironmentModifier { $0[HostWindowKey.self] = ObjectReference(reference) })
    // What is the content of its scene has the scene's bars.
    if shownWindow?.windowScene?.base === self { return AnyView(content.tint(tint)) }
    return AnyView(BarHost { content }.tint(tint))
  }
  func takeLook(of window: UIWindow) {
    WindowDisplay.changeState { [weak self, weak window] in
      guard let self, let window else { return }
      // That of a window of all the scene reaches to the edges; that of another has its corners.
      let background = look.frame == nil ? window.backgroundColor : nil
      if look.background != background { look.background = background }
      if look.alpha != window.alpha { look.alpha = window.alpha }
    }
    backgroundColor = look.frame == nil ? nil : window.backgroundColor
    isUserInteractionEnabled = window.isUserInteractionEnabled
    transform = window.transform
    overrideUserInterfaceStyle = window.styleInForce
    traitOverrides = window.traitOverrides
    semanticContentAttribute = window.semanticContentAttribute
    needsUpdate()
  }
  /// Where the window begins in its scene: points.
  private var origin: CGPoint { look.frame?.origin ?? .zero }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = convertToWindow(point)
    return shownWindow?.hitTest(CGPoint(x: place.x - origin.x, y: place.y - origin.y), with: event)
  }
  /// The view at a point of the window's coordinate space.
  func hitContent(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = controller?.viewIfLoaded, root.behavior != nil else { return nil }
    let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    return root.hitTest(root.convertFromWindow(place), with: event)
  }
}

/// The window that something is shown in, for what is in it.
@MainActor final class WindowReference {
  weak var window: UIWindow?
  nonisolated init() {}
  nonisolated deinit {}
}
struct HostWindowKey: EnvironmentKey {
  static var defaultValue: ObjectReference<WindowReference> { ObjectReference(nil) }
}

/// The root view controller of a window: another has views of its own.
struct RootPresenter: View {
  let controller: UIViewController?
  var body: some View {
    if let controller {
      ControllerPresenter(controller: controller).id(ObjectIdentifier(controller))
    } else {
      Color.clear
    }
  }
}

/// Shows a window in its place, with its background behind all of it.
struct WindowPresenter: View {
  let view: WindowView
  var body: some View {
    let look = view.look
    if let frame = look.frame {
      UIViewPresenter(view: view).background { fill(look) }.opacity(look.alpha)
        .frame(width: frame.width, height: frame.height).position(x: frame.midX, y: frame.midY).ignoresSafeArea()
    } else {
      UIViewPresenter(view: view).background { fill(look).ignoresSafeArea() }.opacity(look.alpha)
    }
  }
  @ViewBuilder private func fill(_ look: WindowLook) -> some View {
    if let background = look.background { Color(uiColor: background).allowsHitTesting(false) }
  }
}

/// The windows that an app has put into a scene, above its content.
///
/// They are shown by a tree of their own, as the content is to keep its identity when the first one comes.
@MainActor final class WindowLayers {
  struct Item: Identifiable {
    /// A `WindowView`, or `WindowSubviews`.
    let view: UIView
    /// What is presented from the layer.
    let presentations: PresentationLevel
    /// In front of what the content presents at the window's level, and in front of the content in any case.
    let height: Double
    var id: ObjectIdentifier { ObjectIdentifier(view) }
    var place: WindowLayerPlace { WindowLayerPlace(height: height, presentations: presentations) }

    init(_ view: WindowView, _ level: UIWindow.Level) {
      (self.view, presentations) = (view, view.presentations)
      height = max(0, Double(level.rawValue)) + 0.5
    }
    /// - Parameter level: That of the window; nil for the content of a scene.
    init(_ subviews: WindowSubviews, _ level: UIWindow.Level?) {
      (view, presentations) = (subviews, subviews.presentations)
      height = level.map { max(0, Double($0.rawValue)) + 0.5 } ?? 0.25
    }
  }
  private let model = LayersModel()
  private weak var content: WindowContent?
  private var node: Node?

  init(_ content: WindowContent) { self.content = content }
  isolated deinit {
    guard let node, let content, !node.isUnmounted else { return }
    content.engine.root?.attachments.removeAll { $0 === node }
    node.unmount()
  }

  /// Shows these, the last one in front of those of its level.
  func show(_ items: [Item]) {
    let old = model.items
    if old.map(\.id) == items.map(\.id), old.map(\.height) == items.map(\.height) { return }
    WindowDisplay.changeState { [self] in
      model.items = items
      start()
    }
  }
  private func start() {
    guard node == nil, let content, let root = content.engine.root, !root.isUnmounted else { return }
    let node = LayersView._makeNode(LayersView(model: model), _ViewInputs(root, content.rootScope)).node
    root.attachments.append(node)
    self.node = node
  }
}

@MainActor @Observable private final class LayersModel {
  var items: [WindowLayers.Item] = []
  nonisolated init() {}
  nonisolated deinit {}
}

private struct LayersView: View {
  let model: LayersModel
  var body: some View {
    ForEach(model.items) { item in
      WindowLayer(at: item.place) {
        if let window = item.view as? WindowView {
          WindowPresenter(view: window)
        } else {
          UIViewPresenter(view: item.view).ignoresSafeArea()
        }
      }
    }
  }
}

/// What has the views that an app adds to a window itself, in front of what the window shows: as large as the scene.
///
/// The window owns it. Where none of the views is hit, the pointer reaches what is behind.
@MainActor final class WindowSubviews: UIView {
  private weak var shownWindow: UIWindow?
  let presentations = PresentationLevel()
  init(_ window: UIWindow) {
    shownWindow = window
    super.init(frame: CGRect(origin: .zero, size: window.bounds.size))
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var window: UIWindow? { shownWindow }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  /// The view at a point of the window's coordinate space.
  func hitSubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior == nil ? nil : hitTest(point, with: event)
  }
}

extension UIWindow {
  /// Light or dark, as the window says, or else the app; `unspecified` for what the desktop is.
  var styleInForce: UIUserInterfaceStyle {
    overrideUserInterfaceStyle != .unspecified ? overrideUserInterfaceStyle : AppStyle.ofWindows() ?? .unspecified
  }
}
