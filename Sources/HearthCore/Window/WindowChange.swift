import Foundation
import HearthRendering

/// What has changed about a window as a whole, for who follows it from outside.
package enum WindowChange {
  case settings(HostSettings, HostSettings)
  /// Points.
  case size(CGSize, CGSize)

  /// What of the settings held before, as far as a window's values tell: movement, contrast and the size of text.
  static func settings(before new: HostSettings, _ values: EnvironmentValues) -> HostSettings {
    var old = new
    old.textScale = values.textScaleFactor
    old.reducesMotion = values.accessibilityReduceMotion
    old.hasHighContrast = values.colorSchemeContrast == .increased
    return old
  }

  private static let lock = NSLock()
  // Read and written with the lock only.
  nonisolated(unsafe) private static var observers: [@MainActor (WindowContent, WindowChange) -> Void] = []

  /// Calls `action` after each change of each window, as long as the process lives. From any thread.
  package static func observe(_ action: @escaping @MainActor (WindowContent, WindowChange) -> Void) {
    lock.withLock { observers.append(action) }
  }
  @MainActor func tell(_ content: WindowContent) {
    for action in Self.lock.withLock({ Self.observers }) { action(content, self) }
  }
}
