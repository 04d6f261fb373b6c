import Foundation
import HearthCore
import HearthUI

/// The bar of a tab bar controller, or on the proxy the bars of all tab views.
///
/// What a controller's own bar is given counts more than what is set on the proxy.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// An object whose settings apply to the bars of all windows of the app.
  open override class func appearance() -> Self { proxy(UITabBar.init) }
  /// How tabs stand in a bar.
  public typealias ItemPositioning = UITabBarItemPositioning
  private var values = BarValues<UITabBarAppearance>() { didSet { needsUpdate() } }
  nonisolated deinit {}
  /// As high as bars of tabs are: 49 points. Source: UIKit.
  private static let height: CGFloat = 49
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: Self.height)
  }
  /// Told when the bar is to look otherwise.
  var didChange: (() -> Void)?
  override func needsUpdate() {
    super.needsUpdate()
    didChange?()
  }

  /// What bars lie on while content is below them.
  open var standardAppearance: UITabBarAppearance {
    get { values.standard ?? UITabBarAppearance() }
    set { values.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? {
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
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { needsUpdate() } }
  /// How tabs stand in a phone's bar; `standardAppearance` counts more, as for the following.
  open var itemPositioning = ItemPositioning.automatic { didSet { if itemPositioning != oldValue { needsUpdate() } } }
  /// The width of a tab, and the room between two: points; 0 for what fits.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { needsUpdate() } } }
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { needsUpdate() } } }
  /// A picture behind the tab that is selected; one of no size is none.
  open var selectionIndicatorImage: UIImage? { didSet { if selectionIndicatorImage !== oldValue { needsUpdate() } } }
  private var ownLook: Appearances.TabsLook {
    let appearance = UITabBarAppearance()
    (appearance.stackedItemPositioning, appearance.stackedItemWidth) = (itemPositioning, itemWidth)
    (appearance.stackedItemSpacing, appearance.selectionIndicatorImage) = (itemSpacing, selectionIndicatorImage)
    return appearance.look
  }
  /// A picture, repeated over bars; one of no size makes them clear.
  open var backgroundImage: UIImage? {
    get { values.backgroundImage }
    set { values.backgroundImage = newValue }
  }
  /// A picture for the line above bars. Only one of no size counts, which hides the line.
  open var shadowImage: UIImage? {
    get { values.shadowImage }
    set { values.shadowImage = newValue }
  }
}

extension UITabBar: AppearanceSource {
  func add(to all: inout Appearances) {
    var bar = values.bar(of: self)
    bar.isHidden = isHidden
    all.tabBar.take(bar)
    let given = values.standard ?? values.edge
    let normal = given?.tabs(\.normal) ?? Appearances.Letters()
    all.tab.color = normal.color ?? all.tab.color ?? unselectedItemTintColor.map { Color($0) }
    all.tab.font = normal.font ?? all.tab.font
    if normal.offset != .zero { all.tab.offset = normal.offset }
    let look = given?.look ?? ownLook
    if look != Appearances.TabsLook() {
      let badge = all.tabs.badgeGround
      all.tabs = look
      all.tabs.badgeGround = look.badgeGround ?? badge
    }
    let selected = given?.tabs(\.selected) ?? Appearances.Letters()
    if selected.offset != .zero { all.selectedTab.offset = selected.offset }
    all.selectedTab.color = selected.color ?? all.selectedTab.color
    all.selectedTab.font = selected.font ?? all.selectedTab.font ?? all.tab.font
  }
}

extension UITabBar: TabOwner { static var isOfSystem: Bool { self == UITabBar.self } }
