import Foundation
import HearthCore
import HearthUI

/// A switch.
@MainActor @preconcurrency open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state = NSControl.StateValue.off { didSet { if state != oldValue { needsUpdate() } } }
  nonisolated deinit {}
  override var text: String {
    get { String(state.rawValue) }
    set { state = StateValue(Int(newValue) ?? 0) }
  }
  override func makeContent() -> AnyView? {
    let isOn = Binding { [weak self] in
      self?.state == .on
    } set: { [weak self] in
      self?.state = $0 ? .on : .off
      self?.act()
    }
    return wrap(Toggle(isOn: isOn) { Text(accessibilityLabel ?? "") }.labelsHidden().toggleStyle(.switch).fixedSize())
  }
}
