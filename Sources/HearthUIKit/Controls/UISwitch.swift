import Foundation
import HearthCore
import HearthUI

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private var value = false
  /// Whether it is on.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The colour while it is on.
  open var onTintColor: UIColor? { didSet { needsUpdate() } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Switches it, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    if on == value { return }
    value = on
    if animated { withAnimation { needsUpdate() } } else { needsUpdate() }
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in self?.isOn ?? false } set: { [weak self] in self?.userDidSwitch($0) }
    let toggle = Toggle(isOn: binding) { Text(accessibilityLabel ?? "") }.toggleStyle(.switch).labelsHidden()
    return wrap(toggle.modifier(OptionalTint(tint: onTintColor.map { Color(uiColor: $0) })))
  }
  private func userDidSwitch(_ on: Bool) {
    value = on
    needsUpdate()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
