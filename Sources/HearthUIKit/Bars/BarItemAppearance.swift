import Foundation
import HearthCore
import HearthUI

/// What a bar of tabs looks like.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// Tabs whose icon stands above their title: all tabs of phones, and of other devices too unless
  /// `inlineLayoutAppearance` says otherwise.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Tabs whose icon stands beside their title. Counts where `stackedLayoutAppearance` says nothing: the tabs here are
  /// coloured alike in both.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The same in low bars, which no screen here has. Counts where the others say nothing.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// How tabs stand in the bar. Kept, and changes nothing: they share it.
  open var stackedItemPositioning = UITabBarItemPositioning.automatic
  /// Points; 0 for the width that fits. Kept, and changes nothing: tabs share the bar.
  open var stackedItemWidth: CGFloat = 0
  /// Points between tabs. Kept, and changes nothing: tabs share the bar.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour behind the tab that is selected. Kept, and changes nothing: there is nothing behind it.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture behind the tab that is selected. Kept, and changes nothing.
  open var selectionIndicatorImage: UIImage?

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.takeOver(other.stackedLayoutAppearance)
    inlineLayoutAppearance.takeOver(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.takeOver(other.compactInlineLayoutAppearance)
    (stackedItemPositioning, stackedItemWidth) = (other.stackedItemPositioning, other.stackedItemWidth)
    stackedItemSpacing = other.stackedItemSpacing
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
  }
  /// What is said of the tabs in one state: the first of the three layouts that says it.
  final func tabs(_ state: KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance>) -> Appearances.Letters {
    let all = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance].map {
      $0[keyPath: state]
    }
    var letters = Appearances.Letters(
      all[0].titleTextAttributes, all[1].titleTextAttributes, all[2].titleTextAttributes)
    if let icon = all.lazy.compactMap(\.iconColor).first { letters.color = Color(icon) }
    return letters
  }
}

/// How tabs stand in a bar: as the device does it, over all of it, or in the middle.
public enum UITabBarItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

/// What buttons of a bar look like.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Buttons that nothing is done with.
  public final let normal = UIBarButtonItemStateAppearance()
  /// Buttons that are pressed. Kept, and changes nothing: they are fainter.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be used. Kept, and changes nothing: they are fainter.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the keyboard. Kept, and changes nothing: they have a ring.
  public final let focused = UIBarButtonItemStateAppearance()
  /// The look that buttons have by themselves.
  public convenience override init() { self.init(style: .plain) }
  /// The look that buttons of a style have by themselves.
  public init(style: UIBarButtonItem.Style) { super.init() }
  nonisolated deinit {}
  /// The look that buttons of a style have by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.takeOver(UIBarButtonItemStateAppearance()) }
  }
}
/// What buttons of a bar look like in a state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The title: its colour (`foregroundColor`) counts, also for symbols.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its place. Kept, and changes nothing.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the button. Kept, and changes nothing.
  open var backgroundImage: UIImage?
  /// How far that is from its place. Kept, and changes nothing.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  fileprivate func takeOver(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (backgroundImage, backgroundImagePositionAdjustment) = (
      other.backgroundImage, other.backgroundImagePositionAdjustment
    )
  }
}

/// What tabs look like.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// Where the icon of a tab is: above its title, beside it, or beside it in a low bar.
  public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
  /// Tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The tab that is selected.
  public final let selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be chosen. Kept, and changes nothing: they are fainter.
  public final let disabled = UITabBarItemStateAppearance()
  /// The tab that has the keyboard. Kept, and changes nothing: it has a ring.
  public final let focused = UITabBarItemStateAppearance()
  /// The look that tabs have by themselves.
  public convenience override init() { self.init(style: .stacked) }
  /// The look that tabs of a style have by themselves.
  public init(style: Style) { super.init() }
  nonisolated deinit {}
  /// The look that tabs of a style have by themselves.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.takeOver(UITabBarItemStateAppearance()) }
  }
  fileprivate func takeOver(_ other: UITabBarItemAppearance) {
    normal.takeOver(other.normal)
    selected.takeOver(other.selected)
    disabled.takeOver(other.disabled)
    focused.takeOver(other.focused)
  }
}
/// What tabs look like in a state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The title: its colour (`foregroundColor`) and font count. The icon has the same colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of icon and title; nil for that of the title.
  open var iconColor: UIColor?
  /// How far the title is from its place. Kept, and changes nothing.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of badges. Kept, and changes nothing: they are red.
  open var badgeBackgroundColor: UIColor?
  /// The text of badges. Kept, and changes nothing: it is white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far badges are from their place. Kept, and changes nothing.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the text of badges is from its place. Kept, and changes nothing.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  fileprivate func takeOver(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    (titlePositionAdjustment, badgeBackgroundColor) = (other.titlePositionAdjustment, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
