import Foundation
import HearthCore
import HearthUI

/// The buttons of bars, for the looks that an app gives to all of them.
@MainActor open class UIBarButtonItem: NSObject {
  private static let proxy = UIBarButtonItem()
  /// What is set on it holds for the buttons of all bars.
  public class func appearance() -> UIBarButtonItem { proxy }
  private override init() { super.init() }

  /// The colour of buttons.
  open var tintColor: UIColor? {
    get { AppearanceStore.values.barItem.tint }
    set { AppearanceStore.values.barItem.tint = newValue }
  }
  /// The titles of buttons: the colour (`foregroundColor`) of the state `normal` counts, also for symbols.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    AppearanceStore.values.barItem.set(attributes, state)
  }
  /// What was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    AppearanceStore.values.barItem.attributes(state)
  }
}
