import Foundation
import HearthCore
import HearthUI

/// A column of a split view controller: its view controller, and how wide it may be.
@MainActor @preconcurrency open class NSSplitViewItem: NSObject {
  /// What a column is for.
  public nonisolated enum Behavior: Int, Sendable {
    /// Nothing in particular.
    case `default` = 0
    /// At the side of the window, with what there is to choose.
    case sidebar
    /// A list of what is in what was chosen.
    case contentList
    /// At the other side, with what is said of what is shown.
    case inspector
  }
  /// What stands for a width that nobody has said.
  public nonisolated static let unspecifiedDimension: CGFloat = -1
  /// What the column is for.
  public let behavior: Behavior
  /// What the column shows.
  open var viewController: NSViewController { didSet { owner?.itemsDidChange() } }
  /// Whether the column is not shown.
  open var isCollapsed = false { didSet { if isCollapsed != oldValue { owner?.itemsDidChange() } } }
  /// Whether the column can be hidden: by `toggleSidebar(_:)` and by its line.
  open var canCollapse: Bool
  /// The least width, or height: points, or `unspecifiedDimension`.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.itemsDidChange() } }
  /// The greatest width, or height: points, or `unspecifiedDimension`.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.itemsDidChange() } }
  /// Which column keeps its size while that of the window changes. Columns share it in proportion, and a different value is reported.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow {
    didSet {
      reportUnkept(
        "NSSplitViewItem.holdingPriority", if: holdingPriority != oldValue && behavior == .default,
        "columns share another size in proportion. Limit one by minimumThickness and maximumThickness.")
    }
  }
  fileprivate weak var owner: NSSplitViewController?
  /// Creates a column.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
  /// Creates a column at the side of the window.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    (minimumThickness, maximumThickness) = (140, 280)
  }
  /// Creates a column with a list.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
    minimumThickness = 160
  }
  /// Creates a column at the other side of the window.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
    (minimumThickness, maximumThickness) = (200, 320)
  }
  private init(_ viewController: NSViewController, _ behavior: Behavior) {
    (self.viewController, self.behavior) = (viewController, behavior)
    canCollapse = behavior == .sidebar || behavior == .inspector
  }
  nonisolated deinit {}
  /// The same, for changes by an animation.
  open func animator() -> Self { self }
}

/// View controllers in columns with lines between them that the user can move.
///
///     let split = NSSplitViewController()
///     split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: SidebarController()))
///     split.addSplitViewItem(NSSplitViewItem(viewController: PageController()))
@MainActor @preconcurrency open class NSSplitViewController: NSViewController {
  /// The view with the columns.
  open var splitView = NSSplitView() { didSet { itemsDidChange() } }
  /// The columns, from the leading edge on.
  open var splitViewItems: [NSSplitViewItem] = [] {
    didSet {
      for item in oldValue where !splitViewItems.contains(where: { $0 === item }) {
        item.owner = nil
        item.viewController.removeFromParent()
      }
      for item in splitViewItems where item.viewController.parent !== self {
        addChild(item.viewController)
        item.viewController.didMove(toParent: self)
      }
      for item in splitViewItems { item.owner = self }
      itemsDidChange()
    }
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    splitView.isVertical = true
    splitView.dividerStyle = .thin
  }
  /// Creates a view controller without columns.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() { view = splitView }
  /// Adds a column behind the others.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
  /// Adds a column at a place among the others.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: min(max(0, index), splitViewItems.count))
  }
  /// Takes a column away.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// The column of a view controller.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Hides the column at the side of the window, or shows it.
  open func toggleSidebar(_ sender: Any?) { toggle(.sidebar) }
  /// Hides the column at the other side of the window, or shows it.
  open func toggleInspector(_ sender: Any?) { toggle(.inspector) }
  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    guard let item = splitViewItems.first(where: { $0.behavior == behavior && $0.canCollapse }) else { return }
    item.isCollapsed.toggle()
  }
  fileprivate func itemsDidChange() {
    let items = splitViewItems
    let split = splitView
    split.change { model in
      model.panes = items.map { item in
        let view: NSView = item.viewController.view
        let pane = model.panes.first { $0.view === view } ?? Pane(view, split)
        pane.isCollapsed = item.isCollapsed
        pane.least = max(0, item.minimumThickness)
        pane.most = item.maximumThickness >= 0 ? max(pane.least, item.maximumThickness) : .infinity
        return pane
      }
    }
  }
}
