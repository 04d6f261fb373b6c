import Foundation
import HearthCore
import HearthUI

/// Two buttons that make a number larger and smaller.
@MainActor @preconcurrency open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { if value != oldValue { needsUpdate() } } }
  open var minimumValue: Double = 0 { didSet { needsUpdate() } }
  open var maximumValue: Double = 100 { didSet { needsUpdate() } }
  open var stepValue: Double = 1 { didSet { needsUpdate() } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.value ?? 0
    } set: { [weak self] new in
      self?.value = new
      self?.sendActions(for: .valueChanged)
    }
    let stepper = Stepper(
      value: binding, in: minimumValue...max(minimumValue, maximumValue), step: stepValue > 0 ? stepValue : 1
    ) { Text(accessibilityLabel ?? "") }
    return wrap(stepper.labelsHidden())
  }
}
