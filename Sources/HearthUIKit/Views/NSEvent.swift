import Foundation
import HearthCore
import HearthUI

/// What the user did, by the names of a Mac.
///
/// Events come to the methods of a view, as `mouseDown(with:)`, and to monitors. The keys that are called by a code are those of an
/// American keyboard, whatever the user's; what they type is in `characters`.
@MainActor @preconcurrency open class NSEvent: NSObject {
  /// What kind of event it is.
  public nonisolated enum EventType: UInt, Sendable {
    // Source: AppKit's numbers. Those that are missing here never come.
    /// The first button of the pointer came down.
    case leftMouseDown = 1
    /// A button came up; the other button came down or up; the pointer moved, with no button down or with one; it came over a
    /// tracking area or left it; a key came down or up; the modifier keys have changed.
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered,
      mouseExited, keyDown, keyUp, flagsChanged
    /// The pointer came over an area that sets its shape.
    case cursorUpdate = 17
    /// A wheel turned, or two fingers moved on a touch pad.
    case scrollWheel = 22
    /// A third button came down.
    case otherMouseDown = 25
    /// It came up, or the pointer moved while it was down.
    case otherMouseUp, otherMouseDragged
  }
  /// Several kinds of events.
  public nonisolated struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The kind of an event alone.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// The first button of the pointer comes down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// It comes up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The other button comes down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The other button comes up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// The pointer moves with no button down.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The pointer moves with the first button down.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The pointer moves with the other button down.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// The pointer comes over a tracking area.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The pointer leaves a tracking area.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// A key comes down.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key comes up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// The modifier keys change.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// The pointer comes over an area that sets its shape.
    public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
    /// A wheel turns, or two fingers move on a touch pad.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// A third button comes down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// A third button comes up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The pointer moves with a third button down.
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    /// All kinds.
    public static let any = EventTypeMask(rawValue: .max)
  }
  /// Keys that are held down besides others. On a Linux keyboard `command` is Control, `control` is Super, and `option` is
  /// Alt, as for shortcuts of SwiftUI.
  public nonisolated struct ModifierFlags: OptionSet, Hashable, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Super.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Control.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The key is one of the number pad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The key that came down is one of those above the letters, or an arrow.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// What does not depend on the keyboard: all of these.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ modifiers: EventModifiers) {
      self = []
      for (one, flag) in Self.pairs where modifiers.contains(one) { insert(flag) }
    }
    /// The same for shortcuts of SwiftUI.
    var modifiers: EventModifiers { Self.pairs.reduce(into: []) { if contains($1.1) { $0.insert($1.0) } } }
    private static let pairs: [(EventModifiers, ModifierFlags)] = [
      (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      (.numericPad, .numericPad),
    ]
  }

  /// What kind of event it is.
  public let type: EventType
  /// The window that it came to.
  public private(set) weak var window: UIWindow?
  /// Points from the lower left corner of the window's content. `convert(_:from:)` with nil takes it into a view.
  public let locationInWindow: CGPoint
  /// Seconds on a clock that is never set.
  public let timestamp: TimeInterval
  /// The keys that were held down.
  public let modifierFlags: ModifierFlags
  /// 1 for a click, 2 for the second press of a double click and so on.
  public internal(set) var clickCount = 1
  /// The button of the pointer: 0 is the usual one, 1 the other one, 2 the one in the middle.
  public private(set) var buttonNumber = 0
  /// Points by which what is scrolled is to move: negative shows what lies further down, or to the right. Of a pointer that moves with
  /// a button down how far it came, downwards positive.
  public private(set) var deltaX: CGFloat = 0, deltaY: CGFloat = 0
  /// How far what is scrolled is to move: points.
  public var scrollingDeltaX: CGFloat { deltaX }
  /// The same downwards.
  public var scrollingDeltaY: CGFloat { deltaY }
  /// Whether it is a touch pad, which is followed exactly, and no wheel.
  public private(set) var hasPreciseScrollingDeltas = false
  /// What the key types; a character of AppKit's own for keys that type nothing. Nil for what is no key.
  public private(set) var characters: String?
  /// The characters that the key types without other modifiers than Shift.
  public private(set) var charactersIgnoringModifiers: String?
  /// The key by its place on an American keyboard of Apple's; 65,535 for one that is not there.
  public private(set) var keyCode: UInt16 = .max
  /// Whether the key is held down and repeats.
  public private(set) var isARepeat = false
  /// Data of the tracking area.
  public internal(set) weak var trackingArea: NSTrackingArea?
  /// Whether it came to the end of the responders, and nobody did anything about it.
  final var isUnused = false
  nonisolated deinit {}

  /// - Parameter place: Points from the top left corner of the window's content.
  init(_ type: EventType, at place: CGPoint, in window: UIWindow?, _ modifiers: EventModifiers? = nil) {
    (self.type, self.window) = (type, window)
    let height = window?.content?.windowSize.height ?? 0
    locationInWindow = CGPoint(x: place.x, y: height - place.y)
    timestamp = ProcessInfo.processInfo.systemUptime
    let held = modifiers ?? EventMonitor.current?.event.modifiers ?? EventMonitor.lastPointer?.event.modifiers ?? []
    modifierFlags = ModifierFlags(held)
    super.init()
    guard case .pointer(let pointer)? = EventMonitor.current?.event else { return }
    clickCount = pointer.clickCount
    buttonNumber = pointer.button.number
    if let last = MacEvents.lastPlace, type.isDrag {
      (deltaX, deltaY) = (pointer.position.x - last.x, pointer.position.y - last.y)
    }
  }
  convenience init(_ key: KeyEvent, in window: UIWindow?) {
    let place = EventMonitor.lastPointer?.event.position ?? .zero
    self.init(key.phase == .up ? .keyUp : .keyDown, at: place, in: window, key.modifiers)
    let plain = key.key == .delete ? "\u{7F}" : String(key.key.character)
    charactersIgnoringModifiers = key.modifiers.contains(.shift) ? plain.uppercased() : plain
    characters = key.characters.isEmpty ? charactersIgnoringModifiers : key.characters
    keyCode = MacKeys.code(of: key.key)
    isARepeat = key.phase == .repeat
  }
  convenience init(_ scroll: ScrollEvent, in window: UIWindow?) {
    self.init(.scrollWheel, at: scroll.position, in: window, scroll.modifiers)
    (deltaX, deltaY) = (scroll.delta.width, scroll.delta.height)
    hasPreciseScrollingDeltas = scroll.isPrecise
  }
  /// Other modifier keys are down than before.
  convenience init(_ new: EventModifiers, before old: EventModifiers, in window: UIWindow?) {
    self.init(.flagsChanged, at: EventMonitor.lastPointer?.event.position ?? .zero, in: window, new)
    keyCode = MacKeys.code(of: new.symmetricDifference(old))
  }

  /// The keys that are held down now, as far as the app's window with the keyboard hears of them.
  public static var modifierFlags: ModifierFlags {
    if let current = EventMonitor.current?.event.modifiers { return ModifierFlags(current) }
    let content = AppScenes.current?.front?.content ?? AppScenes.currentContent
    return ModifierFlags(content?.input.keys.heldModifiers ?? [])
  }
  /// Where the pointer is on the screen: points from its lower left corner. Where desktops do not say where windows are, as on Wayland,
  /// it is counted from the lower left corner of the window that the pointer was over last, which is reported.
  public static var mouseLocation: CGPoint {
    MacEvents.begin()
    guard let last = EventMonitor.lastPointer, let content = last.content.content else { return .zero }
    if let place = content.host.placeOnScreen {
      let screen = UIScreen.main.bounds.height
      return CGPoint(x: place.frame.minX + last.event.position.x, y: screen - place.frame.minY - last.event.position.y)
    }
    Report(
      kind: .notOnLinux, path: "NSEvent.mouseLocation",
      message:
        "this desktop does not say where windows are on the screen. The place of the pointer is counted from its window's corner."
    ).tell()
    return CGPoint(x: last.event.position.x, y: content.windowSize.height - last.event.position.y)
  }

  // MARK: Monitors

  /// Has `block` see events of the app's windows before anything in them does. What it returns nil for goes nowhere; any other
  /// event that it returns goes on as it came.
  ///
  /// - Returns: What `removeMonitor(_:)` takes.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    MacEvents.begin()
    return MacEvents.addMonitor(mask, block)
  }
  /// Is nil, which is reported once: no desktop of Linux tells a program what is done in others.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    Report(
      kind: .notOnLinux, path: "NSEvent.addGlobalMonitorForEvents",
      message:
        "no program on Linux is told what the user does in others. Use addLocalMonitorForEvents for the app's own windows."
    ).tell()
    return nil
  }
  /// Has a monitor see nothing more.
  public static func removeMonitor(_ eventMonitor: Any) { MacEvents.removeMonitor(eventMonitor) }
}
extension NSEvent.EventType {
  var isDrag: Bool { self == .leftMouseDragged || self == .rightMouseDragged || self == .otherMouseDragged }
}
extension PointerEvent.Button {
  fileprivate var number: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .middle: 2
    case .other(let number): number
    }
  }
}
extension InputEvent {
  /// The keys that were held down with it; nil for an event that does not say so.
  var modifiers: EventModifiers? {
    switch self {
    case .pointer(let event): event.modifiers
    case .scroll(let event): event.modifiers
    case .key(let event): event.modifiers
    case .modifiers(let modifiers): modifiers
    default: nil
    }
  }
}

/// Keys by the codes of an American keyboard of Apple's. Source: Carbon's HIToolbox, `Events.h`, `kVK_…`.
private enum MacKeys {
  private static let letters: [Character: UInt16] = [
    "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11, "q": 12, "w": 13, "e": 14,
    "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "=": 24, "9": 25, "7": 26,
    "-": 27, "8": 28, "0": 29, "]": 30, "o": 31, "u": 32, "[": 33, "i": 34, "p": 35, "l": 37, "j": 38, "'": 39,
    "k": 40, ";": 41, "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46, ".": 47, "`": 50, "\r": 36, "\t": 48, " ": 49,
    "\u{8}": 51, "\u{1B}": 53, "\u{F700}": 126, "\u{F701}": 125, "\u{F702}": 123, "\u{F703}": 124, "\u{F728}": 117,
    "\u{F729}": 115, "\u{F72B}": 119, "\u{F72C}": 116, "\u{F72D}": 121, "\u{F704}": 122, "\u{F705}": 120,
    "\u{F706}": 99, "\u{F707}": 118, "\u{F708}": 96, "\u{F709}": 97, "\u{F70A}": 98, "\u{F70B}": 100, "\u{F70C}": 101,
    "\u{F70D}": 109, "\u{F70E}": 103, "\u{F70F}": 111,
  ]
  static func code(of key: KeyEquivalent) -> UInt16 { letters[key.character] ?? .max }
  static func code(of modifier: EventModifiers) -> UInt16 {
    if modifier.contains(.command) { return 55 }
    if modifier.contains(.shift) { return 56 }
    if modifier.contains(.capsLock) { return 57 }
    if modifier.contains(.option) { return 58 }
    return modifier.contains(.control) ? 59 : .max
  }
}
