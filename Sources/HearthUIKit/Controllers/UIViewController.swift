import Foundation
import HearthCore
import HearthUI

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
  /// Whether it covers the window.
  var coversWindow: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}

/// Manages a view: makes it, hears when it comes and goes, and presents others.
///
/// In SwiftUI it is shown by a `UIViewControllerRepresentable`. What it presents is a sheet, or covers the window, by the
/// rules of SwiftUI's presentations.
@MainActor @preconcurrency open class UIViewController: UIResponder, ViewManager, UITraitChangeObservable {
  /// There are no files of interfaces here: both parameters are to be nil.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName {
      Report(
        kind: .notOnLinux, path: "\(Self.self)",
        message: "the interface '\(nibName)' cannot be read: interface files are of Xcode. Make the view in loadView()."
      ).tell()
    }
  }
  /// Creates a view controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  // MARK: The view

  private var loaded: UIView?
  /// The view, made now if it is not there.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.viewController = nil
      loaded = newValue
      newValue?.viewController = self
    }
  }
  /// The view; nil before it is made.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }
  /// Makes the view if it is not there.
  open func loadViewIfNeeded() {
    if loaded != nil { return }
    loadView()
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }
  /// Makes the view and sets it: by itself an empty one.
  open func loadView() { view = UIView() }
  /// The view was made. Does nothing by itself, as the following.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has its place in the window, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The system is short of memory. No desktop says so, and it is never called.
  open func didReceiveMemoryWarning() {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // The same by the names of a Mac. They do nothing by themselves.

  /// The view is about to be shown.
  open func viewWillAppear() {}
  /// The view is shown.
  open func viewDidAppear() {}
  /// The view is about to go.
  open func viewWillDisappear() {}
  /// The view has gone.
  open func viewDidDisappear() {}
  /// The views in the view are about to be placed.
  open func viewWillLayout() {}
  /// The views in the view are placed.
  open func viewDidLayout() {}
  /// What the view controller shows, by the name of a Mac: the app's own.
  open var representedObject: Any?
  /// Makes constraints before the view is laid out: has the view make its own by itself.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  private(set) final var isShown = false
  /// Whether the view comes because the view controller was presented itself. True in `viewWillAppear(_:)` and
  /// `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { move == .presented }
  /// Whether the view goes because the presentation ends. True in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { move == .dismissed }
  /// Whether the view comes because the view controller was added to another, as one that is pushed. True as `isBeingPresented`.
  open var isMovingToParent: Bool { move == .added }
  /// Whether the view goes because the view controller has left another, as one that is popped. True as `isBeingDismissed`.
  open var isMovingFromParent: Bool { move == .removed }
  private enum Move { case presented, dismissed, added, removed }
  /// Why the view comes or goes, while it does.
  private var move: Move?
  /// What it came by, until it goes by the opposite.
  private var arrival: Move?
  /// Where the view controller was when its view came.
  private weak var arrivalParent: UIViewController?
  /// At the end of the frame, so that view controllers in this one, whose views come and go with it, can ask for it.
  private func forgetMove() {
    guard move != nil else { return }
    if let engine = view.root.behavior?.node.engine {
      engine.performAtEndOfFrame { [weak self] in self?.move = nil }
    } else {
      move = nil
    }
  }
  private var moveIn: Move? {
    if presenter != nil, arrival != .presented { return .presented }
    return parent != nil && parent !== arrivalParent ? .added : nil
  }
  private var moveOut: Move? {
    if arrival == .presented { return .dismissed }
    return arrival == .added && parent !== arrivalParent ? .removed : nil
  }
  private static func reportMotions(_ type: AnyClass) {
    if !ClassMethods.motions.areOverridden(by: type) { return }
    Report(
      kind: .notOnLinux, path: "\(type).motionEnded",
      message:
        "no desktop says that a device is shaken. Offer the same by a button or a key; tests call TestWindow.shake()."
    ).tell()
  }
  func viewMoved(intoWindow: Bool) {
    if intoWindow == isShown { return }
    isShown = intoWindow
    move = intoWindow ? moveIn : moveOut
    if move != nil { (arrival, arrivalParent) = intoWindow ? (move, parent) : (nil, nil) }
    defer { forgetMove() }
    if intoWindow {
      viewWillAppear(false)
      viewWillAppear()
      viewIsAppearing(false)
      viewDidAppear(false)
      viewDidAppear()
      Self.reportMotions(type(of: self))
      userActivity?.makeCurrent()
    } else {
      viewWillDisappear(false)
      viewWillDisappear()
      viewDidDisappear(false)
      viewDidDisappear()
      userActivity?.resignCurrent()
    }
  }

  /// A title, which bars show.
  open var title: String? { didSet { if title != oldValue { parent?.childDidChange(self) } } }
  /// What bars show of this view controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    item.didChange = { [weak self] in self.map { $0.parent?.childDidChange($0) } }
    return item
  }()
  /// What a tab shows of this view controller.
  open var tabBarItem: UITabBarItem! {
    didSet {
      tabBarItem?.didChange = { [weak self] in self.map { $0.parent?.childDidChange($0) } }
      parent?.childDidChange(self)
    }
  }
  /// The buttons of the bar below the page, in a navigation controller whose toolbar is not hidden.
  open var toolbarItems: [UIBarButtonItem]? { didSet { parent?.childDidChange(self) } }
  /// Shows other buttons in that bar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    if animated {
      self.toolbarItems = toolbarItems
    } else {
      UIView.performWithoutAnimation { self.toolbarItems = toolbarItems }
    }
  }
  /// Points that are added to what bars and edges of the device cover of the view. Of view controllers that fill a page,
  /// a tab, a sheet or a window.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { changeState { [overlayModel] in overlayModel.insets += 1 } } }
  }
  /// The edges at which the view lies below bars, too.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { changeState { [overlayModel] in overlayModel.insets += 1 } } }
  }
  /// Whether it does so below bars that nothing is seen through. A hint: all bars are alike in that here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether presentations over the current context cover this view controller. A hint: they cover the window.
  open var definesPresentationContext = false
  private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a key to those of `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes a key away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  /// Whether the user edits what the view shows.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins editing, and ends it.
  open var editButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    item.primaryAction = UIAction(title: item.title ?? "") { [weak self, weak item] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
      item?.title = (isEditing ? UIBarButtonItem.SystemItem.done : .edit).content.title
      childDidChange(self)
    }
    return item
  }
  func childDidChange(_ child: UIViewController) { parent?.childDidChange(self) }
  /// Makes a change that views of SwiftUI depend on. A view controller whose view is made while these are evaluated makes
  /// it right after them.
  final func changeState(_ change: @escaping () -> Void) { WindowDisplay.changeState(change) }
  /// The size that the view wants to have in a popover or another view controller.
  open var preferredContentSize = CGSize.zero
  /// What the view is laid out by.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// Light or dark for the view and all that is in it; `.unspecified` for what is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// What the view controller sets of traits for its view and for all that is in it.
  open var traitOverrides: UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
  public var _traitRegistrations: [UITraitChangeRegistration] = [] {
    didSet { if _traitRegistrations.isEmpty != oldValue.isEmpty { viewIfLoaded?.needsUpdate() } }
  }
  /// Traits of the view are different. Called within the same frame, before the view is laid out again. Does nothing by
  /// itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Traits of the view are about to be different. Tells the children whose views are in this one's by itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in innerChildren { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The view is about to get another size, with its window or otherwise; not called for the first one. Tells the
  /// children whose views are in this one's by itself, with the size that `size(forChildContentContainer:…)` says.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in innerChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }
  /// The size of a child's view where this one's has the size `parentSize`: the same by itself.
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Those that SwiftUI does not place itself.
  private var innerChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.hostView != nil } }
  var followsTraits: Bool {
    !_traitRegistrations.isEmpty || ClassMethods.controllerTraits.areOverridden(by: type(of: self))
  }
  var followsLayout: Bool { ClassMethods.controllerLayouts.areOverridden(by: type(of: self)) }
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    let transition = makeTransition()
    willTransition(to: new, with: transition)
    traitCollectionDidChange(old)
    tellRegistrations(old, new)
    transition.run()
  }
  private func makeTransition() -> Transition {
    let engine = view.root.behavior?.node.engine
    return Transition { action in if let engine { engine.performAtEndOfFrame(action) } else { action() } }
  }
  func viewWillChange(to size: CGSize) -> () -> Void {
    let transition = makeTransition()
    viewWillTransition(to: size, with: transition)
    return { transition.run() }
  }

  // MARK: Bars of the system

  let overlayModel = OverlayModel()
  /// What the bar at the top of a device's screen is to look like. Not asked: bars of desktops and phones on Linux belong
  /// to the desktop, which chooses their colours.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar at the top of a device's screen is to be hidden. Asked when the view is shown, and after
  /// `setNeedsStatusBarAppearanceUpdate()`. The windows of desktops and pads have no such bar above them.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the bar at the bottom of a device's screen is to be hidden, as `prefersStatusBarHidden`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked instead of this view controller; nil, the value by itself, for none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// As `childForStatusBarHidden`, for `preferredStatusBarStyle`. Not asked.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// As `childForStatusBarHidden`, for `prefersHomeIndicatorAutoHidden`.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The preferences for the bar at the top have changed.
  open func setNeedsStatusBarAppearanceUpdate() { overlaysDidChange() }
  /// The preferences for the bar at the bottom have changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { overlaysDidChange() }
  private func overlaysDidChange() {
    changeState { [overlayModel] in overlayModel.version += 1 }
    // One around may ask this one.
    parent?.overlaysDidChange()
  }
  /// Whether a bar of tabs is hidden while this view controller is on a stack, above its root, or others are above it.
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { parent?.childDidChange(self) } }
  }

  /// The edges at which the app's own gestures come before those of the system. Not asked: desktops have none there.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// As `childForStatusBarHidden`, for the edges. Not asked.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The preferences for the edges have changed. Nothing asks for them.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Orientation

  /// Which ways up the view is laid out for: all on a tablet, all but upside down on a phone, unless a class says
  /// otherwise. The window has the shape that the desktop gives it, whatever is said here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard }
  /// Which way up the view is best. Not asked: the desktop turns the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the view may turn with the device. Not asked, as on Apple's systems since iOS 16.
  open var shouldAutorotate: Bool { true }
  /// The value of `supportedInterfaceOrientations` has changed. On phones and tablets it is asked, and a window
  /// that is not as it says is reported once: the desktop turns the screen, and an app cannot.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    (viewIfLoaded?.window ?? hostWindow)?.checkOrientation(supports: supportedInterfaceOrientations)
  }

  // MARK: Containers

  /// The view controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The view controller that this one is in.
  open private(set) weak var parent: UIViewController?
  /// Takes a view controller in. Its view is to be added to this one's, and `didMove(toParent:)` called then.
  open func addChild(_ child: UIViewController) {
    if child === self || child.parent === self { return }
    child.parent?.drop(child)
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  private func drop(_ child: UIViewController) { children.removeAll { $0 === child } }
  /// Leaves the view controller that this one is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.drop(self)
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.hostView ?? parent ?? viewIfLoaded?.window }

  // MARK: Presentation

  /// Who says how the view controller is presented in a way of the app's own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private(set) var customPresentation: CustomPresentation?
  /// How this view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the presentation comes and goes. `coverVertical` is the way of the device; `partialCurl` is reported, and that
  /// too. Alerts have a way of their own.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet {
      reportUnkept(
        "UIViewController.modalTransitionStyle", if: modalTransitionStyle == .partialCurl && oldValue != .partialCurl,
        "no page curls: the presentation comes as others do.")
    }
  }
  /// Whether the user cannot end the presentation.
  open var isModalInPresentation = false {
    didSet { if isModalInPresentation != oldValue { presentingStation?.didChange() } }
  }
  /// The view controller that this one presents, or that one around it does.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  /// The view controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  private var ownPresented: UIViewController?
  private weak var presenter: UIViewController?
  private weak var presentingStation: PresentationStation?
  private var ownStation: PresentationStation?
  /// How the view controller is presented, where somebody has asked for that.
  var ownPresentation: (any ShownPresentation)?
  func presentationDidChange() { presentingStation?.didChange() }

  /// Presents a view controller above the window: as a sheet, or over all of the window, as its style says.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if let ownPresented {
      Report(
        kind: .presentation, path: "\(type(of: self))",
        message:
          "\(type(of: viewController)) cannot be presented while \(type(of: ownPresented)) is. End that first, or present from it."
      ).tell()
      return
    }
    guard let window = viewIfLoaded?.window ?? hostWindow ?? UIApplication.shared.keyWindow else {
      Report(
        kind: .presentation, path: "\(type(of: self))",
        message: "\(type(of: viewController)) cannot be presented: there is no window."
      ).tell()
      return
    }
    guard let content = window.content else {
      Report(
        kind: .presentation, path: "\(type(of: self))",
        message: "\(type(of: viewController)) cannot be presented: the window is in no scene."
      ).tell()
      return
    }
    if let custom = CustomPresentation(viewController, from: self) {
      (ownPresented, viewController.presenter, viewController.customPresentation) = (viewController, self, custom)
      return custom.show(in: window, animated: animated, completion: completion)
    }
    let station = ownStation ?? PresentationStation(content, for: window.display?.place)
    ownStation = station
    ownPresented = viewController
    viewController.presenter = self
    viewController.presentingStation = station
    let actions = {
      station.show(viewController) { [weak self] in self?.presentationDidEnd() }
    }
    if animated { actions() } else { UIView.performWithoutAnimation(actions) }
    if let completion { content.engine.performAtEndOfFrame(completion) }
  }
  /// Ends the presentation of what this view controller presents; else that of itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presenting = ownPresented != nil ? self : presentingViewController, let shown = presenting.ownPresented,
      let custom = shown.customPresentation
    {
      if custom.transition != nil { return }
      return custom.end(animated: animated) {
        (presenting.ownPresented, shown.presenter, shown.customPresentation) = (nil, nil, nil)
        completion?()
      }
    }
    guard let presenting = ownPresented != nil ? self : presentingViewController, let station = presenting.ownStation,
      presenting.ownPresented != nil
    else {
      hostEnvironment?.dismiss()
      completion?()
      return
    }
    if station.isEnding {
      Report(
        kind: .presentation, path: "\(type(of: self))",
        message: "is dismissed although what it presents is on its way out. Its completion runs with that of the first."
      ).tell()
      let first = station.whenEnded
      station.whenEnded = {
        first?()
        completion?()
      }
      return
    }
    station.whenEnded = completion
    if animated { station.end() } else { UIView.performWithoutAnimation { station.end() } }
  }
  private func presentationDidEnd() {
    let presented = ownPresented, isByUser = ownStation?.wasEndedByApp == false
    ownPresented = nil
    presented?.presenter = nil
    presented?.presentingStation = nil
    if isByUser { presented?.ownPresentation?.userDidDismiss() }
  }
  /// What is shown where there is nothing else to show, and what says so.
  var nothingToShow: (view: UIView, configuration: Any)?
  /// What of the safe area the view lies below when it is shown over all of a place.
  var ignoredSafeArea: SafeAreaRegions { .container }
  /// The window whose root this is.
  weak var hostWindow: UIWindow?
  /// Where SwiftUI shows this view controller.
  var hostEnvironment: EnvironmentValues? {
    viewIfLoaded.flatMap { $0.behavior.map { EnvironmentValues(scope: $0.node.scope) } }
  }
}

/// The view controller of all that SwiftUI shows in a window.
@MainActor final class WindowRootController: UIViewController {
  private let content: WindowContent
  let station: PresentationStation
  init(_ content: WindowContent) {
    self.content = content
    station = PresentationStation(content)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func loadView() { view = WindowRootView(content) }
}

/// A view that stands for all of a window: places are those of the window.
@MainActor final class WindowRootView: UIView {
  private let content: WindowContent
  init(_ content: WindowContent) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.windowSize))
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: content.windowSize) }
    set {}
  }
  override var frame: CGRect {
    get { bounds }
    set {}
  }
  override var window: UIWindow? { UIWindow.window(of: content) }
  override var safeAreaInsets: UIEdgeInsets { window?.safeAreaInsets ?? .zero }
  override var insetsWithKeyboard: UIEdgeInsets { window?.insetsWithKeyboard ?? .zero }
  // Views that are added lie in front of what SwiftUI shows.
  override func addSubview(_ view: UIView) { window?.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { window?.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    window?.insertSubview(view, aboveSubview: other)
  }
  override func insertSubview(_ view: UIView, belowSubview other: UIView) {
    window?.insertSubview(view, belowSubview: other)
  }
  override func bringSubviewToFront(_ view: UIView) { window?.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { window?.sendSubviewToBack(view) }
  override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    window?.exchangeSubview(at: first, withSubviewAt: second)
  }
  override func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : window?.added?.viewWithTag(tag) }
  override var subviews: [UIView] { window?.subviews ?? [] }
  override var constraintItem: UIView { window?.host ?? self }
}

extension ClassMethods {
  /// Those of a view controller that hear of traits.
  fileprivate static let controllerTraits = ClassMethods(of: UIViewController.self, overriddenBy: TraitController.self)
}
private final class TraitController: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIViewController: UIAppearanceContainer {}
