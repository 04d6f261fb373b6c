import Foundation
import HearthCore
import HearthUI

/// The bars below pages, for the looks that an app gives to all of them.
@MainActor open class UIToolbar: NSObject {
  private static let proxy = UIToolbar()
  /// What is set on it holds for the bars of all windows of the app.
  public class func appearance() -> UIToolbar { proxy }
  private override init() { super.init() }

  /// What bars lie on while content is below them.
  open var standardAppearance: UIToolbarAppearance {
    get { AppearanceStore.values.toolbar.standard ?? UIToolbarAppearance() }
    set { AppearanceStore.values.toolbar.standard = newValue.duplicate() }
  }
  /// What they lie on while no content is below them; nil for nothing.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { AppearanceStore.values.toolbar.edge }
    set { AppearanceStore.values.toolbar.edge = newValue?.duplicate() }
  }
  /// The colour of bars while content is below them; `standardAppearance` counts more.
  open var barTintColor: UIColor? {
    get { AppearanceStore.values.toolbar.barTint }
    set { AppearanceStore.values.toolbar.barTint = newValue }
  }
  /// The colour that marks buttons, where bars above pages have none.
  open var tintColor: UIColor! {
    get { AppearanceStore.values.toolbar.tint }
    set { AppearanceStore.values.toolbar.tint = newValue }
  }
  /// A colour behind the bars, also while no content is below them.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.toolbar.background }
    set { AppearanceStore.values.toolbar.background = newValue }
  }
  /// False lets nothing be seen through bars.
  open var isTranslucent: Bool {
    get { AppearanceStore.values.toolbar.isTranslucent }
    set { AppearanceStore.values.toolbar.isTranslucent = newValue }
  }
}
