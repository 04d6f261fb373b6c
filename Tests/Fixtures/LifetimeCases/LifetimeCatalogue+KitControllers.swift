import SwiftUI
import UIKit

/// Presents another controller when it appears, and closes it again when it is told to.
private final class LifetimePresenter: LifetimeController {
  let makePresented: @MainActor (LifetimeModel) -> UIViewController
  let closes: Bool
  init(_ model: LifetimeModel, closes: Bool, _ makePresented: @escaping @MainActor (LifetimeModel) -> UIViewController)
  {
    (self.makePresented, self.closes) = (makePresented, closes)
    super.init(model)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let model = model
    present(makePresented(model), animated: true) { model.text = "presented" }
    if closes { dismiss(animated: true) { model.text = "dismissed" } }
  }
}

extension LifetimeCatalogue {
  private mutating func addPresented(_ name: String, _ make: @escaping @MainActor (LifetimeModel) -> UIViewController) {
    addController("\(name), presented") { LifetimePresenter($0, closes: false, make) }
    addController("\(name), closed") { LifetimePresenter($0, closes: true, make) }
  }

  mutating func addKitControllers() {
    addController("UIViewController") { model in
      let controller = LifetimeController(model), child = LifetimeController(model)
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      return controller
    }
    addController("UINavigationController") { model in
      let navigation = UINavigationController(rootViewController: LifetimeController(model))
      navigation.pushViewController(LifetimeController(model), animated: true)
      navigation.pushViewController(LifetimeController(model), animated: false)
      navigation.popViewController(animated: true)
      return navigation
    }
    addController("UITabBarController") { model in
      let tabs = UITabBarController()
      tabs.viewControllers = [
        LifetimeController(model), UINavigationController(rootViewController: LifetimeController(model)),
      ]
      return tabs
    }
    addController("UITab") { model in
      let tabs = UITabBarController()
      tabs.tabs = [
        UITab(title: "a", image: nil, identifier: "a") { _ in LifetimeController(model) },
        UISearchTab { _ in LifetimeController(model) },
      ]
      return tabs
    }
    addController("UISplitViewController") { model in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(LifetimeController(model), for: .primary)
      split.setViewController(LifetimeController(model), for: .secondary)
      return split
    }
    addController("UIPageViewController") { model in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([LifetimeController(model)], direction: .forward, animated: true)
      return pages
    }
    addController("UITableViewController") { model in
      let controller = UITableViewController(style: .plain)
      controller.tableView.tableHeaderView = LifetimeView(model)
      return controller
    }
    addController("UICollectionViewController") { model in
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.view.addSubview(LifetimeView(model))
      return controller
    }
    addController("UISearchController") { model in
      let controller = LifetimeController(model)
      let search = UISearchController(searchResultsController: LifetimeController(model))
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    }
    addController("bar items") { model in
      let controller = LifetimeController(model)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "b", primaryAction: UIAction { _ in model.note() })
      return UINavigationController(rootViewController: controller)
    }
    addPresented("UIViewController") { LifetimeController($0) }
    addPresented("UIHostingController") { model in UIHostingController(rootView: List { Text("\(model.number)") }) }
    addPresented("UINavigationController") { UINavigationController(rootViewController: LifetimeController($0)) }
    addPresented("a sheet") { model in
      let controller = LifetimeController(model)
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      return controller
    }
    addPresented("a full screen") { model in
      let controller = LifetimeController(model)
      controller.modalPresentationStyle = .fullScreen
      return controller
    }
    addPresented("a popover") { model in
      let controller = LifetimeController(model)
      controller.modalPresentationStyle = .popover
      return controller
    }
    addPresented("UIAlertController") { model in
      let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "a", style: .default) { _ in model.note() })
      alert.addTextField { _ in model.text = "x" }
      return alert
    }
    addPresented("UIAlertController as a sheet of actions") { model in
      let alert = UIAlertController(title: "t", message: "m", preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "a", style: .default) { _ in model.note() })
      return alert
    }
    addPresented("UIActivityViewController") { model in
      let controller = UIActivityViewController(activityItems: ["\(model.number)"], applicationActivities: nil)
      controller.completionWithItemsHandler = { _, _, _, _ in model.note() }
      return controller
    }
    addPresented("UIDocumentPickerViewController") { _ in
      UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    }
    addPresented("UIImagePickerController") { _ in UIImagePickerController() }
    addPresented("UIColorPickerViewController") { _ in UIColorPickerViewController() }
    addPresented("UIFontPickerViewController") { _ in UIFontPickerViewController() }
  }
}
