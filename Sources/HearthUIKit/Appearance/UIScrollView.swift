import Foundation
import HearthCore
import HearthUI

/// Scroll views, for what an app sets for all of them. What a view says by a modifier counts more.
@MainActor open class UIScrollView: NSObject {
  private static let proxy = UIScrollView()
  /// What is set on it holds for all scroll views, and lists.
  public class func appearance() -> UIScrollView { proxy }
  private override init() { super.init() }

  /// Whether they scroll.
  open var isScrollEnabled: Bool {
    get { AppearanceStore.values.scrolling.isEnabled }
    set { AppearanceStore.values.scrolling.isEnabled = newValue }
  }
  /// Whether content gives way at its ends, where fingers scroll.
  open var bounces: Bool {
    get { AppearanceStore.values.scrolling.bounces }
    set { AppearanceStore.values.scrolling.bounces = newValue }
  }
  /// Whether they have a bar for up and down.
  open var showsVerticalScrollIndicator: Bool {
    get { AppearanceStore.values.scrolling.showsVerticalIndicator }
    set { AppearanceStore.values.scrolling.showsVerticalIndicator = newValue }
  }
  /// Whether they have a bar for left and right.
  open var showsHorizontalScrollIndicator: Bool {
    get { AppearanceStore.values.scrolling.showsHorizontalIndicator }
    set { AppearanceStore.values.scrolling.showsHorizontalIndicator = newValue }
  }
  /// What becomes of the keyboard while the user scrolls.
  open var keyboardDismissMode: KeyboardDismissMode {
    get {
      switch AppearanceStore.values.scrolling.dismissesKeyboard {
      case .immediately: .onDrag
      case .interactively: .interactive
      default: .none
      }
    }
    set {
      AppearanceStore.values.scrolling.dismissesKeyboard =
        switch newValue {
        case .none: .never
        case .onDrag: .immediately
        case .interactive: .interactively
        }
    }
  }
  /// What becomes of the keyboard: it stays, goes when a finger scrolls, or when a finger reaches it.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}
