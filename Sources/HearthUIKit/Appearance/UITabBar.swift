import Foundation
import HearthCore
import HearthUI

/// The bars of tabs, for the looks that an app gives to all of them.
@MainActor open class UITabBar: NSObject {
  private static let proxy = UITabBar()
  /// What is set on it holds for the bars of all windows of the app.
  public class func appearance() -> UITabBar { proxy }
  private override init() { super.init() }

  /// What bars lie on while content is below them.
  open var standardAppearance: UITabBarAppearance {
    get { AppearanceStore.values.tabBar.standard ?? UITabBarAppearance() }
    set { AppearanceStore.values.tabBar.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { AppearanceStore.values.tabBar.edge }
    set { AppearanceStore.values.tabBar.edge = newValue?.duplicate() }
  }
  /// The colour of bars while content is below them; `standardAppearance` counts more.
  open var barTintColor: UIColor? {
    get { AppearanceStore.values.tabBar.barTint }
    set { AppearanceStore.values.tabBar.barTint = newValue }
  }
  /// The colour that marks buttons.
  open var tintColor: UIColor! {
    get { AppearanceStore.values.tabBar.tint }
    set { AppearanceStore.values.tabBar.tint = newValue }
  }
  /// A colour behind the bars, also while no content is below them.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.tabBar.background }
    set { AppearanceStore.values.tabBar.background = newValue }
  }
  /// False lets nothing be seen through bars.
  open var isTranslucent: Bool {
    get { AppearanceStore.values.tabBar.isTranslucent }
    set { AppearanceStore.values.tabBar.isTranslucent = newValue }
  }
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor? {
    get { AppearanceStore.values.unselectedTabTint }
    set { AppearanceStore.values.unselectedTabTint = newValue }
  }
  /// A picture, repeated over bars; one of no size makes them clear.
  open var backgroundImage: UIImage? {
    get { AppearanceStore.values.tabBar.backgroundImage }
    set { AppearanceStore.values.tabBar.backgroundImage = newValue }
  }
  /// A picture for the line above bars. Only one of no size counts, which hides the line.
  open var shadowImage: UIImage? {
    get { AppearanceStore.values.tabBar.shadowImage }
    set { AppearanceStore.values.tabBar.shadowImage = newValue }
  }
  /// Whether tab views have no bar, but for those that a view asks to be visible.
  open var isHidden: Bool {
    get { AppearanceStore.values.hidesTabBar }
    set { AppearanceStore.values.hidesTabBar = newValue }
  }
}
