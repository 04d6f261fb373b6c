import Foundation
import HearthCore

// What scenes say about their windows. Of two modifiers that say the same the inner one counts.

/// How the size of a window follows its content.
nonisolated public struct WindowResizability: Sendable {
  enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  let kind: Kind
  /// `contentSize` for settings; for all others the user decides, and views do with the room what they can.
  ///
  /// Source: our choice. Apple's is `contentMinSize`; windows on Linux are tiled and shown on phones, where a window
  /// that refuses the room it gets is cut off.
  public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
  /// Between the content's least and greatest size.
  public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
  /// Not smaller than the content's least size.
  public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }
}

/// Whether a scene opens a window when the app starts.
public struct SceneLaunchBehavior: Sendable {
  enum Kind: Sendable { case automatic, presented, suppressed }
  let kind: Kind
  /// The first scene of the app does, if no window comes back from the last time.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It does, if no window comes back from the last time.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It does not, unless no other scene opens a window either.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether windows come back, with their state, when the app starts again.
public struct SceneRestorationBehavior: Sendable {
  enum Kind: Sendable { case automatic, disabled }
  let kind: Kind
  /// Windows that were open when the app was quit come back.
  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  /// Windows do not come back.
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}

/// The frame of a window.
public protocol WindowStyle {
  static var _chrome: _WindowChrome { get }
}
/// How a window style is shown, opaque to apps.
public struct _WindowChrome: Sendable {
  let chrome: WindowRequest.Chrome
}

/// A title bar.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _chrome: _WindowChrome { _WindowChrome(chrome: .titleBar) }
}
/// A title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _chrome: _WindowChrome { _WindowChrome(chrome: .titleBar) }
}
/// No title bar: the content reaches the window's top edge, and the window's buttons lie above it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _chrome: _WindowChrome { _WindowChrome(chrome: .hiddenTitleBar) }
}
/// Nothing but the content.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _chrome: _WindowChrome { _WindowChrome(chrome: .plain) }
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that suits the device.
  public static var automatic: DefaultWindowStyle { .init() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar above the content.
  public static var titleBar: TitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar: its content reaches the top.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No title bar and no ground: what is seen of the window is its content.
  public static var plain: PlainWindowStyle { .init() }
}

extension Scene {
  /// Sets the size of the content of a new window, in points. Only idioms whose windows have sizes of their own use it.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    changing { if $0.defaultSize == nil { $0.defaultSize = size } }
  }
  /// Sets the size of the content of a new window, in points. Only idioms whose windows have sizes of their own use it.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// Sets where new windows would be on the screen.
  ///
  /// Desktops of Linux place windows themselves and do not let apps: this says so once, when a window opens.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    changing { if $0.position == nil { $0.position = position } }
  }
  /// Sets how the sizes of windows follow their content.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changing { if $0.resizability == nil { $0.resizability = resizability } }
  }
  /// Sets the frame of windows.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    changing { if $0.chrome == nil { $0.chrome = S._chrome.chrome } }
  }
  /// Sets whether the scene opens a window when the app starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    changing { if $0.launchBehavior == nil { $0.launchBehavior = behavior } }
  }
  /// Sets whether windows come back when the app starts again.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    changing { if $0.restorationBehavior == nil { $0.restorationBehavior = behavior } }
  }
  /// Sets the URLs for which this scene opens a window, when no open window takes them: those
  /// that contains one of `conditions`.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    changing { if $0.externalEvents == nil { $0.externalEvents = conditions } }
  }
}
