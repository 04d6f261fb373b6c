import Foundation

// What travels between the two processes. A message on the socket is its length (4 bytes, little-endian, without these
// four), a byte that says which one it is, and its values. `Documentation/Keyboard.md` has the order in which they come.

/// The version of the protocol that this process speaks.
package let keyboardProtocolVersion: UInt16 = 2

/// What an app tells the keyboard.
package enum AppMessage: Hashable, Sendable {
  /// The first one on a connection.
  ///
  /// - Parameters:
  ///   - app: A number at random that the app keeps for as long as it runs.
  ///   - epoch: Of the keyboard that it was connected to last; 0 for none.
  ///   - received: The last action of that one that the app has acted upon.
  case hello(version: UInt16, app: UInt64, epoch: UInt64, received: UInt32)
  /// A field has focus, or the one that has it asks for something else now.
  case show(KeyboardRequest)
  /// No field has focus.
  case hide
  /// The app has acted upon all actions up to this one.
  case acknowledge(UInt32)
  /// Wants `KeyboardMessage.pong` for an answer.
  case ping(UInt32)
  /// A finger in the app takes the docked keyboard along.
  ///
  /// - Parameters:
  ///   - distance: Points, down from where the keyboard belongs; at most its height.
  ///   - isHeld: Whether the finger is still there. When it has gone the keyboard goes back, unless `hide` comes in
  ///     place of this.
  case follow(distance: Double, isHeld: Bool)
}

/// What the keyboard tells an app.
package enum KeyboardMessage: Hashable, Sendable {
  /// The first one on a connection.
  ///
  /// - Parameter epoch: A number at random, not 0, of this run of the keyboard. Actions are counted from 1 in each.
  case hello(version: UInt16, epoch: UInt64)
  /// The keyboard will be somewhere else: it comes, goes, or gets another frame.
  case will(KeyboardTransition)
  /// A transition is over.
  case did(UInt32)
  /// The user pressed something. `sequence` grows by one each time.
  case action(KeyboardAction, sequence: UInt32, field: UInt32)
  case pong(UInt32)
}

/// A move of the keyboard from one place on the screen to another, which each window animates along with it.
package struct KeyboardTransition: Hashable, Sendable {
  /// Grows with each transition of a connection.
  package var number: UInt32
  /// How the keyboard is shown afterwards.
  package var mode: KeyboardMode
  /// Points of the screen. A keyboard that is hidden is below it. Of a split one: around both halves.
  package var begin: CGRect
  package var end: CGRect
  /// The screen on which it is, in the same points.
  package var screen: CGRect
  /// When the animation begins: seconds of the machine's monotonic clock, which both processes read.
  package var start: Double
  /// Seconds.
  package var duration: Double
  package var curve: KeyboardCurve
  package init(
    number: UInt32, mode: KeyboardMode, begin: CGRect, end: CGRect, screen: CGRect, start: Double,
    duration: Double = KeyboardTransition.standardDuration, curve: KeyboardCurve = .easeInOut
  ) {
    (self.number, self.mode, self.begin, self.end, self.screen) = (number, mode, begin, end, screen)
    (self.start, self.duration, self.curve) = (start, duration, curve)
  }
  /// Seconds. Source: seen, UIKit on phones.
  package static let standardDuration = 0.25

  /// Where the keyboard is at a time, in points of the screen.
  package func frame(at time: Double) -> CGRect {
    let part = progress(at: time)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { part >= 1 ? b : a + (b - a) * part }
    return CGRect(
      x: mix(begin.minX, end.minX), y: mix(begin.minY, end.minY), width: mix(begin.width, end.width),
      height: mix(begin.height, end.height))
  }
  /// From 0 to 1.
  package func progress(at time: Double) -> Double {
    duration <= 0 ? 1 : curve.value(at: min(max(0, (time - start) / duration), 1))
  }
  package func isOver(at time: Double) -> Bool { time >= start + duration }
}

/// How an animation goes. The numbers are those of `UIView.AnimationCurve`.
package enum KeyboardCurve: UInt8, CaseIterable, Sendable {
  case easeInOut = 0
  case easeIn, easeOut, linear

  /// How far the animation is, from 0 to 1, after that part of its time.
  ///
  /// Source: Apple, CAMediaTimingFunctionName: Bézier curves with control points at 0.42 and 0.58.
  package func value(at part: Double) -> Double {
    let (x1, x2): (Double, Double)
    switch self {
    case .linear: return part
    case .easeInOut: (x1, x2) = (0.42, 0.58)
    case .easeIn: (x1, x2) = (0.42, 1)
    case .easeOut: (x1, x2) = (0, 0.58)
    }
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    // The parameter whose x is `part`: x grows with it.
    var low = 0.0, high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2, rest = 1 - middle
      let x = 3 * rest * rest * middle * x1 + 3 * rest * middle * middle * x2 + middle * middle * middle
      if x < part { low = middle } else { high = middle }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }
}
