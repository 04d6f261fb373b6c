import Foundation
import HearthCore
import HearthUI
import Observation

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
  override func childDidChange(_ child: UIViewController) { changeState { [model] in model.version += 1 } }
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
        ControllerPresenter(controller: controller, isCovered: index != model.selection)
          .tabItem {
            if let image = item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? controller.title ?? "")
          }
          .badge(item?.badgeValue)
          .tag(index)
      }
    }
    .transformEnvironment(\.appearances) { model.bar.add(to: &$0) }
  }
}
