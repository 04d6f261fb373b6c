import Foundation
import HearthCore
import HearthUI

/// Two buttons that make a number larger and smaller.
@MainActor @preconcurrency open class NSStepper: NSControl {
  /// The least value.
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// The greatest value.
  open var maxValue = 59.0 { didSet { needsUpdate() } }
  /// How far one press goes.
  open var increment = 1.0 { didSet { needsUpdate() } }
  /// Whether the least value follows the greatest one.
  open var valueWraps = true { didSet { needsUpdate() } }
  private var number = 0.0
  nonisolated deinit {}
  open override var doubleValue: Double {
    get { number }
    set {
      number = min(max(newValue.isFinite ? newValue : minValue, minValue), max(minValue, maxValue))
      needsUpdate()
    }
  }
  override var text: String {
    get { String(number) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  private func step(_ distance: Double) {
    let new = number + distance
    doubleValue = valueWraps && new > maxValue ? minValue : valueWraps && new < minValue ? maxValue : new
    act()
  }
  override func makeContent() -> AnyView? {
    let mayGrow = valueWraps || number < maxValue, mayShrink = valueWraps || number > minValue
    let grow: (() -> Void)? = mayGrow ? { [weak self] in self.map { $0.step($0.increment) } } : nil
    let shrink: (() -> Void)? = mayShrink ? { [weak self] in self.map { $0.step(-$0.increment) } } : nil
    return wrap(
      Stepper(label: { Text(accessibilityLabel ?? "") }, onIncrement: grow, onDecrement: shrink).labelsHidden()
        .fixedSize())
  }
}
