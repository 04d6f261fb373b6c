import Foundation
import HearthCore
import HearthUI

/// Segmented pickers, for the looks that an app gives to all of them.
@MainActor open class UISegmentedControl: UIControl {
  private static let proxy = UISegmentedControl()
  /// What is set on it holds for all segmented pickers.
  public class func appearance() -> UISegmentedControl { proxy }

  /// The card of the segment that is chosen.
  open var selectedSegmentTintColor: UIColor? {
    get { AppearanceStore.values.selectedSegmentTint }
    set { AppearanceStore.values.selectedSegmentTint = newValue }
  }
  /// What the segments lie on.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.segmentBackground }
    set { AppearanceStore.values.segmentBackground = newValue }
  }
  /// The text of segments: the colour (`foregroundColor`) and the font of the states `normal` and `selected` count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    AppearanceStore.values.segments.set(attributes, state)
  }
  /// What was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    AppearanceStore.values.segments.attributes(state)
  }
}
