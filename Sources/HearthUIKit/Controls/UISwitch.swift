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
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { needsUpdate() } }
  var look: Appearances.Pair {
    var look = Appearances.Pair()
    (look.first, look.second) = (onTintColor.map { Color($0) }, thumbTintColor.map { Color($0) })
    return look
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UISwitch.init) }
  /// Switches it, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    if on == value { return }
    value = on
    if animated { withAnimation { needsUpdate() } } else { needsUpdate() }
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.isOn ?? false
    } set: { [weak self] in
      self?.userDidSwitch($0)
    }
    let toggle = Toggle(isOn: binding) { Text(accessibilityLabel ?? "") }.toggleStyle(.switch).labelsHidden()
    return wrap(
      toggle.modifier(OptionalTint(tint: look.first)).modifier(OwnAppearance(\.toggle, look, isSet: !look.isEmpty)))
  }
  private func userDidSwitch(_ on: Bool) {
    value = on
    needsUpdate()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UISwitch: AppearanceSource {
  func add(to all: inout Appearances) { all.toggle = look }
}
