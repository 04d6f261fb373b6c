import Foundation
import HearthCore
import HearthUI

/// Dots that stand for pages, for the looks that an app gives to all of them.
@MainActor open class UIPageControl: UIControl {
  private static let proxy = UIPageControl()
  /// What is set on it holds for the dots of all tab views in pages.
  public class func appearance() -> UIPageControl { proxy }

  /// The dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor? {
    get { AppearanceStore.values.currentDot }
    set { AppearanceStore.values.currentDot = newValue }
  }
  /// The other dots.
  open var pageIndicatorTintColor: UIColor? {
    get { AppearanceStore.values.otherDots }
    set { AppearanceStore.values.otherDots = newValue }
  }
}
