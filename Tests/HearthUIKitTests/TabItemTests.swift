import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// What the tab of a view controller says.
@MainActor struct TabItemTests {}

extension TabItemTests {
  private struct Tabs: UIViewControllerRepresentable {
    let items: [UITabBarItem]
    let selection: Int
    func makeUIViewController(context: Context) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = items.map { item in
        let page = UIViewController()
        page.tabBarItem = item
        return page
      }
      tabs.selectedIndex = selection
      return tabs
    }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {}
  }
  private func items(selected: UIImage?) -> [UITabBarItem] {
    let star = UIImage(systemName: "star")
    return [
      UITabBarItem(title: "One", image: star, selectedImage: selected), UITabBarItem(title: "Two", image: star, tag: 1),
    ]
  }
  private func window(_ items: [UITabBarItem], selection: Int) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Tabs(items: items, selection: selection) }
  }

  @Test func `a selected tab shows its own image for that`() {
    let filled = UIImage(systemName: "heart.fill")
    func pictures(_ selection: Int) -> (plain: String, filled: String) {
      (
        window(items(selected: nil), selection: selection).displayList,
        window(items(selected: filled), selection: selection).displayList
      )
    }
    let first = pictures(0), second = pictures(1)
    expect(first.plain != first.filled && second.plain == second.filled)
  }
  @Test func `a tab that gets another title or image later shows it`() {
    let items = items(selected: nil), window = window(items, selection: 0)
    let before = window.displayList
    items[1].title = "Three"
    window.settle()
    expect(window.find { $0.label == "Three" } != nil && window.find { $0.label == "Two" } == nil)
    items[1].title = "Two"
    window.settle()
    expect(window.displayList, equals: before)
    items[1].image = UIImage(systemName: "heart")
    items[0].selectedImage = UIImage(systemName: "heart.fill")
    window.settle()
    expect(window.displayList != before && window.reports == [])
  }
}
