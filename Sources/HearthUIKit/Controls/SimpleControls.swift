import Foundation
import HearthCore
import HearthUI

/// A switch.
@MainActor open class UISwitch: UIControl {
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

/// A knob on a track.
@MainActor open class UISlider: UIControl {
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
  nonisolated deinit {}
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
    let binding = Binding { [weak self] in self?.number ?? 0 } set: { [weak self] in self?.userDidMove($0) }
    let range = minimumValue...max(maximumValue, minimumValue.nextUp)
    let slider = Slider(value: binding, in: range) { Text(accessibilityLabel ?? "") } onEditingChanged: { [weak self] isEditing in
      if !isEditing, self?.isContinuous == false { self?.sendActions(for: .valueChanged) }
    }
    return wrap(slider.labelsHidden().modifier(OptionalTint(tint: minimumTrackTintColor.map { Color(uiColor: $0) })))
  }
  private func userDidMove(_ value: Float) {
    number = value
    needsUpdate()
    if isContinuous { sendActions(for: .valueChanged) }
  }
}

/// Two buttons that make a number larger and smaller.
@MainActor open class UIStepper: UIControl {
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
    let binding = Binding { [weak self] in self?.value ?? 0 } set: { [weak self] new in
      self?.value = new
      self?.sendActions(for: .valueChanged)
    }
    let stepper = Stepper(
      value: binding, in: minimumValue...max(minimumValue, maximumValue), step: stepValue > 0 ? stepValue : 1
    ) { Text(accessibilityLabel ?? "") }
    return wrap(stepper.labelsHidden())
  }
}

/// Segments of which one is chosen.
@MainActor open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1
  private var titles: [String] = []
  private var index = -1
  /// The chosen segment; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { index }
    set {
      index = titles.indices.contains(newValue) ? newValue : Self.noSegment
      needsUpdate()
    }
  }
  /// Creates segments with titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "\($0)" }
  }
  nonisolated deinit {}
  open var numberOfSegments: Int { titles.count }
  /// Adds a segment before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    if index >= segment && index >= 0 { index += 1 }
    needsUpdate()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    index = index == segment ? Self.noSegment : index > segment ? index - 1 : index
    needsUpdate()
  }
  open func removeAllSegments() {
    (titles, index) = ([], Self.noSegment)
    needsUpdate()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    needsUpdate()
  }
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  override func makeContent() -> AnyView? {
    let titles = titles
    let binding = Binding { [weak self] in self?.index ?? -1 } set: { [weak self] new in
      self?.selectedSegmentIndex = new
      self?.sendActions(for: .valueChanged)
    }
    let picker = Picker(accessibilityLabel ?? "", selection: binding) {
      ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
    }
    return wrap(picker.pickerStyle(.segmented).labelsHidden())
  }
}

/// Dots for pages, one of which is shown.
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  open var currentPage = 0 { didSet { needsUpdate() } }
  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false { didSet { needsUpdate() } }
  open var pageIndicatorTintColor: UIColor? { didSet { needsUpdate() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { needsUpdate() } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    if hidesForSinglePage && numberOfPages <= 1 { return nil }
    let current = Color(uiColor: currentPageIndicatorTintColor ?? .label)
    let other = Color(uiColor: pageIndicatorTintColor ?? .tertiaryLabel)
    let page = currentPage
    let dots = HStack(spacing: 8) {
      ForEach(0..<max(0, numberOfPages), id: \.self) { index in
        Circle().fill(index == page ? current : other).frame(width: 7, height: 7)
          .frame(width: 9, height: 26).contentShape(Rectangle())
          .onTapGesture { [weak self] in self?.userDidTap(index) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(accessibilityLabel ?? "")).accessibilityValue(Text(verbatim: "\(page + 1)/\(numberOfPages)"))
    .accessibilityAdjustableAction { [weak self] in self?.userDidTap(page + ($0 == .increment ? 1 : -1)) }
    return wrap(dots.padding(.horizontal, 8))
  }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    let size = size(.unspecified)
    return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  private func userDidTap(_ page: Int) {
    guard page != currentPage, (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}

/// How much of something is done.
@MainActor open class UIProgressView: UIView {
  /// How much room it takes.
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0 { didSet { if progress != oldValue { needsUpdate() } } }
  /// The colour of what is done.
  open var progressTintColor: UIColor? { didSet { needsUpdate() } }
  /// Creates a bar.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  /// Shows another value, with or without moving to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let value = progress.isFinite ? min(max(progress, 0), 1) : 0
    let tint = progressTintColor.map { Color(uiColor: $0) } ?? tintInForce
    return AnyView(ProgressView(value: value).modifier(OptionalTint(tint: tint)))
  }
}

/// A wheel that turns while something is done.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  open var style = Style.medium { didSet { if style != oldValue { needsUpdate(); invalidateIntrinsicContentSize() } } }
  /// Whether nothing is shown while the wheel stands still.
  open var hidesWhenStopped = true { didSet { needsUpdate() } }
  open private(set) var isAnimating = false
  open var color: UIColor! = .gray { didSet { needsUpdate() } }
  /// Creates a wheel, which stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  open func startAnimating() { setAnimating(true) }
  open func stopAnimating() { setAnimating(false) }
  private func setAnimating(_ isAnimating: Bool) {
    if isAnimating == self.isAnimating { return }
    self.isAnimating = isAnimating
    needsUpdate()
  }
  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override var intrinsicContentSize: CGSize { Self.size(style) }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    let size = size(.unspecified)
    return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  override func makeContent() -> AnyView? {
    if !isAnimating && hidesWhenStopped { return nil }
    let color = Color(uiColor: color ?? .gray)
    if isAnimating { return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color)) }
    let radius: CGFloat = style == .large ? 12 : 7
    return AnyView(
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule().fill(color.opacity(0.5)).frame(width: radius / 4, height: radius * 0.6)
            .offset(y: -radius * 0.7).rotationEffect(.degrees(45 * Double(spoke)))
        }
      }
      .frame(width: radius * 2, height: radius * 2))
  }
}

/// A blur, or a colour, behind content.
@MainActor open class UIVisualEffectView: UIView {
  /// What the view does to what is behind it; nil for nothing.
  open var effect: UIVisualEffect? { didSet { needsUpdate() } }
  /// The view for content: nothing is to be added to the effect view itself.
  public let contentView = UIView()
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    effect?.material.map { AnyView(Rectangle().fill($0).allowsHitTesting(false)) }
  }
}

/// What a `UIVisualEffectView` does.
@MainActor open class UIVisualEffect: NSObject {
  var material: Material? { nil }
  nonisolated deinit {}
}

/// Something behind that is not seen sharply: a material of SwiftUI.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much of what is behind comes through.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark, regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  private let style: Style
  /// Creates an effect.
  public init(style: Style) { self.style = style }
  nonisolated deinit {}
  override var material: Material? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: .bar
    default: .regular
    }
  }
}

/// What makes content on a blur stand out. The content is shown as it is.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {}
  nonisolated deinit {}
}
