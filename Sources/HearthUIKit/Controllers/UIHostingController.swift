import Foundation
import HearthCore
import HearthUI

/// What of a hosting controller's view follows the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `preferredContentSize` is the size that the content would like to have.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's `intrinsicContentSize` is.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller whose view is one of SwiftUI.
///
///     let controller = UIHostingController(rootView: ContentView())
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of SwiftUI. State that it has stays when a new value is set.
  open var rootView: Content { didSet { host.rootView = rootView } }
  /// What follows the size of the content.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() } }
  }
  private lazy var host = _UIHostingView(rootView: rootView)

  /// The edges of the window and the keyboard that the content stays inside of: all by itself. Those
  /// that are missing it lies below.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { if safeAreaRegions != oldValue { safeAreaDidChange() } }
  }
  /// Whether the content lies below all edges, by the name that came before `safeAreaRegions`.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
  private func safeAreaDidChange() { host.ignoredRegions = SafeAreaRegions.all.subtracting(safeAreaRegions) }
  /// Creates a controller for a view of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no files to make view controllers from: nil, always.
  public init?(coder: NSCoder, rootView: Content) { return nil }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() { view = host }
  override var ignoredSafeArea: SafeAreaRegions { [] }
  /// The size that the content would like to have in a size: points.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.contentSize(ProposedViewSize(size)) ?? .zero }
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      if own != .zero || !sizingOptions.contains(.preferredContentSize) { return own }
      return host.contentSize(.unspecified) ?? .zero
    }
    set { super.preferredContentSize = newValue }
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

/// A view of UIKit that shows one of SwiftUI: that of a `UIHostingController`, for use without one.
///
///     let badge = _UIHostingView(rootView: Text("New").padding(4))
///     cell.contentView.addSubview(badge)
@MainActor @preconcurrency open class _UIHostingView<Content: View>: UIView {
  /// The view of SwiftUI. State that it has stays when a new value is set.
  public var rootView: Content {
    didSet {
      needsUpdate()
      invalidateIntrinsicContentSize()
    }
  }
  /// Creates a view that shows one of SwiftUI. It would like to be as large as that.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Several views lie one above the other, as at the root of a window.
  override func makeContent() -> AnyView? {
    let content = Content._elementCount == 1 ? AnyView(rootView) : AnyView(VStack(spacing: 0) { rootView })
    return ignoredRegions.isEmpty ? content : AnyView(content.ignoresSafeArea(ignoredRegions))
  }
  /// What of the safe area the content lies below.
  fileprivate var ignoredRegions: SafeAreaRegions = [] { didSet { if ignoredRegions != oldValue { needsUpdate() } } }
  override var centersContent: Bool { true }
  private var contentHits: ContentHitView?
}

extension _UIHostingView: ContentHitting {
  func showContentHits() {
    if contentHits != nil { return }
    let view = ContentHitView()
    contentHits = view
    addSubview(view)
  }
}

/// A view that is as large as its content of SwiftUI would like to be.
@MainActor protocol ContentSized: UIView {}
extension _UIHostingView: ContentSized {}
extension HostingView: ContentSized {}

/// A view with content of SwiftUI that can tell what of it is hit.
@MainActor protocol ContentHitting: UIView {
  /// From here on the view answers `hitTest(_:with:)` with a subview where its content is hit, and with itself where
  /// nothing is.
  func showContentHits()
}

/// Stands for the content of the view that it is in. It is never seen.
@MainActor final class ContentHitView: UIView {
  init() {
    super.init(frame: .zero)
    isHidden = true
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hostView, let behavior = hostView.behavior else { return nil }
    return behavior.hitsContent(convert(point, to: hostView)) ? self : nil
  }
}

/// The view of a controller that is made of views of SwiftUI. It fills the place that it is given.
@MainActor final class HostingView: UIView {
  var rootView: AnyView { didSet { needsUpdate() } }
  init(_ rootView: AnyView) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? { rootView }
  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}
