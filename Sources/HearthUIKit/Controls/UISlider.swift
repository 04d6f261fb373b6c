import Foundation
import HearthCore
import HearthUI

/// A knob on a track.
@MainActor @preconcurrency open class UISlider: UIControl {
  private var number: Float = 0
  /// Where the knob is.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 { didSet { value = number } }
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether events come while the knob moves, or only at the end.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { needsUpdate() } }
  /// The colour of the track behind the knob.
  open var maximumTrackTintColor: UIColor? { didSet { needsUpdate() } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { needsUpdate() } }
  var look: Appearances.SliderColors {
    var look = Appearances.SliderColors()
    (look.before, look.after) = (minimumTrackTintColor.map { Color($0) }, maximumTrackTintColor.map { Color($0) })
    look.knob = thumbTintColor.map { Color($0) }
    return look
  }
  nonisolated deinit {}
  /// What is set on it holds for all of them, those of SwiftUI too.
  open override class func appearance() -> UISlider { proxy(UISlider.init) }
  /// Moves the knob, without an event.
  open func setValue(_ value: Float, animated: Bool) {
    let new = value.isFinite ? min(max(value, minimumValue), max(minimumValue, maximumValue)) : minimumValue
    number = new
    if animated { withAnimation { needsUpdate() } } else { needsUpdate() }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.number ?? 0
    } set: { [weak self] in
      self?.userDidMove($0)
    }
    let range = minimumValue...max(maximumValue, minimumValue.nextUp)
    let slider = Slider(value: binding, in: range) {
      Text(accessibilityLabel ?? "")
    } onEditingChanged: { [weak self] isEditing in
      if !isEditing, self?.isContinuous == false { self?.sendActions(for: .valueChanged) }
    }
    let tinted = slider.labelsHidden().modifier(OptionalTint(tint: look.before))
    return wrap(tinted.modifier(OwnAppearance(\.slider, look, isSet: !look.isEmpty)))
  }
  private func userDidMove(_ value: Float) {
    number = value
    needsUpdate()
    if isContinuous { sendActions(for: .valueChanged) }
  }
}

extension UISlider: AppearanceSource {
  func add(to all: inout Appearances) { all.slider = look }
}
