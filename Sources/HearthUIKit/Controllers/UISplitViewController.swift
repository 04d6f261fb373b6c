import Foundation
import HearthCore
import HearthUI
import Observation

/// View controllers in columns: a `NavigationSplitView` of SwiftUI, which shows one of them in narrow windows.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(FolderController(), for: .primary)
///     split.setViewController(NoteController(), for: .secondary)
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two: primary and secondary. Three: with a supplementary one between them.
    case doubleColumn = 1, tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// At the leading edge; next to it; over the rest; and instead of all in narrow windows.
    case primary = 0, supplementary, secondary, compact
  }
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the window's width says; the last one alone; the last one with the one before it; all three.
    case automatic = 0, secondaryOnly, oneBesideSecondary, twoBesideSecondary
  }
  public let style: Style
  private let model: ColumnsModel
  /// Creates columns without view controllers.
  public init(style: Style) {
    self.style = style
    model = ColumnsModel(isTriple: style == .tripleColumn)
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() { view = HostingView(AnyView(ColumnsView(model: model))) }
  override var ignoredSafeArea: SafeAreaRegions { [] }
  override func childDidChange(_ child: UIViewController) { changeState { [model] in model.version += 1 } }

  /// Shows a view controller in a column; nil for none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = model.controllers[column]
    if old === vc { return }
    old?.removeFromParent()
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    changeState { [model] in model.controllers[column] = vc }
  }
  /// The view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { model.controllers[column] }
  /// The view controllers, from the leading edge on.
  open var viewControllers: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { model.controllers[$0] }
  }
  /// Shows a column: in narrow windows it is the one that is seen.
  open func show(_ column: Column) {
    changeState { [model] in
      model.column = column
      if column == .primary { model.visibility = .all }
    }
  }
  /// Hides the columns at the leading edge, up to one of them.
  open func hide(_ column: Column) {
    changeState { [model] in
      model.visibility = column == .supplementary || !model.isTriple ? .detailOnly : .doubleColumn
      if column == model.column { model.column = .secondary }
    }
  }
  /// Which columns are to be seen where there is room for them.
  open var preferredDisplayMode: DisplayMode {
    get {
      switch model.visibility {
      case .detailOnly: .secondaryOnly
      case .doubleColumn: .oneBesideSecondary
      case .all: model.isTriple ? .twoBesideSecondary : .oneBesideSecondary
      default: .automatic
      }
    }
    set {
      changeState { [model] in
        switch newValue {
        case .automatic: model.visibility = .automatic
        case .secondaryOnly: model.visibility = .detailOnly
        case .oneBesideSecondary: model.visibility = model.isTriple ? .doubleColumn : .all
        case .twoBesideSecondary: model.visibility = .all
        }
      }
    }
  }
  /// Whether the window is narrow, so that one column is seen.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

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

extension UIViewController {
  /// The columns that the view controller is in.
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UISplitViewController { return found }
      next = controller.parent
    }
    return nil
  }
  /// Shows a view controller beside this one: in the last column, else above everything.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController ?? splitViewController {
      split.setViewController(vc, for: .secondary)
      split.show(.secondary)
    } else {
      present(vc, animated: true)
    }
  }
}

@Observable @MainActor private final class ColumnsModel {
  let isTriple: Bool
  var controllers: [UISplitViewController.Column: UIViewController] = [:]
  var visibility = NavigationSplitViewVisibility.automatic
  var column = UISplitViewController.Column.primary
  var version = 0
  init(isTriple: Bool) { self.isTriple = isTriple }
}

private struct ColumnsView: View {
  @Bindable var model: ColumnsModel
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var compactColumn: Binding<NavigationSplitViewColumn> {
    let model = model
    return Binding {
      model.column == .secondary ? .detail : model.column == .supplementary ? .content : .sidebar
    } set: {
      model.column = $0 == .detail ? .secondary : $0 == .content ? .supplementary : .primary
    }
  }
  var body: some View {
    let _ = model.version
    if sizeClass == .compact, let compact = model.controllers[.compact] {
      ControllerPresenter(controller: compact)
    } else if model.isTriple {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: compactColumn) {
        column(.primary)
      } content: {
        column(.supplementary)
      } detail: {
        column(.secondary)
      }
    } else {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: compactColumn) {
        column(.primary)
      } detail: {
        column(.secondary)
      }
    }
  }
  @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
    if let controller = model.controllers[column] {
      if controller is UINavigationController {
        ControllerPresenter(controller: controller).id(ObjectIdentifier(controller))
      } else {
        PageView(controller: controller, isBarHidden: false, hasLargeTitle: false, version: model.version)
          .id(ObjectIdentifier(controller))
      }
    }
  }
}
