import Foundation
import HearthCore
import HearthUI

/// Text editors, for the looks that an app gives to all of them.
@MainActor open class UITextView: NSObject {
  private static let proxy = UITextView()
  /// What is set on it holds for all text editors.
  public class func appearance() -> UITextView { proxy }
  private override init() { super.init() }

  /// Behind the text; `clear` for nothing.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.textViewBackground }
    set { AppearanceStore.values.textViewBackground = newValue }
  }
}
