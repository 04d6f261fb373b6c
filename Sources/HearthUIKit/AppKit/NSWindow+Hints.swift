import Foundation
import HearthCore
import HearthUI

// What apps say about their windows and a desktop of Linux decides itself: each is reported where it would change something.

extension UIWindow {
  /// How a window comes and goes.
  public nonisolated enum AnimationBehavior: Int, Sendable {
    /// As suits the window.
    case `default` = 0
    /// At once.
    case none = 2
    /// As documents do.
    case documentWindow
    /// As tools do.
    case utilityWindow
    /// As alerts do.
    case alertPanel
  }
  /// How the window comes and goes: as the desktop has it. `none` is reported.
  public var animationBehavior: AnimationBehavior {
    get { .default }
    set { if newValue == .none { mac.report("animationBehavior", "the desktop says how windows come and go.") } }
  }
  /// Whether the window throws a shadow: as the desktop has it. False is reported.
  public var hasShadow: Bool {
    get { true }
    set { if !newValue { mac.report("hasShadow", "the desktop draws the shadows of windows.") } }
  }
  /// The shadow follows what is drawn by itself.
  public func invalidateShadow() {}
  /// How wide the content is for its height: nothing is kept to, and another value than zero is reported.
  public var contentAspectRatio: CGSize {
    get { .zero }
    set {
      if newValue != .zero {
        mac.report("contentAspectRatio", "no desktop keeps a window in a proportion. Use minSize and maxSize.")
      }
    }
  }
  /// The same.
  public var aspectRatio: CGSize {
    get { .zero }
    set { contentAspectRatio = newValue }
  }
  /// Whether the window comes back when the app starts again: those of scenes do, and those that the app makes do not, whatever is said.
  public var isRestorable: Bool {
    get { made == nil }
    set {
      if newValue, made != nil {
        mac.report("isRestorable", "a window that the app has made does not come back by itself.")
      }
    }
  }
  /// Whether the window is off the screen while another app is in front: it is not. True is reported.
  public var hidesOnDeactivate: Bool {
    get { false }
    set { if newValue { mac.report("hidesOnDeactivate", "windows stay on the screen while another app is in front.") } }
  }
  /// Whether clicks go through the window to what is behind it: they do not. True is reported.
  public var ignoresMouseEvents: Bool {
    get { false }
    set { if newValue { mac.report("ignoresMouseEvents", "clicks on a window are the window's.") } }
  }
  /// Whether moves of the pointer come to the window: they do.
  public var acceptsMouseMovedEvents: Bool {
    get { true }
    set {}
  }
  /// The file that the window is about. It is reported: a scene of documents says it by itself, and a view by `navigationDocument(_:)`.
  public var representedURL: URL? {
    get { nil }
    set {
      if newValue != nil { mac.report("representedURL", "say it by navigationDocument(_:) in the window's content.") }
    }
  }
  /// Whether what the window shows is not kept yet. True is reported: a scene of documents says it by itself.
  public var isDocumentEdited: Bool {
    get { false }
    set { if newValue { mac.report("isDocumentEdited", "a DocumentGroup marks its windows itself.") } }
  }
  /// What stands below the title. Of a window that the app has made; for a scene's own it is reported.
  public var subtitle: String {
    get { mac.bar.subtitle }
    set {
      if made == nil { return mac.report("subtitle", "say it by navigationSubtitle(_:) in the scene's content.") }
      let bar = mac.bar
      WindowDisplay.changeState { bar.subtitle = newValue }
    }
  }
  /// The windows that were added to the window.
  public var childWindows: [UIWindow]? { mac.children.isEmpty ? nil : mac.children }
  /// Adds a window to the window. That the two do not move together is reported.
  public func addChildWindow(_ childWin: UIWindow, ordered place: OrderingMode) {
    mac.children.removeAll { $0 === childWin }
    mac.children.append(childWin)
    mac.report("addChildWindow", "windows do not move with others. It is shown beside the window.")
    if place == .above { childWin.orderFront(nil) }
  }
  /// Takes a window from those that were added.
  public func removeChildWindow(_ childWin: UIWindow) { mac.children.removeAll { $0 === childWin } }
}
extension NSPanel {
  /// Whether the panel gets the keyboard only where it needs it. True is reported: a desktop gives it to what is shown.
  public var becomesKeyOnlyIfNeeded: Bool {
    get { false }
    set {
      if newValue { mac.report("becomesKeyOnlyIfNeeded", "the desktop gives the keyboard to a window that is shown.") }
    }
  }
  /// Whether the panel is used while something else has to be answered: it is not.
  public var worksWhenModal: Bool {
    get { false }
    set { if newValue { mac.report("worksWhenModal", "what has to be answered covers one window, and no other.") } }
  }
}
