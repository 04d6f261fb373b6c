import Foundation
import HearthCore
import HearthUI

/// Who is asked and told about the tabs of a controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select the tab of a view controller. True by itself.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has selected the tab of a view controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether the user may select a tab. True by itself.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// The user has selected another tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  )
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}

/// View controllers of which a bar of tabs shows one: a `TabView` of SwiftUI.
///
/// It has either view controllers, or tabs (`UITab`) that make theirs when they are first shown.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// Where tabs are shown.
  public enum Mode: Int, Sendable {
    /// In a bar, as also by itself; or in a bar that can be a sidebar.
    case automatic = 0, tabBar, tabSidebar
  }
  private let model = TabsModel()
  /// Who is asked and told about the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Where tabs are shown; of a controller with view controllers in a bar, always.
  open var mode = Mode.automatic { didSet { changeState { [model, mode] in model.isSidebar = mode == .tabSidebar } } }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    model.selectIndex = { [weak self] in self?.userDidSelect($0) }
    model.selectTab = { [weak self] in self?.userDidSelect($0) }
  }
  /// Creates a controller without tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  // MARK: View controllers

  /// The view controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { model.tabs.isEmpty ? model.controllers : model.tabs.compactMap(\.viewController) }
    set {
      for controller in model.controllers { controller.removeFromParent() }
      if !model.tabs.isEmpty { tabs = [] }
      model.controllers = newValue ?? []
      for controller in model.controllers { adopt(controller) }
      if !model.controllers.indices.contains(model.selection) { model.selection = 0 }
    }
  }
  /// Sets the view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    UIView.perform(animated: animated) { self.viewControllers = viewControllers }
  }
  func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }
  /// The place of the tab that is shown.
  open var selectedIndex: Int {
    get {
      if let selected = model.selected { return model.tabs.firstIndex { $0 === model.top(selected) } ?? NSNotFound }
      return model.selection
    }
    set {
      if model.tabs.indices.contains(newValue) { return selectedTab = model.tabs[newValue].leaf }
      if model.controllers.indices.contains(newValue) { model.selection = newValue }
    }
  }
  /// The view controller whose tab is shown.
  open var selectedViewController: UIViewController? {
    get {
      if let selected = model.selected { return model.top(selected).viewController ?? selected.viewController }
      return model.controllers.indices.contains(model.selection) ? model.controllers[model.selection] : nil
    }
    set {
      if let tab = model.tabs.first(where: { $0.madeController === newValue && newValue != nil }) {
        return selectedTab = tab.leaf
      }
      model.controllers.firstIndex { $0 === newValue }.map { model.selection = $0 }
    }
  }
  private func userDidSelect(_ index: Int) {
    guard model.controllers.indices.contains(index) else { return }
    let controller = model.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    model.selection = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Tabs

  /// The tabs, which take the place of view controllers.
  open var tabs: [UITab] {
    get { model.tabs }
    set {
      for tab in model.tabs where !newValue.contains(where: { $0 === tab }) {
        tab.owner = nil
        tab.madeController?.removeFromParent()
      }
      if !newValue.isEmpty, !model.controllers.isEmpty { viewControllers = [] }
      model.tabs = newValue
      for tab in newValue { tab.owner = self }
      if let selected = model.selected, model.tab(selected.identifier) !== selected { model.selected = nil }
      if model.selected == nil { model.selected = (newValue.first { !$0.isHidden } ?? newValue.first)?.leaf }
      tabsDidChange()
    }
  }
  /// Sets the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    UIView.perform(animated: animated) { self.tabs = tabs }
  }
  /// The tab with an identifier, in groups too.
  open func tab(forIdentifier identifier: String) -> UITab? { model.tab(identifier) }
  /// The tab that is shown; of a group the child. Nil without tabs.
  open var selectedTab: UITab? {
    get { model.selected?.leaf }
    set {
      guard let newValue, model.tab(newValue.identifier) === newValue else { return }
      let leaf = newValue.leaf
      // Each group around shows the one that is in it.
      var child = leaf
      while let group = child.parent {
        group.selectedChild = child
        child = group
      }
      model.selected = leaf
      tabsDidChange()
    }
  }
  private func userDidSelect(_ tab: UITab) {
    let leaf = tab.leaf, previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: leaf) != false else { return }
    selectedTab = leaf
    if leaf !== previous { delegate?.tabBarController(self, didSelectTab: leaf, previousTab: previous) }
  }
  func tabsDidChange() { changeState { [model] in model.version += 1 } }

  /// The bar of the tabs: what it looks like.
  open var tabBar: UITabBar { model.bar }
  open override func loadView() { view = HostingView(AnyView(TabsView(model: model))) }
  override var ignoredSafeArea: SafeAreaRegions { [] }
  override func childDidChange(_ child: UIViewController) { changeState { [model] in model.version += 1 } }

  // `dynamic`: an extension of the app may replace them; see Documentation/Projects.md, "Overrides".
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
}

extension UITabBarController: TabOwner { static var isOfSystem: Bool { self == UITabBarController.self } }
