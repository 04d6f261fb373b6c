import Foundation
import HearthCore
import HearthUI

/// The bars above pages, for the looks that an app gives to all of them.
@MainActor open class UINavigationBar: NSObject {
  private static let proxy = UINavigationBar()
  /// What is set on it holds for the bars of all windows of the app.
  public class func appearance() -> UINavigationBar { proxy }
  private override init() { super.init() }

  /// What bars lie on while content is below them.
  open var standardAppearance: UINavigationBarAppearance {
    get { AppearanceStore.values.navigationBar.standard ?? UINavigationBarAppearance() }
    set { AppearanceStore.values.navigationBar.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { AppearanceStore.values.navigationBar.edge }
    set { AppearanceStore.values.navigationBar.edge = newValue?.duplicate() }
  }
  /// The colour of bars while content is below them; `standardAppearance` counts more.
  open var barTintColor: UIColor? {
    get { AppearanceStore.values.navigationBar.barTint }
    set { AppearanceStore.values.navigationBar.barTint = newValue }
  }
  /// The colour that marks buttons.
  open var tintColor: UIColor! {
    get { AppearanceStore.values.navigationBar.tint }
    set { AppearanceStore.values.navigationBar.tint = newValue }
  }
  /// A colour behind the bars, also while no content is below them.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.navigationBar.background }
    set { AppearanceStore.values.navigationBar.background = newValue }
  }
  /// False lets nothing be seen through bars.
  open var isTranslucent: Bool {
    get { AppearanceStore.values.navigationBar.isTranslucent }
    set { AppearanceStore.values.navigationBar.isTranslucent = newValue }
  }
  /// On low screens. A bar is as high on all screens here, and looks as `standardAppearance` says.
  open var compactAppearance: UINavigationBarAppearance? {
    get { AppearanceStore.values.navigationBar.compact }
    set { AppearanceStore.values.navigationBar.compact = newValue?.duplicate() }
  }
  /// The title: its colour (`foregroundColor`) and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { AppearanceStore.values.navigationBar.title }
    set { AppearanceStore.values.navigationBar.title = newValue }
  }
  /// The large title: its colour (`foregroundColor`) and font count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { AppearanceStore.values.navigationBar.largeTitle }
    set { AppearanceStore.values.navigationBar.largeTitle = newValue }
  }
  /// A picture for the line below bars. Only one of no size counts, which hides the line.
  open var shadowImage: UIImage? {
    get { AppearanceStore.values.navigationBar.shadowImage }
    set { AppearanceStore.values.navigationBar.shadowImage = newValue }
  }
  /// A picture, repeated over bars; one of no size makes them clear.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { AppearanceStore.values.navigationBar.backgroundImage = backgroundImage }
  }
  /// The picture that was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? AppearanceStore.values.navigationBar.backgroundImage : nil
  }
}

/// How high a bar is: as usual, or less on low screens, which no screen here is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
