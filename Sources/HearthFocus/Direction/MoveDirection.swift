/// The direction of an arrow key, a D-pad or a swipe on screen: left is left in every layout direction.
/// Apps see it as `MoveCommandDirection`.
package enum MoveDirection: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
}

/// How far to the side directional movement looks.
package enum FocusReach: Hashable, Sendable {
  /// Aligned candidates first, then those aside: keyboards and game pads on the desktop.
  case aside

  /// Aligned candidates only.
  ///
  /// Source: Apple, WWDC 2021, session 10023: on tvOS focus moves only to what is adjacent in the direction; a
  /// section makes a distant view adjacent.
  case aligned
}
