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
    let stepper = Stepper(
      value: binding, in: minimumValue...max(minimumValue, maximumValue), step: stepValue > 0 ? stepValue : 1
    ) { Text(accessibilityLabel ?? "") }
    return wrap(stepper.labelsHidden())
  }
}
