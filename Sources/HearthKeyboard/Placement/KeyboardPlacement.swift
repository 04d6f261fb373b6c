import Foundation

// Where the keyboard is on its screen, and what it covers of a window. All frames are in points of the screen, y
// downwards, unless they say otherwise.

/// Where the keyboard is on a screen.
package struct KeyboardPlacement: Hashable, Sendable {
  package var mode: KeyboardMode
  /// The screen, or the part of it in which the desktop leaves room for the keyboard.
  package var screen: CGRect
  /// Points: the height of the keys.
  package var height: Double
  /// The side at which a mini toolbar and a floating keyboard are at first.
  package var isAtLeft = false
  /// How far the user has dragged it: points. It counts where the keyboard is not docked.
  package var offset = CGSize.zero
  package init(_ mode: KeyboardMode, on screen: CGRect, height: Double) {
    (self.mode, self.screen, self.height) = (mode, screen, height)
  }

  // Source of the sizes: our choice; a floating keyboard is as wide as a narrow phone.

  /// Points, of a toolbar.
  package static let toolbarSize = CGSize(width: 540, height: 52)
  package static let miniToolbarSize = CGSize(width: 160, height: 44)
  package static let floatingWidth = 320.0
  /// The part of the screen that each half of a split keyboard has, and the most points of it.
  package static let splitPart = 0.36, greatestSplitWidth = 420.0
  /// Points between the edges of the screen and a keyboard that is not docked.
  package static let margin = 12.0
  /// Points from the bottom of the screen to an undocked or split keyboard that nobody has dragged.
  package static let undockedRise = 140.0

  /// The keyboard's pieces: two where it is split, none where it is hidden.
  package var pieces: [CGRect] {
    let screen = screen.standardized, margin = Self.margin
    let height = min(height.isFinite ? max(0, height) : 0, screen.height)
    switch mode {
    case .hidden: return []
    case .docked:
      return [CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)]
    case .undocked:
      return [
        clamped(
          CGRect(x: screen.minX, y: screen.maxY - height - Self.undockedRise, width: screen.width, height: height),
          CGSize(width: 0, height: offset.height))
      ]
    case .floating:
      let width = min(Self.floatingWidth, screen.width)
      let x = isAtLeft ? screen.minX + margin : screen.maxX - margin - width
      return [
        clamped(CGRect(x: x, y: screen.maxY - height - margin, width: width, height: height), offset)
      ]
    case .split:
      let width = min(screen.width * Self.splitPart, Self.greatestSplitWidth)
      let both = clamped(
        CGRect(x: screen.minX, y: screen.maxY - height - Self.undockedRise, width: screen.width, height: height),
        CGSize(width: 0, height: offset.height))
      return [
        CGRect(x: both.minX, y: both.minY, width: width, height: height),
        CGRect(x: both.maxX - width, y: both.minY, width: width, height: height),
      ]
    case .toolbar:
      let size = Self.toolbarSize, width = min(size.width, screen.width)
      return [CGRect(x: screen.midX - width / 2, y: screen.maxY - size.height, width: width, height: size.height)]
    case .miniToolbar:
      let size = Self.miniToolbarSize, width = min(size.width, screen.width)
      let x = isAtLeft ? screen.minX + margin : screen.maxX - margin - width
      return [
        clamped(
          CGRect(x: x, y: screen.maxY - margin - size.height, width: width, height: size.height),
          CGSize(width: offset.width, height: 0))
      ]
    }
  }
  /// Around all pieces. Of a hidden keyboard: as wide as the screen, and just below it.
  package var frame: CGRect {
    let pieces = pieces
    guard let first = pieces.first else {
      let height = height.isFinite ? max(0, height) : 0
      return CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
    }
    return pieces.dropFirst().reduce(first) { $0.union($1) }
  }
  /// The frame from which it comes and to which it goes: below the screen, at the place at which it is shown.
  package var hiddenFrame: CGRect {
    var frame = frame
    frame.origin.y = screen.maxY
    return frame
  }
  /// Moved, as far as the screen allows it.
  private func clamped(_ frame: CGRect, _ offset: CGSize) -> CGRect {
    func place(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      wanted.isFinite ? max(low, min(wanted, high)) : high
    }
    return CGRect(
      x: place(frame.minX + offset.width, screen.minX, max(screen.minX, screen.maxX - frame.width)),
      y: place(frame.minY + offset.height, screen.minY, max(screen.minY, screen.maxY - frame.height)),
      width: frame.width, height: frame.height)
  }
  /// The side of the screen at which a toolbar stays that was let go after a drag.
  package func endsAtLeft(_ frame: CGRect) -> Bool { frame.midX < screen.midX }
}

/// Where a window is.
package struct KeyboardWindowPlace: Hashable, Sendable {
  /// Points of the screen: the window's content.
  package var frame: CGRect
  /// Points: the screen on which it is.
  package var screen: CGRect
  /// Whether windows lie over one another as the user likes, and this one is one of them: it fills neither the screen
  /// nor a part that the desktop gave it.
  package var isFree: Bool
  package init(frame: CGRect, screen: CGRect, isFree: Bool = false) {
    (self.frame, self.screen, self.isFree) = (frame, screen, isFree)
  }

  /// Whether content keeps clear of a keyboard that is shown so.
  ///
  /// Source: "Keep up with the keyboard" (2023): a docked keyboard and the full toolbar do; one that is undocked or
  /// floats does not, and the mini toolbar only where windows lie over one another freely.
  package func avoids(_ mode: KeyboardMode) -> Bool {
    switch mode {
    case .docked, .toolbar: true
    case .miniToolbar: isFree
    case .undocked, .floating, .split, .hidden: false
    }
  }
  /// Points at the bottom of the window that a keyboard with this frame takes.
  ///
  /// 0 on another screen, beside the window, and for modes that do not count. A window that goes on below the keyboard
  /// keeps clear of all from the keyboard's upper edge on.
  package func covered(by keyboard: CGRect, mode: KeyboardMode, on keyboardScreen: CGRect) -> Double {
    guard avoids(mode), isOn(keyboardScreen), !frame.isEmpty else { return 0 }
    let shared = frame.intersection(keyboard)
    if shared.isNull || shared.width <= 0 || shared.height <= 0 { return 0 }
    return min(frame.height, frame.maxY - shared.minY)
  }
  /// Whether the window's screen is this one.
  package func isOn(_ other: CGRect) -> Bool {
    other.isEmpty || screen.isEmpty || screen == other
  }
  /// A frame of the screen in points of the window.
  package func inWindow(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
}

extension KeyboardPlacement {
  /// The screen of a window: the one that has most of it.
  ///
  /// - Parameter window: The frame of the window with focus; nil where nobody knows it.
  /// - Returns: The first one where the window is on none of them; nil without screens.
  package static func screen(of window: CGRect?, among screens: [CGRect]) -> CGRect? {
    func shared(_ screen: CGRect) -> CGFloat {
      guard let window else { return 0 }
      let both = screen.intersection(window)
      return both.isNull ? 0 : both.width * both.height
    }
    var best: CGRect?
    for screen in screens where best.map({ shared(screen) > shared($0) }) ?? true { best = screen }
    return best
  }
}

extension KeyboardTransition {
  /// Points at the bottom of the screen that somebody else keeps clear of windows: the keyboard's when it has come, and
  /// until then what stays of those that were kept clear before. So windows get another size once, and not in each frame.
  package func reserved(at time: Double, before: Double) -> Double {
    guard mode == .docked || mode == .toolbar else { return 0 }
    let end = max(0, screen.maxY - end.minY)
    return isOver(at: time) ? end : min(end, before)
  }
}
