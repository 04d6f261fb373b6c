import Foundation
import HearthCore
import HearthUI

/// Tabs of bars, for the looks that an app gives to all of them.
@MainActor open class UITabBarItem: NSObject {
  private static let proxy = UITabBarItem()
  /// What is set on it holds for the tabs of all bars.
  public class func appearance() -> UITabBarItem { proxy }
  private override init() { super.init() }

  /// The titles of tabs: the colour (`foregroundColor`) and the font of the states `normal` and `selected` count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    AppearanceStore.values.tabItem.set(attributes, state)
  }
  /// What was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    AppearanceStore.values.tabItem.attributes(state)
  }
}
