import Foundation
import HearthCore
import HearthUI

/// A field that shows a colour, and lets the user choose another.
@MainActor @preconcurrency open class NSColorWell: NSControl {
  /// The colour.
  open var color = NSColor.white { didSet { if color != oldValue { needsUpdate() } } }
  /// Whether the user can choose how much shines through.
  open var supportsAlpha = true { didSet { needsUpdate() } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let shown = Binding { [weak self] in
      self.map { Color(nsColor: $0.color) } ?? .white
    } set: { [weak self] in
      self?.color = NSColor($0)
      self?.act()
    }
    return wrap(
      ColorPicker(selection: shown, supportsOpacity: supportsAlpha) { Text(accessibilityLabel ?? "") }.labelsHidden())
  }
}
