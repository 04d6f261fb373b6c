import Foundation
import HearthCore
import HearthUI

/// A patch of colour that opens a choice of others: `ColorPicker` of SwiftUI.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// The colour that is chosen; nil, the value by itself, for none yet.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { needsUpdate() } } }
  /// What the colour is for.
  open var title: String? { didSet { if title != oldValue { needsUpdate() } } }
  /// Whether the opacity can be chosen too.
  open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { needsUpdate() } } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.selectedColor.map { Color(uiColor: $0) } ?? .clear
    } set: { [weak self] (new: Color) in
      self?.selectedColor = UIColor(new)
      self?.sendActions(for: .valueChanged)
    }
    return wrap(ColorPicker(title ?? "", selection: binding, supportsOpacity: supportsAlpha).labelsHidden())
  }
}
