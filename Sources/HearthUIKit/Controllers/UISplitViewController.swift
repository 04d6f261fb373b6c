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
    /// Two, as `viewControllers` says; two: primary and secondary; three: with a supplementary one between them.
    case unspecified = 0, doubleColumn, tripleColumn
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
  /// How columns share a window in which the ones at the leading edge are seen.
  public enum SplitBehavior: Int, Sendable {
    /// As the window says; beside each other; above the last one, or so that it goes aside.
    case automatic = 0, tile, overlay, displace
  }
  /// What is behind the column at the leading edge.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
  /// What stands for lengths that the system chooses: points, or parts of the width.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
  public let style: Style
  /// Who is asked which column is seen in narrow windows. Held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private let model: ColumnsModel
  /// Creates columns without view controllers.
  public init(style: Style) {
    self.style = style
    model = ColumnsModel(isTriple: style == .tripleColumn)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates two columns, which `viewControllers` fills.
  public convenience init() { self.init(style: .unspecified) }
  /// Creates two columns, which `viewControllers` fills. There are no files to make view controllers from.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(style: .unspecified)
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    model.owner = self
    view = HostingView(AnyView(ColumnsView(model: model)))
  }
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
    get { [.primary, .supplementary, .secondary].compactMap { model.controllers[$0] } }
    set {
      let columns: [Column] =
        newValue.count > 2 || model.isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }
  /// Which columns are seen: only the last one in narrow windows.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode == .automatic
      ? (model.isTriple ? .twoBesideSecondary : .oneBesideSecondary) : preferredDisplayMode
  }
  /// How columns share the window.
  open var preferredSplitBehavior: SplitBehavior {
    get { model.behavior }
    set { changeState { [model] in model.behavior = newValue } }
  }
  /// How columns share the window, as far as the app says so.
  open var splitBehavior: SplitBehavior { model.behavior == .automatic ? .tile : model.behavior }
  /// The width that the column at the leading edge is to have: points; `automaticDimension` for the usual one.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The width that it is to have, as a part of that of all columns: from 0 to 1; `automaticDimension` for the usual one.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The least and the greatest width of it: points; `automaticDimension` for the usual ones.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// As the others, of the column next to it.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  private func widthsDidChange() {
    let primary = ColumnWidths(
      minimumPrimaryColumnWidth, preferredPrimaryColumnWidth, maximumPrimaryColumnWidth,
      fraction: preferredPrimaryColumnWidthFraction)
    let supplementary = ColumnWidths(
      minimumSupplementaryColumnWidth, preferredSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    changeState { [model] in (model.widths[.primary], model.widths[.supplementary]) = (primary, supplementary) }
  }
  /// Whether a finger brings columns into view. Kept, and reported where it is false: a button does that here, too.
  open var presentsWithGesture = true {
    didSet {
      reportUnkept(
        "UISplitViewController.presentsWithGesture", if: !presentsWithGesture, "columns come by the button in the bar.")
    }
  }
  /// Whether there is a button that hides all columns but the last one. Kept, and reported where it is true.
  open var showsSecondaryOnlyButton = false {
    didSet {
      reportUnkept(
        "UISplitViewController.showsSecondaryOnlyButton", if: showsSecondaryOnlyButton,
        "the button in the bar hides columns at the leading edge.")
    }
  }
  /// The ground of the column at the leading edge. A sidebar's is reported: lists of a sidebar have their own.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet {
      if primaryBackgroundStyle == .none { return }
      reportUnkept(
        "UISplitViewController.primaryBackgroundStyle",
        "the column has the ground of what is in it: give its list the appearance .sidebar.")
    }
  }
  fileprivate func collapse() {
    let proposed = model.column
    var top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if style == .unspecified, let primary = model.controllers[.primary], let secondary = model.controllers[.secondary] {
      // True says that the delegate has seen to the last column: the first one is seen then.
      top =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        ? .primary : .secondary
    }
    if top != model.column { model.column = top }
    delegate?.splitViewControllerDidCollapse(self)
  }
  fileprivate func expand() { delegate?.splitViewControllerDidExpand(self) }
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

/// Says which column is seen where a window has room for one alone. All of it may be left out.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is seen in a narrow window.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Of columns without a style: whether the first one is seen in a narrow window. By itself the second one is.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The window has become narrow, or wide.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// What an app says of the width of a column: points, or a part of all columns; nil for what it leaves open.
private struct ColumnWidths: Equatable {
  var least: CGFloat?, ideal: CGFloat?, most: CGFloat?, fraction: CGFloat?
  init?(
    _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat, fraction: CGFloat = UISplitViewController.automaticDimension
  ) {
    func given(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length >= 0 && length != .greatestFiniteMagnitude ? length : nil
    }
    (self.least, self.ideal, self.most, self.fraction) = (given(least), given(ideal), given(most), given(fraction))
    if self.least == nil && self.ideal == nil && self.most == nil && self.fraction == nil { return nil }
  }
}
private struct ColumnWidth: ViewModifier {
  let widths: ColumnWidths?
  /// Of all columns: points.
  let whole: CGFloat
  func body(content: Content) -> some View {
    if let widths {
      let ideal = widths.ideal ?? widths.fraction.map { whole * min($0, 1) } ?? widths.least ?? 320
      let least = min(widths.least ?? 0, ideal), most = max(widths.most ?? ideal, least)
      content.navigationSplitViewColumnWidth(min: least, ideal: min(max(ideal, least), most), max: most)
    } else {
      content
    }
  }
}
private struct SplitStyle: ViewModifier {
  let behavior: UISplitViewController.SplitBehavior
  func body(content: Content) -> some View {
    switch behavior {
    case .automatic: content
    case .tile: content.navigationSplitViewStyle(.balanced)
    case .overlay, .displace: content.navigationSplitViewStyle(.prominentDetail)
    }
  }
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
  var behavior = UISplitViewController.SplitBehavior.automatic
  var widths: [UISplitViewController.Column: ColumnWidths] = [:]
  @ObservationIgnored weak var owner: UISplitViewController?
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
    columns.modifier(SplitStyle(behavior: model.behavior))
      .onChange(of: sizeClass == .compact, initial: true) { wasCompact, isCompact in
        if isCompact { model.owner?.collapse() } else if wasCompact { model.owner?.expand() }
      }
  }
  @ViewBuilder private var columns: some View {
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
  private func column(_ column: UISplitViewController.Column) -> some View {
    content(column).modifier(
      ColumnWidth(widths: model.widths[column], whole: model.owner?.viewIfLoaded?.bounds.width ?? 0))
  }
  @ViewBuilder private func content(_ column: UISplitViewController.Column) -> some View {
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
