import HearthCore
import HearthFocus

/// The buttons and sticks of a game controller as events of the engine. A value
/// without a clock: the host tells the time.
///
/// - The directional pad and the left stick move focus: at once, again after `firstRepeat`, and then each
///   `repeatInterval` for as long as they are held. The direction pressed last counts, one of the pad before that of
///   the stick. When it is released while an older one is still held, the older one goes on repeating as if it had
///   just been pressed, without moving at once.
/// - The lower button (A) activates, the right one (B) goes back, Start plays and pauses. They do not repeat.
///
/// Buttons and axes have the codes of Linux (`linux/input-event-codes.h`); libmanette gives
/// these for every controller that it knows.
nonisolated package struct GamepadTranslation {
  package enum Input: Equatable {
    case button(UInt16, isPressed: Bool)
    /// -1 to 1; right and down are positive.
    case axis(UInt16, Double)
    /// -1, 0 or 1: a directional pad that reports itself as two axes.
    case hat(UInt16, Int)
  }

  /// Seconds. Source: our choice: the delay and the rate of arrow keys on remote
  /// controls, slow enough to let go in time.
  package static let firstRepeat = 0.4, repeatInterval = 0.1
  /// How far a stick is pushed to count, and how far it comes back to count no more. Source: our choice: worn sticks
  /// rest at up to 0.2, and between the two a trembling thumb does not move twice.
  package static let pushed = 0.5, released = 0.35
  /// By how much the other axis has to be stronger to take a stick's direction over. Source: our
  /// choice, about 10 degrees around the diagonal.
  package static let sideways = 0.2

  private enum Code {
    static let a: UInt16 = 0x130, b: UInt16 = 0x131, start: UInt16 = 0x13B
    static let up: UInt16 = 0x220, down: UInt16 = 0x221, left: UInt16 = 0x222, right: UInt16 = 0x223
    static let stickX: UInt16 = 0, stickY: UInt16 = 1
    static let hatX: UInt16 = 0x10, hatY: UInt16 = 0x11
  }

  /// Directions of the pad that are held, in the order in which they were pressed.
  private var held: [MoveDirection] = []
  private var stickX = 0.0, stickY = 0.0
  private var stick: MoveDirection?
  private var current: MoveDirection?
  /// When the direction that is held moves again, in the seconds that `handle` was told; nil while no direction is
  /// held.
  package private(set) var nextRepeat: Double?

  package init() {}

  /// What follows from `input` at `time`, in seconds of any steady clock.
  package mutating func handle(_ input: Input, at time: Double) -> [InputEvent] {
    switch input {
    case .button(let code, let isPressed):
      if let direction = Self.direction(code) { return set(direction, isHeld: isPressed, at: time) }
      guard isPressed else { return [] }
      switch code {
      case Code.a: return [.command(.select)]
      case Code.b: return [.command(.exit)]
      case Code.start: return [.command(.playPause)]
      default: return []
      }
    case .hat(let axis, let value):
      guard axis == Code.hatX || axis == Code.hatY else { return [] }
      let (less, more): (MoveDirection, MoveDirection) = axis == Code.hatX ? (.left, .right) : (.up, .down)
      return set(less, isHeld: value < 0, at: time) + set(more, isHeld: value > 0, at: time)
    case .axis(let axis, let value):
      let value = value.isFinite ? value : 0
      switch axis {
      case Code.stickX: stickX = value
      case Code.stickY: stickY = value
      default: return []
      }
      let pushed = stickDirection
      let isNew = pushed != nil && pushed != stick
      stick = pushed
      return directionsDidChange(isPressed: isNew && held.isEmpty, at: time)
    }
  }

  /// What is due at `time`: one repeat at most, however late the host is.
  package mutating func advance(to time: Double) -> [InputEvent] {
    guard let next = nextRepeat, next <= time, let current else { return [] }
    let regular = next + Self.repeatInterval
    nextRepeat = regular > time ? regular : time + Self.repeatInterval
    return [.move(current)]
  }

  /// Everything counts as released: the window is not active any more, or the controller is gone.
  package mutating func reset() { self = GamepadTranslation() }

  private mutating func set(_ direction: MoveDirection, isHeld: Bool, at time: Double) -> [InputEvent] {
    let wasHeld = held.contains(direction)
    if isHeld == wasHeld { return [] }
    if isHeld { held.append(direction) } else { held.removeAll { $0 == direction } }
    return directionsDidChange(isPressed: isHeld, at: time)
  }
  private mutating func directionsDidChange(isPressed: Bool, at time: Double) -> [InputEvent] {
    let new = held.last ?? stick
    if new == current && !isPressed { return [] }
    current = new
    nextRepeat = new == nil ? nil : time + Self.firstRepeat
    return isPressed ? new.map { [.move($0)] } ?? [] : []
  }

  private var stickDirection: MoveDirection? {
    let horizontal = abs(stickX), vertical = abs(stickY)
    if let stick {
      let (along, across) =
        switch stick {
        case .left: (-stickX, vertical)
        case .right: (stickX, vertical)
        case .up: (-stickY, horizontal)
        case .down: (stickY, horizontal)
        }
      if along >= Self.released && across - along < Self.sideways { return stick }
    }
    guard max(horizontal, vertical) >= Self.pushed else { return nil }
    if horizontal > vertical { return stickX < 0 ? .left : .right }
    return stickY < 0 ? .up : .down
  }
  private static func direction(_ code: UInt16) -> MoveDirection? {
    switch code {
    case Code.up: .up
    case Code.down: .down
    case Code.left: .left
    case Code.right: .right
    default: nil
    }
  }
}
