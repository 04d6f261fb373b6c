import Foundation
import HearthRendering

/// Device pixels for each point. Inherited, so that what draws lines of one pixel looks again
/// when the window comes to another display.
struct DeviceScaleKey: TextStyleKey {
  static let defaultValue: CGFloat = 1
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.surroundings.displayScale = value }
}
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
  /// How many pixels of the display make a point, across and down: 1, 2, or what is between them on Linux.
  ///
  ///     Divider().frame(height: 1 / displayScale)
  public var displayScale: CGFloat {
    get { self[DeviceScaleKey.self] }
    set { self[DeviceScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }
  /// The size of a pixel of the display, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
