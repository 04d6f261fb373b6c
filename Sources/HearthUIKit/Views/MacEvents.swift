import Foundation
import HearthCore
import HearthUI

/// Takes events to monitors and, by the names of a Mac, to views.
///
/// Presses of the usual button come to views by gestures, so that scroll views and gestures around them take part; keys by
/// focus. The rest comes from here: what is done with other buttons, wheels, and the pointer on its way.
@MainActor enum MacEvents {
  /// Where the pointer was before the event at work, in its window: points.
  private(set) static var lastPlace: CGPoint?
  /// The event at work.
  private(set) static var current: NSEvent?
  private static var monitors: [Monitor] = []
  /// The view that another button came down in: it has what follows of the press.
  private static weak var pressed: UIView?
  /// The tracking areas that the pointer is in.
  private static var entered: [NSTrackingArea] = []
  private static weak var enteredWindow: WindowContent?

  private final class Monitor: NSObject {
    let mask: NSEvent.EventTypeMask
    let block: (NSEvent) -> NSEvent?
    /// The app whose windows are meant; nil for what belongs to none.
    weak var scenes: AppScenes?
    let hasScenes: Bool
    init(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?, _ scenes: AppScenes?) {
      (self.mask, self.block, self.scenes, hasScenes) = (mask, block, scenes, scenes != nil)
    }
    deinit {}
  }
  /// Events are looked at from now on.
  static func begin() {
    if EventMonitor.monitor == nil { EventMonitor.monitor = { handle($1, in: $0) } }
  }
  static func addMonitor(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?) -> NSObject {
    monitors.removeAll { $0.hasScenes && $0.scenes == nil }
    let monitor = Monitor(mask, block, AppScenes.current)
    monitors.append(monitor)
    return monitor
  }
  static func removeMonitor(_ monitor: Any) { monitors.removeAll { $0 === monitor as AnyObject } }

  // MARK: - Events

  /// Whether the usual button, or a finger, is down.
  private static var isPrimaryDown = false
  private static func note(_ pointer: PointerEvent) {
    if pointer.phase == .cancelled { isPrimaryDown = false }
    if pointer.button == .primary, pointer.phase == .down || pointer.phase == .up {
      isPrimaryDown = pointer.phase == .down
    }
  }
  private static func handle(_ event: InputEvent, in content: WindowContent) -> Bool {
    if case .pointer(let pointer) = event { note(pointer) }
    let window = UIWindow.window(of: content)
    guard let type = kind(of: event, in: content) else {
      if case .pointer(let pointer) = event, pointer.phase != .cancelled { track(pointer, in: content, window) }
      return true
    }
    let shown: NSEvent
    switch event {
    case .key(let key): shown = NSEvent(key, in: window)
    case .scroll(let scroll): shown = NSEvent(scroll, in: window)
    case .modifiers(let new): shown = NSEvent(new, before: content.input.keys.heldModifiers, in: window)
    case .pointer(let pointer): shown = NSEvent(type, at: pointer.position, in: window, pointer.modifiers)
    default: return true
    }
    current = shown
    defer {
      current = nil
      if case .pointer(let pointer) = event { lastPlace = pointer.position }
    }
    var isKept = false
    for monitor in monitors where !isKept && monitor.mask.contains(NSEvent.EventTypeMask(type: type)) {
      // Windows of other apps of the process, as tests have them, are none of its business.
      let scenes = content.session?.scenes
      if monitor.hasScenes, scenes != nil, monitor.scenes !== scenes { continue }
      isKept = monitor.block(shown) == nil
    }
    // What is held down, and that something was let go, the window has to know.
    if case .modifiers = event {
      if !isKept { focusedView(content)?.flagsChanged(with: shown) }
      return true
    }
    if isKept { return false }
    return !takes(event, shown, in: content, window)
  }
  private static func focusedView(_ content: WindowContent) -> UIView? {
    ((content.input.focus.focused as? BehaviorNode)?.behavior as? UIViewBehavior)?.view
  }
  private static func kind(of event: InputEvent, in content: WindowContent) -> NSEvent.EventType? {
    switch event {
    case .key(let key): return key.phase == .up ? .keyUp : .keyDown
    case .scroll: return .scrollWheel
    case .modifiers(let new): return new == content.input.keys.heldModifiers ? nil : .flagsChanged
    case .pointer(let pointer):
      switch (pointer.phase, pointer.button) {
      case (.down, .primary): return .leftMouseDown
      case (.down, .secondary): return .rightMouseDown
      case (.down, _): return .otherMouseDown
      case (.up, .primary): return .leftMouseUp
      case (.up, .secondary): return .rightMouseUp
      case (.up, _): return .otherMouseUp
      case (.moved, _):
        if pressed != nil { return pressedType }
        return isPrimaryDown ? .leftMouseDragged : .mouseMoved
      default: return nil
      }
    default: return nil
    }
  }
  private static var pressedType = NSEvent.EventType.rightMouseDragged

  /// Whether a view has used the event, which goes nowhere else then.
  private static func takes(
    _ event: InputEvent, _ shown: NSEvent, in content: WindowContent, _ window: UIWindow
  ) -> Bool {
    switch event {
    case .key(let key):
      guard key.phase == .down, !key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
      return window.performKeyEquivalent(with: shown)
    case .scroll(let scroll):
      guard let view = view(at: scroll.position, in: content, ClassMethods.wheels) else { return false }
      view.scrollWheel(with: shown)
      return !shown.isUnused
    case .pointer(let pointer):
      track(pointer, in: content, window)
      moveWindow(shown.type, pointer, in: content, window)
      switch shown.type {
      case .rightMouseDown, .otherMouseDown:
        guard let view = view(at: pointer.position, in: content, ClassMethods.otherButtons) else { return false }
        pressed = view
        pressedType = shown.type == .rightMouseDown ? .rightMouseDragged : .otherMouseDragged
        view.tell(shown)
        if shown.isUnused { pressed = nil }
        return !shown.isUnused
      case .rightMouseDragged, .otherMouseDragged:
        guard let view = pressed else { return false }
        view.tell(shown)
        return true
      case .rightMouseUp, .otherMouseUp:
        guard let view = pressed else { return false }
        pressed = nil
        view.tell(shown)
        return true
      default: return false
      }
    default: return false
    }
  }
  private static func isPressable(_ view: UIView) -> Bool { view.takesMouse }
  private static func saysWhetherItMoves(_ view: UIView) -> Bool {
    ClassMethods.windowDrags.areOverridden(by: type(of: view))
  }
  /// Whether the press that goes on may move its window.
  private static var mayMoveWindow = false
  private static func moveWindow(
    _ type: NSEvent.EventType, _ pointer: PointerEvent, in content: WindowContent, _ window: UIWindow
  ) {
    switch type {
    case .leftMouseDown:
      mayMoveWindow =
        window.isMovableByWindowBackground
        && !content.input.hitChain(at: pointer.position).contains { node in
          guard node.flags.contains(.hasGesture) || node.flags.contains(.isFocusTarget) else { return false }
          if node is ScrollNode { return false }
          guard let view = ((node as? BehaviorNode)?.behavior as? UIViewBehavior)?.view else { return true }
          if saysWhetherItMoves(view) { return !view.mouseDownCanMoveWindow }
          return !view.recognizers.isEmpty || isPressable(view)
        }
    case .leftMouseDragged, .mouseMoved:
      guard mayMoveWindow, type == .leftMouseDragged || isPrimaryDown else { return }
      mayMoveWindow = false
      content.host.beginWindowDrag()
    case .leftMouseUp: mayMoveWindow = false
    default: break
    }
  }
  /// The view in front at a point of the window that overrides one of some methods.
  private static func view(at point: CGPoint, in content: WindowContent, _ methods: ClassMethods) -> UIView? {
    for node in content.input.hitChain(at: point) {
      guard let view = ((node as? BehaviorNode)?.behavior as? UIViewBehavior)?.view else { continue }
      if methods.areOverridden(by: type(of: view)) { return view }
    }
    return nil
  }

  // MARK: - Tracking areas

  private static func track(_ pointer: PointerEvent, in content: WindowContent, _ window: UIWindow) {
    guard NSTrackingArea.areInUse, pointer.device == .mouse else { return }
    let isOut = pointer.phase == .exited
    if pointer.phase == .exited || enteredWindow !== content { leave(entered, at: pointer, window) }
    if isOut { return }
    enteredWindow = content
    let isDrag = isPrimaryDown
    var now: [NSTrackingArea] = []
    for node in content.input.hitChain(at: pointer.position) {
      guard let view = ((node as? BehaviorNode)?.behavior as? UIViewBehavior)?.view else { continue }
      let point = view.convertFromWindow(pointer.position)
      now += view.trackingAreas.filter {
        $0.area(in: view).contains(point) && $0.isActive(in: content)
          && (!isDrag || $0.options.contains(.enabledDuringMouseDrag))
      }
    }
    leave(entered.filter { area in !now.contains { $0 === area } }, at: pointer, window)
    for area in now {
      if !entered.contains(where: { $0 === area }) {
        entered.append(area)
        if area.options.contains(.cursorUpdate) { tell(area, .cursorUpdate, pointer, window) }
        if area.options.contains(.mouseEnteredAndExited), !area.isThoughtInside {
          tell(area, .mouseEntered, pointer, window)
        }
        area.isThoughtInside = false
      } else if pointer.phase == .moved, !isDrag, area.options.contains(.mouseMoved) {
        tell(area, .mouseMoved, pointer, window)
      }
    }
  }
  private static func leave(_ areas: [NSTrackingArea], at pointer: PointerEvent, _ window: UIWindow) {
    entered.removeAll { area in areas.contains { $0 === area } }
    for area in areas where area.options.contains(.mouseEnteredAndExited) && area.view != nil {
      tell(area, .mouseExited, pointer, window)
    }
  }
  private static func tell(
    _ area: NSTrackingArea, _ type: NSEvent.EventType, _ pointer: PointerEvent, _ window: UIWindow
  ) {
    guard let owner = area.owner as? UIResponder else { return }
    let event = NSEvent(type, at: pointer.position, in: window, pointer.modifiers)
    event.trackingArea = area
    owner.tell(event)
  }
  static func forget(_ area: NSTrackingArea) { entered.removeAll { $0 === area } }
}

extension UIResponder {
  /// Calls the method for an event.
  func tell(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .mouseMoved: mouseMoved(with: event)
    case .mouseEntered: mouseEntered(with: event)
    case .mouseExited: mouseExited(with: event)
    case .cursorUpdate: cursorUpdate(with: event)
    case .scrollWheel: scrollWheel(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    }
  }
  /// The responder that is asked next.
  public var nextResponder: UIResponder? { next }
}
extension UIView {
  /// The view has another frame. The object is the view.
  public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  /// Asks anew where the pointer has another shape.
  func renewCursorRects() {
    for case let rect as NSTrackingArea in cursorRects { removeTrackingArea(rect) }
    cursorRects = []
    resetCursorRects()
  }
  /// A key that came while the view has the keyboard. True where it, or a responder behind it, has used it.
  func takeKey(_ key: KeyEvent) -> Bool {
    guard Self.hasMacViews, isInMacTree else { return false }
    let event = NSEvent(key, in: window)
    tell(event)
    return !event.isUnused
  }
}

extension ClassMethods {
  /// Those that are told what is done with the usual button.
  static let mouse = ClassMethods(of: UIResponder.self, overriddenBy: PressedResponder.self)
  /// Those that are told what is done with other buttons.
  static let otherButtons = ClassMethods(of: UIResponder.self, overriddenBy: OtherButtonResponder.self)
  /// Whether a drag moves the window.
  static let windowDrags = ClassMethods(of: UIView.self, overriddenBy: WindowDragView.self)
  /// What says where the pointer has another shape.
  static let cursorRects = ClassMethods(of: UIView.self, overriddenBy: CursorRectView.self)
  /// Escape, where nobody else has used it.
  static let cancels = ClassMethods(of: UIResponder.self, overriddenBy: CancelResponder.self)
  /// What hears of a view's size.
  static let frameSizes = ClassMethods(of: UIView.self, overriddenBy: SizedView.self)
  static let wheels = ClassMethods(of: UIResponder.self, overriddenBy: WheelResponder.self)
  /// Where the pointer is taken, by the name of a Mac.
  static let macHits = ClassMethods(of: UIView.self, overriddenBy: HitView.self)
  static let appearances = ClassMethods(of: UIView.self, overriddenBy: AppearanceView.self)
}
private final class CancelResponder: UIResponder {
  override func cancelOperation(_ sender: Any?) {}
}
private final class PressedResponder: UIResponder {
  override func mouseDown(with event: NSEvent) {}
  override func mouseDragged(with event: NSEvent) {}
  override func mouseUp(with event: NSEvent) {}
}
private final class OtherButtonResponder: UIResponder {
  override func rightMouseDown(with event: NSEvent) {}
  override func rightMouseDragged(with event: NSEvent) {}
  override func rightMouseUp(with event: NSEvent) {}
  override func otherMouseDown(with event: NSEvent) {}
  override func otherMouseDragged(with event: NSEvent) {}
  override func otherMouseUp(with event: NSEvent) {}
}
private final class WheelResponder: UIResponder {
  override func scrollWheel(with event: NSEvent) {}
}
private final class WindowDragView: UIView {
  override var mouseDownCanMoveWindow: Bool { tag == 0 }
}
private final class CursorRectView: UIView {
  override func resetCursorRects() { tag = 1 }
}
private final class SizedView: UIView {
  override func setFrameSize(_ newSize: CGSize) { tag = 1 }
}
private final class HitView: UIView {
  override func hitTest(_ point: CGPoint) -> UIView? { nil }
}
private final class AppearanceView: UIView {
  // Does something, so that no optimiser takes it for that of the base class.
  override func viewDidChangeEffectiveAppearance() { tag = 1 }
}

/// A part of a view in which the pointer is followed.
///
///     addTrackingArea(NSTrackingArea(rect: bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self))
@MainActor @preconcurrency open class NSTrackingArea: NSObject {
  /// What is told of the pointer, and when.
  public nonisolated struct Options: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Coming and going.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// Moves.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// Coming, for who changes the shape of the pointer.
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// While the view has the keyboard.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window has the keyboard.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the app has the keyboard.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// Always.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The pointer is thought to be inside already: the first thing that is told is that it leaves.
    public static let assumeInside = Options(rawValue: 0x100)
    /// The area is all that is shown of the view, whatever `rect` says.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// Also while a button is down.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }
  /// Where it is: points, in the view's coordinate space.
  public let rect: CGRect
  public let options: Options
  /// Who is told: a responder. It is not kept.
  public private(set) weak var owner: AnyObject?
  /// What the app keeps with it.
  public let userInfo: [AnyHashable: Any]?
  fileprivate(set) weak var view: UIView?
  fileprivate(set) var isThoughtInside: Bool
  fileprivate(set) static var areInUse = false
  /// Creates an area.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.owner, self.userInfo) = (rect, options, owner.map { $0 as AnyObject }, userInfo)
    isThoughtInside = options.contains(.assumeInside)
  }
  nonisolated deinit {}
  fileprivate func area(in view: UIView) -> CGRect { options.contains(.inVisibleRect) ? view.bounds : rect }
  fileprivate func isActive(in content: WindowContent) -> Bool {
    if options.contains(.activeAlways) { return true }
    if options.contains(.activeInActiveApp) { return AppScenes.current?.phase != .background }
    if !content.input.isWindowActive { return false }
    return !options.contains(.activeWhenFirstResponder) || view?.isFirstResponder == true
  }
}
extension UIView {
  /// Has the pointer followed in a part of the view.
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    NSTrackingArea.areInUse = true
    MacEvents.begin()
    trackingArea.view = self
    if !trackingAreas.contains(where: { $0 === trackingArea }) { trackingAreas.append(trackingArea) }
  }
  /// Has it followed there no longer.
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
    trackingArea.view = nil
    MacEvents.forget(trackingArea)
  }
}
