import Foundation
import HearthCore
import HearthUI
import Observation

/// What a bar shows of a view controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the page before, always large, or never.
    case automatic = 0, always, never
  }
  /// The title of the page; nil for that of its view controller.
  open var title: String? { didSet { if title != oldValue { didChange?() } } }
  /// The buttons at the leading edge, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// The buttons at the trailing edge, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// How large the title is, where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
  /// Whether no way back is shown.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// The button nearest to the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button nearest to the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  var didChange: (() -> Void)?
  /// Creates an item with a title.
  public init(title: String) { self.title = title }
  override init() { super.init() }
  nonisolated deinit {}
}

/// A button of a bar.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  /// Buttons with a meaning.
  public enum SystemItem: Int, Sendable {
    /// A word: what was edited is kept.
    case done = 0
    /// Words, room, and symbols of what apps do most.
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh
    /// Symbols of what is done with media, and with what was done.
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// A cross.
    case close = 24
    var content: (title: String?, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .add: (nil, "plus")
      case .flexibleSpace, .fixedSpace: (nil, nil)
      case .compose: (nil, "square.and.pencil")
      case .reply: (nil, "arrowshape.turn.up.left")
      case .action: (nil, "square.and.arrow.up")
      case .organize: (nil, "folder")
      case .bookmarks: (nil, "book")
      case .search: (nil, "magnifyingglass")
      case .refresh: (nil, "arrow.clockwise")
      case .stop, .close: (nil, "xmark")
      case .camera: (nil, "camera")
      case .trash: (nil, "trash")
      case .play: (nil, "play.fill")
      case .pause: (nil, "pause.fill")
      case .rewind: (nil, "backward.fill")
      case .fastForward: (nil, "forward.fill")
      }
    }
  }
  /// The title; of a symbol, what assistive technology says.
  open var title: String?
  /// The image, in place of the title.
  open var image: UIImage?
  /// Whether the button can be pressed.
  open var isEnabled = true
  /// The colour of the button; nil for that of its bar.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// What the button opens, where it has no action.
  open var menu: UIMenu?
  /// What the button does.
  open var primaryAction: UIAction?
  /// A view in place of the button.
  open var customView: UIView?
  /// What tests find the button by.
  open var accessibilityIdentifier: String?
  /// Creates a button with a title or an image, and what it does or opens.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates a button with a meaning, and what it does or opens.
  public required init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (title, image) = (systemItem.content.title, systemItem.content.symbol.flatMap { UIImage(systemName: $0) })
    (self.primaryAction, self.menu) = (primaryAction, menu)
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }
  /// Room that other items leave is here.
  open class func flexibleSpace() -> Self { Self(systemItem: .flexibleSpace) }
  /// Room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// Points; 0 for the width of its content.
  open var width: CGFloat = 0
  private var space: SystemItem?
  /// Creates an item that is a view.
  public init(customView: UIView) { self.customView = customView }
  nonisolated deinit {}
  private var isProxy = false
  private var titles = StateLetters() { didSet { didChange() } }
  private func didChange() { if isProxy { AppearanceStore.proxyDidChange() } }
  /// What is set on it holds for the buttons of all bars.
  open class func appearance() -> UIBarButtonItem { AppearanceStore.proxy({ UIBarButtonItem() }) { $0.isProxy = true } }
  /// The title of the button: the colour (`foregroundColor`) of the state `normal` counts, also for a symbol.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles.set(attributes, state)
  }
  /// What was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles.attributes(state)
  }
  /// The colour that marks it; nil for that of its bar.
  var shownTint: Color? { tintColor.map { Color($0) } ?? titles.normalLetters.color }
  @ViewBuilder var view: some View {
    if space == .flexibleSpace {
      Spacer(minLength: 0)
    } else if space == .fixedSpace {
      Color.clear.frame(width: max(0, width.isFinite ? width : 0), height: 1)
    } else if let customView {
      let size = customView.sizeAsContent(.unspecified)
      UIViewPresenter(view: customView).frame(width: size.width, height: size.height)
    } else if let menu, primaryAction == nil {
      Menu {
        menu.items
      } label: {
        label
      }
    } else {
      Button { [weak self] in
        self?.primaryAction?.perform(from: self)
      } label: {
        label
      }
      .disabled(!isEnabled || primaryAction == nil)
      .modifier(OptionalTint(tint: shownTint))
      .modifier(OptionalIdentifier(identifier: accessibilityIdentifier))
    }
  }
  @ViewBuilder private var label: some View {
    if let image {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: title ?? ""))
    } else {
      Text(verbatim: title ?? "")
    }
  }
}

private struct OptionalIdentifier: ViewModifier {
  let identifier: String?
  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}

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
    get { model.isBarHidden }
    set { model.isBarHidden = newValue }
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
    let change = { self.model.controllers = viewControllers }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Shows the bar, or hides it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { model.isBarHidden = hidden }
  override func childDidChange(_ child: UIViewController) { model.version += 1 }
}

@Observable @MainActor private final class StackModel {
  var controllers: [UIViewController] = []
  var isBarHidden = false
  var version = 0
  @ObservationIgnored private(set) lazy var bar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.didChange = { [weak self] in self?.version += 1 }
    return bar
  }()
  func pageView(_ controller: UIViewController) -> PageView {
    PageView(
      controller: controller, isBarHidden: isBarHidden, hasLargeTitle: bar.prefersLargeTitles, version: version)
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
    .transformEnvironment(\.appearances) { model.bar.configure(&$0) }
  }
}

/// A page of the stack: its identity is the view controller's.
nonisolated private struct Page: Hashable {
  let controller: UIViewController
  static func == (a: Page, b: Page) -> Bool { a.controller === b.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

private struct PageView: View {
  let controller: UIViewController
  let isBarHidden: Bool
  let hasLargeTitle: Bool
  let version: Int
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
    let item = controller.navigationItem
    ControllerPresenter(controller: controller)
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(titleMode)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { items(item.leftBarButtonItems) }
        ToolbarItemGroup(placement: .topBarTrailing) { items(item.rightBarButtonItems?.reversed()) }
      }
  }
  private func items(_ items: [UIBarButtonItem]?) -> some View {
    ForEach(items ?? [], id: \.identity) { $0.view }
  }
}

extension UIBarButtonItem { nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) } }

extension UIViewController {
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

/// What a tab shows of a view controller.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  /// The title of the tab.
  open var title: String?
  /// The image of the tab.
  open var image: UIImage?
  /// A short text at the image; nil for none.
  open var badgeValue: String? { didSet { didChange?() } }
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
  /// What is set on it holds for the tabs of all bars.
  open class func appearance() -> UITabBarItem {
    AppearanceStore.proxy({ UITabBarItem(title: nil, image: nil) }) { $0.isProxy = true }
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
  /// What was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles.attributes(state)
  }
  /// Creates an item. The image is the same for a tab that is selected: it has the tint then.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
  }
  nonisolated deinit {}
}

/// View controllers of which a bar of tabs shows one: a `TabView` of SwiftUI.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  private let model = TabsModel()
  /// The view controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { model.controllers }
    set {
      for controller in model.controllers { controller.removeFromParent() }
      model.controllers = newValue ?? []
      for controller in model.controllers {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      if !model.controllers.indices.contains(model.selection) { model.selection = 0 }
    }
  }
  /// The place of the tab that is shown.
  open var selectedIndex: Int {
    get { model.selection }
    set { if model.controllers.indices.contains(newValue) { model.selection = newValue } }
  }
  /// The view controller whose tab is shown.
  open var selectedViewController: UIViewController? {
    get { model.controllers.indices.contains(model.selection) ? model.controllers[model.selection] : nil }
    set { model.controllers.firstIndex { $0 === newValue }.map { model.selection = $0 } }
  }
  /// The bar of the tabs: what it looks like.
  open var tabBar: UITabBar { model.bar }
  nonisolated deinit {}
  open override func loadView() { view = HostingView(AnyView(TabsView(model: model))) }
  override var ignoredSafeArea: SafeAreaRegions { [] }
  override func childDidChange(_ child: UIViewController) { model.version += 1 }
}

@Observable @MainActor private final class TabsModel {
  var controllers: [UIViewController] = []
  var selection = 0
  var version = 0
  @ObservationIgnored private(set) lazy var bar: UITabBar = {
    let bar = UITabBar()
    bar.didChange = { [weak self] in self?.version += 1 }
    return bar
  }()
}

private struct TabsView: View {
  @Bindable var model: TabsModel
  var body: some View {
    let _ = model.version
    TabView(selection: $model.selection) {
      ForEach(Array(model.controllers.enumerated()), id: \.offset) { index, controller in
        let item = controller.tabBarItem
        ControllerPresenter(controller: controller)
          .tabItem {
            if let image = item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? controller.title ?? "")
          }
          .badge(item?.badgeValue)
          .tag(index)
      }
    }
    .transformEnvironment(\.appearances) { model.bar.configure(&$0) }
  }
}
