import Foundation
import HearthCore
import HearthUI
import Observation

/// Shows view controllers one above the other, with a bar and a way back: a `NavigationStack` of SwiftUI.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  private let model = StackModel()
  /// The view controllers, from the root to the one that is seen.
  open var viewControllers: [UIViewController] {
    get { model.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The view controller that is shown; nil for none.
  open var topViewController: UIViewController? { model.controllers.last }
  /// The view controller that is seen: one that is presented, else the one at the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// The bar above the pages: what it looks like, and whether titles may be large.
  open var navigationBar: UINavigationBar { model.bar }
  /// Whether no bar is shown.
  open var isNavigationBarHidden: Bool {
    get { model.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Creates a stack with one view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() { view = HostingView(AnyView(StackView(model: model))) }
  override var ignoredSafeArea: SafeAreaRegions { [] }

  /// What goes back when a finger comes from the edge. Kept for what an app sets on it, and without effect: the bar's
  /// button, Alt with the left arrow key and gestures of the desktop go back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// Shows a view controller above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(model.controllers + [viewController], animated: animated)
  }
  /// Goes back by one. Returns what is gone; nil at the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard model.controllers.count > 1, let last = model.controllers.last else { return nil }
    setViewControllers(Array(model.controllers.dropLast()), animated: animated)
    return last
  }
  /// Goes back to the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(model.controllers.dropFirst())
    setViewControllers(Array(model.controllers.prefix(1)), animated: animated)
    return gone
  }
  /// Goes back to a view controller of the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = model.controllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(model.controllers[(index + 1)...])
    setViewControllers(Array(model.controllers[...index]), animated: animated)
    return gone
  }
  /// Shows other view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = model.controllers
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in viewControllers where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let isOther = viewControllers.last !== old.last
    if isOther, let top = viewControllers.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    let change = { self.model.controllers = viewControllers }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
    if isOther, let top = viewControllers.last { tellOfTop(top, animated) }
  }
  /// Who is told what comes to the top.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { model.userWillPop = { [weak self] in self?.userWillPop(to: $0) } }
  }
  private func tellOfTop(_ top: UIViewController, _ animated: Bool) {
    guard delegate != nil else { return }
    let tell = { [weak self] in
      guard let self, topViewController === top else { return }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    if let engine = viewIfLoaded?.window?.content?.engine { engine.performAtEndOfFrame(tell) } else { tell() }
  }
  private func userWillPop(to top: UIViewController) {
    delegate?.navigationController(self, willShow: top, animated: true)
    tellOfTop(top, true)
  }
  /// The bar below the pages, with the `toolbarItems` of the page at the top: what it looks like.
  open private(set) lazy var toolbar: UIToolbar! = {
    let bar = UIToolbar()
    bar.didChange = { [weak self] in self?.changeState { [model = self?.model] in model?.version += 1 } }
    model.toolbar = bar
    return bar
  }()
  /// Whether that bar is not shown, as by itself.
  open var isToolbarHidden: Bool {
    get { model.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows the bar below the pages, or hides it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    let change = { self.changeState { [model = self.model] in model.isToolbarHidden = hidden } }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Shows the bar, or hides it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    let change = {
      self.changeState { [model = self.model] in
        model.isBarHidden = hidden
        if model.bar.isHidden != hidden { model.bar.isHidden = hidden }
      }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Whether the bar goes while one scrolls down. It stays here, which is reported, as for the following.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe { reportStayingBar("hidesBarsOnSwipe") } }
  }
  /// Whether the bar goes with a tap, and comes with the next.
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap { reportStayingBar("hidesBarsOnTap") } }
  }
  /// Whether the bar goes while the keyboard is there.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { if hidesBarsWhenKeyboardAppears { reportStayingBar("hidesBarsWhenKeyboardAppears") } }
  }
  /// Whether the bar goes on a low screen.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      if hidesBarsWhenVerticallyCompact { reportStayingBar("hidesBarsWhenVerticallyCompact") }
    }
  }
  private func reportStayingBar(_ name: String) {
    Report(
      kind: .notOnLinux, path: "UINavigationController.\(name)",
      message: "the bar stays. Call setNavigationBarHidden(_:animated:) when it is to go."
    ).tell()
  }
  override func childDidChange(_ child: UIViewController) {
    changeState { [model] in model.version += 1 }
  }

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

@Observable @MainActor private final class StackModel {
  var controllers: [UIViewController] = []
  var isBarHidden = false
  /// Whether no bar is shown, as the controller says or the bar itself.
  var hidesBar: Bool { isBarHidden || bar.isHidden }
  var isToolbarHidden = true
  var version = 0
  /// The user goes back, to what is at the top then.
  @ObservationIgnored var userWillPop: ((UIViewController) -> Void)?
  @ObservationIgnored var toolbar: UIToolbar?
  @ObservationIgnored private(set) lazy var bar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.didChange = { [weak self] in WindowDisplay.changeState { self?.version += 1 } }
    bar.pages = { [weak self] in self?.controllers.map(\.navigationItem) ?? [] }
    return bar
  }()
  func pageView(_ controller: UIViewController) -> PageView {
    let index = controllers.firstIndex { $0 === controller } ?? 0
    return PageView(
      controller: controller, titleBehind: index > 0 ? controllers[index - 1].navigationItem.titleBehind : nil,
      isBarHidden: hidesBar, isCovered: index < controllers.count - 1,
      hidesTabs: controllers[..<(index + 1)].dropFirst().contains { $0.hidesBottomBarWhenPushed },
      hasLargeTitle: bar.prefersLargeTitles, version: version, showsToolbar: !isToolbarHidden)
  }
}

private struct StackView: View {
  let model: StackModel
  private var path: Binding<[Page]> {
    let model = model
    return Binding {
      model.controllers.dropFirst().map { Page(controller: $0) }
    } set: { pages in
      let kept = Array(model.controllers.prefix(1)) + pages.map(\.controller)
      for controller in model.controllers where !kept.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      if let top = kept.last, top !== model.controllers.last { model.userWillPop?(top) }
      model.controllers = kept
    }
  }
  var body: some View {
    let _ = model.version
    NavigationStack(path: path) {
      if let root = model.controllers.first {
        model.pageView(root).id(ObjectIdentifier(root))
          .navigationDestination(for: Page.self) { model.pageView($0.controller) }
      }
    }
    .transformEnvironment(\.appearances) {
      model.bar.add(to: &$0)
      model.toolbar?.add(to: &$0)
    }
  }
}

/// A page of the stack: its identity is the view controller's.
nonisolated private struct Page: Hashable {
  let controller: UIViewController
  static func == (a: Page, b: Page) -> Bool { a.controller === b.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// A page with what its bar shows.
struct PageView: View {
  let controller: UIViewController
  /// What the button that goes back says; nil for the title of the page behind, an empty text for nothing.
  var titleBehind: String?
  let isBarHidden: Bool
  /// Whether another page is above it.
  var isCovered = false
  var hidesTabs = false
  let hasLargeTitle: Bool
  let version: Int
  var showsToolbar = false
  private var titleMode: NavigationBarItem.TitleDisplayMode {
    // Source: UIKit, `prefersLargeTitles`: where it is false no title is large.
    if !hasLargeTitle { return .inline }
    switch controller.navigationItem.largeTitleDisplayMode {
    case .automatic: return .automatic
    case .always: return .large
    case .never: return .inline
    }
  }
  var body: some View {
    // What a view controller says of its bar when its view is made is there from the beginning.
    let _ = controller.loadViewIfNeeded()
    let item = controller.navigationItem
    page(item.search)
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(titleMode)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .navigationBackTitle(titleBehind?.isEmpty == true ? nil : titleBehind, isHidden: titleBehind?.isEmpty == true)
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar(hidesTabs ? .hidden : .automatic, for: .tabBar)
      .toolbar {
        if let titleView = item.titleView {
          ToolbarItem(placement: .principal) { TitleViewPresenter(view: titleView) }
        } else if let prompt = item.prompt {
          ToolbarItem(placement: .principal) {
            PromptedTitle(prompt: prompt, title: item.title ?? controller.title ?? "")
          }
        }
        ToolbarItemGroup(placement: .topBarLeading) { items(item.leftBarButtonItems) }
        ToolbarItemGroup(placement: .topBarTrailing) { items(item.rightBarButtonItems?.reversed()) }
        if showsToolbar {
          ToolbarItemGroup(placement: .bottomBar) { items(controller.toolbarItems) }
        }
      }
  }
  private func page(_ search: (any PageSearch)?) -> some View {
    let page = AnyView(ControllerPresenter(controller: controller, isCovered: isCovered))
    return search?.searched(page) ?? page
  }
  private func items(_ items: [UIBarButtonItem]?) -> some View {
    ForEach(items ?? [], id: \.identity) { $0.view }
  }
}

/// A title with the line above it.
private struct PromptedTitle: View {
  let prompt: String
  let title: String
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: prompt).font(.caption).foregroundStyle(.secondary)
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
    }
    .lineLimit(1)
  }
}

/// What a page has instead of its title.
private struct TitleViewPresenter: View {
  let view: UIView
  var body: some View {
    let size = view.sizeAsContent(.unspecified)
    UIViewPresenter(view: view).frame(width: size.width, height: size.height)
  }
}

extension UIViewController {
  /// The transition that goes on, of a presentation in a way of the app's own; nil for none, as other view controllers come
  /// and go at once.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    customPresentation?.transition ?? presentedViewController?.customPresentation?.transition
  }
  /// The stack that the view controller is in.
  public var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UINavigationController { return found }
      next = controller.parent
    }
    return nil
  }
  /// The bar of tabs that the view controller is in.
  public var tabBarController: UITabBarController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UITabBarController { return found }
      next = controller.parent
    }
    return nil
  }
  /// Shows a view controller where one goes on: on the stack, else above everything.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

extension UINavigationController: BarOwner { static var isOfSystem: Bool { self == UINavigationController.self } }
