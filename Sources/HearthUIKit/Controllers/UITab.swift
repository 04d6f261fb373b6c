import Foundation
import HearthCore
import HearthUI

/// A tab of a `UITabBarController`, whose view controller is made when it is first shown.
///
///     tabs.tabs = [
///       UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in HomeController() },
///       UISearchTab { _ in SearchController() },
///     ]
@MainActor @preconcurrency open class UITab: NSObject {
  /// What the app knows the tab by: no two of a controller are alike.
  public let identifier: String
  /// The title of the tab.
  open var title: String { didSet { changed() } }
  /// The image of the tab.
  open var image: UIImage? { didSet { changed() } }
  /// A short text at the image; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// Whether the tab is not shown. The one that is selected is shown, whatever is said here.
  open var isHidden = false { didSet { changed() } }
  /// Anything of the app's.
  open var userInfo: Any?
  /// The group that the tab is in; nil for none.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  /// The controller that has the tab, or the group that it is in.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// What the tab shows. Made when it is first asked for; nil where nobody makes one, as in a group.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let new = provider?(self) else { return nil }
    made = new
    tabBarController?.adopt(new)
    return new
  }
  /// The view controller, if it was made.
  var madeController: UIViewController? { made }
  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: Makes what the tab shows, once.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
  }
  nonisolated deinit {}
  func changed() { tabBarController?.tabsDidChange() }
  /// The tab with an identifier: this one, or one in it.
  func find(_ identifier: String) -> UITab? { identifier == self.identifier ? self : nil }
  /// The tab that is selected with this one.
  var leaf: UITab { self }
}

/// The tab in which the user searches: it stands last, apart from the others.
@MainActor @preconcurrency open class UISearchTab: UITab {
  /// Creates a tab with a magnifying glass.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider)
  }
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
  nonisolated deinit {}
}

/// Several tabs under a title: a section of a sidebar, and one tab of a bar, which shows the child that is selected.
@MainActor @preconcurrency open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      adopt()
      changed()
    }
  }
  /// The child that is selected with the group: the first one, unless another was.
  open var selectedChild: UITab? {
    get { chosen.flatMap { child in children.first { $0 === child } } ?? initial }
    set {
      chosen = newValue
      changed()
    }
  }
  private weak var chosen: UITab?
  private var initial: UITab? {
    defaultChildIdentifier.flatMap { id in children.first { $0.identifier == id } } ?? children.first
  }
  /// The child that is selected as long as none was; nil for the first one.
  open var defaultChildIdentifier: String?
  /// Creates a group.
  ///
  /// - Parameter viewControllerProvider: Makes what a bar shows for the group, instead of a child.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }
  nonisolated deinit {}
  private func adopt() { for child in children { child.parent = self } }
  /// The child with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children { if let found = child.find(identifier) { return found } }
    return nil
  }
  override func find(_ identifier: String) -> UITab? { super.find(identifier) ?? tab(forIdentifier: identifier) }
  override var leaf: UITab { selectedChild?.leaf ?? self }
}
