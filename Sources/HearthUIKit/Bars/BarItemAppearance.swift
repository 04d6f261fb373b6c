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
  /// How tabs stand in the bar of a phone: over all of it, or in the middle.
  open var stackedItemPositioning = UITabBarItemPositioning.automatic
  /// The width of a tab: points; 0 for the width that fits.
  open var stackedItemWidth: CGFloat = 0
  /// Points between tabs.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour behind the tab that is selected; nil for none.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture behind the tab that is selected, instead of the colour.
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
    letters.offset = Self.first(all.map(\.titlePositionAdjustment))
    return letters
  }
  /// How tabs stand in the bar, and their badges.
  final var look: Appearances.TabsLook {
    var look = Appearances.TabsLook()
    let states = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    let badges = states.map(\.normal)
    look.badge = Appearances.Letters(
      badges[0].badgeTextAttributes, badges[1].badgeTextAttributes, badges[2].badgeTextAttributes)
    look.badge.offset = Self.first(badges.map(\.badgeTitlePositionAdjustment))
    look.badgeGround = badges.lazy.compactMap(\.badgeBackgroundColor).first.map { Color($0) }
    look.badgeOffset = Self.first(badges.map(\.badgePositionAdjustment))
    look.disabledColor = tabs(\.disabled).color
    look.indicator = selectionIndicatorTintColor.map { Color($0) }
    if let image = selectionIndicatorImage, image.size != .zero { look.indicatorImage = Image(uiImage: image) }
    look.isCentered = stackedItemPositioning == .centered
    look.width = stackedItemWidth.isFinite ? max(0, stackedItemWidth) : 0
    look.spacing = stackedItemSpacing.isFinite ? max(0, stackedItemSpacing) : 0
    return look
  }
  private static func first(_ offsets: [UIOffset]) -> CGSize { offsets.first { $0 != .zero }?.size ?? .zero }
}

/// How tabs stand in a bar: as the device does it, over all of it, or in the middle.
public enum UITabBarItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

/// What buttons of a bar look like.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Buttons that nothing is done with.
  public final let normal = UIBarButtonItemStateAppearance()
  /// Buttons that are pressed; what does not say a colour is fainter. That of a bar's `buttonAppearance` counts, for all buttons.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be used, as `highlighted`.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the keyboard. Kept, and reported: they have a ring.
  public final let focused = UIBarButtonItemStateAppearance(unkept: "UIBarButtonItemAppearance.focused")
  /// The look that buttons have by themselves.
  public convenience override init() { self.init(style: .plain) }
  /// The look that buttons of a style have by themselves.
  public init(style: UIBarButtonItem.Style) { super.init() }
  nonisolated deinit {}
  final var look: Appearances.ButtonsLook {
    var look = Appearances.ButtonsLook()
    (look.normal, look.pressed, look.disabled) = (normal.letters, highlighted.letters, disabled.letters)
    return look
  }
  final func takeOver(_ other: UIBarButtonItemAppearance) {
    normal.takeOver(other.normal)
    highlighted.takeOver(other.highlighted)
    disabled.takeOver(other.disabled)
    focused.takeOver(other.focused)
  }
  /// The look that buttons of a style have by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.takeOver(UIBarButtonItemStateAppearance()) }
  }
}
/// What buttons of a bar look like in a state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The title: its colour (`foregroundColor`) and font count, the colour for symbols too.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if let unkept { reportUnkept(unkept, if: !titleTextAttributes.isEmpty, "buttons have a ring then.") } }
  }
  /// How far the title is from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the button. Kept, and reported: buttons of bars have no ground of the app's.
  open var backgroundImage: UIImage? {
    didSet {
      reportUnkept(
        "UIBarButtonItemStateAppearance.backgroundImage", if: backgroundImage.map { $0.size != .zero } ?? false,
        "buttons of bars have no ground of the app's. Use UIBarButtonItem(customView:).")
    }
  }
  /// How far that is from its place.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  private let unkept: String?
  init(unkept: String? = nil) {
    self.unkept = unkept
    super.init()
  }
  public convenience override init() { self.init(unkept: nil) }
  nonisolated deinit {}
  fileprivate var letters: Appearances.Letters {
    var letters = Appearances.Letters(titleTextAttributes)
    letters.offset = titlePositionAdjustment.size
    return letters
  }
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
  /// Tabs that cannot be chosen: their colour counts.
  public final let disabled = UITabBarItemStateAppearance()
  /// The tab that has the keyboard. Kept, and reported: it has a ring.
  public final let focused = UITabBarItemStateAppearance(unkept: "UITabBarItemAppearance.focused")
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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if let unkept { reportUnkept(unkept, if: !titleTextAttributes.isEmpty, "the tab has a ring then.") } }
  }
  /// The colour of icon and title; nil for that of the title.
  open var iconColor: UIColor? {
    didSet { if let unkept { reportUnkept(unkept, if: iconColor != nil, "the tab has a ring then.") } }
  }
  /// How far the title is from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of badges; nil for red. Badges look in all states as those of `normal`, as far as the following say.
  open var badgeBackgroundColor: UIColor?
  /// The text of badges: its colour and font count.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far badges are from their place.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the text of badges is from its place.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  private let unkept: String?
  init(unkept: String? = nil) {
    self.unkept = unkept
    super.init()
  }
  public convenience override init() { self.init(unkept: nil) }
  nonisolated deinit {}
  fileprivate func takeOver(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    (titlePositionAdjustment, badgeBackgroundColor) = (other.titlePositionAdjustment, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
