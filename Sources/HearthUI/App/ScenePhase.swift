import HearthCore

/// Whether a window, or the app as a whole, is in use.
///
/// In a view it is that of the view's window; in a scene with a body the highest among the scene's windows; in an app
/// that of all windows. `background` with no window at all. Source: Apple, "ScenePhase".
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on the screen: minimised, or about to close.
  case background
  /// On the screen, while another window has the keyboard.
  case inactive
  /// The window that the user works in.
  case active
}

struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
extension EnvironmentValues {
  /// How far the window is in use, or in an app and its scenes, how far their windows are.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Whether a window has the keyboard.
///
/// A window is `key` while it is active, else `inactive`: desktops of Linux know no main window beside the one with the
/// keyboard, so that `active` does not come by itself.
@available(*, deprecated, message: "Use `EnvironmentValues.appearsActive` instead.")
public enum ControlActiveState: Equatable, Hashable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

struct HasKeyboardKey: EnvironmentKey { static let defaultValue = HasKeyboard.yes }
/// What `controlActiveState` says, without its deprecation.
enum HasKeyboard: Hashable, Sendable { case yes, almost, no }
extension EnvironmentValues {
  /// Whether the window has the keyboard, or views are to look as if it had.
  public var appearsActive: Bool {
    get { self[HasKeyboardKey.self] != .no }
    set { self[HasKeyboardKey.self] = newValue ? .yes : .no }
  }
  /// Whether the window has the keyboard.
  @available(*, deprecated, message: "Use `EnvironmentValues.appearsActive` instead.")
  public var controlActiveState: ControlActiveState {
    get {
      switch self[HasKeyboardKey.self] {
      case .yes: .key
      case .almost: .active
      case .no: .inactive
      }
    }
    set {
      switch newValue {
      case .key: self[HasKeyboardKey.self] = .yes
      case .active: self[HasKeyboardKey.self] = .almost
      case .inactive: self[HasKeyboardKey.self] = .no
      }
    }
  }
}

extension WindowContent {
  /// Sets what views read of the window's own state.
  package func setPhase(_ phase: ScenePhase, hasKeyboard: Bool) {
    // What is kept of the window is written now, and perhaps for the last time.
    if phase == .background { keepDrafts() }
    setEnvironment {
      $0.scenePhase = phase
      $0[HasKeyboardKey.self] = hasKeyboard ? .yes : .no
    }
  }
  /// A window that belongs to no app: its phase follows whether it is active.
  package static func configureAlone(_ values: inout EnvironmentValues) {
    values.scenePhase = .active
    values[HasKeyboardKey.self] = .yes
  }
  /// The same, after it was made.
  package func followActivity() { owner = engine[LoneWindow.slot] }
}

/// What decides about a window that belongs to no app.
@MainActor private final class LoneWindow: WindowOwner {
  static let slot = EngineSlot { LoneWindow($0) }
  private unowned let engine: Engine
  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  func windowDidReceive(_ url: URL) { engine.content?.deliverToViews(url) }
  func windowIsAskedToClose() { engine.host.close() }
  func windowActivityDidChange(_ isActive: Bool) {
    engine.content?.setPhase(isActive ? .active : .inactive, hasKeyboard: isActive)
  }
}
