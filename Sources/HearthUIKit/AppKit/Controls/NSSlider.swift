import Foundation
import HearthCore
import HearthUI

/// A knob on a track.
@MainActor @preconcurrency open class NSSlider: NSControl {
  /// The least value.
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// The greatest value.
  open var maxValue = 1.0 { didSet { needsUpdate() } }
  /// How many values there are with a mark; 0 for all values, without marks.
  open var numberOfTickMarks = 0 { didSet { needsUpdate() } }
  /// Whether the knob goes to the marks alone.
  open var allowsTickMarkValuesOnly = false { didSet { needsUpdate() } }
  private var number = 0.0
  /// Creates a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// Creates a slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
  nonisolated deinit {}
  open override var doubleValue: Double {
    get { min(max(number, minValue), max(minValue, maxValue)) }
    set {
      number = newValue.isFinite ? newValue : minValue
      needsUpdate()
    }
  }
  override var text: String {
    get { String(doubleValue) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let value = Binding { [weak self] in
      self?.doubleValue ?? 0
    } set: { [weak self] in
      guard let self else { return }
      doubleValue = $0
      if isContinuous { act() }
    }
    let ended: (Bool) -> Void = { [weak self] isEditing in
      if !isEditing, self?.isContinuous == false { self?.act() }
    }
    let range = minValue...max(maxValue, minValue.nextUp), name = Text(accessibilityLabel ?? "")
    if numberOfTickMarks > 1, allowsTickMarkValuesOnly {
      let step = (range.upperBound - range.lowerBound) / Double(numberOfTickMarks - 1)
      return wrap(
        Slider(value: value, in: range, step: step) {
          name
        } onEditingChanged: {
          ended($0)
        }.labelsHidden())
    }
    return wrap(
      Slider(value: value, in: range) {
        name
      } onEditingChanged: {
        ended($0)
      }.labelsHidden())
  }
}
