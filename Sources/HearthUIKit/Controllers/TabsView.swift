import Foundation
import HearthCore
import HearthUI
import Observation

/// What a `UITabBarController` shows.
@Observable @MainActor final class TabsModel {
  var controllers: [UIViewController] = []
  var selection = 0
  var version = 0
  /// The tabs, where the controller has such instead of view controllers.
  var tabs: [UITab] = []
  var selected: UITab?
  var isSidebar = false
  @ObservationIgnored private(set) lazy var bar: UITabBar = {
    let bar = UITabBar()
    bar.didChange = { [weak self] in WindowDisplay.changeState { self?.version += 1 } }
    return bar
  }()
  /// Told of what the user selects, and answers whether that counts.
  @ObservationIgnored var selectIndex: ((Int) -> Void)?
  @ObservationIgnored var selectTab: ((UITab) -> Void)?

  func tab(_ identifier: String) -> UITab? {
    for tab in tabs { if let found = tab.find(identifier) { return found } }
    return nil
  }
  /// The tab of a bar that stands for a tab.
  func top(_ tab: UITab) -> UITab {
    var tab = tab
    while let parent = tab.parent { tab = parent }
    return tab
  }
  /// What is selected of the tabs that are shown.
  var shownSelection: String {
    guard let selected else { return "" }
    return isSidebar ? selected.leaf.identifier : top(selected).identifier
  }
  /// The user has selected another tab, which the delegate may refuse: what is shown is read again then.
  func userDidSelect(_ identifier: String) {
    version += 1
    if let tab = tab(identifier) { selectTab?(tab) }
  }
  func userDidSelect(_ index: Int) {
    version += 1
    selectIndex?(index)
  }
}

struct TabsView: View {
  let model: TabsModel
  var body: some View {
    let _ = model.version
    Group {
      if model.tabs.isEmpty { IndexedTabs(model: model) } else { NamedTabs(model: model) }
    }
    .transformEnvironment(\.appearances) { model.bar.add(to: &$0) }
  }
}

/// View controllers with a tab each.
private struct IndexedTabs: View {
  let model: TabsModel
  var body: some View {
    let _ = model.version
    TabView(selection: Binding(get: { model.selection }, set: { model.userDidSelect($0) })) {
      ForEach(Array(model.controllers.enumerated()), id: \.offset) { index, controller in
        let item = controller.tabBarItem
        ControllerPresenter(controller: controller, isCovered: index != model.selection)
          .tabItem {
            let selected = index == model.selection ? item?.selectedImage : nil
            if let image = selected ?? item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? controller.title ?? "")
          }
          .badge(item?.badgeValue)
          .tag(index)
      }
    }
  }
}

/// Tabs that make their view controllers.
private struct NamedTabs: View {
  let model: TabsModel
  private var selection: Binding<String> {
    Binding(get: { model.shownSelection }, set: { model.userDidSelect($0) })
  }
  private var shown: [UITab] { model.tabs.filter { isShown($0) } }
  private func isShown(_ tab: UITab) -> Bool { !tab.isHidden || model.selected?.identifier == tab.identifier }
  var body: some View {
    let _ = model.version
    if model.isSidebar {
      TabView(selection: selection) {
        ForEach(shown, id: \.identifier) { tab in
          if let group = tab as? UITabGroup {
            TabSection {
              ForEach(group.children.filter { isShown($0) }, id: \.identifier) { item($0) }
            } header: {
              Text(verbatim: group.title)
            }
          } else {
            item(tab)
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    } else {
      TabView(selection: selection) { ForEach(shown, id: \.identifier) { item($0) } }
    }
  }
  private func item(_ tab: UITab) -> some TabContent<String> {
    let title = tab.title, image = tab.image
    return Tab(value: tab.identifier, role: tab is UISearchTab ? .search : nil) {
      TabPage(tab: tab, model: model)
    } label: {
      if let image { Image(uiImage: image) }
      Text(verbatim: title)
    }
    .badge(tab.badgeValue)
  }
}

/// What a tab shows: its view controller, made when this is.
private struct TabPage: View {
  let tab: UITab
  let model: TabsModel
  var body: some View {
    let _ = model.version
    let leaf = tab.leaf
    if let controller = tab.viewController ?? leaf.viewController {
      ControllerPresenter(
        controller: controller, isCovered: model.selected.map { model.top($0) !== model.top(tab) } ?? true
      )
      .id(ObjectIdentifier(controller))
    }
  }
}
