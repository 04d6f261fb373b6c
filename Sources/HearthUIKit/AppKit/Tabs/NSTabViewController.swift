import Foundation
import HearthCore
import HearthUI

/// View controllers with a tab each, as the window of an app's settings has them.
///
///     let tabs = NSTabViewController()
///     tabs.tabStyle = .toolbar
///     tabs.addTabViewItem(NSTabViewItem(viewController: GeneralController()))
@MainActor @preconcurrency open class NSTabViewController: NSViewController, NSTabViewDelegate {
  /// Where the tabs are.
  public nonisolated enum TabStyle: Int, Sendable {
    /// Above the views.
    case segmentedControlOnTop = 0
    /// Below the views: above them, here, which is reported.
    case segmentedControlOnBottom
    /// In the window's toolbar: above the views, here.
    case toolbar
    /// Nowhere: the app shows what can be chosen.
    case unspecified = -1
  }
  /// The view with the tabs.
  public let tabView = NSTabView(frame: .zero)
  /// Where the tabs are.
  open var tabStyle = TabStyle.segmentedControlOnTop {
    didSet {
      reportUnkept(
        "NSTabViewController.tabStyle", if: tabStyle == .segmentedControlOnBottom && tabStyle != oldValue,
        "the tabs are above the views.")
      tabView.tabViewType = tabStyle == .unspecified ? .noTabsNoBorder : .topTabsBezelBorder
    }
  }
  /// How one view takes the place of another: at once, whatever is said. Other ways are reported.
  open var transitionOptions: NSViewController.TransitionOptions = [] {
    didSet {
      reportUnkept(
        "NSTabViewController.transitionOptions", if: !transitionOptions.subtracting(.allowUserInteraction).isEmpty,
        "views of tabs change at once.")
    }
  }
  /// Whether the title of this view controller is that of the one that is shown. True by itself.
  open var canPropagateSelectedChildViewControllerTitle = true { didSet { titleMayChange() } }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabView.delegate = self
  }
  /// Creates a view controller without tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() { view = tabView }
  open override func viewWillAppear() {
    super.viewWillAppear()
    titleMayChange()
  }
  /// The tabs, each with a view controller.
  open var tabViewItems: [NSTabViewItem] {
    get { tabView.tabViewItems }
    set {
      let controllers = newValue.compactMap(\.viewController)
      for child in children where !controllers.contains(where: { $0 === child }) { child.removeFromParent() }
      for controller in controllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabView.tabViewItems = newValue
      titleMayChange()
    }
  }
  /// Adds a tab behind the others.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
  /// Adds a tab at a place among the others.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItems.insert(tabViewItem, at: min(max(0, index), tabViewItems.count))
  }
  /// Takes a tab away.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
  /// The tab of a view controller.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === viewController }
  }
  /// Which tab is shown; -1 for none.
  open var selectedTabViewItemIndex: Int {
    get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
    set { tabView.selectTabViewItem(at: newValue) }
  }
  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) { titleMayChange() }
  private func titleMayChange() {
    guard canPropagateSelectedChildViewControllerTitle, let item = tabView.selectedTabViewItem else { return }
    let title = item.viewController?.title ?? item.label
    guard !title.isEmpty, title != self.title else { return }
    self.title = title
    if let window = viewIfLoaded?.window, window.contentViewController === self { window.title = title }
  }
}

extension UIViewController {
  /// How one view takes the place of another.
  public nonisolated struct TransitionOptions: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By fading.
    public static let crossfade = TransitionOptions(rawValue: 1)
    /// By moving up.
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    /// By moving down.
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    /// By moving to the left.
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    /// By moving to the right.
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}
