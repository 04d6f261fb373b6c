import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Tabs that make their view controllers, and who is asked about them.
@MainActor @Suite(.serialized) struct TabTests {
  private let phone = CGSize(width: 390, height: 700)
}

extension TabTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Page: UIViewController {
    let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.text = "In \(text)"
      view.addSubview(label)
    }
  }
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != refused }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append(viewController.title ?? "none")
    }
  }
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { Page($0.title) }
  }
  private func select(_ label: String, in window: TestWindow) throws {
    let tab = try require(window.find { $0.label == label })
    window.click(at: CGPoint(x: tab.frame.midX, y: tab.frame.midY))
    window.advance(by: .seconds(1))
  }

  @QuickTesting.Test func `a tab makes its view controller once, and the delegate hears of the one that is selected`()
    throws
  {
    let tabs = UITabBarController(tabs: [tab("Home"), tab("Mail"), tab("Notes")]), listener = Listener()
    tabs.delegate = listener
    expect(tabs.selectedTab?.identifier == "home" && tabs.tab(forIdentifier: "mail")?.tabBarController === tabs)
    let window = TestWindow(size: phone, idiom: .phone) { Screen(controller: tabs) }
    expect(window.displayList.contains("In Home") && !window.displayList.contains("In Mail"))
    let home = try require(tabs.selectedViewController)
    expect(home.parent === tabs && home === tabs.tabs[0].viewController)
    try select("Mail", in: window)
    expect(window.displayList.contains("In Mail") && listener.log == ["home to mail"] && tabs.selectedIndex == 1)
    listener.refused = "notes"
    try select("Notes", in: window)
    expect(window.displayList.contains("In Mail") && tabs.selectedTab?.identifier == "mail")
    tabs.selectedTab = tabs.tabs[2]
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("In Notes") && listener.log == ["home to mail"])
    expect(tabs.tabs[0].viewController === home && window.reports.isEmpty)
  }
  @QuickTesting.Test func `a group is one tab of a bar, and shows the child that is selected`() {
    let group = UITabGroup(
      title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
      children: [tab("Albums"), tab("Songs")])
    let tabs = UITabBarController()
    tabs.tabs = [tab("Home"), group]
    let window = TestWindow(size: phone, idiom: .phone) { Screen(controller: tabs) }
    expect(window.displayList.contains("\"Library\"") && !window.displayList.contains("\"Albums\""))
    tabs.selectedTab = group
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("In Albums") && tabs.selectedTab?.identifier == "albums")
    tabs.selectedTab = group.children[1]
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("In Songs") && group.selectedChild === group.children[1])
    expect(tabs.selectedIndex == 1 && window.reports.isEmpty)
  }
  @QuickTesting.Test func `titles and tabs change while the bar is shown`() {
    let tabs = UITabBarController(tabs: [tab("Home"), tab("Mail")])
    let window = TestWindow(size: phone, idiom: .phone) { Screen(controller: tabs) }
    tabs.tabs[1].title = "Letters"
    window.settle()
    expect(window.displayList.contains("\"Letters\"") && !window.displayList.contains("\"Mail\""))
    tabs.tabs[1].isHidden = true
    window.settle()
    expect(!window.displayList.contains("\"Letters\""))
    tabs.tabs = [tab("Other"), tabs.tabs[0]]
    window.settle()
    expect(window.displayList.contains("\"Other\"") && tabs.selectedTab?.identifier == "home")
  }
  @QuickTesting.Test func `the delegate is asked about view controllers, too`() throws {
    let first = Page("First"), second = Page("Second"), third = Page("Third"), listener = Listener()
    for page in [first, second, third] { page.title = page.text }
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second, third], animated: false)
    tabs.delegate = listener
    listener.refused = "Third"
    let window = TestWindow(size: phone, idiom: .phone) { Screen(controller: tabs) }
    try select("Third", in: window)
    expect(tabs.selectedViewController === first && window.displayList.contains("In First"))
    try select("Second", in: window)
    expect(tabs.selectedViewController === second && listener.log == ["Second"])
  }
}
