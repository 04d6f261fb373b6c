import Foundation

package struct ReducesMotionKey: InheritedStyleKey { package static let defaultValue = false }
package struct PrefersCrossFadeKey: InheritedStyleKey { package static let defaultValue = false }
private struct LuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the display should be dark now, as one that is always on. No display of Linux says so: false, unless the app
  /// sets it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
  /// Whether the user wants less movement on the screen.
  public var accessibilityReduceMotion: Bool { self[ReducesMotionKey.self] }
  /// Whether pages, sheets and covers fade in and out and do not move. No desktop of Linux says so by itself: false, unless the
  /// app sets it.
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[PrefersCrossFadeKey.self] }
    set { self[PrefersCrossFadeKey.self] = newValue }
  }
}
