import Foundation
import HearthCore
import HearthUI

/// A bar of buttons, above a keyboard for example, or on the proxy the bars below all pages.
///
/// ```swift
/// let bar = UIToolbar()
/// bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done() })]
/// bar.sizeToFit()
/// ```
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// An object whose settings apply to the bars of all windows of the app.
  open override class func appearance() -> Self { proxy(UIToolbar.init) }
  fileprivate var values = BarValues<UIToolbarAppearance>() { didSet { needsUpdate() } }
  nonisolated deinit {}
  var look: Appearances.Bar { values.bar(of: self) }
  /// Told when the bar is to look otherwise.
  var didChange: (() -> Void)?
  override func needsUpdate() {
    super.needsUpdate()
    didChange?()
  }
  /// The buttons, from the leading edge on.
  open var items: [UIBarButtonItem]? { didSet { needsUpdate() } }
  /// Shows other buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if animated { withAnimation { self.items = items } } else { self.items = items }
  }
  /// As wide as it may be, and 44 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, bounds.width), height: 44) }
  private var ground: AnyShapeStyle {
    switch values.standard?.ground.fill {
    case .color(let color): AnyShapeStyle(color)
    case .clear: AnyShapeStyle(.clear)
    case .image, .standard, nil: AnyShapeStyle(barTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.bar))
    }
  }
  override func makeContent() -> AnyView? {
    let row = HStack(spacing: 16) {
      ForEach(items ?? [], id: \.identity) { $0.view }
    }
    .padding(.horizontal, 16)
    let bar = row.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background(ground)
    return AnyView(bar.modifier(OptionalTint(tint: ownTint.map { Color($0) })))
  }

  /// What bars lie on while content is below them.
  open var standardAppearance: UIToolbarAppearance {
    get { values.standard ?? UIToolbarAppearance() }
    set { values.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { values.edge }
    set { values.edge = newValue?.duplicate() }
  }
  /// The colour of bars while content is below them; `standardAppearance` counts more.
  open var barTintColor: UIColor? {
    get { values.barTint }
    set { values.barTint = newValue }
  }
  /// False lets nothing be seen through bars.
  open var isTranslucent: Bool {
    get { values.isTranslucent }
    set { values.isTranslucent = newValue }
  }
}

extension UIToolbar {
  /// A picture, repeated over bars; one of no size makes them clear.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { values.backgroundImage = backgroundImage } }
  /// The picture that was set.
  public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? values.backgroundImage : nil
  }
  /// A picture for the line at bars. Only one of no size counts, which hides the line.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    values.shadowImage = shadowImage
  }
  /// The picture that was set.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { values.shadowImage }
}

extension UIToolbar: AppearanceSource {
  func add(to all: inout Appearances) { all.toolbar.take(look) }
}

extension UIToolbar: BarOwner { static var isOfSystem: Bool { self == UIToolbar.self } }
