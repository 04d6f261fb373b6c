import Foundation
import HearthCore
import HearthUI

/// The bar above the pages of a navigation controller, or on the proxy the bars above all pages.
///
/// What a controller's own bar is given counts more than what is set on the proxy.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// An object whose settings apply to the bars of all windows of the app.
  open override class func appearance() -> Self { proxy(UINavigationBar.init) }
  private var values = BarValues<UINavigationBarAppearance>() { didSet { needsUpdate() } }
  nonisolated deinit {}
  /// What says which pages the bar belongs to.
  var pages: (() -> [UINavigationItem])?
  /// What the bar shows of each page, from the first one; nil on the proxy.
  open var items: [UINavigationItem]? { pages?() }
  /// The item of the page at the top; nil if there is none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item of the page below it, to which one goes back; nil if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Told when the bar is to look otherwise.
  var didChange: (() -> Void)?
  override func needsUpdate() {
    super.needsUpdate()
    didChange?()
  }
  fileprivate var ownBar: Appearances.Bar { values.bar(of: self) }
  fileprivate var standardValues: UINavigationBarAppearance? { values.standard }
  /// Whether titles may be large. A page says by its item whether its own is. Of a navigation controller's bar.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { needsUpdate() } } }

  /// What bars lie on while content is below them.
  open var standardAppearance: UINavigationBarAppearance {
    get { values.standard ?? UINavigationBarAppearance() }
    set { values.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { values.edge }
    set { values.edge = newValue?.duplicate() }
  }
  /// The colour of bars while content is below them; `standardAppearance` counts more.
  open var barTintColor: UIColor? {
    get { values.barTint }
    set { values.barTint = newValue }
  }
  /// Whether bars are dark with light titles, whatever the rest of the window is; `standardAppearance` counts more.
  open var barStyle: UIBarStyle {
    get { values.style }
    set { values.style = newValue }
  }
  /// False lets nothing be seen through bars.
  open var isTranslucent: Bool {
    get { values.isTranslucent }
    set { values.isTranslucent = newValue }
  }
  /// On low screens. A bar is as high on all screens here, and looks as `standardAppearance` says.
  open var compactAppearance: UINavigationBarAppearance? {
    get { values.compact }
    set { values.compact = newValue?.duplicate() }
  }
  /// On low screens, while no content is below the bar. Kept as `compactAppearance` is.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactEdge }
    set { compactEdge = newValue?.duplicate() }
  }
  private var compactEdge: UINavigationBarAppearance?
  /// The picture of the button that goes back; nil for its arrow, which it has here in any case, and that is reported. One
  /// of no size is no picture, and the arrow stays.
  open var backIndicatorImage: UIImage? {
    didSet {
      if let backIndicatorImage, backIndicatorImage.size != .zero { UINavigationBarAppearance.reportBackIndicator() }
    }
  }
  /// What of that picture is seen while pages move. Kept, as the picture is, and reported.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      if let mask = backIndicatorTransitionMaskImage, mask.size != .zero {
        UINavigationBarAppearance.reportBackIndicator()
      }
    }
  }
  private var titleOffset: CGFloat = 0 { didSet { if titleOffset != oldValue { needsUpdate() } } }
  /// Moves the title: points, downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { titleOffset = adjustment.isFinite ? adjustment : 0 }
  }
  /// How far the title was moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? titleOffset : 0
  }
  /// The title: its colour (`foregroundColor`) and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { values.title }
    set { values.title = newValue }
  }
  /// The large title: its colour (`foregroundColor`) and font count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { values.largeTitle }
    set { values.largeTitle = newValue }
  }
  /// A picture for the line below bars. Only one of no size counts, which hides the line.
  open var shadowImage: UIImage? {
    get { values.shadowImage }
    set { values.shadowImage = newValue }
  }
  /// A picture, repeated over bars; one of no size makes them clear.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { values.backgroundImage = backgroundImage }
  }
  /// The picture that was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? values.backgroundImage : nil
  }
}

extension UINavigationBar: AppearanceSource {
  func add(to all: inout Appearances) {
    let standard = standardValues, edge = scrollEdgeAppearance
    let buttons = Appearances.Letters(
      standard?.buttonAppearance.normal.titleTextAttributes, edge?.buttonAppearance.normal.titleTextAttributes)
    all.navigationBar.take(ownBar)
    all.navigationBar.tint = all.navigationBar.tint ?? buttons.color
    all.toolbar.tint = all.toolbar.tint ?? buttons.color
    if let edge { all.buttons.take(edge.buttons) }
    if let standard { all.buttons.take(standard.buttons) }
    all.title.take(
      Appearances.Letters(standard?.titleTextAttributes, titleTextAttributes, edge?.titleTextAttributes))
    if barStyle != .default, standard == nil, all.title.color == nil { all.title.color = .white }
    if let offset = [standard, edge].lazy.compactMap({ $0?.titlePositionAdjustment }).first(where: { $0 != .zero }) {
      all.title.offset = offset.size
    } else if titleOffset != 0 {
      all.title.offset = CGSize(width: 0, height: titleOffset)
    }
    // Large titles are seen while the content is at its top.
    all.largeTitle.take(
      Appearances.Letters(edge?.largeTitleTextAttributes, standard?.largeTitleTextAttributes, largeTitleTextAttributes))
  }
}

extension UINavigationBar: BarOwner { static var isOfSystem: Bool { self == UINavigationBar.self } }
