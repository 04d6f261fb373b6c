import Foundation
import HearthCore
import HearthUI
import Observation

/// Is asked and hears about tabs. All of it may be left out.
@MainActor @preconcurrency public protocol NSTabViewDelegate: AnyObject, NSObjectProtocol {
  /// Whether a tab may be selected, which the user asks for. True by itself.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// A tab is about to be selected.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// A tab is selected.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}
extension NSTabViewDelegate {
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}

/// A tab: what it says, and what it shows.
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
  /// What the app finds the tab by.
  open var identifier: Any?
  /// What the tab says.
  open var label = "" { didSet { if label != oldValue { whenChanged?() } } }
  /// A picture beside it.
  open var image: NSImage? { didSet { whenChanged?() } }
  /// What the user is told at the tab.
  open var toolTip: String?
  /// What the tab shows; that of `viewController`, where there is one.
  open var view: NSView? { didSet { if view !== oldValue { whenChanged?() } } }
  /// The view controller of what the tab shows.
  open var viewController: NSViewController? {
    didSet {
      if let viewController, label.isEmpty, let title = viewController.title { label = title }
      whenChanged?()
    }
  }
  /// The tabs that this one is among.
  open internal(set) weak var tabView: NSTabView?
  var whenChanged: (() -> Void)?
  /// Creates a tab.
  public init(identifier: Any?) { self.identifier = identifier }
  /// Creates a tab of a view controller, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }
  nonisolated deinit {}
  /// The view that is shown.
  var shownView: NSView? { viewController.map { $0.view } ?? view }
}

/// Views with a tab each, of which one is shown: a `TabView` of SwiftUI.
@MainActor @preconcurrency open class NSTabView: NSView {
  /// Where the tabs are.
  public nonisolated enum TabType: UInt, Sendable {
    /// Above the view.
    case topTabsBezelBorder = 0
    /// At the left: above it, here.
    case leftTabsBezelBorder
    /// Below: above it, here.
    case bottomTabsBezelBorder
    /// At the right: above it, here.
    case rightTabsBezelBorder
    /// No tabs: a box around the view, which it is without here.
    case noTabsBezelBorder
    /// No tabs.
    case noTabsLineBorder
    /// No tabs, and nothing around the view.
    case noTabsNoBorder
    var hasTabs: Bool {
      switch self {
      case .topTabsBezelBorder, .leftTabsBezelBorder, .bottomTabsBezelBorder, .rightTabsBezelBorder: true
      case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: false
      }
    }
  }
  let model = TabPanesModel()
  /// Where the tabs are. Other places than above the view are reported.
  open var tabViewType = TabType.topTabsBezelBorder {
    didSet {
      reportUnkept(
        "NSTabView.tabViewType",
        if: tabViewType.hasTabs && tabViewType != .topTabsBezelBorder && tabViewType != oldValue,
        "the tabs are above the view.")
      needsUpdate()
    }
  }
  /// Is asked and hears about the tabs. It is not kept.
  open weak var delegate: (any NSTabViewDelegate)?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.select = { [weak self] in self?.userDidSelect($0) }
  }
  /// Creates a view without tabs.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The tabs.
  open var tabViewItems: [NSTabViewItem] {
    get { model.items }
    set {
      for item in model.items { (item.tabView, item.whenChanged) = (nil, nil) }
      for item in newValue {
        item.tabView = self
        item.whenChanged = { [weak self] in self?.itemsDidChange() }
      }
      let selected = selectedTabViewItem, model = model
      WindowDisplay.changeState {
        model.items = newValue
        model.selection = newValue.firstIndex { $0 === selected } ?? 0
      }
      needsUpdate()
      if selected !== selectedTabViewItem { tellSelected() }
    }
  }
  private func itemsDidChange() {
    let model = model
    WindowDisplay.changeState { model.version += 1 }
  }
  /// How many tabs there are.
  open var numberOfTabViewItems: Int { model.items.count }
  /// Adds a tab behind the others.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
  /// Adds a tab at a place among the others.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItems.insert(tabViewItem, at: min(max(0, index), model.items.count))
  }
  /// Takes a tab away.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
  /// A tab.
  open func tabViewItem(at index: Int) -> NSTabViewItem { model.items[index] }
  /// Where a tab is; `NSNotFound` for nowhere.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    model.items.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// Where the tab with an identifier is; `NSNotFound` for nowhere.
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    let wanted = OutlineItems.key(identifier)
    return model.items.firstIndex { $0.identifier.map { OutlineItems.key($0) == wanted } ?? false } ?? NSNotFound
  }
  /// The tab that is shown; nil where there is none.
  open var selectedTabViewItem: NSTabViewItem? {
    model.items.indices.contains(model.selection) ? model.items[model.selection] : nil
  }
  /// Shows a tab.
  open func selectTabViewItem(at index: Int) {
    guard model.items.indices.contains(index), index != model.selection else { return }
    delegate?.tabView(self, willSelect: model.items[index])
    let model = model
    model.selection = index
    tellSelected()
  }
  /// Shows a tab.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    if let tabViewItem { selectTabViewItem(at: indexOfTabViewItem(tabViewItem)) }
  }
  /// Shows the tab with an identifier.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  /// Shows the tab after the one that is shown.
  open func selectNextTabViewItem(_ sender: Any?) { selectTabViewItem(at: model.selection + 1) }
  /// Shows the tab before it.
  open func selectPreviousTabViewItem(_ sender: Any?) { selectTabViewItem(at: model.selection - 1) }
  var whenSelected: (() -> Void)?
  private func tellSelected() {
    delegate?.tabView(self, didSelect: selectedTabViewItem)
    whenSelected?()
  }
  private func userDidSelect(_ index: Int) {
    model.version += 1
    guard model.items.indices.contains(index), delegate?.tabView(self, shouldSelect: model.items[index]) != false
    else { return }
    selectTabViewItem(at: index)
  }
  override var showsSubviewsInContent: Bool { true }
  override func makeContent() -> AnyView? { AnyView(TabPanesView(model: model, hasTabs: tabViewType.hasTabs)) }
}

/// What a tab view shows.
@MainActor @Observable final class TabPanesModel {
  var items: [NSTabViewItem] = []
  var selection = 0
  var version = 0
  /// Told of what the user selects.
  @ObservationIgnored var select: ((Int) -> Void)?
  nonisolated init() {}
  nonisolated deinit {}
}
private struct TabPanesView: View {
  let model: TabPanesModel
  let hasTabs: Bool
  var body: some View {
    let _ = model.version
    if hasTabs {
      TabView(selection: Binding(get: { model.selection }, set: { model.select?($0) })) {
        ForEach(Array(model.items.enumerated()), id: \.offset) { index, item in
          TabPane(item: item)
            .tabItem {
              if let image = item.image { Image(nsImage: image) }
              Text(verbatim: item.label)
            }
            .tag(index)
        }
      }
    } else if model.items.indices.contains(model.selection) {
      TabPane(item: model.items[model.selection]).id(model.selection)
    }
  }
}
private struct TabPane: View {
  let item: NSTabViewItem
  var body: some View {
    if let controller = item.viewController {
      ControllerPresenter(controller: controller).id(ObjectIdentifier(controller))
    } else if let view = item.view {
      UIViewPresenter(view: view).id(ObjectIdentifier(view))
    }
  }
}
