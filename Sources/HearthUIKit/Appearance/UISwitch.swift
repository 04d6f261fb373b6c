import Foundation
import HearthCore
import HearthUI

/// Switches, for the looks that an app gives to all of them.
@MainActor open class UISwitch: UIControl {
  private static let proxy = UISwitch()
  /// What is set on it holds for all switches.
  public class func appearance() -> UISwitch { proxy }

  /// The colour while they are on. A tint that a view has counts more.
  open var onTintColor: UIColor? {
    get { AppearanceStore.values.switchOn }
    set { AppearanceStore.values.switchOn = newValue }
  }
  /// The knob.
  open var thumbTintColor: UIColor? {
    get { AppearanceStore.values.switchThumb }
    set { AppearanceStore.values.switchThumb = newValue }
  }
}
