import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

/// What the app under test sets when it starts.
@MainActor private enum Setting {
  static var set: () -> Void = {}
}
private struct StyledApp: App {
  init() { Setting.set() }
  var body: some Scene { WindowGroup { Content() } }
}
private struct Content: View {
  @State private var choice = "Red"
  @State private var text = "Text"
  @State private var isOn = true
  @State private var number = 0.5
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Fruit") {
            ForEach(0..<40) { Text("Row \($0)") }
          }
        }
        .navigationTitle("Fruit")
        .toolbar { Button("Add") {} }
      }
      .tabItem { Label("Fruit", systemImage: "leaf") }
      VStack {
        Picker("Colour", selection: $choice) {
          Text("Red").tag("Red")
          Text("Blue").tag("Blue")
        }
        .pickerStyle(.segmented)
        TextEditor(text: $text)
        Toggle("On", isOn: $isOn)
        Slider(value: $number)
      }
      .tabItem { Label("Controls", systemImage: "gear").accessibilityIdentifier("controls") }
    }
  }
}
private let phone = CGSize(width: 390, height: 844)
@MainActor private func launch(_ set: @escaping () -> Void = {}) -> TestWindow {
  Setting.set = set
  return TestWindow(StyledApp.self, size: phone, idiom: .phone)
}
private let red = "#ff0000", blue = "#0000ff", green = "#00ff00"

@Suite(.serialized) @MainActor struct AppearanceTests {}

extension AppearanceTests {
  @QuickTesting.Test func `Nothing that is set leaves bars as they are`() {
    let plain = launch()
    expect(!plain.displayList.contains(red) && plain.reports.isEmpty)
  }
  @QuickTesting.Test func `Bars above pages have the ground and the titles that the app gives them`() {
    let window = launch {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.shadowColor = .clear
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
      UINavigationBar.appearance().tintColor = .green
    }
    let list = window.lines
    expect(list.contains { $0.contains("fill 0,0 390x") && $0.contains(red) })
    expect(list.contains { $0.contains(blue) && $0.contains("\"Fruit\"") })
    expect(list.contains { $0.contains(green) && $0.contains("\"Add\"") })
  }
  @QuickTesting.Test func `Without a look for the edge a bar is clear until content lies below it`() {
    let window = launch {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
    }
    expect(!window.lines.contains { $0.contains(red) })
    window.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 195, y: 400))
    expect(window.lines.contains { $0.contains(red) })
    expect(window.lines.contains { $0.contains(blue) && $0.contains("\"Fruit\"") })
  }
  @QuickTesting.Test func `An image of no size makes bars clear`() {
    let window = launch {
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UINavigationBar.appearance().shadowImage = UIImage()
      UINavigationBar.appearance().backgroundColor = .red
    }
    expect(window.lines.contains { $0.contains(red) })
    expect(UINavigationBar.appearance().backgroundColor, equals: .red)
  }
  @QuickTesting.Test func `Tabs have the colours that the app gives them`() {
    let window = launch {
      UITabBar.appearance().unselectedItemTintColor = .red
      UITabBar.appearance().tintColor = .blue
      UITabBar.appearance().backgroundColor = .green
      UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    }
    let list = window.lines
    expect(list.contains { $0.contains(red) && $0.contains("\"Controls\"") })
    // Round metrics: lines are 1.25 times as high as their font is large.
    expect(list.contains { $0.contains("x25 ") && $0.contains("\"Controls\"") })
    expect(list.contains { $0.contains(blue) && $0.contains("\"Fruit\"") })
    expect(list.contains { $0.contains("fill") && $0.contains(green) })
  }
  @QuickTesting.Test func `A tab has its title, its badge and what lies behind it where the app says`() throws {
    func place(_ set: @escaping (UITabBarAppearance) -> Void) throws -> CGPoint {
      let window = launch {
        let appearance = UITabBarAppearance()
        set(appearance)
        UITabBar.appearance().standardAppearance = appearance
      }
      return try require(window.place(ofDrawn: "Controls"))
    }
    let plain = try place { _ in }
    let moved = try place {
      $0.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    }
    expect(moved.x == plain.x + 2 && moved.y == plain.y - 3)
    let near = try place { $0.stackedItemPositioning = .centered }
    expect(near.x < plain.x)
    let wide = try place { ($0.stackedItemWidth, $0.stackedItemSpacing) = (80, 30) }
    // Two tabs in the middle of the bar: the second one begins half of the room between them to the right.
    expect(abs(wide.x - near.x) > 5)
    let window = launch {
      let appearance = UITabBarAppearance()
      appearance.selectionIndicatorTintColor = .red
      UITabBar.appearance().standardAppearance = appearance
    }
    expect(window.lines.contains { $0.contains("fill") && $0.contains(red) })
  }
  @QuickTesting.Test func `Titles of bars are moved, and buttons that cannot be used have the colour of that`() throws {
    func title(_ offset: CGFloat) throws -> CGPoint {
      let window = launch {
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: offset)
        UINavigationBar.appearance().standardAppearance = appearance
      }
      window.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 195, y: 400))
      return try require(window.place(ofDrawn: "Fruit"))
    }
    expect(try title(4).y, equals: try title(0).y + 4)
  }
  @QuickTesting.Test func `Tabs can be hidden everywhere`() {
    let window = launch { UITabBar.appearance().isHidden = true }
    expect(!window.lines.contains { $0.contains("\"Controls\"") })
  }
  @QuickTesting.Test func `Lists have the ground, the rows and the lines that the app gives them`() {
    let window = launch {
      UITableView.appearance().backgroundColor = .red
      UITableViewCell.appearance().backgroundColor = .blue
      UITableView.appearance().separatorColor = .green
    }
    let list = window.lines
    expect(list.contains { $0.contains("fill") && $0.contains(red) })
    expect(list.contains { $0.contains("fill") && $0.contains(blue) })
    expect(list.contains { $0.contains("fill") && $0.contains(green) })
    let plain = launch {
      UITableView.appearance().separatorColor = .green
      UITableView.appearance().separatorStyle = .none
    }
    expect(!plain.lines.contains { $0.contains(green) })
  }
  @QuickTesting.Test func `Lists and scroll views scroll as the app says`() throws {
    let window = launch { UITableView.appearance().isScrollEnabled = false }
    let before = window.displayList
    window.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 195, y: 400))
    expect(window.displayList, equals: before)
    let other = launch { UIScrollView.appearance().isScrollEnabled = false }
    other.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 195, y: 400))
    expect(other.displayList, equals: launch().displayList)
  }
  @QuickTesting.Test func `Controls have the colours that the app gives them`() throws {
    let window = launch {
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
      UITextView.appearance().backgroundColor = .orange
      UISwitch.appearance().onTintColor = .blue
      UISwitch.appearance().thumbTintColor = .yellow
      UISlider.appearance().minimumTrackTintColor = .green
      UISlider.appearance().maximumTrackTintColor = .magenta
      UISlider.appearance().thumbTintColor = .brown
    }
    window.click("controls")
    let list = window.lines
    expect(list.contains { $0.contains("fill") && $0.contains(red) })
    // Over the text of the chosen segment, where that has drawn.
    let text = try require(list.firstIndex { $0.contains("\"Red\"") })
    expect(list[text...].prefix(3).contains { $0.contains("#ffffff") } && window.displayList.contains("sourceAtop"))
    expect(list.contains { $0.contains("#800080") && $0.contains("\"Blue\"") })
    for color in [blue, "#ffff00", green, "#ff00ff", "#996633", "#ff8000"] {
      expect(list.contains { $0.contains("fill") && $0.contains(color) }, "\(color)")
    }
  }
  @QuickTesting.Test func `Dots that stand for pages have the colours that the app gives them`() {
    struct PagesApp: App {
      init() {
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UIPageControl.appearance().pageIndicatorTintColor = .blue
      }
      var body: some Scene {
        WindowGroup {
          TabView {
            Text("One")
            Text("Two")
            Text("Three")
          }
          .tabViewStyle(.page)
        }
      }
    }
    let list = TestWindow(PagesApp.self, size: phone, idiom: .phone).lines
    expect(list.count { $0.contains("ellipse") && $0.contains(red) }, equals: 1)
    expect(list.count { $0.contains("ellipse") && $0.contains(blue) }, equals: 2)
  }
  @QuickTesting.Test func `What a view sets in its initialiser is seen in its window`() {
    struct Inner: View {
      init() { UITableView.appearance().backgroundColor = .red }
      var body: some View { List { Text("Row") } }
    }
    struct LateApp: App {
      var body: some Scene { WindowGroup { Inner() } }
    }
    let window = TestWindow(LateApp.self, size: phone, idiom: .phone)
    expect(window.lines.contains { $0.contains("fill") && $0.contains(red) })
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `Fields have the button that empties them, where the app gives one to all`() throws {
    struct FieldApp: App {
      init() {
        UITextField.appearance().clearButtonMode = .whileEditing
        UITextField.appearance().backgroundColor = .red
      }
      @State private var text = "Fig"
      var body: some Scene {
        WindowGroup { TextField("Fruit", text: $text).textFieldStyle(.roundedBorder).accessibilityIdentifier("fruit") }
      }
    }
    let window = TestWindow(FieldApp.self, size: phone, idiom: .phone)
    expect(window.lines.contains { $0.contains("fill") && $0.contains(red) })
    expect(window.find { $0.label == "Clear" } == nil)
    window.click("fruit")
    window.type("s")
    expect(window.displayList.contains("\"Figs\""))
    let button = try require(window.find { $0.label == "Clear" })
    window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    expect(!window.displayList.contains("\"Figs\"") && window.find { $0.label == "Clear" } == nil)
    window.type("Pear")
    expect(window.displayList.contains("\"Pear\"") && window.reports.isEmpty)
  }
  @QuickTesting.Test func `Searches have the ground and the letters that the app gives them`() {
    struct SearchApp: App {
      init() {
        UISearchTextField.appearance().backgroundColor = .red
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .blue
      }
      @State private var text = "Fig"
      var body: some Scene {
        WindowGroup { NavigationStack { List { Text("Row") }.searchable(text: $text) } }
      }
    }
    let window = TestWindow(SearchApp.self, size: CGSize(width: 700, height: 500))
    expect(window.lines.contains { $0.contains("fill") && $0.contains(red) })
    expect(window.lines.contains { $0.contains(blue) && $0.contains("\"Fig\"") })
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `An appearance of views that have none is reported`() {
    let said = TestWindow.reports { UILabel.appearance().alpha = 0.5 }
    expect(said.count == 1 && said[0].contains("UILabel"))
  }
  @QuickTesting.Test func `An app does not see what another one has set`() {
    let first = launch { UITableView.appearance().backgroundColor = .red }
    expect(first.lines.contains { $0.contains(red) })
    expect(!launch().lines.contains { $0.contains(red) })
  }
  @QuickTesting.Test func `An appearance is taken as it is when it is set`() {
    var background: UIColor?
    _ = launch {
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = .red
      appearance.stackedLayoutAppearance.normal.iconColor = .blue
      UITabBar.appearance().standardAppearance = appearance
      appearance.backgroundColor = .green
      appearance.stackedLayoutAppearance.normal.iconColor = .green
      background = UITabBar.appearance().standardAppearance.backgroundColor
      expect(UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.iconColor, equals: .blue)
    }
    expect(background, equals: .red)
  }
}

extension TestWindow {
  /// What the window shows, line by line.
  fileprivate var lines: [Substring] { displayList.split(separator: "\n") }
}
