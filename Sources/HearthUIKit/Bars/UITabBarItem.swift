import Foundation
import HearthCore
import HearthUI

/// What a tab shows of a view controller.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  /// The title of the tab.
  open var title: String? { didSet { if title != oldValue { didChange?() } } }
  /// The image of the tab.
  open var image: UIImage? { didSet { if image !== oldValue { didChange?() } } }
  /// The image while the tab is selected; nil for the same.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange?() } } }
  /// A short text at the image; nil for none.
  open var badgeValue: String? { didSet { didChange?() } }
  /// The colour of badges; nil for red. On the proxy, for the tabs of all bars.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { lookDidChange("badgeColor") } } }
  /// How far the title is from its place. On the proxy, for the tabs of all bars.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { lookDidChange("titlePositionAdjustment") } }
  }
  private func lookDidChange(_ name: String) {
    if isProxy { return AppearanceStore.proxyDidChange() }
    reportUnkept(
      "UITabBarItem.\(name)", "it counts on UITabBarItem.appearance() alone, for all tabs. Use UITabBarAppearance.")
  }
  /// A number of the app's own.
  open var tag: Int
  var didChange: (() -> Void)?
  private(set) var titles = StateLetters() {
    didSet {
      didChange?()
      if isProxy { AppearanceStore.proxyDidChange() }
    }
  }
  private var isProxy = false
  /// An object whose settings apply to the tabs of all bars.
  open class func appearance() -> UITabBarItem {
    AppearanceStore.proxy({ UITabBarItem(title: nil, image: nil) }) { $0.isProxy = true }
  }
  /// For tabs in bars of the classes that the system makes the same as `appearance()`. What is set for those of an app's own classes is reported, and
  /// changes nothing.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    if containerTypes.allSatisfy({ ($0 as? any TabOwner.Type)?.isOfSystem == true }) { return appearance() }
    reportUnkept(
      "UITabBarItem.appearance(whenContainedInInstancesOf:)", "tabs of all bars look alike: use appearance().")
    return UITabBarItem(title: nil, image: nil)
  }
  /// Creates an item. The number is the app's own.
  public init(title: String?, image: UIImage?, tag: Int = 0) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// The title: the colour (`foregroundColor`) and the font of the states `normal` and `selected` count, on the proxy,
  /// for the tabs of all bars.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles.set(attributes, state)
  }
  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles.attributes(state)
  }
  /// Creates an item with an image for the tab while it is selected; nil for the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }
  /// Creates an item with a title and a symbol of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.shown
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }
  /// What apps have in their tabs most, by titles and symbols of the system's.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
    fileprivate var shown: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }
  nonisolated deinit {}
}

extension UITabBarItem: AppearanceSource {
  static var isBase: Bool { true }
  func add(to all: inout Appearances) {
    (all.tab, all.selectedTab) = (titles.normalLetters, titles.selectedLetters)
    all.tab.offset = titlePositionAdjustment.size
    all.selectedTab.offset = titlePositionAdjustment.size
    all.tabs.badgeGround = badgeColor.map { Color($0) }
  }
}
