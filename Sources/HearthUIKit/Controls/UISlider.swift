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
  /// Before the track; nil for nothing.
  open var minimumValueImage: UIImage? { didSet { if minimumValueImage !== oldValue { needsUpdate() } } }
  /// Behind the track; nil for nothing.
  open var maximumValueImage: UIImage? { didSet { if maximumValueImage !== oldValue { needsUpdate() } } }
  private var pictures: [String: UIImage] = [:]
  private func keep(_ image: UIImage?, _ name: String, _ state: UIControl.State) {
    pictures["\(name) \(state.rawValue)"] = image
    // A picture of no size is an app's way to hide a part.
    guard let image, image.size != .zero else { return }
    Report(
      kind: .notOnLinux, path: "UISlider.set\(name)Image",
      message: "sliders have no pictures. Colour the part, or draw a slider with a DragGesture."
    ).tell()
  }
  /// Gives the knob a picture. It is kept, and the knob stays as it is, which is reported.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "Thumb", state) }
  /// The picture that was set for the knob.
  open func thumbImage(for state: UIControl.State) -> UIImage? { pictures["Thumb \(state.rawValue)"] }
  /// The picture of the knob while nothing is done with it.
  open var currentThumbImage: UIImage? { thumbImage(for: .normal) }
  /// Gives the track before the knob a picture, as `setThumbImage(_:for:)`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "MinimumTrack", state) }
  /// The picture that was set for the track before the knob.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { pictures["MinimumTrack \(state.rawValue)"] }
  /// Gives the track behind the knob a picture, as `setThumbImage(_:for:)`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "MaximumTrack", state) }
  /// The picture that was set for the track behind the knob.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { pictures["MaximumTrack \(state.rawValue)"] }
  var look: Appearances.SliderColors {
    var look = Appearances.SliderColors()
    (look.before, look.after) = (minimumTrackTintColor.map { Color($0) }, maximumTrackTintColor.map { Color($0) })
    look.knob = thumbTintColor.map { Color($0) }
    return look
  }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  override var standardTraits: UIAccessibilityTraits { .adjustable }
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UISlider.init) }
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
    let coloured = tinted.modifier(OwnAppearance(\.slider, look, isSet: !look.isEmpty))
    if minimumValueImage == nil && maximumValueImage == nil { return wrap(coloured) }
    return wrap(
      HStack(spacing: 8) {
        if let minimumValueImage { UIImagePicture(image: minimumValueImage, tint: tintColor) }
        coloured
        if let maximumValueImage { UIImagePicture(image: maximumValueImage, tint: tintColor) }
      })
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
