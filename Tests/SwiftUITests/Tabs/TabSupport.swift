import HearthTesting
import QuickTesting
import SwiftUI

/// What the pages of tabs did, and what the app writes.
@Observable final class TabLog {
  var choice = "a"
  var optional: String?
  var names = ["a", "b", "c"]
  var path: [Int] = []
  var flag = false
  @ObservationIgnored var made: [String] = []
  @ObservationIgnored var log: [String] = []
  init() {}
  nonisolated deinit {}
}

/// The content of a tab, with a state of its own.
struct TabPageView: View {
  let name: String
  let log: TabLog
  @State private var count = 0
  var body: some View {
    let _ = log.made.append(name)
    VStack {
      Text(verbatim: "page \(name)").accessibilityIdentifier("page")
      Text(verbatim: "count \(count)").accessibilityIdentifier("count")
      Button("add") { count += 1 }.accessibilityIdentifier("add")
      TextField("Draft", text: .constant("")).accessibilityIdentifier("field")
    }
    .onAppear { log.log.append("+\(name)") }
    .onDisappear { log.log.append("-\(name)") }
    .task {
      log.log.append("task \(name)")
      try? await Task.sleep(for: .seconds(1_000_000))
      if Task.isCancelled { log.log.append("cancelled \(name)") }
    }
  }
}

/// Tabs as source before 2024 writes them.
struct TaggedTabs: View {
  @Bindable var log: TabLog
  var body: some View {
    TabView(selection: $log.choice) {
      TabPageView(name: "a", log: log).tabItem { Label("Alpha", systemImage: "house") }.tag("a")
      TabPageView(name: "b", log: log).tabItem {
        Image(systemName: "star"); Text("Beta")
      }.tag("b").badge(3)
      ForEach(["c", "d"], id: \.self) { name in
        TabPageView(name: name, log: log).tabItem { Text(name.uppercased()).accessibilityIdentifier("tab \(name)") }
      }
    }
  }
}
/// Tabs as values.
struct ValuedTabs: View {
  @Bindable var log: TabLog
  var body: some View {
    TabView(selection: $log.choice) {
      Tab("Alpha", systemImage: "house", value: "a") { TabPageView(name: "a", log: log) }
      Tab(value: "b") {
        TabPageView(name: "b", log: log)
      } label: {
        Label("Beta", systemImage: "star")
      }.badge(3)
      TabSection("More") {
        ForEach(["c", "d"], id: \.self) { name in
          Tab(name.uppercased(), systemImage: "folder", value: name) { TabPageView(name: name, log: log) }
        }
      }
    }
  }
}

extension TestWindow {
  func tab(_ label: String) -> Element? { find { $0.label == label && $0.traits.contains(.isButton) } }
  func chooseTab(_ label: String) {
    guard let frame = tab(label)?.frame else { return }
    click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  var selectedTabs: [String] {
    var names: [String] = []
    func visit(_ element: Element) {
      if element.traits.contains(.isTabBar) {
        for child in element.children where child.isSelected { names.append(child.label) }
      }
      for child in element.children { visit(child) }
    }
    for element in elements { visit(element) }
    return names
  }
}

// A setting of the desktop.
extension TestWindow {
  func setReducesMotion(_ reduces: Bool) { settings.reducesMotion = reduces }
}
