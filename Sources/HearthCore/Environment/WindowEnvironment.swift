import Foundation
import HearthRendering

/// Device pixels for each point. Inherited, so that what draws lines of one pixel looks again
/// when the window comes to another display.
struct DeviceScaleKey: InheritedStyleKey { static let defaultValue: CGFloat = 1 }
package struct ReducesMotionKey: InheritedStyleKey { package static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the user wants less movement on the screen.
  public var accessibilityReduceMotion: Bool { self[ReducesMotionKey.self] }
}
