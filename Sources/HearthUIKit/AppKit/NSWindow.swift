import Foundation
import HearthCore
import HearthUI

/// The name of `UIWindow` on a Mac: a window of one of the app's scenes, or one that the app makes by `init(contentRect:styleMask:backing:defer:)`.
public typealias NSWindow = UIWindow

extension UIWindow {
  /// The style of the frame around a window's content.
  public nonisolated struct StyleMask: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing at all.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes the window.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that minimises it.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// The user may give it another size.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// It stands beside the app's windows, and keeps no app running.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// It leaves another window the keyboard, on a Mac. Desktops of Linux give it to what is shown.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// It fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// The content lies below the title bar, of which the buttons remain.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A small one, dark and above others: as a utility window.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }
  /// How what a window shows is kept.
  /// `buffered`.
  public nonisolated enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  /// Whether a title bar has the title in it.
  /// `visible` or `hidden`.
  public nonisolated enum TitleVisibility: Int, Sendable { case visible = 0, hidden }
  /// Whether there is a line below a title bar.
  /// `automatic`, `none`, `line` or `shadow`.
  public nonisolated enum TitlebarSeparatorStyle: Int, Sendable { case automatic = 0, none, line, shadow }
  /// A button of a title bar.
  /// `closeButton`, `miniaturizeButton` or `zoomButton`.
  public nonisolated enum ButtonType: UInt, Sendable { case closeButton = 0, miniaturizeButton, zoomButton }
  /// Whether windows are put into tabs of one.
  /// `automatic`, `preferred` or `disallowed`.
  public nonisolated enum TabbingMode: Int, Sendable { case automatic = 0, preferred, disallowed }
  /// Where a window is among others.
  /// `above` or `below` them, or `out` of sight.
  public nonisolated enum OrderingMode: Int, Sendable { case above = 1, below = -1, out = 0 }
  /// What a window does on a desktop with several.
  public nonisolated struct CollectionBehavior: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is on all desktops.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// It comes to the desktop that is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// It is where the desktop has windows.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// It goes when the user looks at all windows.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// It stays when the user looks at all windows.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// The keys that go from window to window reach it.
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    /// Those keys pass it over.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// It may fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// It may be on a screen that another window fills.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// It may not fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  /// The title in the window's bar. A title that is set stays until the scene or its content says something else.
  public var title: String {
    get { made != nil && session == nil ? mac.title : sceneTitle }
    set { mac.title = newValue }
  }
  /// Whether the window is on the screen, or could be if no other one was in front of it.
  public var isVisible: Bool { sheetHost != nil || isOnScreen }
  private var isOnScreen: Bool { session.map { !$0.isClosed && !$0.isHidden } ?? false }
  /// Whether the window is the app's main one: the one in front.
  public var isMainWindow: Bool { canBecomeMain && isKeyWindow }
  /// Whether the window is minimised.
  public var isMiniaturized: Bool { session.map { !$0.isVisible } ?? false }
  /// Whether the window has the size that the desktop gives to one that is zoomed.
  public var isZoomed: Bool { mac.isZoomed }
  /// Brings the window to the front.
  public func orderFrontRegardless() { makeKeyAndVisible() }
  /// Brings the window to the front, or takes it off the screen. An app cannot put a window behind another, which is reported.
  public func order(_ place: OrderingMode, relativeTo otherWin: Int) {
    switch place {
    case .above: makeKeyAndVisible()
    case .out: orderOut(nil)
    case .below: mac.report("order(.below)", "windows are put behind others by the user. The window stays where it is.")
    }
    if otherWin != 0 {
      mac.report(
        "order(_:relativeTo:)", "the order of windows is the desktop's. The window is in front of all, or of none.")
    }
  }
  /// Gives the content another size: points.
  public func setContentSize(_ size: CGSize) { mac.setSize(size) }
  /// Puts the window in the middle of the screen: on Linux the desktop decides where windows are, and nothing happens.
  ///
  /// Without a report, since desktops put new windows in the middle, or where there is room.
  public func center(_ sender: Any? = nil) {}
  /// Gives the window another size. Another place than zero is reported, as the desktop decides where windows are.
  ///
  /// - Parameters:
  ///   - displayFlag: Whether the window is drawn at once: it is with the next frame.
  ///   - animateFlag: Whether it grows by steps; the desktop decides that.
  public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool = false) {
    mac.place(frameRect.origin)
    mac.setSize(frameRect.size)
    if displayFlag || animateFlag { setNeedsDisplay() }
  }
  /// Is reported: the desktop decides where windows are.
  public func setFrameOrigin(_ point: CGPoint) { mac.place(point) }
  /// Is reported: the desktop decides where windows are.
  public func setFrameTopLeftPoint(_ point: CGPoint) { mac.place(point) }
  /// Keeps the window's size under a name, and gives it the one that was kept. Its place is the desktop's. True always.
  @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool {
    mac.autosaveName = name
    return true
  }
  /// The name under which the size is kept.
  public var frameAutosaveName: String { mac.autosaveName }
  /// What is around the content. What a window can be changed to while it is open: its title bar is hidden or shown, and the user
  /// may do more or less with it.
  public var styleMask: StyleMask {
    get { session?.isFullScreen == true ? mac.style.union(.fullScreen) : mac.style }
    set { mac.style = newValue.subtracting(.fullScreen) }
  }
  /// Whether the title bar has the title in it.
  public var titleVisibility: TitleVisibility {
    get { mac.titleVisibility }
    set { mac.titleVisibility = newValue }
  }
  /// Whether the title bar has the ground of the content.
  public var titlebarAppearsTransparent: Bool {
    get { mac.isTitleBarTransparent }
    set { mac.isTitleBarTransparent = newValue }
  }
  /// Whether there is a line below the title bar.
  public var titlebarSeparatorStyle: TitlebarSeparatorStyle {
    get { mac.separator }
    set { mac.separator = newValue }
  }
  /// A button of the title bar: nil for a window without one. It can be hidden and switched off; the one that zooms only together with
  /// what it does, the size of the window.
  public func standardWindowButton(_ b: ButtonType) -> NSButton? {
    mac.style.contains(.titled) ? mac.button(b) : nil
  }
  /// Whether a drag of the background moves the window, where nothing there uses the drag.
  public var isMovableByWindowBackground: Bool {
    get { mac.isMovedByBackground }
    set { mac.isMovedByBackground = newValue }
  }
  /// How far in front of others the window is: above `normal` it stays above the app's other windows, and not above those of other
  /// apps, which is reported.
  public var level: Level {
    get { mac.level }
    set { mac.level = newValue }
  }
  /// What the window does on a desktop with several: whether it may fill the screen. The rest is the user's to say, and reported.
  public var collectionBehavior: CollectionBehavior {
    get { mac.collectionBehavior }
    set { mac.collectionBehavior = newValue }
  }
  /// Whether the window is put into tabs. None is, whatever is said; `preferred` is reported.
  public var tabbingMode: TabbingMode {
    get { .disallowed }
    set { if newValue == .preferred { mac.report("tabbingMode", "no desktop puts windows into tabs of one.") } }
  }
  /// Whether windows are put into tabs: none is.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {
      if newValue { MacWindowState.report("allowsAutomaticWindowTabbing", "no desktop puts windows into tabs of one.") }
    }
  }
  /// Whether the window goes for ever when it is closed: it goes when nobody keeps it, whatever is said.
  public var isReleasedWhenClosed: Bool {
    get { false }
    set {}
  }
  /// The least size of the window: points, of its content.
  public var minSize: CGSize {
    get { mac.limits.least }
    set { mac.limits.least = newValue }
  }
  /// The same.
  public var contentMinSize: CGSize {
    get { mac.limits.least }
    set { mac.limits.least = newValue }
  }
  /// The greatest size of the window: points, of its content.
  public var maxSize: CGSize {
    get { mac.limits.greatest }
    set { mac.limits.greatest = newValue }
  }
  /// The same.
  public var contentMaxSize: CGSize {
    get { mac.limits.greatest }
    set { mac.limits.greatest = newValue }
  }
  /// The part of the window that its bars leave to the content: points.
  public var contentLayoutRect: CGRect {
    let insets = safeAreaInsets, size = bounds.size
    return CGRect(
      x: insets.left, y: insets.bottom, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
  /// Who hears of the window, and is asked whether it closes. It is not kept.
  public weak var delegate: (any NSWindowDelegate)? {
    get { mac.delegate }
    set { mac.delegate = newValue }
  }
  /// The view of all that the window shows.
  public var contentView: NSView? {
    get { rootViewController?.view }
    set {
      let controller = UIViewController()
      if let newValue { controller.view = newValue }
      contentViewController = controller
    }
  }
  /// The view controller of all that the window shows.
  public var contentViewController: NSViewController? {
    get { rootViewController }
    set {
      newValue?.view.isMacRoot = true
      rootViewController = newValue
    }
  }
  /// Creates a window of the desktop, with a title bar, that shows a view controller.
  public convenience init(contentViewController: NSViewController) {
    let wanted = contentViewController.preferredContentSize
    let size = wanted == .zero ? contentViewController.view.fittingSize : wanted
    self.init(
      contentRect: CGRect(origin: .zero, size: size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    if let title = contentViewController.title { self.title = title }
  }
  /// Gives a responder of the window the keyboard; nil takes it from whatever has it. False where it does not take it.
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard let responder else {
      endEditing(true)
      focusedView?.resignFirstResponder()
      return true
    }
    return responder.becomeFirstResponder()
  }
  /// What has the keyboard of the window: a view, or the window itself.
  public var firstResponder: NSResponder? { focusedView ?? self }
  /// Minimises the window.
  public func miniaturize(_ sender: Any?) { session?.ask { $0.setMinimized(true) } }
  /// Brings back a window that is minimised.
  public func deminiaturize(_ sender: Any?) { session?.ask { $0.setMinimized(false) } }
  /// Makes the window as large as the desktop lets it be, or as it was.
  public func zoom(_ sender: Any?) { mac.zoom() }
  /// The same, where the user may give the window another size.
  public func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { mac.zoom() } }
  /// The same for minimising.
  public func performMiniaturize(_ sender: Any?) { if styleMask.contains(.miniaturizable) { miniaturize(sender) } }
  /// Has the window fill the screen, or not any more.
  public func toggleFullScreen(_ sender: Any?) { session?.toggleFullScreen() }
  /// The pointer that is down moves the window from now on.
  public func performDrag(with event: NSEvent) { if event.type != .keyDown { session?.host?.beginWindowDrag() } }
}

extension UIWindow {
  // Notifications, with the window as their object.

  /// The window has the keyboard.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The window has the keyboard no longer.
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The window is the app's main one.
  public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  /// The window is it no longer.
  public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  /// The window closes.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// The window has another size.
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// The window fills the screen.
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// The window fills it no longer.
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// The window was minimised.
  public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  /// The window was brought back.
  public nonisolated static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
}
extension UIWindow.Level {
  // Source: Core Graphics' numbers for windows of a Mac.
  /// Above windows.
  public static let floating = UIWindow.Level(3)
  /// Above those, for what has to be answered.
  public static let modalPanel = UIWindow.Level(8)
  /// As high as a menu bar.
  public static let mainMenu = UIWindow.Level(24)
  /// As high as an open menu.
  public static let popUpMenu = UIWindow.Level(101)
  /// Above all.
  public static let screenSaver = UIWindow.Level(1_000)
  /// A level by a whole number, as AppKit has it.
  public init(rawValue: Int) { self.init(rawValue: CGFloat(rawValue)) }
}

/// A window that stands beside the app's others, as one with tools.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  /// Whether the panel stays above the app's other windows.
  open var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  nonisolated deinit {}
  open override var canBecomeMain: Bool { false }
  override var isPanel: Bool { true }
}

/// Keeps a window, and shows it.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow? {
    didSet { if window != nil, window !== oldValue { windowDidLoad() } }
  }
  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  /// There are no files to make controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// The view controller of all that the window shows.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Whether there is a window.
  open var isWindowLoaded: Bool { window != nil }
  /// There is another window. Does nothing by itself.
  open func windowDidLoad() {}
  /// Shows the window in front.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}

extension MacWindowState {
  /// What stands for a button of the title bar; made when it is first asked for.
  func button(_ type: UIWindow.ButtonType) -> NSButton {
    if let known = buttons[type] as? NSButton { return known }
    let button = WindowButton(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    button.title = ""
    button.didChange = { [weak self] in self?.abilitiesDidChange() }
    button.whenPressed = { [weak self] in
      guard let window = self?.window else { return }
      switch type {
      case .closeButton: window.performClose(nil)
      case .miniaturizeButton: window.miniaturize(nil)
      case .zoomButton: window.zoom(nil)
      }
    }
    buttons[type] = button
    return button
  }
}

/// Stands for a button of a title bar.
@MainActor private final class WindowButton: NSButton, TitleBarButton {
  var didChange: (() -> Void)?
  var whenPressed: (() -> Void)?
  nonisolated deinit {}
  override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
  override func enabledDidChange() { didChange?() }
  override func press() { whenPressed?() }
}
