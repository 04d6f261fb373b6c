import Foundation
import HearthCore
import HearthUI

/// Sliders, for the looks that an app gives to all of them.
@MainActor open class UISlider: UIControl {
  private static let proxy = UISlider()
  /// What is set on it holds for all sliders.
  public class func appearance() -> UISlider { proxy }

  /// The track before the knob.
  open var minimumTrackTintColor: UIColor? {
    get { AppearanceStore.values.sliderMinimum }
    set { AppearanceStore.values.sliderMinimum = newValue }
  }
  /// The track behind the knob.
  open var maximumTrackTintColor: UIColor? {
    get { AppearanceStore.values.sliderMaximum }
    set { AppearanceStore.values.sliderMaximum = newValue }
  }
  /// The knob.
  open var thumbTintColor: UIColor? {
    get { AppearanceStore.values.sliderThumb }
    set { AppearanceStore.values.sliderThumb = newValue }
  }
}
