import Foundation
import HearthCore
import HearthUI

/// Two buttons that make a number larger and smaller.
@MainActor @preconcurrency open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { if value != oldValue { needsUpdate() } } }
  open var minimumValue: Double = 0 { didSet { needsUpdate() } }
  open var maximumValue: Double = 100 { didSet { needsUpdate() } }
  open var stepValue: Double = 1 { didSet { needsUpdate() } }
  /// Whether an event is sent for each step while a button is held. False sends one when it is let go, which is reported: there is one
  /// for each step.
  open var isContinuous = true {
    didSet {
      reportUnkept("UIStepper.isContinuous", if: !isContinuous, "an event is sent for each step.")
    }
  }
  private func turn(by steps: Double) {
    let next = value + steps * (stepValue > 0 ? stepValue : 1)
    value = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
    sendActions(for: .valueChanged)
  }
  /// Whether the number goes on from one end at the other.
  open var wraps = false { didSet { if wraps != oldValue { needsUpdate() } } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  private var pictures: [String: UIImage] = [:]
  private func keep(_ image: UIImage?, _ name: String, _ state: UIControl.State) {
    pictures["\(name) \(state.rawValue)"] = image
    guard let image, image.size != .zero else { return }
    Report(
      kind: .notOnLinux, path: "UIStepper.set\(name)Image",
      message: "steppers have their own signs. Show two buttons with the pictures."
    ).tell()
  }
  /// Gives the button that adds another sign. It is kept, and the button has its own one, which is reported.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "Increment", state) }
  /// The sign that was set.
  open func incrementImage(for state: UIControl.State) -> UIImage? { pictures["Increment \(state.rawValue)"] }
  /// Gives the button that takes away another sign, as `setIncrementImage(_:for:)`.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "Decrement", state) }
  /// The sign that was set.
  open func decrementImage(for state: UIControl.State) -> UIImage? { pictures["Decrement \(state.rawValue)"] }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.value ?? 0
    } set: { [weak self] new in
      self?.value = new
      self?.sendActions(for: .valueChanged)
    }
    if wraps {
      let turning = Stepper {
        Text(accessibilityLabel ?? "")
      } onIncrement: { [weak self] in
        self?.turn(by: 1)
      } onDecrement: { [weak self] in
        self?.turn(by: -1)
      }
      return wrap(turning.labelsHidden().accessibilityValue(Text(verbatim: value.formatted())))
    }
    let stepper = Stepper(
      value: binding, in: minimumValue...max(minimumValue, maximumValue), step: stepValue > 0 ? stepValue : 1
    ) { Text(accessibilityLabel ?? "") }
    return wrap(stepper.labelsHidden())
  }
}
