import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// Bars that are changed while the views of their controllers are made.
@MainActor struct BarStateTests {}

extension BarStateTests {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      navigationController?.navigationBar.prefersLargeTitles = true
      navigationController?.navigationBar.tintColor = .systemPink
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      navigationController?.navigationBar.standardAppearance = appearance
      tabBarController?.tabBar.unselectedItemTintColor = .gray
      tabBarController?.tabBar.tintColor = .systemPink
    }
  }
  private struct Tabs: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { name in
        let stack = UINavigationController(rootViewController: Page())
        stack.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        return stack
      }
      return tabs
    }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {}
  }
  private struct Stack: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: Page())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func `a bar is changed in viewDidLoad without a report, and has the change`() {
    for hasTabs in [false, true] {
      let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) {
        if hasTabs { Tabs() } else { Stack() }
      }
      expect(window.reports.isEmpty, "\(window.reports)")
      let titles = window.elements.filter { $0.label == "Inbox" }
      // A large title is as high as a line of 34 points.
      expect(titles.contains { $0.frame.height > 30 }, "\(titles)")
    }
  }
}
